import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { clientConfigQuery } from "../../lib/client-config.ts";
import { formatMoney } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { Notice } from "../../ui/notice.tsx";
import { type Card, checkCard, testCard } from "./card.ts";

interface Props {
  card: Card;
  onCardChange: (card: Card) => void;
  isPending: boolean;
  /** What the button says meanwhile. */
  pendingText: string;
  onPay: () => void;
  /** Above the button. */
  children: ReactNode;
}

/** Step 4: the demonstration payment. What is typed here stays in this page's memory. */
export function PaymentStep({ card, onCardChange, isPending, pendingText, onPay, children }: Props) {
  const { t, i18n } = useTranslation();
  const config = useQuery(clientConfigQuery);
  const [tries, setTries] = useState(0);
  const errors = tries > 0 ? checkCard(card, new Date()) : {};

  const control = (name: keyof Card) => ({
    label: t(`payment.${name}`),
    required: true,
    value: card[name],
    error: errors[name] && t(`payment.error.${errors[name]}`),
    onChange: ({ target }: { target: { value: string } }) => onCardChange({ ...card, [name]: target.value }),
  });

  function pay() {
    setTries(tries + 1);
    if (Object.keys(checkCard(card, new Date())).length === 0) onPay();
  }

  if (config.isError)
    return (
      <Notice tone="error">
        <p>{t("payment.feeUnknown")}</p>
        <Button look="secondary" onClick={() => void config.refetch()}>
          {t("common.retry")}
        </Button>
      </Notice>
    );
  if (!config.data) return <p role="status">{t("common.loading")}</p>;
  const { cents, currency } = config.data.fee;
  return (
    <Form
      refusal={tries}
      className="grid gap-6"
      onSubmit={() => {
        if (!isPending) pay();
      }}
    >
      <p className="text-xl">{t("payment.fee", { fee: formatMoney(i18n.language, cents, currency) })}</p>
      <Notice tone="info">
        <p>{t("payment.demonstration")}</p>
        <Button look="secondary" onClick={() => onCardChange(testCard(new Date()))}>
          {t("payment.useTestCard")}
        </Button>
      </Notice>
      <TextField autoComplete="cc-name" {...control("cardName")} />
      <TextField autoComplete="cc-number" inputMode="numeric" dir="ltr" {...control("cardNumber")} />
      <div className="grid grid-cols-2 gap-6">
        <TextField
          autoComplete="cc-exp"
          inputMode="numeric"
          dir="ltr"
          placeholder={t("payment.expiryFormat")}
          maxLength={5}
          {...control("expiryDate")}
        />
        <TextField autoComplete="cc-csc" inputMode="numeric" dir="ltr" maxLength={4} {...control("cvv")} />
      </div>
      {children}
      <Button type="submit" className="min-h-12" isPending={isPending}>
        {isPending ? pendingText : t("payment.submit")}
      </Button>
    </Form>
  );
}
