import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { longDate } from "../../lib/text/format.ts";
import { lastLoss } from "./lost-certificate.ts";
import { trustQuery } from "./trust-query.ts";

/** Where a number is unknown: whoever has the file of a certificate that the registry has lost can give it back. */
export function SomeLost() {
  const { t, i18n } = useTranslation("give-back");
  const { t: tCommon } = useTranslation();
  const { data: trust } = useQuery(trustQuery);
  const lostAt = trust && lastLoss(trust);
  if (lostAt === undefined) return undefined;
  const date = longDate(i18n.language, lostAt);
  return <p>{t("someLost", { date, page: tCommon("drop.title") })}</p>;
}
