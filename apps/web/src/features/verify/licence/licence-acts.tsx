import type { EndpointOutput, Api } from "@colophon/api";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callApi, callApiForBytes } from "../../../lib/api/call-api.ts";
import { attemptFailureText } from "../../../lib/api/failure-text.ts";
import { saveFile } from "../../../lib/file/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { Switch } from "../../../ui/choice.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { LicenceDialog } from "./licence-dialog.tsx";

type ShownLicence = EndpointOutput<Api["GET /api/licences/{licenceId}"]>["licence"];

interface Props {
  id: string;
  /** What the caller may see; null for strangers. */
  licence: ShownLicence;
  onChanged: () => void;
}

/** Its document and file, and what its two sides can do: show it publicly, end it, revoke it. */
export function LicenceActs({ id, licence, onChanged }: Props) {
  const { t, i18n } = useTranslation(["translation", "licence", "licence-failures"]);
  const params = { licenceId: id };
  const saving = useMutation({
    mutationFn: async (format: "pdf" | "file") => {
      const answer =
        format === "pdf"
          ? await callApiForBytes("GET /api/licences/{licenceId}.pdf", {
              params,
              query: { lng: i18n.language },
            })
          : await callApiForBytes("GET /api/licences/{licenceId}/file", { params });
      saveFile(await answer.blob(), format === "pdf" ? `${id}.pdf` : `${id}.licence.json`);
    },
  });
  const side = licence?.as ?? undefined;
  return (
    <div className="grid gap-6 paper:hidden">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {licence && (
          <Button isPending={saving.isPending} className="min-h-12" onClick={() => saving.mutate("pdf")}>
            {t("licence:download.pdf")}
          </Button>
        )}
        <Button look={licence ? "quiet" : "secondary"} onClick={() => saving.mutate("file")}>
          {t("licence:download.file")}
        </Button>
        <CopyButton
          text={new URL(`/verify/${id}`, window.location.origin).href}
          label={t("documentDownload.copyLink")}
        />
      </div>
      {saving.error && (
        <Notice tone="error">{attemptFailureText(t, saving.error, t("licence:failed"))}</Notice>
      )}
      {licence && side && <OwnActs id={id} licence={licence} side={side} onChanged={onChanged} />}
    </div>
  );
}

interface OwnProps {
  id: string;
  licence: NonNullable<ShownLicence>;
  side: "licensor" | "licensee";
  onChanged: () => void;
}

function OwnActs({ id, licence, side, onChanged }: OwnProps) {
  const { t } = useTranslation(["translation", "licence", "licence-failures"]);
  const [asked, setAsked] = useState<"end" | "revoke">();
  const listing = useMutation({
    mutationFn: async (listed: boolean) =>
      callApi("PUT /api/licences/{licenceId}/listed", { params: { licenceId: id }, body: { listed } }),
    onSuccess: onChanged,
  });
  const { listed, statements, state, terms } = licence;
  const other = side === "licensor" ? "licensee" : "licensor";
  const hasSaid = (by: string) => statements.some((one) => one.kind === "ended" && one.by === by);
  const isOver = state === "ended" || state === "revoked" || state === "expired";
  const isListed = listing.isPending ? listing.variables : listed[side];
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-rule pt-5">
      <div className="grid gap-1">
        <Switch
          label={t("licence:listed.label")}
          name={t("licence:listed.label")}
          isOn={isListed}
          onChange={(isOn) => listing.mutate(isOn)}
        />
        <p className="max-w-prose text-sm text-muted">
          {isListed
            ? t(listed[other] ? "licence:listed.both" : "licence:listed.waits")
            : t("licence:listed.text")}
        </p>
      </div>
      {listing.error && (
        <Notice tone="error">{attemptFailureText(t, listing.error, t("licence:failed"))}</Notice>
      )}
      {!isOver && hasSaid(side) && <p className="max-w-prose">{t("licence:end.waits")}</p>}
      {!isOver && hasSaid(other) && !hasSaid(side) && <p className="max-w-prose">{t("licence:end.other")}</p>}
      {!isOver && (
        <div className="-mx-3 flex flex-wrap">
          {!hasSaid(side) && (
            <Button look="quiet" aria-haspopup="dialog" onClick={() => setAsked("end")}>
              {t("licence:end.open")}
            </Button>
          )}
          {side === "licensor" && terms.revocable && (
            <Button look="quiet" aria-haspopup="dialog" onClick={() => setAsked("revoke")}>
              {t("licence:revoke.open")}
            </Button>
          )}
        </div>
      )}
      {asked && <LicenceDialog id={id} act={asked} onClose={() => setAsked(undefined)} onSaid={onChanged} />}
    </section>
  );
}
