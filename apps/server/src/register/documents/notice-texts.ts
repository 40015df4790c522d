import type { Language } from "@colophon/api";

/** What the document says beside the sender's words. */
interface NoticeTexts {
  certificate: string;
  check: string;
  evidence: string;
  /** Whose words these are. */
  sender: string;
  /** Beneath, where a face lacks a character. */
  substituted: string;
}

export const noticeTexts: Record<Language, NoticeTexts> = {
  en: {
    certificate: "Certificate",
    check: "Check it",
    evidence: "Evidence for a lawyer",
    sender: "Written and sent by the sender named above, not by the registry.",
    substituted:
      "〓 replaces a character that can’t be printed here; the text version of the letter contains it.",
  },
  fr: {
    certificate: "Certificat",
    check: "Vérification",
    evidence: "Dossier de preuves pour un avocat",
    sender: "Rédigé et envoyé par l’expéditeur nommé ci-dessus, et non par le service d’enregistrement.",
    substituted:
      "〓 remplace un caractère qui ne peut pas être imprimé ici ; la version texte de la lettre le contient.",
  },
  es: {
    certificate: "Certificado",
    check: "Comprobarlo",
    evidence: "Pruebas para un abogado",
    sender: "Escrito y enviado por el remitente indicado arriba, no por el servicio de registro.",
    substituted:
      "〓 sustituye un carácter que no se puede imprimir aquí; está en la versión de texto de la carta.",
  },
  ar: {
    certificate: "الشهادة",
    check: "للتحقق منها",
    evidence: "أدلّة للمحامي",
    sender: "كتب هذه الرسالة وأرسلها المُرسِل المذكور أعلاه، لا جهة التسجيل.",
    substituted: "يحلّ الرمز 〓 محلّ حرف تتعذّر طباعته هنا، وهو مكتوب في النسخة النصية من الرسالة.",
  },
  ja: {
    certificate: "証明書",
    check: "確認する",
    evidence: "弁護士に渡す証拠一式",
    sender: "この書面は上記の差出人が作成し、送付するものです。登録機関が送付するものではありません。",
    substituted: "〓は、ここでは印刷できない文字を示します。テキスト版の書面にはその文字が入っています。",
  },
  zh: {
    certificate: "证书",
    check: "核验",
    evidence: "供律师使用的证据材料",
    sender: "本函由上述发件人撰写并发送，并非由登记机构发出。",
    substituted: "〓 代表此处无法印出的字符，文本形式的信函中保留原文。",
  },
  "zh-TW": {
    certificate: "證書",
    check: "查驗",
    evidence: "提供給律師的證據包",
    sender: "本函由上列寄件人撰寫並寄出，並非由登記機構發出。",
    substituted: "〓 代表此處無法印出的字元，純文字格式的信函中保留了原本的字元。",
  },
};
