import { formatMoney, type Order } from "@colophon/api";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { callApi } from "../../lib/api/call-api.ts";
import { attemptFailureText } from "../../lib/api/failure-text.ts";
import { longDate } from "../../lib/text/format.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Loading } from "../../ui/loading.tsx";
import { RetryNotice } from "../../ui/retry-notice.tsx";
import { ShowMore } from "../../ui/show-more.tsx";
import { ReceiptDownload } from "./receipt-download.tsx";
import { Words } from "../../ui/words.tsx";

/** Orders per response of the server. */
const pageSize = 50;

/** The account's orders, newest first, with their receipts. */
export function OrdersTab() {
  const { t } = useTranslation(["translation", "account"]);
  const list = useRef<HTMLUListElement>(null);
  const query = useInfiniteQuery({
    queryKey: ["orders"],
    queryFn: async ({ pageParam, signal }) =>
      callApi("GET /api/orders", { query: pageParam === "" ? {} : { before: pageParam } }, { signal }),
    initialPageParam: "",
    getNextPageParam: (page: Order[]) => (page.length < pageSize ? undefined : page.at(-1)?.id),
    staleTime: 0,
  });
  const { data, error, refetch } = query;
  const orders = data?.pages.flat();
  if (!orders)
    return error ? (
      <RetryNotice action={t("common.retry")} onRetry={() => void refetch()}>
        {attemptFailureText(t, error, t("account.orders.loadError"))}
      </RetryNotice>
    ) : (
      <Loading />
    );
  if (orders.length === 0)
    return (
      <EmptyState title={t("account.orders.empty")} text={t("account.orders.emptyText")}>
        <ButtonLink to="/register-ip">{t("account.orders.register")}</ButtonLink>
      </EmptyState>
    );
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">{t("account.tab.orders")}</h2>
      <ul ref={list} className="border-t border-rule">
        {orders.map((order) => (
          <OrderEntry key={order.id} order={order} />
        ))}
      </ul>
      <ShowMore
        list={list}
        label={t("account.orders.more")}
        failure={t("account.orders.loadError")}
        next={query}
      />
    </section>
  );
}

function OrderEntry({ order }: { order: Order }) {
  const { t, i18n } = useTranslation(["translation", "account"]);
  const { state, provider, title, amount, currency, createdAt, certificateId, disputedAt, receipts } = order;
  const name = title ?? t("account.orders.noTitle");
  const money = (units: number) => formatMoney(i18n.language, units, currency);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 items-baseline border-b border-rule py-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)_11rem_8rem]">
      <h3 className="text-lg wrap-anywhere lg:row-span-2">
        {certificateId !== null && title !== null ? (
          <Link to={`/verify/${certificateId}`}>
            <Words>{name}</Words>
          </Link>
        ) : (
          <Words>{name}</Words>
        )}
      </h3>
      <p className="text-end text-lg lg:col-start-4 lg:row-start-1">
        <span dir="ltr" className="font-serif tabular-nums">
          {money(amount)}
        </span>
      </p>
      <p className="lg:col-start-2 lg:row-start-1">{t(`account.orders.state.${state}`)}</p>
      <p className="text-end text-muted lg:col-start-3 lg:row-start-1">
        {longDate(i18n.language, createdAt)}
      </p>
      <div className="col-span-2 grid gap-1 text-sm text-muted lg:col-start-2 lg:row-start-2">
        {provider === "demo" && <p>{t("account.orders.demonstration")}</p>}
        {disputedAt !== null && <p className="text-ink">{t("account.orders.disputed")}</p>}
        {receipts.length > 0 && (
          <ul>
            {receipts.map((receipt) => (
              <li key={receipt.number}>
                <ReceiptDownload
                  orderId={order.id}
                  number={receipt.number}
                  label={t(`account.orders.receipt.${receipt.kind}`, {
                    number: receipt.number,
                    amount: money(receipt.amount),
                  })}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
