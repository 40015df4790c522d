import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { Notice } from "../../ui/notice.tsx";
import { type Card, checkCard, testCard } from "./card.ts";

export interface CardProps {
  /** The fee as text. */
  fee: string;
  card: Card;
  onCardChange: (card: Card) => void;
  isPending: boolean;
  /** The button's text while pending, if it differs. */
  pendingText: string | undefined;
  onPay: () => void;
  /** Above the button. */
  children: ReactNode;
}

/** The demonstration payment. What is typed here stays in this page's memory. */
export function CardPayment({ fee, card, onCardChange, isPending, pendingText, onPay, children }: CardProps) {
  const { t } = useTranslation(["translation", "wizard"]);
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

  return (
    <Form
      refusal={tries}
      className="grid gap-6"
      onSubmit={() => {
        if (!isPending) pay();
      }}
    >
      <p className="text-xl">{fee}</p>
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
        {isPending ? (pendingText ?? t("payment.submitting")) : t("payment.submit")}
      </Button>
    </Form>
  );
}
