import type { Language } from "@colophon/api";
import type { BatchFacts } from "./letter-kinds.ts";
import type { LetterText, MailTexts } from "./letter-text.ts";
import { longDate } from "./texts/format.ts";

/** The texts, in one language, of letters about works that were registered together: always several. */
export interface BatchWords {
  ready: { subject: (count: number) => string; opening: string };
  final: { subject: (count: number) => string; opening: string };
  /** About the proof of the date, in the first letter. */
  isFinal: string;
  isPending: string;
  /** Labels of facts. */
  count: string;
  registered: string;
  /** Behind the titles, where there are more. */
  others: (count: number) => string;
  button: string;
}

type BatchKind = "batchReady" | "batchFinal";

export function batchLetters(language: Language, words: BatchWords): Pick<MailTexts["letters"], BatchKind> {
  const write = (
    { count, titles, registeredAt }: BatchFacts,
    publicUrl: string,
    { subject, opening }: BatchWords["ready"],
    end: readonly string[],
  ): LetterText => ({
    subject: subject(count),
    body: [
      opening,
      {
        facts: [
          [words.count, String(count)],
          [words.registered, longDate(language, registeredAt)],
        ],
      },
      { facts: titles.map((title, at) => [String(at + 1), title] as const) },
      ...(count > titles.length ? [words.others(count - titles.length)] : []),
      { label: words.button, link: `${publicUrl}/dashboard` },
      ...end,
    ],
  });
  return {
    batchReady: (facts, publicUrl) =>
      write(facts, publicUrl, words.ready, [facts.isFinal ? words.isFinal : words.isPending]),
    batchFinal: (facts, publicUrl) => write(facts, publicUrl, words.final, []),
  };
}
