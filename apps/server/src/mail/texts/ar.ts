import { fewRecoveryCodes, type TokenScope } from "@colophon/api";
import { batchLetters } from "../batch-letters.ts";
import { invitationLetters } from "../invitation-letters.ts";
import type { MailTexts } from "../letter-text.ts";
import { licenceLetters } from "../licence-letters.ts";
import { aboutLinks } from "./about-links.ts";
import { aboutReceipts } from "./about-receipts.ts";
import { longDate, longTime, short } from "./format.ts";
import { arLicences } from "./licences/ar.ts";
import { arLinks } from "./links/ar.ts";
import { arOwners } from "./owners/ar.ts";
import { arOperator } from "./operator/ar.ts";

const toSecurity = (publicUrl: string) => ({
  label: "الانتقال إلى أمان حسابك",
  link: `${publicUrl}/account/security`,
});

const ifNotYou = (publicUrl: string) => [
  "إن لم يكن ذلك منك فهناك مَن يستخدم حسابك: يُرجى الآن تغيير كلمة المرور وتسجيل الخروج من كل الأجهزة الأخرى وإزالة ما ليس لك.",
  toSecurity(publicUrl),
];

/** Of a program with an API token. */
const allowed: Record<TokenScope, string> = {
  "works:read": "الاطّلاع على أعمالك وشهاداتك وطلباتك",
  "works:register": "تسجيل أعمال باسمك",
  "orders:create": "تقديم طلبات من دون دفع رسومها",
};

export const ar: MailTexts = {
  language: "ar",
  greeting: (name) => (name === "" ? "تحية طيبة،" : `تحية طيبة ${name}،`),
  readIn: "للقراءة بلغة أخرى:",
  stop: "إيقاف هذا النوع من الرسائل",
  stopAddress: "عدم مراسلة هذا العنوان بعد الآن",
  stopPage: {
    title: "رسائل عن أعمالك",
    question: "إيقاف هذا النوع من الرسائل؟ يمكنك تفعيلها من جديد في حسابك.",
    confirm: "إيقاف هذه الرسائل",
    done: "لن يصلك هذا النوع من الرسائل بعد الآن.",
  },
  stopAddressPage: {
    title: "رسائل إلى هذا العنوان",
    question:
      "إيقاف رسائل Colophon إلى هذا العنوان نهائيًا؟ إن ذُكر اسمك في عمل فلن نسألك عنه، ولن يستطيع أحد أن يعرض عليك حقوقًا في عمل. وإن كان لديك حساب فستظلّ تصلك الرسائل المتعلقة به.",
    confirm: "إيقاف الرسائل نهائيًا",
    done: "تم. لن يراسل Colophon هذا العنوان بعد الآن، إلا إذا كان لديك حساب به.",
  },
  letters: {
    confirmAddress: ({ link }) => ({
      subject: "تأكيد عنوان بريدك الإلكتروني",
      body: [
        "استخدم أحدهم (أنت على الأرجح) هذا العنوان لحساب في Colophon. يُرجى تأكيده ليتسنّى إظهاره في شهاداتك ومراسلتك بشأنها. يُستخدم هذا الرابط مرة واحدة خلال الساعات الأربع والعشرين القادمة:",
        { label: "تأكيد هذا العنوان", link },
        "إن لم يكن ذلك منك فلا داعي لفعل أيّ شيء: من دون تأكيدك لن يظهر العنوان في أيّ شهادة.",
      ],
    }),
    passwordReset: ({ link }) => ({
      subject: "كلمة مرور جديدة لحسابك في Colophon",
      body: [
        "وصلنا طلب (منك على الأرجح) لتعيين كلمة مرور جديدة لحسابك في Colophon. يتيح هذا الرابط ذلك مرة واحدة خلال ساعة من الطلب:",
        { label: "تعيين كلمة مرور جديدة", link },
        "إن لم يكن الطلب منك فلا داعي لفعل أيّ شيء: تبقى كلمة مرورك كما هي.",
      ],
    }),
    deviceLink: ({ link }) => ({
      subject: "تسجيل الدخول إلى Colophon من جهاز جديد",
      body: [
        "أدخل أحدهم (أنت على الأرجح) كلمة المرور الصحيحة لحسابك في Colophon على جهاز لا نعرفه. وقد جُرّبت مؤخرًا كلمات مرور خاطئة كثيرة، لذلك نطلب أيضًا فتح هذا الرابط. يُرجى فتحه على ذلك الجهاز خلال ساعة، ثم تسجيل الدخول:",
        { label: "تأكيد الجهاز", link },
        "إن لم يكن ذلك منك فهناك مَن يعرف كلمة مرورك: يُرجى تغييرها فورًا.",
      ],
    }),
    emailChanged: ({ undoUrl }, publicUrl) => ({
      subject: "تغيّر عنوان البريد لحسابك في Colophon",
      body: [
        "جرى تغيير عنوان البريد الإلكتروني لحسابك في Colophon. من الآن فصاعدًا يكون تسجيل الدخول بالعنوان الجديد.",
        ...(undoUrl === undefined
          ? [
              "إن لم يكن ذلك منك فربما عرف غيرك كلمة مرورك. يُرجى مراسلتنا فورًا:",
              { label: "كيفية التواصل معنا", link: `${publicUrl}/help` },
            ]
          : [
              "إن لم يكن ذلك منك فربما عرف غيرك كلمة مرورك. يمكنك التراجع عن التغيير خلال 72 ساعة:",
              { label: "التراجع عن التغيير", link: undoUrl },
            ]),
      ],
    }),
    passwordChanged: (_contents, publicUrl) => ({
      subject: "تغيّرت كلمة المرور لحسابك في Colophon",
      body: [
        "جرى تغيير كلمة المرور لحسابك في Colophon، وسُجّل الخروج من كل الأجهزة الأخرى.",
        "إن لم يكن ذلك منك فربما يستخدم غيرك حسابك. يُرجى اختيار «هل نسيت كلمة المرور؟» في صفحة تسجيل الدخول: نرسل إلى هذا العنوان رابطًا لتعيين كلمة مرور جديدة.",
        { label: "صفحة تسجيل الدخول", link: `${publicUrl}/login` },
      ],
    }),
    newDevice: ({ device, at }, publicUrl) => ({
      subject: "تسجيل دخول من جهاز جديد إلى حسابك في Colophon",
      body: [
        "سجّل أحدهم (أنت على الأرجح) الدخول إلى حسابك في Colophon من جهاز لم يُسجَّل الدخول منه من قبل:",
        {
          facts: [
            ["الجهاز", device === "" ? "غير معروف" : device],
            ["الوقت", longTime("ar", at)],
          ],
        },
        "إن كان ذلك منك فلا داعي لفعل أيّ شيء. وإلا فيُرجى تغيير كلمة المرور الآن: يُسجَّل بذلك الخروج من كل الأجهزة الأخرى.",
        { label: "الانتقال إلى حسابك", link: `${publicUrl}/account` },
      ],
    }),
    factorAdded: ({ factor, name }, publicUrl) => ({
      subject: {
        passkey: "أُضيف مفتاح مرور إلى حسابك في Colophon",
        totp: "أُضيف تطبيق مصادقة إلى حسابك في Colophon",
        recovery_codes: "رموز استرداد جديدة لحسابك في Colophon",
      }[factor],
      body: [
        {
          passkey: `أُضيف مفتاح المرور «${name}» إلى حسابك في Colophon. يكفي وحده لتسجيل الدخول، أما تسجيل الدخول بكلمة المرور فيتطلّب خطوة ثانية أيضًا.`,
          totp: "من الآن فصاعدًا يتطلّب تسجيل الدخول إلى حسابك في Colophon بكلمة المرور رمزًا من تطبيق المصادقة أيضًا، أو خطوة ثانية أخرى سبق إعدادها.",
          recovery_codes: "أُنشئت عشرة رموز استرداد جديدة لحسابك في Colophon، ولم تعد الرموز السابقة صالحة.",
        }[factor],
        ...ifNotYou(publicUrl),
      ],
    }),
    factorRemoved: ({ factor, name }, publicUrl) => ({
      subject: {
        passkey: "أُزيل مفتاح مرور من حسابك في Colophon",
        totp: "أُزيل تطبيق المصادقة من حسابك في Colophon",
      }[factor],
      body: [
        {
          passkey: `أُزيل مفتاح المرور «${name}» من حسابك في Colophon، ولم يعد يصلح لتسجيل الدخول.`,
          totp: "لم يعد حسابك في Colophon يقبل رموز تطبيق المصادقة.",
        }[factor],
        ...ifNotYou(publicUrl),
      ],
    }),
    passkeyBlocked: ({ name }, publicUrl) => ({
      subject: "حُظر مفتاح مرور لحسابك في Colophon",
      body: [
        `يبدو أن هناك نسخة من مفتاح المرور «${name}»، ولذلك لم نعد نقبله. يُرجى إزالته من قسم الأمان في حسابك وإضافة مفتاح جديد، وتسجيل الدخول حتى ذلك الحين بطريقة أخرى.`,
        toSecurity(publicUrl),
      ],
    }),
    recoveryCodeUsed: ({ left }, publicUrl) => ({
      subject: "استُخدم رمز استرداد لحسابك في Colophon",
      body: [
        "استخدم أحدهم (أنت على الأرجح) رمز استرداد لحسابك في Colophon. لم يعد ذلك الرمز صالحًا.",
        { facts: [["الرموز المتبقية", String(left)]] },
        ...(left <= fewRecoveryCodes
          ? ["لم يبقَ إلا القليل من الرموز. يمكن إنشاء رموز جديدة من قسم الأمان في حسابك."]
          : []),
        ...ifNotYou(publicUrl),
      ],
    }),
    recoveryLink: ({ link }) => ({
      subject: "تسجيل الدخول إلى Colophon عند فقدان وسائل التحقق",
      body: [
        "أدخل أحدهم (أنت على الأرجح) كلمة المرور الصحيحة لحسابك في Colophon وأبلغنا بفقدان مفاتيح المرور وتطبيق المصادقة ورموز الاسترداد. بهذا الرابط يمكن بدء مهلة انتظار مدتها 72 ساعة، وبعدها يؤدي تسجيل الدخول بكلمة المرور إلى إزالتها كلها. يُستخدم الرابط مرة واحدة خلال ساعة:",
        { label: "بدء مهلة 72 ساعة", link },
        "إن لم يكن ذلك منك فهناك مَن يعرف كلمة مرورك: يُرجى تغييرها فورًا. لا يحدث شيء من دون هذا الرابط.",
      ],
    }),
    recoveryBegun: ({ link, readyAt, endsAt }) => ({
      subject: "طلب أحدهم إيقاف التحقق بخطوتين في حسابك في Colophon",
      body: [
        "وصلنا طلب (منك على الأرجح) لإزالة كل مفاتيح المرور وتطبيق المصادقة ورموز الاسترداد من حسابك في Colophon لأنها فُقدت. لم يُزل شيء بعد. في المدة الآتية يؤدي تسجيل الدخول بكلمة المرور إلى إزالتها:",
        {
          facts: [
            ["من", longTime("ar", readyAt)],
            ["إلى", longTime("ar", endsAt)],
          ],
        },
        "إن لم يكن ذلك منك فيُرجى إلغاء الإزالة الآن وتعيين كلمة مرور جديدة، فربما عرف غيرك كلمة مرورك وقرأ بريدك.",
        { label: "الإبقاء على التحقق بخطوتين", link },
      ],
    }),
    recoveryReminder: (contents, publicUrl) => ({
      ...ar.letters.recoveryBegun(contents, publicUrl),
      subject: "تذكير: طلب أحدهم إيقاف التحقق بخطوتين في حسابك في Colophon",
    }),
    factorsRecovered: (_contents, publicUrl) => ({
      subject: "أُوقف التحقق بخطوتين في حسابك في Colophon",
      body: [
        "بعد مهلة 72 ساعة سجّل أحدهم (أنت على الأرجح) الدخول إلى حسابك في Colophon بكلمة المرور. أُزيلت كل مفاتيح المرور وتطبيق المصادقة ورموز الاسترداد، وسُجّل الخروج من كل الأجهزة الأخرى. يمكن تفعيل التحقق بخطوتين من جديد في قسم الأمان في حسابك.",
        ...ifNotYou(publicUrl),
      ],
    }),
    tokenMade: ({ name, scopes, expiresAt }, publicUrl) => ({
      subject: "أُنشئ رمز وصول في حسابك في Colophon",
      body: [
        "أُنشئ في حسابك في Colophon رمز وصول للبرامج. إلى أن تنتهي صلاحيته أو يُحذف، يستطيع كل برنامج لديه هذا الرمز فعل ما هو مسموح به هنا:",
        {
          facts: [
            ["الاسم", name],
            ["المسموح به", scopes.map((scope) => allowed[scope]).join("؛ ")],
            ["تاريخ الانتهاء", longDate("ar", expiresAt)],
          ],
        },
        ...ifNotYou(publicUrl),
      ],
    }),
    welcome: (_contents, publicUrl) => ({
      subject: "أهلًا بك في Colophon",
      body: [
        "تم تأكيد عنوانك. يمكن من الآن أن يظهر في شهاداتك بحسب اختيارك، وعليه سنراسلك بشأن حسابك وأعمالك.",
        "يبدأ تسجيل العمل باختيار ملفه. لا يغادر الملف جهازك، إلا إذا أُودعت لدينا نسخة سرّية منه. وتصلك شهادة يستطيع أيّ شخص التحقق منها، حتى من دوننا.",
        { label: "تسجيل عمل إبداعي", link: `${publicUrl}/register-ip` },
      ],
    }),
    accountErased: (_contents, publicUrl) => ({
      subject: "حُذف حسابك في Colophon",
      body: [
        "حذف أحدهم (أنت على الأرجح) حسابك في Colophon. ويجري الآن حذف أعمالك ونسخك السرّية وبياناتك الشخصية ما عدا الإيصالات، ولن تذكر صفحات شهاداتك إلا أن الشهادات مُحيت. ولا يمكن التراجع عن ذلك. وهذه آخر رسالة نرسلها إلى هذا العنوان بشأن الحساب.",
        "ما احتفظت به من شهادات (PDF) أو إثباتات ما زال يمكن التحقق منه:",
        { label: "التحقق من شهادة", link: `${publicUrl}/verify` },
        "إن لم يكن ذلك منك، فقد وصل شخص آخر إلى حسابك. يُرجى مراسلتنا، وتغيير كلمة المرور في كل موقع آخر تُستخدم فيه.",
        { label: "كيفية التواصل معنا", link: `${publicUrl}/help` },
      ],
    }),
    ...arOwners,
    ...licenceLetters("ar", arLicences),
    ...aboutLinks(arLinks),
    certificateReady: (certificate, publicUrl) => ({
      subject: `شهادة عملك «${short(certificate.title)}»`,
      body: [
        "سُجّل عملك. أرفقنا شهادته بصيغة PDF للقراءة والطباعة، وملفًا صغيرًا هو الإثبات، يستطيع به أيّ شخص التحقق منها من دوننا. يُرجى حفظ الملفين مع عملك، والاحتفاظ بالعمل كما هو من دون أيّ تغيير.",
        {
          facts: [
            ["العمل", certificate.title],
            ["رقم الشهادة", certificate.certificateId],
            ["تاريخ التسجيل", longDate("ar", certificate.registeredAt)],
          ],
        },
        { label: "فتح الشهادة", link: `${publicUrl}/verify/${certificate.certificateId}` },
        certificate.isFinal
          ? "تأكّد إثبات التاريخ، وتذكر الشهادة سلسلة الكتل التي دُوّن فيها."
          : "إثبات التاريخ في طريقه إلى سلسلة الكتل، وتشير الشهادة إلى ذلك إلى أن يتأكّد. يمكنك في أيّ وقت تنزيل أحدث نسخة من الملفين من صفحة الشهادة.",
      ],
    }),
    finalProof: (certificate, publicUrl) => ({
      subject: `الإثبات النهائي لعملك «${short(certificate.title)}»`,
      body: [
        "تأكّد إثبات التاريخ، وتذكر الشهادة سلسلة الكتل التي دُوّن فيها. الشهادة والإثبات المرفقان مكتملان: يُرجى حفظهما مع عملك بدلًا من السابقين، والاحتفاظ بالعمل كما هو من دون أيّ تغيير.",
        {
          facts: [
            ["العمل", certificate.title],
            ["رقم الشهادة", certificate.certificateId],
            ["تاريخ التسجيل", longDate("ar", certificate.registeredAt)],
          ],
        },
        { label: "فتح الشهادة", link: `${publicUrl}/verify/${certificate.certificateId}` },
      ],
    }),
    ...batchLetters("ar", {
      ready: {
        subject: (count) => `شهادات أعمالك (${count})`,
        opening: "سُجّلت أعمالك، ولكل عمل شهادته. الشهادات وإثباتاتها في قائمة أعمالك، ويُرجى حفظها مع أعمالك.",
      },
      final: {
        subject: (count) => `الإثباتات النهائية لأعمالك (${count})`,
        opening:
          "تأكّد إثبات التاريخ، وفي كل شهادة اسم سلسلة الكتل التي دُوّن فيها. الشهادات والإثباتات في قائمة أعمالك مكتملة الآن: يُرجى حفظها بدلًا من السابقة.",
      },
      isFinal: "تأكّد إثبات التاريخ، وفي كل شهادة اسم سلسلة الكتل التي دُوّن فيها.",
      isPending: "إثبات التاريخ في طريقه إلى سلسلة الكتل، وتشير كل شهادة إلى ذلك إلى أن يتأكّد.",
      count: "عدد الأعمال",
      registered: "تاريخ التسجيل",
      others: (count) => `وأعمال أخرى، عددها: ${count}.`,
      button: "عرض أعمالك",
    }),
    ...aboutReceipts("ar"),
    ...arOperator,
    ...invitationLetters("ar", {
      subject: (registrant, title) => `${registrant}: اسمك مذكور في «${title}»`,
      reminder: (registrant, title) => `تذكير من Colophon: اسمك مذكور في «${title}» (${registrant})`,
      opening: (registrant) =>
        `سُجّل باسم ${registrant} عمل في Colophon، وهو سجلّ عام للأعمال الإبداعية، وورد فيه اسمك. هل هذا صحيح؟ يمكنك الإجابة في دقيقة:`,
      reminded: (registrant) =>
        `سألناك قبل أسبوع عمّا إذا كان ذكر اسمك صحيحًا في عمل مسجّل باسم ${registrant}. ما زال بإمكانك الإجابة:`,
      several: {
        subject: (registrant, count) => `${registrant}: اسمك مذكور في عدة أعمال (${count})`,
        reminder: (registrant, count) =>
          `تذكير من Colophon: اسمك مذكور في عدة أعمال (${count}، ${registrant})`,
        opening: (registrant) =>
          `سُجّلت باسم ${registrant} عدة أعمال في Colophon، وهو سجلّ عام للأعمال الإبداعية، وورد فيها اسمك. هل هذا صحيح؟ يمكنك فتح كل عمل والإجابة:`,
        reminded: (registrant) =>
          `سألناك قبل أسبوع عمّا إذا كان ذكر اسمك صحيحًا في عدة أعمال مسجّلة باسم ${registrant}. ما زال بإمكانك الإجابة عن هذه:`,
        others: (count) => `وأعمال أخرى (${count}) تظهر في حسابك بعد تسجيل الدخول بهذا العنوان.`,
      },
      work: "العمل",
      name: "الاسم المذكور",
      role: "الدور",
      share: "الحصة",
      button: "عرض العمل والإجابة",
      consequences: [
        "عند التأكيد يرى إجابتك كل مَن يطّلع على الشهادة. ويلزم للتأكيد حساب بهذا العنوان، ويمكن إنشاؤه هناك.",
        "عند الرفض لا نعود نعرض للآخرين اسمك أو عنوان بريدك أو دورك أو حصتك مع هذا العمل. ولا يلزم للرفض حساب.",
      ],
      once: "إن لم تصل إجابة منك، تذكر الشهادة أنها لم تصل. وسنذكّرك مرة واحدة بعد أسبوع.",
      last: "إن لم تصل إجابة منك، تذكر الشهادة أنها لم تصل. ولن نسألك مرة أخرى.",
      confirmed: {
        subject: (name, title) => `تأكيد المشاركة في «${title}»: ${name}`,
        body: "تذكر الشهادة الآن هذا التأكيد مع تاريخه.",
      },
      declined: {
        subject: (name, title) => `رفض ذكر الاسم في «${title}»: ${name}`,
        body: "لم نعد نعرض اسم هذا الشخص أو عنوان بريده أو دوره أو حصته لأحد سواك. ويبقى التسجيل وإثباته كما هما.",
      },
      person: "الشخص",
      open: "فتح الشهادة",
    }),
  },
};
