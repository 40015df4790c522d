import { formatMoney } from "@colophon/api";
import { useTranslation } from "react-i18next";
import type { ClientConfig } from "../../lib/api/client-config.ts";
import type { CardProps } from "./card-payment.tsx";
import { FeePayment } from "./fee-payment.tsx";
import { feeOf, takesMoney } from "./takes-money.ts";

interface Props extends Omit<CardProps, "fee"> {
  works: number;
  config: ClientConfig;
}

/** The fee of several works that are registered together, and the way to pay it. */
export function BatchPayment({ works: count, config, ...props }: Props) {
  const { t, i18n } = useTranslation("batch");
  const cents = feeOf(config, count);
  const money = takesMoney(config, count);
  return (
    <FeePayment
      {...props}
      cents={cents}
      fee={t("fee", { count, fee: formatMoney(i18n.language, cents, config.fee.currency) })}
      takesMoney={money}
      consent={t("consent")}
      // The payment page is opened before anything is registered.
      pendingText={money ? props.pendingText : t("registering", { count })}
    />
  );
}
