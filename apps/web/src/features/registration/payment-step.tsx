import { formatMoney } from "@colophon/api";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { clientConfigQuery } from "../../lib/api/client-config.ts";
import { Button } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { CardProps } from "./card-payment.tsx";
import { FeePayment } from "./fee-payment.tsx";
import { takesMoney } from "./takes-money.ts";

const BatchPayment = lazy(async () => ({ default: (await import("./several-files.ts")).BatchPayment }));

/** Step 4: the fee, and the way to pay it. */
export function PaymentStep({ works, ...props }: Omit<CardProps, "fee"> & { works: number }) {
  const { t, i18n } = useTranslation(["translation", "wizard"]);
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
  if (works > 1)
    return (
      <Suspense fallback={<Loading />}>
        <BatchPayment {...props} works={works} config={config.data} />
      </Suspense>
    );
  const { cents, currency } = config.data.fee;
  const fee = t("payment.fee", { fee: formatMoney(i18n.language, cents, currency) });
  return <FeePayment {...props} cents={cents} fee={fee} takesMoney={takesMoney(config.data, 1)} />;
}
