import type { Order, User } from "@colophon/api";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link, Navigate, useNavigate } from "react-router";
import { certificateQuery } from "../../lib/api/certificate-query.ts";
import { callApi } from "../../lib/api/call-api.ts";
import { attemptFailureText } from "../../lib/api/failure-text.ts";
import { Loading } from "../../ui/loading.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { RetryNotice } from "../../ui/retry-notice.tsx";
import { isUnpaid, OrderProgress } from "./order-progress.tsx";
import { takeOrderedBatch, takeOrderedDraft } from "./take-ordered-draft.ts";

const lookMs = 2000;

const isUnderWay = (order: Order) => isUnpaid(order) || order.state === "paid";

interface Props {
  orderId: string;
  user: User;
  /** The user came back by the payment page's cancel link, without paying. */
  isCancelled: boolean;
}

/** The way back from the payment page: waits until the payment service has reported the payment, which may be before or after the user returns. */
export function OrderStep({ orderId, user, isCancelled }: Props) {
  const { t } = useTranslation(["translation", "wizard"]);
  const navigate = useNavigate();
  const order = useQuery({
    queryKey: ["order", orderId],
    queryFn: async ({ signal }) => callApi("GET /api/orders/{id}", { params: { id: orderId } }, { signal }),
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? lookMs : false),
    staleTime: 0,
  });
  const certificateId = order.data?.state === "fulfilled" ? order.data.certificateId : null;
  const certificate = useQuery({
    ...certificateQuery(certificateId ?? ""),
    enabled: certificateId !== null,
  });
  const isBatch = (order.data?.quantity ?? 1) > 1;
  const works = useQuery({
    queryKey: ["order", orderId, "works"],
    queryFn: async ({ signal }) =>
      callApi("GET /api/orders/{id}/works", { params: { id: orderId } }, { signal }),
    enabled: isBatch && certificateId !== null,
  });
  /** Taking drops the draft and begins uploads: once, though the effect runs again with each answer until the next step is there. */
  const isTaken = useRef(false);
  useEffect(() => {
    const { workId } = order.data ?? {};
    if (!certificate.data || !workId || (isBatch && !works.data) || isTaken.current) return;
    isTaken.current = true;
    if (isBatch && works.data) {
      const { registered } = works.data;
      const { name: creator } = certificate.data.creator;
      void takeOrderedBatch(user, { orderId, registered, creator }).then((batch) =>
        navigate("/register-ip?step=5", { replace: true, state: { batch } }),
      );
      return;
    }
    const issued = takeOrderedDraft(user, { orderId, workId, certificate: certificate.data });
    // oxlint-disable-next-line typescript/no-deprecated -- as in the wizard
    void navigate("/register-ip?step=5", { replace: true, state: { issued }, viewTransition: true });
  }, [certificate.data, isBatch, navigate, order.data, orderId, user, works.data]);

  if (isCancelled && order.data && isUnpaid(order.data))
    return <Navigate to="/register-ip?step=4" replace state={{ left: true }} />;
  const failedQuery = [order, certificate, works].find(({ isError }) => isError);
  const failed = failedQuery?.error;
  return (
    <div className="mx-auto grid max-w-2xl gap-8">
      <PageTitle tab={t("registration.title")}>{t("registration.title")}</PageTitle>
      <h2 tabIndex={-1} className="text-3xl">
        {t("order.title")}
      </h2>
      {failed && (
        <RetryNotice action={t("common.retry")} onRetry={() => void failedQuery?.refetch()}>
          {attemptFailureText(t, failed, t("order.loadError"))}
        </RetryNotice>
      )}
      {!failed && (order.data ? <OrderProgress order={order.data} /> : <Loading />)}
      <Link to="/account/orders" className="justify-self-start py-2">
        {t("order.seeOrders")}
      </Link>
    </div>
  );
}
