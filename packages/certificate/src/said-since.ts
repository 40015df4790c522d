import type { AnnexCandidate } from "./annex-candidates.ts";
import type { PrintedFacts } from "./printed-facts.ts";
import { type PrintContext, publicationText } from "./field-texts.ts";
import { formatDateTime } from "./format-date.ts";
import type { Labels } from "./labels/labels.ts";
import { nameIn } from "./labels/name-in.ts";
import { usesLines } from "./uses-text.ts";

const nothing = { text: "—", isList: true } as const;

/** What was said of a certificate later, and below it the values of today. The page shows what was registered. */
export function saidSince(
  { statements = [], corrections = {}, supersededBy = null }: PrintedFacts,
  { lang, renderedAt, asOf = renderedAt }: PrintContext,
  labels: Labels,
): AnnexCandidate[] {
  if (statements.length === 0) return [];
  const wordsOf = (kind: string, by: string) => {
    if (kind === "superseded" && supersededBy !== null) return labels.newerVersion(supersededBy);
    const isOwner = by === "registrant" || by === "successor";
    return kind === "settled" && isOwner ? labels.settledByOwner : nameIn(labels.statements, kind);
  };
  const lines = statements.map(({ kind, by, at, aiUse }) => {
    const words = wordsOf(kind, by);
    const said = aiUse ? labels.withUses(words, usesLines(aiUse, labels).join(labels.separator)) : words;
    return `${formatDateTime(lang, at)} · ${said}`;
  });
  const { title, description, keywords, materialType, medium, categories, copyrightRelation } = corrections;
  const names = (words: readonly string[], known: Readonly<Record<string, string>>) =>
    words.map((word) => nameIn(known, word)).join(labels.separator);
  const { publication } = corrections;
  const values: [label: string, text: string | undefined][] = [
    [labels.title, title],
    [labels.description, description],
    [labels.keywords, keywords?.join(labels.separator)],
    [labels.kind, materialType && nameIn(labels.materialTypes, materialType)],
    [labels.medium, medium && nameIn(labels.media, medium)],
    [labels.categories, categories && names(categories, labels.categoryNames)],
    [labels.copyrightRelation, copyrightRelation && nameIn(labels.copyrightRelations, copyrightRelation)],
    [labels.published, publication === undefined ? undefined : publicationText(publication, lang, labels)],
  ];
  return [
    { label: labels.saidSince(formatDateTime(lang, asOf)), text: lines.join("\n"), isList: true },
    ...values.flatMap(([label, text]) =>
      text === undefined ? [] : [{ label: labels.corrected(label), ...(text === "" ? nothing : { text }) }],
    ),
  ];
}
