import { type Certificate, declarationVersion } from "@colophon/api";
import { useTranslation } from "react-i18next";
import { Fact } from "../../ui/facts.tsx";
import type { Corrections } from "@colophon/proof/statements";
import { useCorrected } from "./use-corrected.tsx";

/** What the registrant declared: their relation to the copyright, and the declaration's text. */
export function DeclaredFacts({
  certificate,
  corrections,
}: {
  certificate: Certificate;
  corrections: Corrections;
}) {
  const { t } = useTranslation();
  const { materialDetails, declaration } = certificate;
  const { copyrightRelation } = materialDetails;
  const corrected = useCorrected(corrections);
  return (
    <>
      <Fact name={t("certificate.copyrightRelation")}>
        {corrected("copyrightRelation", copyrightRelation, (relation) =>
          t("certificate.byDeclaration", { relation }),
        )}
      </Fact>
      {declaration !== null && (
        <Fact name={t("registration.declarationLabel")}>
          {/* Other versions are in docs/format.md. */}
          {declaration === declarationVersion && (
            <span className="block">{t("registration.declaration")}</span>
          )}
          <span className="text-muted">{t("certificate.declarationVersion", { version: declaration })}</span>
        </Fact>
      )}
    </>
  );
}
