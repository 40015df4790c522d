import type { OfferState, OwnOffer, OwnWork } from "@colophon/api";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { callApi } from "../../lib/api/call-api.ts";
import { attemptFailureText } from "../../lib/api/failure-text.ts";
import { offersOfWorkQuery, ownOffersQuery } from "../../lib/api/licences-query.ts";
import { queryClient } from "../../lib/api/query-client.ts";
import { useKindOf } from "../../lib/text/use-kind-of.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { OfferTitle } from "../../ui/licences/offer-title.tsx";
import { draftOfPrice, priceOfDraft } from "../../ui/licences/price-draft.ts";
import { TermsInWords } from "../../ui/licences/terms-in-words.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RetryNotice } from "../../ui/retry-notice.tsx";
import { OfferEditor } from "./offer-editor.tsx";

/** The work's offers, those of all works of its type among them, and a new one. */
export function OffersPart({ work }: { work: OwnWork }) {
  const { t } = useTranslation(["translation", "licences", "licence-failures"]);
  const { data, error, refetch } = useQuery(ownOffersQuery);
  const [isMaking, setIsMaking] = useState(false);
  if (error)
    return (
      <RetryNotice action={t("common.retry")} onRetry={() => void refetch()}>
        {attemptFailureText(t, error, t("licences:own.notLoaded"))}
      </RetryNotice>
    );
  if (!data) return <Loading />;
  const { materialType } = work.fields;
  const offers = data.filter(
    ({ of, state }) =>
      state !== "withdrawn" && ("workId" in of ? of.workId === work.id : of.materialType === materialType),
  );
  return (
    <div className="grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] justify-items-start gap-4 pt-2">
      {offers.length === 0 && !isMaking && <p>{t("licences:own.none")}</p>}
      {offers.length > 0 && (
        <ul className="w-full border-t border-rule">
          {offers.map((offer) => (
            <OfferEntry key={offer.id} offer={offer} work={work} />
          ))}
        </ul>
      )}
      {isMaking ? (
        <OfferEditor work={work} onDone={() => setIsMaking(false)} />
      ) : (
        <Button look="secondary" onClick={() => setIsMaking(true)}>
          {t(offers.length === 0 ? "licences:own.first" : "licences:own.another")}
        </Button>
      )}
      <Link to="/licences" className="py-2 max-sm:tap">
        {t("licences:own.requests")}
      </Link>
    </div>
  );
}

function OfferEntry({ offer, work }: { offer: OwnOffer; work: OwnWork }) {
  const { t, i18n } = useTranslation(["translation", "licences", "licence-failures"]);
  const kindOf = useKindOf();
  const [isChanging, setIsChanging] = useState(false);
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const { id, of, state, terms, amount, currency, knowsOfDispute } = offer;
  // What anyone is offered: a dispute, or what others were permitted, may be in the way of an open offer.
  const { data: offered } = useQuery({ ...offersOfWorkQuery(work.certificateId), staleTime: 0 });
  const isHeld = state === "open" && offered?.some((one) => one.id === id) === false;
  const setting = useMutation({
    mutationFn: async (next: OfferState) =>
      callApi("PUT /api/licences/offers/{id}", {
        params: { id },
        body: {
          terms,
          price: priceOfDraft(i18n.language, draftOfPrice(i18n.language, amount, currency)) ?? {
            kind: "ask",
          },
          state: next,
          knowsOfDispute,
        },
      }),
    // A new open offer may have paused others.
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: ["licences"] });
      setIsWithdrawing(false);
    },
  });
  const shown = state === "open" ? "open" : "paused";
  if (isChanging)
    return (
      <li className="border-b border-rule py-5">
        <OfferEditor work={work} offer={offer} onDone={() => setIsChanging(false)} />
      </li>
    );
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1 border-b border-rule py-4">
      <p className="flex flex-wrap gap-x-3">
        <OfferTitle offer={offer} />
      </p>
      <p className="text-sm text-muted">
        {"materialType" in of
          ? t(`licences:own.ofType.${shown}`, { type: kindOf(of) })
          : t(`licences:own.state.${isHeld ? "held" : shown}`)}
      </p>
      {isHeld && "materialType" in of && <p className="text-sm text-muted">{t("licences:own.state.held")}</p>}
      <details>
        <summary className="flex cursor-pointer items-center gap-3 py-2 text-link">
          {t("licences:words.show")}
        </summary>
        <div className="pt-1 pb-3">
          <TermsInWords terms={terms} amount={amount} currency={currency} />
        </div>
      </details>
      <div className="-mx-3 flex flex-wrap">
        <Button
          look="quiet"
          isPending={setting.isPending}
          onClick={() => setting.mutate(state === "open" ? "paused" : "open")}
        >
          {t(state === "open" ? "licences:own.pause" : "licences:own.open")}
        </Button>
        <Button look="quiet" onClick={() => setIsChanging(true)}>
          {t("licences:own.change")}
        </Button>
        <Button look="quiet" aria-haspopup="dialog" onClick={() => setIsWithdrawing(true)}>
          {t("licences:own.withdraw")}
        </Button>
      </div>
      {isWithdrawing && (
        <Dialog
          title={t("licences:own.withdrawQuestion")}
          closeText={t("common.cancel")}
          isDanger
          onClose={() => setIsWithdrawing(false)}
          action={
            <Button look="danger" isPending={setting.isPending} onClick={() => setting.mutate("withdrawn")}>
              {t("licences:own.withdraw")}
            </Button>
          }
        >
          <p>{t("licences:own.withdrawText")}</p>
        </Dialog>
      )}
      {setting.error && (
        <Notice tone="error">{attemptFailureText(t, setting.error, t("licences:own.notChanged"))}</Notice>
      )}
    </li>
  );
}
