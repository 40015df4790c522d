import type { Order } from "@colophon/api";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useNow } from "./use-now.ts";

/** The wait is explained after this time. */
const slowMs = 30_000;

export const isUnpaid = ({ state }: Order) => state === "draft" || state === "awaiting_payment";

/** What has become of an order, and the way back to its draft unless it is paid. */
export function OrderProgress({ order }: { order: Order }) {
  const { t } = useTranslation(["translation", "files", "wizard"]);
  const { state, quantity } = order;
  const isBatch = quantity > 1;
  if (isUnpaid(order)) return <Waiting isBatch={isBatch} />;
  if (state === "paid" || state === "fulfilled")
    return (
      <p role="status" className="flex items-center gap-3">
        <Spinner />
        {t(isBatch ? "files:order.paid" : "order.paid")}
      </p>
    );
  const text = {
    expired: "order.expired",
    refund_due: isBatch ? "files:order.refundDue" : "order.refundDue",
    refunded: "order.refunded",
  } as const;
  return (
    <>
      <Notice tone={state === "expired" ? "info" : "warning"}>{t(text[state as keyof typeof text])}</Notice>
      <ToDraft label={t("order.toWork")} />
    </>
  );
}

function Waiting({ isBatch }: { isBatch: boolean }) {
  const { t } = useTranslation(["translation", "files", "wizard"]);
  const [began] = useState(() => Date.now());
  const now = useNow(true);
  return (
    <>
      <p role="status" className="flex items-center gap-3">
        <Spinner />
        {t("order.waiting")}
      </p>
      {now - began > slowMs && <Notice tone="info">{t(isBatch ? "files:order.slow" : "order.slow")}</Notice>}
      <ToDraft label={t("order.back")} />
    </>
  );
}

const ToDraft = ({ label }: { label: string }) => (
  <ButtonLink to="/register-ip?step=4" look="secondary" className="justify-self-start">
    {label}
  </ButtonLink>
);
