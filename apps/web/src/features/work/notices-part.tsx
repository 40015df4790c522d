import type { OwnWork } from "@colophon/api";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/api/call-api.ts";
import { attemptFailureText } from "../../lib/api/failure-text.ts";
import { noticesQuery } from "../../lib/api/notices-query.ts";
import { queryClient } from "../../lib/api/query-client.ts";
import { longDate } from "../../lib/text/format.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Notice } from "../../ui/notice.tsx";

/** A way to a letter or notice, and the notes of those that were made; closed, since few works need any. */
export function NoticesPart({ work }: { work: OwnWork }) {
  const { t, i18n } = useTranslation("notices");
  const { t: tCommon } = useTranslation(["translation", "owner"]);
  const { certificateId, status } = work;
  const { data } = useQuery(noticesQuery(certificateId));
  const forgetting = useMutation({
    mutationFn: async (params: { kind: "letter" | "dsa" | "dmca"; madeOn: string }) =>
      callApi("DELETE /api/certificates/{id}/notices/{kind}/{madeOn}", {
        params: { id: certificateId, ...params },
      }),
    onSettled: async () => queryClient.invalidateQueries(noticesQuery(certificateId)),
  });
  const made = data?.made ?? [];
  const isRefused = status === "withdrawn" || status === "blocked";
  if (isRefused && made.length === 0) return undefined;
  return (
    <details className="paper:hidden">
      <summary className="flex cursor-pointer items-center gap-3 border-b border-rule py-3 text-xl text-link">
        {t("title")}
      </summary>
      <div className="grid justify-items-start gap-4 py-4">
        {isRefused ? (
          <p className="max-w-prose text-muted">{tCommon(`failure.notice_${status}`)}</p>
        ) : (
          <>
            <p className="max-w-prose text-muted">{t("room.text")}</p>
            <ButtonLink to={`/verify/${certificateId}/notice`} look="secondary">
              {t("room.open")}
            </ButtonLink>
          </>
        )}
        {made.length > 0 && (
          <>
            <h3 className="text-lg">{t("room.made")}</h3>
            <ul className="w-full">
              {made.map(({ kind, madeOn }) => {
                const date = longDate(i18n.language, madeOn);
                return (
                  <li
                    key={`${kind} ${madeOn}`}
                    className="flex flex-wrap items-center justify-between gap-x-6 border-b border-rule py-1"
                  >
                    <span>{t("room.note", { kind: t(`room.kind.${kind}`), date })}</span>
                    <Button
                      look="quiet"
                      aria-label={t("room.forgetOne", { kind: t(`room.kind.${kind}`), date })}
                      isPending={forgetting.isPending}
                      onClick={() => forgetting.mutate({ kind, madeOn })}
                    >
                      {t("room.forget")}
                    </Button>
                  </li>
                );
              })}
            </ul>
          </>
        )}
        {forgetting.error && (
          <Notice tone="error">{attemptFailureText(tCommon, forgetting.error, t("room.stays"))}</Notice>
        )}
      </div>
    </details>
  );
}
