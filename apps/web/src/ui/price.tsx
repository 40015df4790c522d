import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { clientConfigQuery } from "../lib/client-config.ts";
import { formatMoney } from "../lib/format.ts";

/** What a registration costs here, and what that covers. The fee is the server's: until it is known, its line is left free. */
export function Price() {
  const { t, i18n } = useTranslation();
  const { data } = useQuery(clientConfigQuery);
  const { cents = 0, currency = "" } = data?.fee ?? {};
  return (
    <p className="text-sm text-muted">
      <span className="block min-h-[1lh]">
        {data && (
          <strong className="text-ink">
            {cents === 0
              ? t("home.price.free")
              : t("home.price.each", { fee: formatMoney(i18n.language, cents, currency) })}
          </strong>
        )}{" "}
        {data?.payments === "demo" && cents > 0 && t("home.price.demo")}
      </span>
      {t("home.price.covers")}
    </p>
  );
}
