import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { joinList, separatorIn } from "../lib/text/format.ts";
import { isolate } from "../lib/text/words.ts";
import { Words } from "./words.tsx";

interface Props {
  /** What comes before the creator's name. */
  kind?: string;
  /** The creator's name on the certificate: empty if the account was erased, left out if it isn't to be shown. */
  creator?: string;
  /** Id of their page, if it shows this name. */
  profileId?: string | null;
  /** Further facts about the work. */
  facts: readonly string[];
}

/** The registrant of a work, and further facts in the same line. */
export function Imprint({ kind, creator, profileId = null, facts }: Props) {
  const { t, i18n } = useTranslation();
  const kinds = kind === undefined ? [] : [kind];
  const list = (texts: readonly string[]) => joinList(i18n.language, texts.map(isolate));
  if (creator === undefined) return list([...kinds, ...facts]);
  if (profileId === null) return list([...kinds, creator || t("certificate.erasedAccount"), ...facts]);
  const separator = separatorIn(i18n.language);
  return (
    <>
      {kind !== undefined && `${isolate(kind)}${separator}`}
      {/* Above the entry's own link, which covers the entry. On a phone, padding makes it high enough to be touched. */}
      <Link
        to={`/creators/${profileId}`}
        className="relative text-inherit decoration-rule transition-colors hover:text-ink hover:decoration-current max-sm:pt-1 max-sm:pb-3"
      >
        <Words>{creator}</Words>
      </Link>
      {separator}
      {list(facts)}
    </>
  );
}
