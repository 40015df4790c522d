import type { DocumentLanguage } from "@colophon/certificate";

/** The note at the end of a document whose faces lack a character of its texts. */
export const substitutionNotes: Record<DocumentLanguage, string> = {
  en: "〓 replaces a character that can’t be printed here. The proof attached to this document contains the exact text.",
  es: "〓 ocupa el lugar de un carácter que no se puede imprimir aquí. La prueba adjunta a este documento contiene el texto exacto.",
  fr: "〓 remplace un caractère qui ne peut pas être imprimé ici. La preuve jointe à ce document contient le texte exact.",
  zh: "〓 代表此处无法印出的字符。本文档所附的证明数据中保存着原文。",
  "zh-TW": "〓 代表此處無法印出的字元。原文請見本文件所附的證明檔。",
  ar: "يحلّ الرمز 〓 محلّ حرف تتعذّر طباعته هنا. ويحفظ الإثبات المرفق بهذه الوثيقة النص كما هو.",
  ja: "〓は、ここでは印刷できない文字を示します。正確な文面は、この文書に添付された証明データに収められています。",
};
