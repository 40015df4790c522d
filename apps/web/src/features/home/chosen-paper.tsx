import { fileTitle } from "@colophon/api";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { knownWorksQuery } from "../../lib/api/known-works-query.ts";
import { longDate } from "../../lib/text/format.ts";
import { Paper } from "./paper.tsx";

/** The certificate that the visitor's file would get: not sealed yet. */
export function ChosenPaper({ name, sha256 }: { name: string; sha256: string }) {
  const { t, i18n } = useTranslation();
  const [today] = useState(Date.now);
  const { data: known, isError } = useQuery(knownWorksQuery(sha256));
  return (
    <Paper
      seed={sha256}
      title={fileTitle(name) || name}
      seal="none"
      lines={[
        {
          name: t("registration.file.fingerprint"),
          value: <code className="font-mono text-sm font-normal wrap-anywhere">{sha256}</code>,
          isWide: true,
        },
        { name: t("home.paper.date"), value: longDate(i18n.language, today) },
        { name: t("home.paper.state"), value: t(`home.paper.${stateOf(known?.length, isError)}`) },
      ]}
    >
      <span className="inline-block py-2">{t("document.previewOnly")}</span>
    </Paper>
  );
}

function stateOf(count: number | undefined, isError: boolean) {
  if (isError) return "notAsked";
  if (count === undefined) return "asking";
  return count === 0 ? "notYet" : "registered";
}
