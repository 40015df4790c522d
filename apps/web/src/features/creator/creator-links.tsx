import type { PublicLink } from "@colophon/api";
import { linkFinding } from "@colophon/proof/texts";
import { useTranslation } from "react-i18next";
import { longDate } from "../../lib/text/format.ts";
import { isolateLink } from "../../lib/text/link-words.ts";
import { Fact } from "../../ui/facts.tsx";

/** Addresses that are confirmed now: names that the account controls, and pages, of which less is said. */
export function CreatorLinks({ links }: { links: readonly PublicLink[] }) {
  const { t, i18n } = useTranslation("links");
  return (
    <Fact name={t("title")} isList>
      <ul className="grid gap-1">
        {links.map(({ url, how, foundAt }) => {
          const finding = linkFinding(how) ?? "code";
          return (
            <li key={url} className={finding === "controlled" ? undefined : "text-sm text-muted"}>
              <a href={url} rel="nofollow ugc noopener noreferrer">
                {t(`now.${finding}`, { name: isolateLink(url), date: longDate(i18n.language, foundAt) })}
              </a>
            </li>
          );
        })}
      </ul>
      <span className="block pt-1 text-sm text-muted">{t("now.word")}</span>
    </Fact>
  );
}
