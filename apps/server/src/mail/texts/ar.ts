import type { en } from "./en.ts";

export const ar: typeof en = {
  passwordReset: (link) => ({
    subject: "كلمة مرور جديدة لحسابك في Colophon",
    body: `تحية طيبة،

وصلنا طلب، منك على الأرجح، لتعيين كلمة مرور جديدة لحسابك في Colophon.
يتيح هذا الرابط ذلك مرة واحدة خلال الساعة القادمة:

${link}

إن لم يكن الطلب منك فلا داعي لفعل أيّ شيء: تبقى كلمة مرورك كما هي.

Colophon
`,
  }),
};
