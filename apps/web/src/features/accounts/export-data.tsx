import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callApiForBytes } from "../../lib/api/call-api.ts";
import { saveFile } from "../../lib/file/save-file.ts";
import { failureText } from "../../lib/api/failure-text.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useConfirmation } from "../../ui/use-confirmation.tsx";
import { Part } from "../../ui/part.tsx";

/** A copy of everything the registry stores about the user, made on request. */
export function ExportData() {
  const { t } = useTranslation(["translation", "account"]);
  const { confirmed, dialog } = useConfirmation();
  const exporting = useMutation({
    mutationFn: async () => confirmed(async () => callApiForBytes("GET /api/user/export.zip", {})),
    onSuccess: async (answer) => saveFile(await answer.blob(), "colophon-export.zip"),
  });
  return (
    <Part title={t("account.export.title")} text={t("account.export.text")}>
      {exporting.error && (
        <Notice tone="error">{failureText(t, exporting.error, t("account.failed"))}</Notice>
      )}
      <Button
        look="secondary"
        className="justify-self-start"
        isPending={exporting.isPending}
        onClick={() => exporting.mutate()}
      >
        {t("account.export.download")}
      </Button>
      {dialog}
    </Part>
  );
}
