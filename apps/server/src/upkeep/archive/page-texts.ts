import type { Language } from "@colophon/api";

/** What the page of an archive says. `{{host}}`, `{{date}}` and `{{size}}` are filled in. */
export interface PageTexts {
  /** The language's own name for itself. */
  name: string;
  title: { ended: string; copy: string };
  what: { ended: string; copy: string };
  certificates: string;
  /** The text of a link. */
  check: string;
  statements: string;
  /** Above the list of files. */
  files: string;
  /** Where other clocks have stamped the log; `{{clocks}}` are their names. */
  clocks: string;
  /** The text of a link. */
  evidence: string;
}

export const archivePageTexts: Record<Language, PageTexts> = {
  en: {
    name: "English",
    title: { ended: "The registry at {{host}} has ended", copy: "A copy of the log of {{host}}" },
    what: {
      ended:
        "The registry’s log ended on {{date}} with {{size}} entries. Nothing was added afterwards, and nothing more can be added.",
      copy: "This is the log as it was on {{date}}, with {{size}} entries. The registry was still running then and may have newer entries.",
    },
    certificates:
      "Every certificate stays valid. If you have a certificate, as a .colophon.json file or as a PDF, you can check it without the registry.",
    check: "Check a certificate",
    statements:
      "The check also covers what had been said about a certificate by the date of this log, where this archive includes it. The registered records aren’t here: they are in the certificates that people keep.",
    files: "For those who check with their own tools:",
    clocks:
      "Others have timestamped this log, which shows when it existed: {{clocks}}. Their timestamps can be checked with tools that the registry didn’t write.",
    evidence: "The evidence of these timestamps, day by day",
  },
  fr: {
    name: "Français",
    title: {
      ended: "Le registre {{host}} a pris fin",
      copy: "Copie du journal de {{host}}",
    },
    what: {
      ended:
        "Son journal a pris fin le {{date}} avec {{size}} entrées. Rien n’y a été ajouté depuis, et rien ne peut plus l’être.",
      copy: "Voici le journal tel qu’il était le {{date}}, avec {{size}} entrées. Le registre était alors en activité et contient peut-être des entrées plus récentes.",
    },
    certificates:
      "Tous les certificats restent valides. Si vous en avez un, sous forme de fichier .colophon.json ou de PDF, vous pouvez le vérifier sans le registre.",
    check: "Vérifier un certificat",
    statements:
      "Ce qui avait été déclaré jusque-là au sujet d’un certificat fait aussi partie de la vérification, si cette archive le contient. Les inscriptions elles-mêmes ne figurent pas ici\u202F: elles se trouvent dans les certificats que chacun conserve.",
    files: "Pour vérifier avec vos propres outils\u202F:",
    clocks:
      "Des tiers ont horodaté ce journal, ce qui montre à quelle date il existait déjà\u202F: {{clocks}}. Leurs preuves peuvent être vérifiées avec des outils qui ne viennent pas du registre.",
    evidence: "Leurs preuves, jour par jour",
  },
  es: {
    name: "Español",
    title: { ended: "El registro {{host}} se cerró", copy: "Copia de la bitácora de {{host}}" },
    what: {
      ended:
        "La bitácora de este registro se cerró el {{date}} con {{size}} entradas. Desde entonces no se ha añadido nada, ni se puede añadir.",
      copy: "Esta es la bitácora tal como estaba el {{date}}, con {{size}} entradas. El registro seguía entonces en marcha y puede tener entradas más recientes.",
    },
    certificates:
      "Todos los certificados siguen siendo válidos. Si tiene uno, como archivo .colophon.json o como PDF, puede verificarlo sin el registro.",
    check: "Verificar un certificado",
    statements:
      "La verificación abarca también lo que se había declarado sobre un certificado hasta la fecha de esta bitácora, si está incluido aquí. Los datos registrados no están aquí: están en los certificados que cada persona guarda.",
    files: "Para quien verifica con sus propias herramientas:",
    clocks:
      "Terceros han sellado esta bitácora y demuestran así que ya existía en esas fechas: {{clocks}}. Las pruebas de esos sellos se verifican con herramientas ajenas al registro.",
    evidence: "Pruebas de los sellos, día por día",
  },
  ar: {
    name: "العربية",
    title: { ended: "توقفت جهة التسجيل {{host}} نهائيًا", copy: "نسخة من دفتر {{host}}" },
    what: {
      ended:
        "أُغلق الدفتر العلني لجهة التسجيل بتاريخ {{date}} وعدد مدخلاته {{size}}. لم يُضف شيء إلى الدفتر بعد إغلاقه، ولا يمكن أن يُضاف.",
      copy: "هذا هو الدفتر العلني كما كان بتاريخ {{date}}، وعدد مدخلاته {{size}}. كانت جهة التسجيل قائمة حينها، وقد تكون في دفترها مدخلات أحدث.",
    },
    certificates:
      "تبقى كل الشهادات صالحة. إن كانت لديك شهادة في ملف ‎.colophon.json أو ملف PDF، فيمكنك التحقق منها من دون جهة التسجيل.",
    check: "التحقق من شهادة",
    statements:
      "يشمل التحقق أيضًا ما قيل عن شهادة حتى تاريخ هذا الدفتر، إن كان محفوظًا في هذا الأرشيف. أما ما سُجّل فليس هنا، بل في الشهادات التي يحتفظ بها أصحابها.",
    files: "لمَن يتحقق بأدواته الخاصة:",
    clocks:
      "وضعت جهات أخرى أختامًا زمنية على هذا الدفتر، تُظهر متى كان موجودًا: {{clocks}}. ويمكن التحقق من أدلتها بأدوات لم تكتبها جهة التسجيل.",
    evidence: "أدلتها، يومًا بيوم",
  },
  zh: {
    name: "简体中文",
    title: { ended: "登记机构 {{host}} 已停止运作", copy: "{{host}} 日志的副本" },
    what: {
      ended: "其日志于{{date}}关闭，共有 {{size}} 个条目。此后没有添加任何内容，也无法再添加。",
      copy: "这是截至{{date}}的日志，共有 {{size}} 个条目。该登记机构当时仍在运作，现在可能已有较新的条目。",
    },
    certificates: "所有证书依然有效。如果您有证书（.colophon.json 文件或 PDF），无需通过登记机构也可以核验。",
    check: "核验证书",
    statements:
      "证书截至当时的变更，凡收录于此的，也会一并核验。所登记的记录不在这里，而在各人自己保存的证书中。",
    files: "如果您用自己的工具核验：",
    clocks:
      "另有外部时间戳，可证明这份日志在所示时间之前已经存在：{{clocks}}。这些时间戳可以用第三方编写的工具核验。",
    evidence: "每日证据",
  },
  "zh-TW": {
    name: "繁體中文",
    title: { ended: "登記機構 {{host}} 已停止運作", copy: "{{host}} 日誌的副本" },
    what: {
      ended: "登記機構的日誌於{{date}}關閉，共有 {{size}} 個項目。此後沒有新增任何內容，也無法再新增。",
      copy: "這是截至{{date}}的日誌，共有 {{size}} 個項目。當時這家登記機構仍在運作，此後可能又有新的項目。",
    },
    certificates: "所有證書依然有效。如果您有證書（.colophon.json 檔案或 PDF），不必透過登記機構也可以查驗。",
    check: "查驗證書",
    statements:
      "截至日誌日期的證書變更，只要收錄在這份存檔中，也會一併查驗。所登記的紀錄不在這裡，而在各人自行保存的證書中。",
    files: "如要用自己的工具查驗：",
    clocks:
      "另有外部時間戳記，可證明這份日誌在所示時間之前已經存在：{{clocks}}。這些證據可以用第三方工具查驗。",
    evidence: "每日證據",
  },
  ja: {
    name: "日本語",
    title: { ended: "登録機関{{host}}は終了しました", copy: "{{host}}のログの写し" },
    what: {
      ended:
        "ログは{{date}}に{{size}}件で終了しました。その後は何も追加されておらず、追加することもできません。",
      copy: "これは{{date}}時点のログで、件数は{{size}}件です。この時点で登録機関は存続しており、その後に新しい項目が加わっている可能性があります。",
    },
    certificates:
      "証明書はすべて有効なままです。証明書（.colophon.jsonファイルまたはPDF）があれば、登録機関がなくても検証できます。",
    check: "証明書を検証する",
    statements:
      "検証では、このログの時点までに証明書に加えられた追記も、ここに含まれていれば調べます。登録された記録はここにはなく、各自が保管している証明書の中にあります。",
    files: "自分のツールで検証する方へ：",
    clocks:
      "外部のタイムスタンプも、このログがいつの時点で存在していたかを示しています：{{clocks}}。タイムスタンプは、登録機関以外が作ったツールで検証できます。",
    evidence: "日ごとの証拠",
  },
};
