import { formatMoney } from "@colophon/api";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { clientConfigQuery } from "../lib/api/client-config.ts";

interface Props {
  /** With what it covers: said where somebody decides, and once. */
  isFull?: boolean;
}

/** The cost of a registration. The fee comes from the server: until then, its place is left blank, and nothing below it moves. */
export function RegistrationPrice({ isFull = false }: Props) {
  const { t, i18n } = useTranslation();
  const { data } = useQuery(clientConfigQuery);
  const { cents = 0, currency = "" } = data?.fee ?? {};
  const fee =
    cents === 0
      ? t("home.price.free")
      : t("home.price.each", { fee: formatMoney(i18n.language, cents, currency) });
  return (
    <p className={`text-sm text-muted ${isFull ? "min-h-[4lh]" : ""}`}>
      <strong className="block min-h-[1lh] text-ink">{data && fee}</strong>
      {isFull && <span className="block">{t("home.price.covers")}</span>}
      {isFull && data?.payments === "demo" && cents > 0 && (
        <span className="block">{t("home.price.demo")}</span>
      )}
    </p>
  );
}
