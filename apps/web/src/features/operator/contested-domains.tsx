import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Words } from "../../ui/words.tsx";
import { contestedDomainsQuery } from "./operator-query.ts";

/** Domains that several accounts have their codes at; nothing where there are none. */
export function ContestedDomains() {
  const { t } = useTranslation("operator");
  const { data = [] } = useQuery(contestedDomainsQuery);
  if (data.length === 0) return undefined;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-2xl">{t("contested.title")}</h2>
      <p className="max-w-prose">{t("contested.text")}</p>
      <ul className="border-t border-rule">
        {data.map(({ url, unicodeUrl, accounts }) => (
          <li key={url} className="grid gap-2 border-b border-rule py-3">
            <h3 className="flex flex-wrap gap-x-3 wrap-anywhere" dir="ltr">
              {unicodeUrl !== null && <code>{hostOf(unicodeUrl)}</code>}
              <code>{hostOf(url)}</code>
            </h3>
            <ul className="flex flex-wrap gap-x-4 gap-y-1">
              {accounts.map(({ id, name }) => (
                <li key={id}>
                  <Link to={`/operator/accounts/${id}`}>
                    <Words>{name}</Words>
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** As it is written: a URL would turn a Unicode name back. */
const hostOf = (url: string): string => url.replace(/^https:\/\//, "").replace(/\/$/, "");
