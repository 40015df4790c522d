import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { clientConfigQuery } from "../../lib/client-config.ts";
import { formatBytes } from "../../lib/format.ts";
import { Switch } from "../../ui/choice.tsx";

/** Whether a private copy of the file is deposited once the work is registered; off unless it is asked for. */
export function DepositSwitch({
  size,
  isOn,
  onChange,
}: {
  size: number;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  const { t, i18n } = useTranslation();
  const { data: config } = useQuery(clientConfigQuery);
  if (config && size > config.depositMaxBytes)
    return (
      <p className="text-sm text-muted">
        {t("deposit.tooLarge", { size: formatBytes(i18n.language, config.depositMaxBytes) })}
      </p>
    );
  return (
    <div>
      <Switch label={t("deposit.switch")} name={t("deposit.switch")} isOn={isOn} onChange={onChange} />
      <p className="text-sm text-muted">{t("deposit.switchHint")}</p>
    </div>
  );
}
