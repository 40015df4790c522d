import type { FileFingerprint } from "@colophon/api";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { clientConfigQuery } from "../../lib/api/client-config.ts";
import { holdFile, isFileHeld } from "../../lib/file/held-file.ts";
import { formatBytes } from "../../lib/text/format.ts";
import { Switch } from "../../ui/choice.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SameFileInput } from "../../ui/same-file-input.tsx";

/**
 * Whether a private copy of the file is deposited once the work is registered; off by default. After a reload, the page only
 * has the file's fingerprint, and asks for the file again.
 */
export function DepositSwitch({
  file: { size, sha256 },
  isOn,
  onChange,
}: {
  file: FileFingerprint;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  const { t, i18n } = useTranslation(["translation", "owner"]);
  const { data: config } = useQuery(clientConfigQuery);
  if (config && size > config.depositMaxBytes)
    return (
      <p className="text-sm text-muted">
        {t("deposit.tooLarge", { size: formatBytes(i18n.language, config.depositMaxBytes) })}
      </p>
    );
  return (
    <div className="grid gap-2">
      <Switch label={t("deposit.switch")} name={t("deposit.switch")} isOn={isOn} onChange={onChange} />
      <p className="text-sm text-muted">{t("deposit.switchHint")}</p>
      {isOn && !isFileHeld(sha256) && (
        <>
          <Notice tone="warning">{t("deposit.gone")}</Notice>
          <SameFileInput
            sha256={sha256}
            label={t("deposit.chooseAgain")}
            hint={t("deposit.chooseAgainHint")}
            otherText={(name) => t("deposit.otherThanChosen", { name })}
            onFile={(file) => {
              holdFile(sha256, file);
              onChange(true);
            }}
          />
        </>
      )}
    </div>
  );
}
