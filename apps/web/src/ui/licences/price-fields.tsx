import type { FieldErrorCode } from "@colophon/api";
import { useTranslation } from "react-i18next";
import { fieldText } from "../../lib/api/failure-text.ts";
import { RadioGroup } from "../choice.tsx";
import { TextField } from "../field.tsx";
import type { PriceDraft } from "./price-draft.ts";

interface Props {
  price: PriceDraft;
  currency: string;
  kinds: readonly PriceDraft["kind"][];
  refused: Record<string, FieldErrorCode>;
  onChange: (price: PriceDraft) => void;
}

export function PriceFields({ price, currency, kinds, refused, onChange }: Props) {
  const { t } = useTranslation(["translation", "licences"]);
  return (
    <div className="grid gap-3">
      <RadioGroup
        label={t("licences:price.label")}
        options={kinds.map((value) => ({ value, label: t(`licences:price.${value}`) }))}
        value={price.kind}
        onChange={(kind) => onChange({ ...price, kind })}
      />
      {price.kind === "fixed" && (
        <TextField
          label={t("licences:price.amount", { currency })}
          hint={t("licences:price.hint")}
          inputMode="decimal"
          autoComplete="off"
          required
          value={price.amount}
          error={fieldText(t, refused["price.amount"])}
          onChange={({ target }) => onChange({ ...price, amount: target.value })}
        />
      )}
    </div>
  );
}
