import type { Certificate, IntendedMedium, MaterialType } from "@colophon/api";
import { useTranslation } from "react-i18next";
import { formatBytes, longDate, longDay } from "../../lib/format.ts";
import { type Fact, Facts } from "../../ui/facts.tsx";
import { Rosette } from "../../ui/rosette.tsx";
import { BlockchainSignature } from "./blockchain-signature.tsx";

/** The certificate's data, as an official page reads. */
export function CertificatePanel({ certificate }: { certificate: Certificate }) {
  const { t, i18n } = useTranslation();
  const { title, description, creator, certificateId, registrationDate, materialDetails } = certificate;
  const { collaborators, fileFingerprints, selfIdentification } = certificate;
  const { publicationDetails: published } = materialDetails;
  const list = new Intl.ListFormat(i18n.language);
  const now = new Date();

  return (
    <article className="grid gap-6 border border-rule bg-raised px-5 py-8 sm:px-10">
      <header className="grid justify-items-center gap-3 text-center">
        <Rosette seed={certificateId} className="size-16 text-gold" />
        <p className="tracking-wide text-muted [font-variant-caps:all-small-caps]">
          {t("certificate.registry")}
        </p>
        <h2 dir="auto" className="text-3xl wrap-anywhere">
          {title}
        </h2>
        <p>{t("certificate.statement", { name: creator.name })}</p>
        {description !== "" && (
          <p dir="auto" className="whitespace-pre-line text-muted wrap-anywhere">
            {description}
          </p>
        )}
      </header>
      <Facts
        facts={[
          [t("certificate.id"), <span className="tabular-nums">{certificateId}</span>],
          [t("certificate.registrationDate"), longDate(i18n.language, registrationDate)],
          [
            t("certificate.materialType"),
            t(`materialType.${materialDetails.type as MaterialType}`, { defaultValue: materialDetails.type }),
          ],
          [
            t("certificate.medium"),
            t(`medium.${materialDetails.medium as IntendedMedium}`, { defaultValue: materialDetails.medium }),
          ],
          [
            t("certificate.categories"),
            list.format(
              materialDetails.categories.map((one) =>
                t(`category.${one as "literary"}`, { defaultValue: one }),
              ),
            ),
          ],
          [t("certificate.signature"), <BlockchainSignature certificate={certificate} />],
          [t("certificate.creatorName"), creator.name],
          [
            t("certificate.creatorEmail"),
            creator.email && <a href={`mailto:${creator.email}`}>{creator.email}</a>,
          ],
          [
            t("certificate.published"),
            published &&
              list.format(
                [
                  published.date && longDay(i18n.language, published.date),
                  published.city,
                  published.province,
                ].filter(Boolean),
              ),
          ],
          [
            t("certificate.collaborators"),
            collaborators.length === 0 ? null : (
              <ul>
                {collaborators.map(({ givenName, familyName, email }, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a fixed list; two people may share a name
                  <li key={index}>
                    {givenName} {familyName} {email && <a href={`mailto:${email}`}>{email}</a>}
                  </li>
                ))}
              </ul>
            ),
          ],
          ...Object.entries(selfIdentification).map(([name, value]): Fact => [
            t(`selfIdentification.${name as "pronouns"}`, { defaultValue: name }),
            value,
          ]),
          ...fileFingerprints.map(({ sha256, name, size }): Fact => [
            t("certificate.file"),
            <>
              <bdi>{name}</bdi> <span className="text-muted">{formatBytes(i18n.language, size)}</span>
              <code className="block font-mono text-sm">{sha256}</code>
            </>,
          ]),
        ]}
      />
      <footer className="border-t border-rule pt-3 text-center text-sm text-muted">
        {t("certificate.footer", {
          year: String(now.getFullYear()),
          date: longDate(i18n.language, now.getTime()),
        })}
      </footer>
    </article>
  );
}
