import type { UsesSaid } from "@colophon/uses";
import { emissionsOf } from "@colophon/uses/emit";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ProtocolList } from "./protocol-list.tsx";

interface Props {
  certificateId: string;
  /** What is said now: never what a status withholds, or what was said before. */
  uses: UsesSaid;
}

/** A closed line; unfolded, what a certificate says of use by machines in the words of other protocols. */
export function TellMachines({ certificateId, uses }: Props) {
  const { t } = useTranslation(["machines", "uses"]);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const policyUrl = new URL(`/certificates/${certificateId}/tdm-policy.json`, window.location.origin).href;
  if (emissionsOf(uses, { path: "/", policyUrl, withSearch: true }).length === 0) return undefined;
  return (
    <details className="print:hidden paper:hidden" onToggle={() => setIsUnfolded(true)}>
      <summary className="flex cursor-pointer items-center gap-3 py-2 text-link">{t("title")}</summary>
      {isUnfolded && <ProtocolList uses={uses} policyUrl={policyUrl} />}
    </details>
  );
}
