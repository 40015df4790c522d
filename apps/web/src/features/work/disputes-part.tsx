import type { OwnWork } from "@colophon/api";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { disputesQuery } from "../../lib/api/disputes-query.ts";
import { longDate } from "../../lib/text/format.ts";
import { Button } from "../../ui/button.tsx";
import { Words } from "../../ui/words.tsx";
import { ReplyDialog } from "../../ui/reply-dialog.tsx";

/** Disputes about the work, collapsed: they are read in the time line above, and answered and settled here. */
export function DisputesPart({ work, onSaid }: { work: OwnWork; onSaid: () => void }) {
  const { t, i18n } = useTranslation(["translation", "owner"]);
  const { certificateId } = work;
  const isDisputed = work.statements.some(({ kind }) => kind === "disputed");
  const { data } = useQuery({ ...disputesQuery(certificateId), enabled: isDisputed });
  const [asked, setAsked] = useState<{ n: number; act: "answer" | "settle" | "settleAsOwner" }>();
  const open = data?.disputes.filter((dispute) => dispute.isOpen) ?? [];
  if (data === undefined || open.length === 0) return undefined;
  return (
    <details className="paper:hidden">
      <summary className="flex cursor-pointer items-center gap-3 border-b border-rule py-3 text-xl text-link">
        {t("dispute.room", { count: open.length })}
      </summary>
      <p className="max-w-prose py-3 text-muted">{t("dispute.roomText")}</p>
      <ul>
        {open.map(({ n, at, isAnswered, isSettledByOwner, isMine }) => (
          <li key={n} className="grid justify-items-start gap-3 border-b border-rule py-4">
            <p>{t("dispute.since", { date: longDate(i18n.language, at) })}</p>
            <Words as="p" className="max-w-prose whitespace-pre-line wrap-anywhere">
              {textOf(work, n)}
            </Words>
            <div className="flex flex-wrap gap-3">
              {!isAnswered && (
                <Button aria-haspopup="dialog" onClick={() => setAsked({ n, act: "answer" })}>
                  {t("dispute.answer.open")}
                </Button>
              )}
              {(isMine || !isSettledByOwner) && (
                <Button
                  look="secondary"
                  aria-haspopup="dialog"
                  onClick={() => setAsked({ n, act: isMine ? "settle" : "settleAsOwner" })}
                >
                  {t(isMine ? "dispute.settle.open" : "dispute.settleAsOwner.open")}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {asked && (
        <ReplyDialog
          key={`${asked.n} ${asked.act}`}
          certificateId={certificateId}
          {...asked}
          signer={data}
          onClose={() => setAsked(undefined)}
          onSaid={() => {
            setAsked(undefined);
            onSaid();
          }}
        />
      )}
    </details>
  );
}

/** The dispute's text; empty once its author is erased. */
function textOf({ statements }: OwnWork, n: number): string {
  return statements.find((one) => one.n === n)?.said.text ?? "";
}
