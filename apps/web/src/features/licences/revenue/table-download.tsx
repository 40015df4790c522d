import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callApiForBytes } from "../../../lib/api/call-api.ts";
import { attemptFailureText } from "../../../lib/api/failure-text.ts";
import { saveFile } from "../../../lib/file/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";

/** All licences that the user issued, as a table for other programs. */
export function TableDownload() {
  const { t } = useTranslation("revenue");
  const { t: say } = useTranslation(["translation", "licence-failures"]);
  const saving = useMutation({
    mutationFn: async () => {
      const answer = await callApiForBytes("GET /api/licences/revenue.csv", {});
      saveFile(await answer.blob(), "colophon-licences.csv");
    },
  });
  return (
    <div className="grid gap-3 paper:hidden">
      <Button
        look="secondary"
        className="justify-self-start"
        isPending={saving.isPending}
        onClick={() => saving.mutate()}
      >
        {t("csv")}
      </Button>
      {saving.error && <Notice tone="error">{attemptFailureText(say, saving.error, t("csvError"))}</Notice>}
    </div>
  );
}
