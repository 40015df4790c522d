import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/form.tsx";
import type { CardProps } from "./card-payment.tsx";

/** If registering is free: one button. */
export function FreeRegistration({
  isPending,
  pendingText,
  onPay,
  children,
}: Pick<CardProps, "isPending" | "pendingText" | "onPay" | "children">) {
  const { t } = useTranslation(["translation", "wizard"]);
  return (
    <Form
      refusal={0}
      className="grid gap-6"
      onSubmit={() => {
        if (!isPending) onPay();
      }}
    >
      <p className="text-xl">{t("payment.free")}</p>
      {children}
      <Button type="submit" className="min-h-12" isPending={isPending}>
        {isPending ? (pendingText ?? t("payment.submitting")) : t("payment.register")}
      </Button>
    </Form>
  );
}
