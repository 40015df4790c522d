import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/choice.tsx";
import { Form } from "../../ui/form.tsx";
import type { CardProps } from "./card-payment.tsx";

/**
 * The fee, the consent that the law requires for immediate performance (Directive 2011/83/EU, article 16(m)), and the way to
 * the payment page. The consent is required each time.
 */
export function CheckoutPayment({
  fee,
  isPending,
  pendingText,
  onPay,
  consent,
  children,
}: Omit<CardProps, "card" | "onCardChange"> & { consent?: string | undefined }) {
  const { t } = useTranslation(["translation", "wizard"]);
  const [consents, setConsents] = useState(false);
  const [tries, setTries] = useState(0);

  function pay() {
    setTries(tries + 1);
    if (consents) onPay();
  }

  return (
    <Form
      refusal={tries}
      className="grid gap-6"
      onSubmit={() => {
        if (!isPending) pay();
      }}
    >
      <div className="grid gap-2">
        <p className="text-xl">{fee}</p>
        <p>{t("payment.taxes")}</p>
        <p className="text-muted">{t("payment.checkout")}</p>
      </div>
      <Checkbox
        name="consent"
        label={consent ?? t("payment.consent")}
        required
        isChecked={consents}
        error={tries > 0 && !consents ? t("field.not_accepted") : undefined}
        onChange={setConsents}
      />
      {children}
      <Button type="submit" className="min-h-12" isPending={isPending}>
        {isPending ? (pendingText ?? t("payment.openingCheckout")) : t("payment.toCheckout")}
      </Button>
    </Form>
  );
}
