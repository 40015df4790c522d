/** What is between two sentences: Chinese and Japanese full stops bring their own room. */
export const sentenceGap = (language: string): string => (/^(ja|zh)\b/.test(language) ? "" : " ");
