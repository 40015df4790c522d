import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callApi } from "../lib/api/call-api.ts";
import { downloadDeposit } from "../lib/file/download-deposit.ts";
import { attemptFailureText } from "../lib/api/failure-text.ts";
import { queryClient } from "../lib/api/query-client.ts";
import { useLostFocus } from "../lib/page/use-lost-focus.ts";
import { worksKey } from "../lib/api/works-query.ts";
import { Button } from "./button.tsx";
import { DeleteQuestion } from "./delete-question.tsx";
import { Notice } from "./notice.tsx";

/** A kept private copy: to download, or to delete after confirmation. */
export function KeptDeposit({ workId }: { workId: string }) {
  const { t } = useTranslation(["translation", "owner"]);
  const [isAsking, setIsAsking] = useState(false);
  const panel = useLostFocus<HTMLDivElement>(isAsking);
  const download = useMutation({ mutationFn: () => downloadDeposit(workId) });
  const remove = useMutation({
    mutationFn: () => callApi("DELETE /api/files/{id}", { params: { id: workId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: worksKey }),
  });
  const error = download.error ?? remove.error;
  return (
    <div ref={panel} className="grid gap-3 outline-none">
      <p role="status">{t("deposit.kept")}</p>
      {error && <Notice tone="error">{attemptFailureText(t, error, t("deposit.downloadFailed"))}</Notice>}
      {isAsking ? (
        <DeleteQuestion
          text={t("deposit.deleteQuestion")}
          isPending={remove.isPending}
          onDelete={() => remove.mutate()}
          onCancel={() => setIsAsking(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button look="secondary" isPending={download.isPending} onClick={() => download.mutate()}>
            {t("deposit.download")}
          </Button>
          <Button look="quiet" onClick={() => setIsAsking(true)}>
            {t("deposit.delete")}
          </Button>
        </div>
      )}
    </div>
  );
}
