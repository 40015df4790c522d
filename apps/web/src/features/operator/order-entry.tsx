import { formatMoney, type OperatedOrder } from "@colophon/api";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { callApi } from "../../lib/api/call-api.ts";
import { longDateTime } from "../../lib/text/format.ts";
import { ActButton } from "./act-button.tsx";

/** One order; a payment can be refunded. */
export function OrderEntry({ order }: { order: OperatedOrder }) {
  const { t, i18n } = useTranslation("operator");
  const { t: tCommon } = useTranslation(["translation", "account", "wizard"]);
  const { id, state, provider, amount, currency, createdAt, accountId, certificateId, failure } = order;
  const isPaid = provider === "stripe" && (state === "paid" || state === "fulfilled");
  return (
    <li className="grid justify-items-start gap-2 border-b border-rule py-3">
      <h3 className="wrap-anywhere">{t("order.title", { id })}</h3>
      <p className="flex flex-wrap gap-x-3 text-sm text-muted">
        <span>{tCommon(`account.orders.state.${state}`)}</span>
        <span dir="ltr">{formatMoney(i18n.language, amount, currency)}</span>
        <span>{longDateTime(i18n.language, createdAt)}</span>
        {certificateId !== null && (
          <Link to={`/operator/certificates/${certificateId}`} className="tabular-nums">
            {certificateId}
          </Link>
        )}
        {accountId !== null && <Link to={`/operator/accounts/${accountId}`}>{t("account.title")}</Link>}
        {failure !== null && <code>{failure}</code>}
      </p>
      {provider === "demo" && <p className="text-sm text-muted">{t("order.demo")}</p>}
      {failure === "refund_failed" && (
        <ActButton
          label={t("ask.repay")}
          asks="reference"
          send={async ({ reason, reference }) =>
            callApi("POST /api/operator/orders/{id}/repaid", { params: { id }, body: { reason, reference } })
          }
        />
      )}
      {isPaid && (
        <ActButton
          label={t("ask.refund")}
          send={async ({ reason }) =>
            callApi("POST /api/operator/orders/{id}/refund", { params: { id }, body: { reason } })
          }
        />
      )}
    </li>
  );
}
