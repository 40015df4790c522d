import type { Link } from "@colophon/api";
import { useTranslation } from "react-i18next";
import { joinList } from "../../lib/text/format.ts";
import { isolateLink } from "../../lib/text/link-words.ts";
import { Fact } from "../../ui/facts.tsx";

/** The links that the certificate will name. */
export function LinksReview({ links }: { links: readonly Link[] }) {
  const { t, i18n } = useTranslation("links");
  return (
    <Fact name={t("title")} isList>
      {joinList(
        i18n.language,
        links.map(({ url }) => isolateLink(url)),
      )}
    </Fact>
  );
}
