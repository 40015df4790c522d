import { type Certificate, type CopyrightRelation, declarationVersion } from "@colophon/api";
import { useTranslation } from "react-i18next";
import { Fact } from "../../ui/facts.tsx";

/** What the registrant declared: their relation to the copyright, and in which words. */
export function DeclaredFacts({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation();
  const { materialDetails, declaration } = certificate;
  const { copyrightRelation } = materialDetails;
  const relation = t(`certificate.relation.${copyrightRelation as CopyrightRelation}`, {
    defaultValue: copyrightRelation,
  });
  return (
    <>
      <Fact name={t("certificate.copyrightRelation")}>
        {copyrightRelation !== "" && t("certificate.byDeclaration", { relation })}
      </Fact>
      {declaration !== null && (
        <Fact name={t("registration.declarationLabel")}>
          {/* Other words are in docs/format.md. */}
          {declaration === declarationVersion && (
            <span className="block">{t("registration.declaration")}</span>
          )}
          <span className="text-muted">{t("certificate.declarationVersion", { version: declaration })}</span>
        </Fact>
      )}
    </>
  );
}
