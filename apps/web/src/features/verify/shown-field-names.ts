import type { RecordClaims } from "@colophon/proof";
import type { TFunction } from "i18next";

/** The names of what a file shows: what everyone sees once it is given back, and what is then kept sealed. */
export function shownFieldNames(
  t: TFunction<["translation", "uses"]>,
  claims: RecordClaims,
): { shown: string[]; sealed: string[] } {
  const { collaborators, files, selfIdentification } = claims;
  const has = (isThere: boolean, name: string) => (isThere ? [name] : []);
  const ofWork = {
    title: t("registration.field.title"),
    description: t("registration.field.description"),
    keywords: t("registration.field.keywords"),
    materialType: t("certificate.materialType"),
    medium: t("certificate.medium"),
    categories: t("certificate.categories"),
    creatorName: t("certificate.creatorName"),
    copyrightRelation: t("certificate.copyrightRelation"),
    publication: t("certificate.published"),
    supersedes: t("said.olderCertificate"),
    aiUse: t("uses:line"),
    aiInvolvement: t("uses:involvement"),
    walletAddress: t("verify.evidence.walletSignature"),
  };
  const emails = [claims.creatorEmail, ...collaborators.map(({ email }) => email)];
  const shares = [claims.registrantShare, ...collaborators.map(({ share }) => share)];
  return {
    shown: [
      t("certificate.id"),
      t("certificate.registrationDate"),
      ...Object.entries(ofWork).flatMap(([name, label]) =>
        has(claims[name as keyof typeof ofWork] !== undefined, label),
      ),
      ...has(collaborators.length > 0, t("certificate.collaborators")),
      ...has(files.length > 0, t("certificate.file")),
      ...Object.keys(selfIdentification).map((name) =>
        t(`selfIdentification.${name as "pronouns"}`, { defaultValue: name }),
      ),
    ],
    sealed: [
      ...has(
        emails.some((email) => email !== undefined),
        t("certificate.creatorEmail"),
      ),
      ...has(
        shares.some((share) => share !== undefined),
        t("said.share"),
      ),
    ],
  };
}
