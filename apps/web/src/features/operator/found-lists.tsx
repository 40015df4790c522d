import type { Api, EndpointOutput } from "@colophon/api";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { longDate } from "../../lib/text/format.ts";
import { StatusMark } from "../../ui/status-mark.tsx";
import { OrderEntry } from "./order-entry.tsx";
import { Words } from "../../ui/words.tsx";

type Found = EndpointOutput<Api["POST /api/operator/find"]>;

/** Certificates, accounts and orders, each with a link; empty lists are left out. */
export function FoundLists({ certificates, accounts, orders }: Partial<Found>) {
  const { t, i18n } = useTranslation("operator");
  return (
    <>
      <List title={t("find.certificates")}>
        {certificates?.map(
          ({ certificateId, title, creatorName, registeredAt, sharedPublicly, accountId, status }) => (
            <li
              key={certificateId}
              className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-1 border-b border-rule py-3 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-baseline"
            >
              <Link to={`/operator/certificates/${certificateId}`} className="text-lg wrap-anywhere">
                <Words>{title}</Words>
              </Link>
              <p className="flex flex-wrap gap-x-3 text-sm text-muted">
                <Words>{creatorName || t("certificate.erasedAccount", { ns: "translation" })}</Words>
                <span className="tabular-nums">{certificateId}</span>
                <span>{longDate(i18n.language, registeredAt)}</span>
                <span>{t(sharedPublicly ? "certificate.listed" : "certificate.unlisted")}</span>
                {accountId === null && <span className="text-ink">{t("certificate.unowned")}</span>}
              </p>
              <StatusMark status={status} />
            </li>
          ),
        )}
      </List>
      <List title={t("find.accounts")}>
        {accounts?.map(({ id, name, email, suspendedAt }) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-1 border-b border-rule py-3 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-baseline"
          >
            <Link to={`/operator/accounts/${id}`} className="text-lg wrap-anywhere">
              <Words>{name}</Words>
            </Link>
            <p className="text-sm text-muted wrap-anywhere">
              <Words>{email}</Words>
            </p>
            {suspendedAt !== null && (
              <p>{t("account.suspended", { date: longDate(i18n.language, suspendedAt) })}</p>
            )}
          </li>
        ))}
      </List>
      <List title={t("find.orders")}>
        {orders?.map((order) => (
          <OrderEntry key={order.id} order={order} />
        ))}
      </List>
    </>
  );
}

function List({ title, children }: { title: string; children: ReactNode[] | undefined }) {
  if (!children?.length) return undefined;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 className="text-2xl">{title}</h2>
      <ul className="border-t border-rule">{children}</ul>
    </section>
  );
}
