import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { callApi } from "../../lib/api/call-api.ts";
import { longDateTime } from "../../lib/text/format.ts";
import { ActButton } from "./act-button.tsx";
import { Loaded } from "./loaded.tsx";
import { failedLettersQuery } from "./operator-query.ts";

/** Letters that couldn't be sent. Their contents are only for their readers. */
export function FailedLettersTab() {
  const { t, i18n } = useTranslation("operator");
  const query = useQuery(failedLettersQuery);
  return (
    <Loaded query={query}>
      {(letters) =>
        letters.length === 0 ? (
          <p>{t("letter.none")}</p>
        ) : (
          <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <h2 className="text-2xl">{t("tab.letters")}</h2>
            <ul className="border-t border-rule">
              {letters.map(({ kind, subject, accountId, failure, failedAt }) => (
                <li
                  key={`${kind} ${subject}`}
                  className="grid justify-items-start gap-2 border-b border-rule py-3"
                >
                  <h3>
                    <code>{kind}</code>
                  </h3>
                  <p className="flex flex-wrap gap-x-3 text-sm text-muted">
                    {t("letter.failed", {
                      failure: failure ?? "",
                      date: longDateTime(i18n.language, failedAt),
                    })}
                    {accountId !== null && (
                      <Link to={`/operator/accounts/${accountId}`}>{t("account.title")}</Link>
                    )}
                  </p>
                  <ActButton
                    label={t("ask.retry")}
                    send={async ({ reason }) =>
                      callApi("POST /api/operator/letters/retry", { body: { kind, subject, reason } })
                    }
                  />
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </Loaded>
  );
}
