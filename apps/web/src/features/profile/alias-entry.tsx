import type { Alias } from "@colophon/api";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/api/call-api.ts";
import { attemptFailureText } from "../../lib/api/failure-text.ts";
import { queryClient } from "../../lib/api/query-client.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { aliasesQuery } from "./aliases-query.ts";
import { Words } from "../../ui/words.tsx";

interface Props {
  alias: Alias;
  onDone: (message: string | undefined) => void;
}

export function AliasEntry({ alias: { id, name, context, primary }, onDone }: Props) {
  const { t } = useTranslation(["translation", "profile"]);
  const [isAsking, setIsAsking] = useState(false);
  const reload = async () => queryClient.invalidateQueries(aliasesQuery);
  const choosing = useMutation({
    mutationFn: async () => callApi("PUT /api/user/aliases/{id}/default", { params: { id } }),
    onMutate: () => onDone(undefined),
    onSuccess: () => onDone(t("profile:aliases.primarySuccess")),
    onSettled: reload,
  });
  const deleting = useMutation({
    mutationFn: async () => callApi("DELETE /api/user/aliases/{id}", { params: { id } }),
    onMutate: () => onDone(undefined),
    onSuccess: () => onDone(t("profile:aliases.deleteSuccess")),
    onSettled: reload,
  });

  return (
    <li className="grid gap-3 border-b border-rule py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <div className="min-w-0">
          <h3 className="text-xl wrap-anywhere">
            <Words>{name}</Words>
          </h3>
          {context !== "" && (
            <Words as="p" className="text-muted wrap-anywhere">
              {context}
            </Words>
          )}
        </div>
        <div className="-mx-3 flex flex-wrap items-center">
          {primary ? (
            <span className="px-3 text-sm font-semibold text-gold">{t("profile:aliases.primary")}</span>
          ) : (
            <Button
              look="quiet"
              aria-label={t("profile:aliases.makePrimaryOf", { name })}
              isPending={choosing.isPending}
              onClick={() => choosing.mutate()}
            >
              {t("profile:aliases.makePrimary")}
            </Button>
          )}
          <Button
            look="quiet"
            aria-label={t("profile:aliases.deleteOf", { name })}
            aria-haspopup="dialog"
            isPending={deleting.isPending}
            onClick={() => setIsAsking(true)}
          >
            {t("profile:aliases.delete")}
          </Button>
        </div>
      </div>
      {choosing.error && (
        <Notice tone="error">
          {attemptFailureText(t, choosing.error, t("profile:aliases.primaryError"))}
        </Notice>
      )}
      {deleting.error && (
        <Notice tone="error">
          {attemptFailureText(t, deleting.error, t("profile:aliases.deleteError"))}
        </Notice>
      )}
      {isAsking && (
        <Dialog
          title={t("profile:aliases.deleteTitle", { name })}
          closeText={t("common.cancel")}
          onClose={() => setIsAsking(false)}
          action={
            <Button
              onClick={() => {
                setIsAsking(false);
                deleting.mutate();
              }}
            >
              {t("profile:aliases.delete")}
            </Button>
          }
        >
          <p>{t("profile:aliases.deleteText")}</p>
        </Dialog>
      )}
    </li>
  );
}
