import { formatMoney } from "@colophon/api";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { clientConfigQuery } from "../../lib/api/client-config.ts";
import { Button } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { CardPayment, type CardProps } from "./card-payment.tsx";
import { CheckoutPayment } from "./checkout-payment.tsx";
import { FreeRegistration } from "./free-registration.tsx";
import { takesMoney } from "./takes-money.ts";

/** Step 4: the fee, and the way to pay it. */
export function PaymentStep(props: Omit<CardProps, "fee">) {
  const { t, i18n } = useTranslation();
  const config = useQuery(clientConfigQuery);
  if (config.isError)
    return (
      <Notice tone="error">
        <p>{t("payment.feeUnknown")}</p>
        <Button look="secondary" onClick={() => void config.refetch()}>
          {t("common.retry")}
        </Button>
      </Notice>
    );
  if (!config.data) return <Loading />;
  const { cents, currency } = config.data.fee;
  if (cents === 0) return <FreeRegistration {...props} />;
  const fee = t("payment.fee", { fee: formatMoney(i18n.language, cents, currency) });
  return takesMoney(config.data) ? (
    <CheckoutPayment {...props} fee={fee} />
  ) : (
    <CardPayment {...props} fee={fee} />
  );
}
