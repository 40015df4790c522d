import type { CertificateFacts } from "./certificate-facts.ts";
import type { FieldName } from "./field-texts.ts";
import type { Labels } from "./labels/labels.ts";
import { nameIn } from "./labels/name-in.ts";
import { personName } from "./person-name.ts";

/** Goes to the annex, unless the page shows the field that holds it whole. */
export interface AnnexCandidate {
  label: string;
  text: string;
  shownBy?: FieldName;
  /** Lines of the document's own, which begin at its side; else the words of a person, which begin at theirs. */
  isList?: true;
}

/** Everything that the page may have no room for: nothing is lost. */
export function annexCandidates(
  facts: CertificateFacts,
  labels: Labels,
  texts: Readonly<Record<FieldName, string>>,
): AnnexCandidate[] {
  const candidates: AnnexCandidate[] = [
    { label: labels.title, text: texts.ip_title, shownBy: "ip_title" },
    { label: labels.creator, text: texts.creator_name, shownBy: "creator_name" },
    { label: labels.creator, text: texts.copyright_relation, shownBy: "copyright_relation" },
    { label: labels.creatorEmail, text: texts.creator_email, shownBy: "creator_email" },
    { label: labels.description, text: texts.ip_description, shownBy: "ip_description" },
    { label: labels.kind, text: texts.ip_type, shownBy: "ip_type" },
    { label: labels.medium, text: texts.medium, shownBy: "medium" },
    { label: labels.categories, text: texts.categories, shownBy: "categories" },
    { label: labels.published, text: texts.publication, shownBy: "publication" },
    ...collaboratorCandidates(facts, labels),
    ...Object.entries(facts.selfIdentification).map(([name, text]) => ({
      label: nameIn(labels.selfIdentification, name),
      text,
    })),
    ...fileCandidates(facts, labels),
    { label: labels.transaction, text: texts.transaction, shownBy: "transaction" },
  ];
  return candidates.filter(({ text }) => text.trim() !== "");
}

/** The page has room for names only. */
function collaboratorCandidates({ collaborators }: CertificateFacts, labels: Labels): AnnexCandidate[] {
  if (collaborators.length === 0) return [];
  const text = collaborators
    .map(({ givenName, familyName, email }) =>
      `${personName({ givenName, familyName })} ${email ?? ""}`.trim(),
    )
    .join("\n");
  const hasEmails = collaborators.some(({ email }) => email !== null);
  return [
    { label: labels.collaborators, text, isList: true, ...(hasEmails ? {} : { shownBy: "collaborators" }) },
  ];
}

function fileCandidates({ fileFingerprints: files }: CertificateFacts, labels: Labels): AnnexCandidate[] {
  return files.map(({ name, sha256 }) => ({
    label: labels.fingerprint,
    text: `${name}\n${sha256}`.trim(),
    isList: true,
    ...(files.length === 1 ? { shownBy: "file_name" } : {}),
  }));
}
