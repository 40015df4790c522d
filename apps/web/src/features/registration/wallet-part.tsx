import { useTranslation } from "react-i18next";
import { shortAddress } from "../../lib/text/format.ts";
import { Switch } from "../../ui/choice.tsx";

/** Choice of whether the creator's proven wallet signs the registration, or all of them. */
export function WalletPart({
  address,
  explanation,
  isSigning,
  onChange,
}: {
  address: string;
  explanation: string;
  isSigning: boolean;
  onChange: (isSigning: boolean) => void;
}) {
  const { t } = useTranslation(["translation", "wizard"]);
  const label = t("registration.wallet.switch", { address: shortAddress(address) });
  return (
    <section className="grid gap-1">
      <h3 className="border-b border-rule pb-1 text-xl">{t("registration.wallet.title")}</h3>
      <Switch label={label} name={label} isOn={isSigning} onChange={onChange} />
      <p className="text-sm text-muted">{explanation}</p>
    </section>
  );
}
