import type { Link } from "@colophon/api";
import { linkName } from "@colophon/proof/texts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/api/call-api.ts";
import { attemptFailureText } from "../../lib/api/failure-text.ts";
import { linksQuery } from "../../lib/api/links-query.ts";
import { queryClient } from "../../lib/api/query-client.ts";
import { longDate, longDateTime } from "../../lib/text/format.ts";
import { isolateLink } from "../../lib/text/link-words.ts";
import { Button } from "../../ui/button.tsx";
import { Switch } from "../../ui/choice.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";

interface Props {
  link: Link;
  onRemoved: () => void;
}

/** One link: its state in words, what to put where until it is confirmed, and what can be done with it. */
export function LinkEntry({ link, onRemoved }: Props) {
  const { t } = useTranslation("links");
  const { t: say } = useTranslation();
  const { id, url, state, shown } = link;
  const [isAsking, setIsAsking] = useState(false);
  const reload = async () => queryClient.invalidateQueries(linksQuery);
  const checking = useMutation({
    mutationFn: async () => callApi("POST /api/user/links/{id}/check", { params: { id } }),
    onSettled: reload,
  });
  const showing = useMutation({
    mutationFn: async (isShown: boolean) =>
      callApi("PATCH /api/user/links/{id}", { params: { id }, body: { shown: isShown } }),
    onSettled: reload,
  });
  const removing = useMutation({
    mutationFn: async () => callApi("DELETE /api/user/links/{id}", { params: { id } }),
    onSuccess: onRemoved,
    onSettled: reload,
  });
  const { name, unicode } = linkName(url);
  const words = { name: isolateLink(url) };
  const isConfirmed = state === "confirmed";
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 border-b border-rule py-4">
      <div>
        <h3 className="text-xl wrap-anywhere">
          <bdi dir="ltr">{name}</bdi>
        </h3>
        {unicode !== undefined && (
          <p className="text-muted wrap-anywhere">
            <bdi>{unicode}</bdi>
          </p>
        )}
      </div>
      <LinkState link={link} />
      {!isConfirmed && <WhatToDo link={link} />}
      {isConfirmed && (
        <Switch
          label={t("mine.show")}
          name={t("mine.labelOf", { label: t("mine.show"), ...words })}
          isOn={showing.isPending ? showing.variables : shown}
          onChange={(isShown) => showing.mutate(isShown)}
        />
      )}
      <div className="-mx-3 flex flex-wrap items-center">
        <Button
          look={isConfirmed ? "quiet" : "secondary"}
          className={isConfirmed ? undefined : "mx-3"}
          aria-label={t("mine.labelOf", { label: t("mine.check"), ...words })}
          isPending={checking.isPending}
          onClick={() => checking.mutate()}
        >
          {t("mine.check")}
        </Button>
        <Button
          look="quiet"
          aria-label={t("mine.labelOf", { label: t("mine.remove"), ...words })}
          aria-haspopup="dialog"
          isPending={removing.isPending}
          onClick={() => setIsAsking(true)}
        >
          {t("mine.remove")}
        </Button>
      </div>
      {checking.error && (
        <Notice tone="error">{attemptFailureText(say, checking.error, t("mine.checkError"))}</Notice>
      )}
      {showing.error && (
        <Notice tone="error">{attemptFailureText(say, showing.error, t("mine.showError"))}</Notice>
      )}
      {removing.error && (
        <Notice tone="error">{attemptFailureText(say, removing.error, t("mine.removeError"))}</Notice>
      )}
      {isAsking && (
        <Dialog
          title={t("mine.removeTitle")}
          closeText={t("mine.keep")}
          onClose={() => setIsAsking(false)}
          action={
            <Button
              onClick={() => {
                setIsAsking(false);
                removing.mutate();
              }}
            >
              {t("mine.remove")}
            </Button>
          }
        >
          <p className="wrap-anywhere">{t("mine.removeText", words)}</p>
        </Dialog>
      )}
    </li>
  );
}

/** Where it stands, what that means, and why the last look didn't find it. */
function LinkState({ link: { state, how, confirmedAt, checkedAt, failure } }: Pick<Props, "link">) {
  const { t, i18n } = useTranslation("links");
  const isConfirmed = state === "confirmed";
  const means = isConfirmed ? how : state === "contested" || state === "moved" ? state : null;
  return (
    <div role="status" className="grid gap-1">
      <p className={`font-semibold ${isConfirmed ? "text-valid" : ""}`}>
        {t(`mine.state.${state}`, { date: longDate(i18n.language, confirmedAt ?? "") })}
      </p>
      {means !== null && <p>{t(`mine.means.${means}`)}</p>}
      {checkedAt !== null && (
        <p className="text-sm text-muted">
          {t("mine.looked", { date: longDateTime(i18n.language, checkedAt) })}
          {failure !== null && ` ${t(`mine.failure.${failure}`)}`}
        </p>
      )}
    </div>
  );
}

/** The line to copy, and where it goes. */
function WhatToDo({ link: { way, place, line, creatorPage } }: Pick<Props, "link">) {
  const { t } = useTranslation("links");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-s-2 border-rule ps-4">
      <p className="max-w-prose">{t(`mine.do.${way}`)}</p>
      {way !== "page" && <ToCopy name={t(`mine.place.${way}`)} text={place} />}
      <ToCopy name={t(`mine.line.${way}`)} text={line} />
      {creatorPage !== null && <ToCopy name={t("mine.creatorPage")} text={creatorPage} />}
    </div>
  );
}

function ToCopy({ name, text }: { name: string; text: string }) {
  const { t } = useTranslation("links");
  return (
    <div className="grid justify-items-start gap-1">
      <p className="text-sm text-muted">{name}</p>
      <code
        dir="ltr"
        className="max-w-full rounded border border-rule bg-paper px-3 py-2 font-mono text-sm break-all select-all"
      >
        {text}
      </code>
      <span className="-mx-3">
        <CopyButton
          text={text}
          label={t("mine.copy")}
          name={t("mine.labelOf", { label: t("mine.copy"), name })}
        />
      </span>
    </div>
  );
}
