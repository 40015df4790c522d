import type { Certificate } from "@colophon/api";
import type { StatusEvidence, Verification } from "@colophon/proof";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatShare, longDate } from "../../lib/text/format.ts";
import { CollaboratorList } from "../../ui/collaborator-list.tsx";
import { Fact, Facts } from "../../ui/facts.tsx";
import { BlockchainSignature } from "./blockchain-signature.tsx";
import type { Corrections } from "@colophon/proof/statements";
import { DeclaredFacts } from "./declared-facts.tsx";
import { RecordFacts } from "./record-facts.tsx";
import { useCorrected } from "./use-corrected.tsx";
import { isolate } from "../../lib/text/words.ts";
import { Sentence, Words } from "../../ui/words.tsx";

interface Props {
  certificate: Certificate;
  /** What was proved; undefined if nothing was. */
  verification: Verification | undefined;
  /** The corrected values of its fields. */
  corrections: Corrections;
  /** What was said later; undefined without an answer. */
  status?: StatusEvidence | undefined;
  isAsking?: boolean;
}

/** The certificate's data, laid out like an official document. */
export function CertificatePanel({ certificate, verification, corrections, status, isAsking }: Props) {
  const { t, i18n } = useTranslation();
  const { title, description, creator, certificateId, registrationDate, materialDetails } = certificate;
  const { collaborators, registrantShare, fileFingerprints, fileCount, selfIdentification } = certificate;
  const { publicationDetails: published } = materialDetails;
  const corrected = useCorrected(corrections);
  const older = verification?.record?.claims.supersedes;
  const now = new Date();

  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-6 border border-rule bg-raised px-5 py-8 sm:px-10 print:gap-4 print:border-0 print:p-0">
      <header className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-3 text-center text-balance print:gap-1">
        <p className="tracking-wide text-muted [font-variant-caps:all-small-caps]">
          {t("certificate.registry")}
        </p>
        <p className="print:hidden">
          {creator.name === "" ? (
            t("certificate.statementErased")
          ) : (
            <Sentence words={creator.name}>
              {t("certificate.statement", { name: isolate(creator.name) })}
            </Sentence>
          )}
        </p>
        {(description !== "" || "description" in corrections) && (
          <p dir="auto" className="whitespace-pre-line text-muted wrap-anywhere">
            {corrected("description", description)}
          </p>
        )}
      </header>
      <div className="print:[&>dl]:grid-cols-[max-content_minmax(0,1fr)_max-content_minmax(0,1fr)]">
        <Facts>
          <Fact name={t("registration.field.title")}>{corrected("title", title)}</Fact>
          <Fact name={t("certificate.materialType")}>{corrected("materialType", materialDetails.type)}</Fact>
          <Fact name={t("certificate.medium")}>{corrected("medium", materialDetails.medium)}</Fact>
          <Fact name={t("certificate.categories")}>
            {corrected("categories", materialDetails.categories)}
          </Fact>
          <Fact name={t("certificate.creatorName")}>
            {creator.profileId === null ? (
              creator.name
            ) : (
              <Link to={`/creators/${creator.profileId}`}>
                <Words>{creator.name}</Words>
              </Link>
            )}
          </Fact>
          <Fact name={t("certificate.creatorEmail")}>
            {creator.email && <a href={`mailto:${creator.email}`}>{creator.email}</a>}
          </Fact>
          <DeclaredFacts certificate={certificate} corrections={corrections} />
          <Fact name={t("certificate.published")}>{corrected("publication", published)}</Fact>
          <Fact name={t("said.olderCertificate")}>
            {older !== undefined && (
              <Link to={`/verify/${older}`} className="tabular-nums">
                {older}
              </Link>
            )}
          </Fact>
          {collaborators.length > 0 && (
            <Fact name={t("certificate.collaborators")}>
              <CollaboratorList collaborators={collaborators} />
            </Fact>
          )}
          <Fact name={t("certificate.registrantShare")}>
            {registrantShare !== null && formatShare(i18n.language, registrantShare)}
          </Fact>
          {Object.entries(selfIdentification).map(([name, value]) => (
            <Fact key={name} name={t(`selfIdentification.${name as "pronouns"}`, { defaultValue: name })}>
              {value}
            </Fact>
          ))}
        </Facts>
      </div>
      <RecordFacts
        certificateId={certificateId}
        registeredAt={registrationDate}
        files={fileFingerprints}
        fileCount={fileCount}
        verification={verification}
        isRegistrys
        status={status}
        isAsking={isAsking}
        signature={<BlockchainSignature hash={certificate.blockchainSignature} anchor={certificate.anchor} />}
      />
      <footer className="border-t border-rule pt-3 text-center text-sm text-balance text-muted">
        {t("certificate.footer", {
          year: String(now.getFullYear()),
          date: longDate(i18n.language, now.getTime()),
        })}
      </footer>
    </article>
  );
}
