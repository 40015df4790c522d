import type { OwnWork, TransferOffer } from "@colophon/api";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/api/call-api.ts";
import { attemptFailureText } from "../../lib/api/failure-text.ts";
import { queryClient } from "../../lib/api/query-client.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { OfferedTo } from "../../ui/offered-to.tsx";
import { Act } from "./act.tsx";
import { offerQuery } from "./offer-query.ts";
import { OfferDialog } from "./offer-dialog.tsx";

/** Offers the work to another person, or withdraws an open offer. */
export function TransferPart({ work }: { work: OwnWork }) {
  const { t } = useTranslation(["translation", "owner"]);
  const [isAsking, setIsAsking] = useState(false);
  const { data } = useQuery(offerQuery(work.id));
  const offer = data?.offer;
  return (
    <Act title={t("transfer.title")} text={t("transfer.text")}>
      {offer ? (
        <OpenOffer workId={work.id} offer={offer} />
      ) : (
        <Button look="secondary" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
          {t("transfer.open")}
        </Button>
      )}
      {isAsking && <OfferDialog work={work} onClose={() => setIsAsking(false)} />}
    </Act>
  );
}

function OpenOffer({ workId, offer }: { workId: string; offer: TransferOffer }) {
  const { t } = useTranslation(["translation", "owner"]);
  const takingBack = useMutation({
    mutationFn: async () => callApi("DELETE /api/ip/{id}/transfer", { params: { id: workId } }),
    onSettled: async () => queryClient.invalidateQueries(offerQuery(workId)),
  });
  return (
    <>
      <OfferedTo offer={offer} />
      <Button look="secondary" isPending={takingBack.isPending} onClick={() => takingBack.mutate()}>
        {t("transfer.takeBack")}
      </Button>
      {takingBack.error && (
        <Notice tone="error">{attemptFailureText(t, takingBack.error, t("transfer.stays"))}</Notice>
      )}
    </>
  );
}
