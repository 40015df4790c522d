import type { Language } from "@colophon/api";
import { type Block, type PackFacts, readMe } from "@colophon/pack";
import { typstLanguage } from "./page-data.ts";
import { createPrinter } from "./printable-text.ts";

/** The contents of `read-me.json` for `read-me.typ`. */
export function readMeData(facts: PackFacts, lang: Language) {
  const printer = createPrinter(lang);
  const line = (text: string) => ({
    fonts: printer.print(text).fonts,
    // The typesetter doesn't know isolates: what is between them is set apart.
    runs: text
      .split(/(\u2068[^\u2069]*\u2069)/)
      .filter((run) => run !== "")
      .map((run) => ({
        isApart: run.startsWith("\u2068"),
        text: printer.print(run.replaceAll(/[\u2068\u2069]/g, "")).text,
      })),
  });
  const blocks = readMe(facts, lang).map((block: Block) =>
    block.kind === "files"
      ? {
          kind: block.kind,
          files: block.files.map(({ path, size, sha256 }) => ({ path, size: `${size} B`, sha256 })),
          rows: block.rows.map(({ label, text }) => ({ label: line(label), text: line(text) })),
        }
      : {
          kind: block.kind,
          ...(block.kind === "command" ? { text: block.text } : line(block.text)),
        },
  );
  const madeAt = new Date(facts.madeAt * 1000);
  return {
    ...typstLanguage(lang),
    rtl: lang === "ar",
    fonts: printer.fonts,
    title: `READ ME – ${facts.certificateId}`,
    certificateId: facts.certificateId,
    date: { year: madeAt.getUTCFullYear(), month: madeAt.getUTCMonth() + 1, day: madeAt.getUTCDate() },
    blocks,
  };
}
