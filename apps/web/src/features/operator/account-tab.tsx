import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { callApi, callApiForBytes } from "../../lib/api/call-api.ts";
import { longDateTime } from "../../lib/text/format.ts";
import { saveFile } from "../../lib/file/save-file.ts";
import { Fact, Facts } from "../../ui/facts.tsx";
import { ActButton } from "./act-button.tsx";
import { ActList } from "./act-list.tsx";
import { FoundLists } from "./found-lists.tsx";
import { Loaded } from "./loaded.tsx";
import { accountQuery } from "./operator-query.ts";
import { Words } from "../../ui/words.tsx";

/** One account: its contents, and the acts on it. */
export function AccountTab() {
  const { t, i18n } = useTranslation("operator");
  const { id = "" } = useParams();
  const params = { id };
  const query = useQuery(accountQuery(id));
  return (
    <Loaded query={query}>
      {({ account, certificates, orders, acts }) => (
        <>
          <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <h2 className="text-2xl wrap-anywhere">
              <Words>{account.name}</Words>
            </h2>
            <Facts>
              <Fact name={t(account.emailConfirmed ? "account.confirmed" : "account.unconfirmed")}>
                {account.email}
              </Fact>
            </Facts>
            {account.isOperator && <p>{t("account.operator")}</p>}
            {account.suspendedAt !== null && (
              <p>{t("account.suspended", { date: longDateTime(i18n.language, account.suspendedAt) })}</p>
            )}
            <div className="flex flex-wrap items-start gap-3">
              {account.suspendedAt === null ? (
                <ActButton
                  key="suspend"
                  label={t("ask.suspend")}
                  asks="letter"
                  send={async ({ reason, text }) =>
                    callApi("POST /api/operator/accounts/{id}/suspend", { params, body: { reason, text } })
                  }
                />
              ) : (
                <ActButton
                  key="lift"
                  label={t("ask.lift")}
                  send={async ({ reason }) =>
                    callApi("POST /api/operator/accounts/{id}/lift", { params, body: { reason } })
                  }
                />
              )}
              <ActButton
                label={t("ask.export")}
                send={async ({ reason }) => {
                  const answer = await callApiForBytes("POST /api/operator/accounts/{id}/export", {
                    params,
                    body: { reason },
                  });
                  saveFile(await answer.blob(), `account-${id}.json`);
                }}
              />
              <ActButton
                label={t("ask.end")}
                asks="letter"
                send={async ({ reason, text }) =>
                  callApi("POST /api/operator/accounts/{id}/end", { params, body: { reason, text } })
                }
              />
            </div>
          </section>
          <FoundLists certificates={certificates} orders={orders} />
          <ActList acts={acts} />
        </>
      )}
    </Loaded>
  );
}
