import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { isolate, joinList, separatorIn } from "../lib/format.ts";

interface Props {
  /** As the certificate names them. */
  creator: string;
  /** Of their page, where it shows this very name. */
  profileId: string | null;
  /** What else is said of a work. */
  facts: readonly string[];
}

/** Who registered a work, and what else there is to say in the same line. */
export function Imprint({ creator, profileId, facts }: Props) {
  const { t, i18n } = useTranslation();
  const others = joinList(i18n.language, facts.map(isolate));
  if (profileId === null)
    return joinList(i18n.language, [isolate(creator || t("certificate.erasedAccount")), others]);
  return (
    <>
      {/* Above the entry's own link, which on a phone is all of the entry; as high as a finger below, the line is not. */}
      <Link
        to={`/creators/${profileId}`}
        className="relative text-inherit decoration-rule transition-colors hover:text-ink hover:decoration-current max-sm:pt-1 max-sm:pb-3"
      >
        <bdi>{creator}</bdi>
      </Link>
      {separatorIn(i18n.language)}
      {others}
    </>
  );
}
