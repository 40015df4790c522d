import { collaboratorLine, hasMore } from "./collaborator-line.ts";
import type { PrintedFacts } from "./printed-facts.ts";
import type { DocumentLanguage } from "./document-language.ts";
import type { FieldName } from "./field-texts.ts";
import { formatNumber, formatPublicationDate, formatShare } from "./format-date.ts";
import type { Labels } from "./labels/labels.ts";
import { linkLines } from "./link-lines.ts";
import { nameIn } from "./labels/name-in.ts";
import { usesLines } from "./uses-text.ts";

/** Goes to the annex, unless the page has a field that shows it in full. */
export interface AnnexCandidate {
  label: string;
  text: string;
  shownBy?: FieldName;
  /** Lines of the document's own, which begin at its side; else the words of a person, which begin at theirs. */
  isList?: true;
  /** Those of a work of several, as a table beneath the label; the text is then that of its head. */
  files?: readonly AnnexFile[];
}

export interface AnnexFile {
  number: string;
  name: string;
  /** Blank where it has none of its own. */
  title: string;
  date: string;
  sha256: string;
}

/** Everything that the page may have no room for: nothing is lost. */
export function annexCandidates(
  facts: PrintedFacts,
  lang: DocumentLanguage,
  labels: Labels,
  texts: Readonly<Record<FieldName, string>>,
): AnnexCandidate[] {
  const candidates: AnnexCandidate[] = [
    { label: labels.title, text: texts.ip_title, shownBy: "ip_title" },
    { label: labels.creator, text: texts.creator_name, shownBy: "creator_name" },
    { label: labels.creator, text: texts.copyright_relation, shownBy: "copyright_relation" },
    { label: labels.creatorEmail, text: texts.creator_email, shownBy: "creator_email" },
    ...linkCandidates(facts, lang, labels),
    { label: labels.description, text: texts.ip_description, shownBy: "ip_description" },
    { label: labels.kind, text: texts.ip_type, shownBy: "ip_type" },
    { label: labels.medium, text: texts.medium, shownBy: "medium" },
    { label: labels.categories, text: texts.categories, shownBy: "categories" },
    { label: labels.published, text: texts.publication, shownBy: "publication" },
    ...machineCandidates(facts, labels),
    ...collaboratorCandidates(facts, lang, labels),
    ...Object.entries(facts.selfIdentification).map(([name, text]) => ({
      label: nameIn(labels.selfIdentification, name),
      text,
    })),
    ...fileCandidates(facts, lang, labels),
    { label: labels.transaction, text: texts.transaction, shownBy: "transaction" },
  ];
  return candidates.filter(({ text }) => text.trim() !== "");
}

/** As it was registered: what was said later is above, with its dates. */
function machineCandidates({ aiUse, aiInvolvement }: PrintedFacts, labels: Labels): AnnexCandidate[] {
  const candidates: AnnexCandidate[] = [];
  if (aiUse)
    candidates.push({ label: labels.machines, text: usesLines(aiUse, labels).join("\n"), isList: true });
  if (aiInvolvement) {
    const { made, text } = aiInvolvement;
    const lines = [nameIn(labels.made, made), text].filter((part) => part !== "");
    candidates.push({ label: labels.involvement, text: lines.join("\n"), isList: true });
  }
  return candidates;
}

/** The page has room for names that were controlled. */
function linkCandidates(facts: PrintedFacts, lang: DocumentLanguage, labels: Labels): AnnexCandidate[] {
  const lines = linkLines(facts, lang, labels);
  const text = lines.map((line) => line.text).join("\n");
  const shownBy = lines.every(({ isControl }) => isControl) && ({ shownBy: "links" } as const);
  return [{ label: labels.links, text, isList: true, ...shownBy }];
}

/** The page has room for names only, and for who hasn't answered. */
function collaboratorCandidates(
  { collaborators, registrantShare = null }: PrintedFacts,
  lang: DocumentLanguage,
  labels: Labels,
): AnnexCandidate[] {
  if (collaborators.length === 0) return [];
  const text = collaborators.map((one, index) => collaboratorLine(one, index + 1, lang, labels)).join("\n");
  const isMore = collaborators.some(hasMore);
  return [
    { label: labels.collaborators, text, isList: true, ...(isMore ? {} : { shownBy: "collaborators" }) },
    ...(registrantShare === null
      ? []
      : [{ label: labels.registrantShare, text: formatShare(lang, registrantShare) }]),
  ];
}

function fileCandidates(
  { fileFingerprints: files }: PrintedFacts,
  lang: DocumentLanguage,
  labels: Labels,
): AnnexCandidate[] {
  const [file] = files;
  if (file === undefined) return [];
  const dateOf = ({ date = "" }: typeof file) => (date === "" ? "" : formatPublicationDate(lang, date));
  if (files.length === 1) {
    const { name, title = "", sha256 } = file;
    const more = [title, dateOf(file)].filter((part) => part !== "");
    const text = [name, ...more, sha256].join("\n").trim();
    // The page has room for its name and its fingerprint.
    const shownBy = more.length === 0 && ({ shownBy: "file_name" } as const);
    return [{ label: labels.fingerprint, text, isList: true, ...shownBy }];
  }
  const table = files.map((one, at) => ({
    number: formatNumber(lang, one.number ?? at + 1),
    name: one.name,
    title: one.title ?? "",
    date: dateOf(one),
    sha256: one.sha256,
  }));
  const label = labels.fileList(formatNumber(lang, files.length));
  return [{ label, text: `${labels.fileName}\n${labels.fingerprint}`, isList: true, files: table }];
}
