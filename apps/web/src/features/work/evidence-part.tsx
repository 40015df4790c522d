import type { OwnWork } from "@colophon/api";
import { lazy } from "react";
import { useTranslation } from "react-i18next";
import { Unfolded } from "../../ui/unfolded.tsx";

const EvidencePack = lazy(async () => ({
  default: (await import("../../ui/evidence.ts")).EvidencePack,
}));

/** The evidence of one's own work, perhaps with the confidential copy of its file. */
export function EvidencePart({ work: { id, certificateId, file } }: { work: OwnWork }) {
  const { t } = useTranslation("pack");
  return (
    <Unfolded title={t("title")}>
      <EvidencePack certificateId={certificateId} copyOf={file?.deposit === "kept" ? id : undefined} />
    </Unfolded>
  );
}
