import type { OwnWork } from "@colophon/api";
import type { UsesSaid } from "@colophon/uses";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { formatBytes } from "../../lib/text/format.ts";
import { correctable, useFieldTexts } from "../../lib/text/use-field-texts.ts";
import { Fact, Facts } from "../../ui/facts.tsx";
import { UsesLines } from "../../ui/uses-lines.tsx";
import { Words } from "../../ui/words.tsx";

/** The work's current details. */
export function WorkFacts({ work }: { work: OwnWork }) {
  const { t, i18n } = useTranslation(["translation", "owner"]);
  const { fields, file, sharedPublicly, certificateId, aiUse } = work;
  const { labelOf, textOf } = useFieldTexts();
  return (
    <Facts>
      <Fact name={t("certificate.id")}>
        <span className="tabular-nums">{certificateId}</span>
      </Fact>
      {correctable.map((name) => (
        <Fact key={name} name={labelOf(name)} isList={Array.isArray(fields[name])}>
          {textOf(name, fields[name])}
        </Fact>
      ))}
      {Object.keys(aiUse).length > 0 && (
        <Suspense>
          <UsesFact uses={aiUse} />
        </Suspense>
      )}
      {file && (
        <Fact name={t("certificate.file")}>
          <Words>{file.name}</Words>{" "}
          <span className="text-muted">{formatBytes(i18n.language, file.size)}</span>
          <code className="block font-mono text-sm wrap-anywhere">{file.sha256}</code>
        </Fact>
      )}
      <Fact name={t("dashboard.listed")}>{t(sharedPublicly ? "common.yes" : "common.no")}</Fact>
    </Facts>
  );
}

/** What is said now of use by machines. */
function UsesFact({ uses }: { uses: UsesSaid }) {
  const { t } = useTranslation("uses");
  return (
    <Fact name={t("line")} isList>
      <UsesLines uses={uses} />
    </Fact>
  );
}
