import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callApiForBytes } from "../../../lib/api/call-api.ts";
import { attemptFailureText } from "../../../lib/api/failure-text.ts";
import { saveFile } from "../../../lib/file/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";

/** Downloads a licence as a signed document in the page's language. */
export function LicenceDocument({ licenceId }: { licenceId: string }) {
  const { t, i18n } = useTranslation("revenue");
  const { t: say } = useTranslation(["translation", "licence-failures"]);
  const saving = useMutation({
    mutationFn: async () => {
      const input = { params: { licenceId }, query: { lng: i18n.language } };
      const answer = await callApiForBytes("GET /api/licences/{licenceId}.pdf", input);
      saveFile(await answer.blob(), `${licenceId}.pdf`);
    },
  });
  return (
    <>
      <Button
        look="quiet"
        className="-mx-3 paper:hidden"
        aria-label={t("pdf", { licenceId })}
        isPending={saving.isPending}
        onClick={() => saving.mutate()}
      >
        PDF
      </Button>
      {saving.error && <Notice tone="error">{attemptFailureText(say, saving.error, t("pdfError"))}</Notice>}
    </>
  );
}
