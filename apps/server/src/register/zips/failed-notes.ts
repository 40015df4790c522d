import type { Language } from "@colophon/api";

/** The first line of `FAILED.txt`. */
export const failedNotes: Record<Language, string> = {
  en: "These works are not in this ZIP. Please try again later, or download each work from its own page.",
  es: "Estas obras no están en este ZIP. Vuelva a intentarlo más tarde o descargue cada una desde su propia página.",
  fr: "Ces œuvres ne sont pas dans ce ZIP. Réessayez plus tard, ou téléchargez les documents de chaque œuvre depuis sa page.",
  zh: "此 ZIP 中没有以下作品。请稍后重新下载，或在各作品的页面上逐一下载。",
  "zh-TW": "此 ZIP 中沒有以下作品。請稍後重新下載，或在各作品的頁面上逐一下載。",
  ar: "هذه الأعمال ليست في ملف ZIP هذا. يُرجى إعادة تنزيلها لاحقًا، أو تنزيل كل عمل من صفحته.",
  ja: "次の作品は、このZIPに入っていません。後でもう一度ダウンロードするか、各作品のページからダウンロードしてください。",
};
