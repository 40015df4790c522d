import type { CertificateFields, FilledCertificate, TextItem, TextRun } from "@colophon/certificate";
import { greenInks, type LicenceJob, paragraphFor } from "./licence-page.ts";
import { createPrinter } from "./printable-text.ts";
import { substitutionNotes } from "./substitution-notes.ts";

/** Its name in `certificate.typ`. */
export const layerFile = (place: number): string => `layer-${place}.svg`;

/** The contents of `page.json` for `certificate.typ`: the page with its annex, or alone for a picture. */
export function pageData(
  fields: CertificateFields,
  filled: FilledCertificate,
  {
    renderedAt,
    extent,
    hasStatus,
    licence,
  }: {
    renderedAt: Date;
    extent: "whole" | "page";
    hasStatus: boolean;
    licence?: Pick<LicenceJob, "words" | "author" | "agreedText"> | undefined;
  },
) {
  const { lang, texts } = fields;
  const printer = createPrinter(lang);
  const items = filled.items.map((item) => placed(item, printer.missing));
  const entries = filled.annex.entries.map(({ label, text, isList, files }) => {
    const printed = printer.print(text);
    const table = {
      heads: text.split("\n"),
      rows: files.map(({ number, name, title, date, sha256 }) => ({
        number,
        name: printer.print(name, 22),
        title: title === "" ? null : printer.print(title, 22),
        date: date === "" ? null : date,
        sha256,
      })),
    };
    return {
      label,
      ...printed,
      rtl: isList ? lang === "ar" : printed.rtl,
      table: files.length > 0 ? table : null,
    };
  });
  const words = licence && {
    heading: licence.words.heading,
    paragraphs: licence.words.paragraphs.map((text) => paragraphFor(text, lang, printer)),
  };
  const note = printer.substituted() ? substitutionNotes[lang] : null;
  const hasAnnex = extent === "whole" && (entries.length > 0 || note !== null);
  const { x, y, size } = filled.code;
  // Readers of certificates take any attachment of theirs by the end of its name: a licence's end otherwise.
  const names =
    licence === undefined
      ? { proof: "colophon", status: "status" }
      : { proof: "licence", status: "licence-status" };
  return {
    id: texts.certificate_id,
    title: texts.ip_title,
    author: licence?.author ?? texts.creator_name,
    inks: licence === undefined ? null : greenInks,
    ...typstLanguage(lang),
    rtl: lang === "ar",
    fonts: printer.fonts,
    date: {
      year: renderedAt.getUTCFullYear(),
      month: renderedAt.getUTCMonth() + 1,
      day: renderedAt.getUTCDate(),
      hour: renderedAt.getUTCHours(),
      minute: renderedAt.getUTCMinutes(),
      second: renderedAt.getUTCSeconds(),
    },
    bundle: extent === "whole" ? `${texts.certificate_id}.${names.proof}.json` : null,
    status: extent === "whole" && hasStatus ? `${texts.certificate_id}.${names.status}.json` : null,
    agreedText: licence?.agreedText === undefined ? null : `${texts.certificate_id}.terms.txt`,
    layers: filled.layers.map((_, i) => layerFile(i)),
    items,
    link: { x, y, size, url: fields.validationUrl },
    words: words ?? null,
    annex: hasAnnex ? { heading: filled.annex.heading, entries, note } : null,
  };
}

function placed(item: TextItem, missing: (text: string) => string) {
  const align = ({ start: "left", middle: "center", end: "right" } as const)[item.anchor];
  return {
    x: item.x,
    y: item.y,
    shift: { left: 0, center: 0.5, right: 1 }[align],
    align,
    rtl: item.direction === "rtl",
    color: item.color,
    runs: item.runs.map((run) => typstRun(run, missing)),
  };
}

function typstRun({ text, size, spacing, face, lang }: TextRun, missing: (text: string) => string) {
  return {
    text: face ? text : missing(text),
    isMissing: face === undefined,
    family: face?.family ?? "Noto Serif JP",
    weight: face?.weight ?? 400,
    style: face?.style ?? "normal",
    size,
    spacing,
    ...typstLanguage(lang),
  };
}

export function typstLanguage(tag: string): { lang: string; region: string | null } {
  const [lang = "en", region = null] = tag.split("-");
  return { lang, region };
}
