import type { RecordLink } from "@colophon/proof";
import { linkFinding } from "@colophon/proof/texts";
import { useTranslation } from "react-i18next";
import { longDate } from "../../lib/text/format.ts";
import { isolateLink } from "../../lib/text/link-words.ts";
import { Fact } from "../../ui/facts.tsx";

/** Addresses that the registry looked at, by its word: of a name that it was controlled, of a page less, in a weaker line. */
export function RecordLinks({ links }: { links: readonly RecordLink[] }) {
  const { t, i18n } = useTranslation("links");
  const isPage = ({ how }: RecordLink) => linkFinding(how) !== "controlled";
  const lines = [...links.filter((link) => !isPage(link)), ...links.filter(isPage)];
  return (
    <Fact name={t("title")} isList>
      <ul className="grid gap-1">
        {lines.map((link) => (
          <li key={link.number} className={isPage(link) ? "text-sm text-muted" : undefined}>
            {t(`found.${linkFinding(link.how) ?? "unknown"}`, {
              name: isolateLink(link.url),
              date: longDate(i18n.language, link.checkedAt * 1000),
            })}
          </li>
        ))}
      </ul>
      <span className="block pt-1 text-sm text-muted">{t("found.word")}</span>
      {links.some(isPage) && <span className="block text-sm text-muted">{t("found.pages")}</span>}
    </Fact>
  );
}
