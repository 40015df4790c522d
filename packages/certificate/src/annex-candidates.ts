import type { CertificateFacts } from "./certificate-facts.ts";
import type { FieldName } from "./field-texts.ts";
import type { Labels } from "./labels/labels.ts";

/** Goes to the annex, unless the page shows the field that holds it whole. */
export interface AnnexCandidate {
  label: string;
  text: string;
  shownBy?: FieldName;
}

/** Everything that the page may have no room for: nothing is lost. */
export function annexCandidates(
  facts: CertificateFacts,
  labels: Labels,
  { publication, transaction }: { publication: string; transaction: string },
): AnnexCandidate[] {
  const { creator, materialDetails: material } = facts;
  const candidates: AnnexCandidate[] = [
    { label: labels.title, text: facts.title, shownBy: "ip_title" },
    { label: labels.creator, text: creator.name, shownBy: "creator_name" },
    { label: labels.creatorEmail, text: creator.email ?? "", shownBy: "creator_email" },
    { label: labels.description, text: facts.description, shownBy: "ip_description" },
    {
      label: labels.kind,
      text: labels.materialTypes[material.type] ?? material.type,
      shownBy: "ip_type",
    },
    { label: labels.medium, text: labels.media[material.medium] ?? material.medium, shownBy: "medium" },
    {
      label: labels.categories,
      text: material.categories
        .map((category) => labels.categoryNames[category] ?? category)
        .join(labels.separator),
      shownBy: "categories",
    },
    { label: labels.published, text: publication, shownBy: "publication" },
    ...collaboratorCandidates(facts, labels),
    ...Object.entries(facts.selfIdentification).map(([name, text]) => ({
      label: labels.selfIdentification[name] ?? name,
      text,
    })),
    ...fileCandidates(facts, labels),
    { label: labels.transaction, text: transaction, shownBy: "transaction" },
  ];
  return candidates.filter(({ text }) => text.trim() !== "");
}

/** The page has room for names only. */
function collaboratorCandidates({ collaborators }: CertificateFacts, labels: Labels): AnnexCandidate[] {
  if (collaborators.length === 0) return [];
  const text = collaborators
    .map(({ givenName, familyName, email }) => [givenName, familyName, email ?? ""].join(" ").trim())
    .join("\n");
  const hasEmails = collaborators.some(({ email }) => email !== null);
  return [{ label: labels.collaborators, text, ...(hasEmails ? {} : { shownBy: "collaborators" }) }];
}

function fileCandidates({ fileFingerprints: files }: CertificateFacts, labels: Labels): AnnexCandidate[] {
  return files.map(({ name, sha256 }) => ({
    label: labels.fingerprint,
    text: `${name}\n${sha256}`.trim(),
    ...(files.length === 1 ? { shownBy: "file_name" } : {}),
  }));
}
