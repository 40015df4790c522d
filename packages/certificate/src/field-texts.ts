import type { PrintedFacts, Collaborator } from "./printed-facts.ts";
import type { DocumentLanguage } from "./document-language.ts";
import { formatDate, formatDateTime, formatNumber, formatPublicationDate } from "./format-date.ts";
import type { Labels } from "./labels/labels.ts";
import { nameIn } from "./labels/name-in.ts";
import { linkLines } from "./link-lines.ts";
import { personName } from "./person-name.ts";

export interface PrintContext {
  lang: DocumentLanguage;
  /** Where anyone checks the certificate; the QR code leads there. */
  validationUrl: string;
  /** ISO 8601. */
  renderedAt: string;
  /** A test network, or a chain that anyone can run at home, proves no time. */
  isTestChain: boolean;
  /** Up to when what was said later is known, ISO 8601; preset: when the document is made. */
  asOf?: string;
}

export type FieldName = keyof ReturnType<typeof valueTexts> | keyof ReturnType<typeof labelTexts>;

/** The names of the specification, section 2, and what else the page has room for. */
export function valueTexts(facts: PrintedFacts, context: PrintContext, labels: Labels) {
  const { lang, validationUrl, renderedAt } = context;
  const { materialDetails: material, fileFingerprints: files } = facts;
  const { isPublished, publicationDetails } = material;
  const transaction = anchoringTransaction(facts);
  const proven = provenDate(facts, context, labels);
  const [file] = files;
  return {
    label_date_proof: proven ? labels.noLaterThan : labels.notary,
    ip_title: facts.title,
    ip_description: facts.description,
    ip_type: nameIn(labels.materialTypes, material.type),
    // Of a work that somebody else owns, its registrant may be erased.
    creator_name: facts.creator.name || "—",
    creator_email: facts.creator.email ?? "",
    links: linkLines(facts, lang, labels)
      .filter(({ isControl }) => isControl)
      .map(({ text }) => text)
      .join("\n"),
    copyright_relation: relationText(facts, labels),
    collaborators: collaboratorsText(facts, labels),
    registration_date: formatDateTime(lang, facts.registrationDate),
    certificate_id: facts.certificateId,
    // There is no token. The specification's templates have the field, so it stays, empty.
    token_id: "",
    date_line: dateLineText(facts, context, labels),
    date_proof: proven
      ? formatDateTime(lang, proven.time)
      : unprovenText(facts, context, labels).replace("\n", " "),
    medium: nameIn(labels.media, material.medium),
    categories: material.categories
      .map((category) => nameIn(labels.categoryNames, category))
      .join(labels.separator),
    publication: publicationText(isPublished ? publicationDetails : null, lang, labels),
    blockchain_hash:
      transaction === null
        ? (proven?.block ?? missingAnchorText(facts, labels))
        : `ETH-${transaction.slice(0, 10)}`,
    transaction: transaction ?? "",
    file_name: fileNameText(facts, labels),
    file_fingerprint: files.length > 1 ? "" : (file?.sha256 ?? ""),
    declared: facts.declaration === null ? "" : labels.declared,
    not_verified: facts.creator.email === null ? labels.identityNotVerified : labels.addressConfirmed,
    validation_url: validationUrl,
    qr_caption: "",
    witness_name: facts.log
      ? labels.witnessLine(facts.log.origin, formatNumber(lang, facts.log.index))
      : labels.anchorPending,
    notary_name: proven
      ? `${proven.by}\n${formatDateTime(lang, proven.time)}`
      : unprovenText(facts, context, labels),
    timestamp: labels.madeAt(formatDateTime(lang, renderedAt)),
  };
}

function fileNameText({ fileFingerprints: files, fileCount = 0 }: PrintedFacts, labels: Labels): string {
  const [file] = files;
  if (file === undefined) return fileCount > 0 ? labels.hiddenFiles(fileCount) : labels.noFile;
  // A proof of one file of many must not look like a work of one file.
  if (files.length < fileCount)
    return [...(files.length === 1 ? [file.name] : []), labels.someFiles(files.length, fileCount)].join(
      " · ",
    );
  return files.length > 1 ? labels.moreFiles(files.length) : file.name;
}

export function labelTexts(labels: Labels) {
  return {
    registry: "Colophon",
    register: labels.register,
    heading: labels.heading,
    label_entitled: labels.entitled,
    label_entered_by: labels.enteredBy,
    label_certificate_id: labels.certificateId,
    label_registration_date: labels.registrationDate,
    label_ip_type: labels.kind,
    label_medium: labels.medium,
    label_categories: labels.categories,
    label_publication: labels.published,
    label_blockchain_hash: labels.signature,
    label_file_fingerprint: labels.fingerprint,
    label_witness: labels.witness,
    label_notary: labels.notary,
  };
}

function relationText({ materialDetails }: PrintedFacts, labels: Labels): string {
  const { copyrightRelation } = materialDetails;
  if (copyrightRelation === "") return "";
  return labels.byDeclaration(nameIn(labels.copyrightRelations, copyrightRelation));
}

interface ProvenDate {
  /** ISO 8601. */
  time: string;
  by: string;
  /** Of Bitcoin, which took no anchor of ours. */
  block?: string;
  /** The date is an authority's word. */
  operator?: string;
}

/** By when the work was registered, and who proves it: a public chain with the anchor, else another clock. */
function provenDate(
  facts: PrintedFacts,
  { lang, isTestChain }: PrintContext,
  labels: Labels,
): ProvenDate | undefined {
  const { anchor, clock } = facts;
  const { network, blockNumber, blockTime } = anchor;
  const blockLine = (name: string, block: number) => labels.blockLine(name, formatNumber(lang, block));
  const isFinal = anchoringTransaction(facts) !== null && !isTestChain;
  if (isFinal && blockNumber !== null && blockTime !== null)
    return { time: blockTime, by: blockLine(network, blockNumber) };
  if (clock === undefined) return undefined;
  const time = new Date(clock.time * 1000).toISOString();
  const { height, operator } = clock.by;
  if (operator !== undefined) return { time, by: labels.timestampBy(operator), operator };
  if (height === undefined) return undefined;
  const block = blockLine(labels.bitcoin, height);
  return { time, by: block, block };
}

/** Only what is final is printed. */
function anchoringTransaction({ anchor, blockchainSignature }: PrintedFacts): string | null {
  return anchor.state === "final" ? blockchainSignature : null;
}

/** A browser that could not ask the chain knows that there is said to be an anchor, and prints nothing of it. */
function missingAnchorText({ anchor }: PrintedFacts, labels: Labels): string {
  if (anchor.state === "ended") return labels.anchorEnded;
  return anchor.state === "final" ? labels.anchorNotChecked : labels.anchorPending;
}

/** In place of who proves the date. */
function unprovenText(facts: PrintedFacts, { isTestChain }: PrintContext, labels: Labels): string {
  const isAnchored = anchoringTransaction(facts) !== null && facts.anchor.blockTime !== null;
  return isAnchored && isTestChain ? labels.testChainLine : missingAnchorText(facts, labels);
}

/** An anchor said to be final, that a browser couldn't ask for, was not checked. */
const whyUnproven = {
  pending: "onItsWay",
  included: "onItsWay",
  final: "notChecked",
  ended: "ended",
} as const;

/** The end of the sentence that the page begins with: by when, or on which day. A draft has no date yet. */
function dateLineText(facts: PrintedFacts, context: PrintContext, labels: Labels): string {
  const { lang, isTestChain } = context;
  const { anchor, log, registrationDate } = facts;
  if (log === null) return "";
  const proven = provenDate(facts, context, labels);
  if (proven) {
    const date = formatDate(lang, proven.time);
    const { operator } = proven;
    return operator === undefined ? labels.dateLine.proven(date) : labels.dateLineBy(date, operator);
  }
  const why = isTestChain ? "testChain" : whyUnproven[anchor.state];
  const separator = /^(?:zh|ja)/.test(lang) ? "" : " ";
  return `${labels.dateLine.stated(formatDate(lang, registrationDate))}${separator}${labels.dateStatedBecause[why]}`;
}

export function publicationText(
  details: PrintedFacts["materialDetails"]["publicationDetails"],
  lang: DocumentLanguage,
  labels: Labels,
): string {
  if (details === null) return labels.notPublished;
  return [formatPublicationDate(lang, details.date) || details.date, details.city, details.province]
    .filter((part) => part !== "")
    .join(labels.separator);
}

function collaboratorsText({ collaborators }: PrintedFacts, labels: Labels): string {
  if (collaborators.length === 0) return "";
  const names = collaborators.map((one) => nameWithAnswer(one, labels)).filter((name) => name !== "");
  if (names.length === 0) return "";
  return `${labels.collaborators} · ${names.join(labels.separator)}`;
}

/** That somebody hasn't answered is said beside the name: it needs no page of its own. */
function nameWithAnswer({ answer, ...names }: Collaborator, labels: Labels): string {
  const name = personName(names);
  if (name === "" || answer === undefined || !isSilent(answer)) return name;
  return labels.withAnswer(name, labels.answers[answer.state](""));
}

export const isSilent = ({ state }: NonNullable<Collaborator["answer"]>): boolean =>
  state === "unanswered" || state === "not_asked";
