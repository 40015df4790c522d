import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callApiForBytes } from "../../lib/api/call-api.ts";
import { attemptFailureText } from "../../lib/api/failure-text.ts";
import { saveFile } from "../../lib/file/save-file.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

/** Downloads a receipt as a document in the page's language. */
export function ReceiptDownload({
  orderId: id,
  number,
  label,
}: {
  orderId: string;
  number: number;
  label: string;
}) {
  const { t, i18n } = useTranslation(["translation", "account"]);
  const saving = useMutation({
    mutationFn: async () => {
      const input = { params: { id, number }, query: { lng: i18n.language } };
      const response = await callApiForBytes("GET /api/orders/{id}/receipts/{number}.pdf", input);
      const name = /filename="([\w.-]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];
      saveFile(await response.blob(), name ?? `${number}.pdf`);
    },
  });
  return (
    <>
      <Button look="quiet" className="-mx-3" isPending={saving.isPending} onClick={() => saving.mutate()}>
        {label} · PDF
      </Button>
      {saving.error && (
        <Notice tone="error">{attemptFailureText(t, saving.error, t("account.orders.receiptError"))}</Notice>
      )}
    </>
  );
}
