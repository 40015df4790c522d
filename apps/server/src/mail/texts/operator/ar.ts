import type { OperatorLetters } from "../../letter-text.ts";
import { short } from "../format.ts";

export const operatorAr: OperatorLetters = {
  reportDecided: ({ certificateId, isObjection, isUpheld, answer }, publicUrl) => ({
    subject: isObjection ? "البتّ في اعتراضك" : "البتّ في بلاغك",
    body: [
      isObjection
        ? isUpheld
          ? "شكرًا على اعتراضك. نظرنا فيه ووجدناه في محله."
          : "شكرًا على اعتراضك. نظرنا فيه ونبقى على قرارنا."
        : isUpheld
          ? "شكرًا على بلاغك. نظرنا فيه واتخذنا إجراءً بناءً عليه."
          : "شكرًا على بلاغك. نظرنا فيه ولم نجد سببًا لاتخاذ إجراء.",
      ...(answer === "" ? [] : ["ردّنا:", answer]),
      { label: "فتح الشهادة", link: `${publicUrl}/verify/${certificateId}` },
    ],
  }),
  registrySaid: ({ said, workId, certificateId, title, text }, publicUrl) => ({
    subject: {
      noted: `ملاحظة على «⁨${short(title)}⁩»`,
      blocked: `حُجب «⁨${short(title)}⁩»`,
      unblocked: `رُفع الحجب عن «⁨${short(title)}⁩»`,
    }[said],
    body: [
      {
        noted: "أضاف هذا السجلّ ملاحظة إلى شهادة عملك، يقرؤها كل من يتحقق من الشهادة.",
        blocked:
          "لم يعد هذا السجلّ يعرض عملك: لا عنوانه ولا اسمك ولا وصفه. ليس في أيّ قائمة، ولا يجده أيّ بحث. تبقى شهادتك وإثباتها صالحين، ويمكن تنزيل الإثبات من صفحة العمل.",
        unblocked: "عاد هذا السجلّ إلى عرض عملك كما كان.",
      }[said],
      {
        facts: [
          ["العمل", title],
          ["الشهادة", certificateId],
        ],
      },
      "هذا ما نُشر تحت الشهادة:",
      text,
      ...(said === "unblocked"
        ? []
        : ["إن كان في ذلك خطأ في رأيك، فيمكن تقديم اعتراض في صفحة العمل. ننظر في كل اعتراض ونرد عليه."]),
      { label: "فتح صفحة العمل", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  accountSuspended: ({ text }, publicUrl) => ({
    subject: "أُوقف حسابك في Colophon",
    body: [
      "أُوقف حسابك في Colophon، وسُجّل الخروج من كل أجهزته. لا يمكن لأحد تسجيل الدخول إليه حتى يُرفع الإيقاف. تبقى أعمالك وشهاداتها كما هي.",
      "السبب:",
      text,
      "إن كان في ذلك خطأ في رأيك، فيُرجى مراسلتنا.",
      { label: "كيفية التواصل معنا", link: `${publicUrl}/help` },
    ],
  }),
  accountRestored: (_contents, publicUrl) => ({
    subject: "فُتح حسابك في Colophon من جديد",
    body: [
      "رُفع الإيقاف عن حسابك في Colophon. يمكن تسجيل الدخول كما كان.",
      { label: "تسجيل الدخول", link: `${publicUrl}/login` },
    ],
  }),
  accountEnded: ({ text }, publicUrl) => ({
    subject: "أُغلق حسابك في Colophon",
    body: [
      "أغلقنا حسابك في Colophon نهائيًا. يُحذف الحساب مع أعماله، ولا تذكر شهاداتها إلا أنها محيت.",
      "السبب:",
      text,
      "إن كان في ذلك خطأ في رأيك، فيُرجى مراسلتنا.",
      { label: "كيفية التواصل معنا", link: `${publicUrl}/help` },
    ],
  }),
};
