import type { OperatorLetters } from "../../letter-text.ts";
import { short } from "../format.ts";

/** Letters about what an operator did. */
export const arOperator: OperatorLetters = {
  reportDecided: ({ certificateId, isObjection, isUpheld, answer }, publicUrl) => ({
    subject: isObjection ? "البتّ في اعتراضك" : "البتّ في بلاغك",
    body: [
      isObjection
        ? isUpheld
          ? "شكرًا لك. نظرنا في اعتراضك ووجدناه في محله."
          : "شكرًا لك. نظرنا في اعتراضك وأبقينا على قرارنا."
        : isUpheld
          ? "شكرًا لك. نظرنا في بلاغك واتخذنا إجراءً بناءً عليه."
          : "شكرًا لك. نظرنا في بلاغك ولم نجد سببًا لاتخاذ إجراء.",
      ...(answer === "" ? [] : ["ردّنا:", answer]),
      { label: "فتح الشهادة", link: `${publicUrl}/verify/${certificateId}` },
    ],
  }),
  registrySaid: ({ said, workId, certificateId, title, text }, publicUrl) => ({
    subject: {
      noted: `ملاحظة على «${short(title)}»`,
      blocked: `حُجب «${short(title)}»`,
      unblocked: `رُفع الحجب عن «${short(title)}»`,
    }[said],
    body: [
      {
        noted: "أضفنا ملاحظة إلى شهادة عملك، ويستطيع كل مَن يفتح صفحة الشهادة قراءتها.",
        blocked:
          "لم نعد نعرض عملك: لا عنوانه ولا اسمك ولا وصفه. والعمل غير مدرج في الفهرس العام، ولا يظهر في نتائج البحث. تبقى شهادتك وإثباتها صالحين، ويمكن تنزيل الإثبات من صفحة العمل.",
        unblocked: "رُفع الحجب عن عملك، فنعرضه من جديد ما لم يكن مسحوبًا.",
      }[said],
      {
        facts: [
          ["العمل", title],
          ["رقم الشهادة", certificateId],
        ],
      },
      "هذا ما نُشر مع الشهادة:",
      text,
      ...{
        noted: [
          "إن كان في ذلك خطأ في رأيك، فيُرجى مراسلتنا.",
          { label: "كيفية التواصل معنا", link: `${publicUrl}/help` },
        ],
        blocked: ["إن كان في ذلك خطأ في رأيك، فيمكنك الاعتراض في صفحة العمل. نقرأ كل اعتراض ونردّ عليه."],
        unblocked: [],
      }[said],
      { label: "الانتقال إلى العمل", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  accountSuspended: ({ text }, publicUrl) => ({
    subject: "أُوقف حسابك في Colophon",
    body: [
      "أوقفنا حسابك في Colophon وسجّلنا الخروج منه على كل الأجهزة. لا يمكن لأحد تسجيل الدخول إلى الحساب حتى يُرفع الإيقاف. تبقى أعمالك وشهاداتها كما هي.",
      "السبب:",
      text,
      "إن كان في ذلك خطأ في رأيك، فيُرجى مراسلتنا.",
      { label: "كيفية التواصل معنا", link: `${publicUrl}/help` },
    ],
  }),
  accountRestored: (_contents, publicUrl) => ({
    subject: "فُتح حسابك في Colophon من جديد",
    body: [
      "رفعنا الإيقاف عن حسابك في Colophon. يمكنك تسجيل الدخول كما في السابق.",
      { label: "تسجيل الدخول", link: `${publicUrl}/login` },
    ],
  }),
  accountEnded: ({ text }, publicUrl) => ({
    subject: "أُغلق حسابك في Colophon",
    body: [
      "أغلقنا حسابك في Colophon نهائيًا. ويجري الآن حذف الحساب وأعماله، لكننا نحتفظ بالإيصالات إن وُجدت. وتبقى من دون اسمك الأعمال التي انتقلت إليك أو منك. والشهادات التي تُمحى لن تذكر صفحاتها إلا أنها مُحيت.",
      "السبب:",
      text,
      "إن كان في ذلك خطأ في رأيك، فيُرجى مراسلتنا.",
      { label: "كيفية التواصل معنا", link: `${publicUrl}/help` },
    ],
  }),
};
