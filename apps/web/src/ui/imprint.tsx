import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { joinList, separatorIn } from "../lib/text/format.ts";
import { isolate } from "../lib/text/words.ts";
import { Words } from "./words.tsx";

interface Props {
  /** The creator's name on the certificate. */
  creator: string;
  /** Id of their page, if it shows this name. */
  profileId: string | null;
  /** Further facts about the work. */
  facts: readonly string[];
}

/** The registrant of a work, and further facts in the same line. */
export function Imprint({ creator, profileId, facts }: Props) {
  const { t, i18n } = useTranslation();
  const others = joinList(i18n.language, facts.map(isolate));
  if (profileId === null)
    return joinList(i18n.language, [isolate(creator || t("certificate.erasedAccount")), others]);
  return (
    <>
      {/* Above the entry's own link, which covers the entry on a phone; as high as a finger, though the line isn't. */}
      <Link
        to={`/creators/${profileId}`}
        className="relative text-inherit decoration-rule transition-colors hover:text-ink hover:decoration-current max-sm:pt-1 max-sm:pb-3"
      >
        <Words>{creator}</Words>
      </Link>
      {separatorIn(i18n.language)}
      {others}
    </>
  );
}
