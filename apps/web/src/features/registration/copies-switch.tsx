import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { clientConfigQuery } from "../../lib/api/client-config.ts";
import { formatBytes } from "../../lib/text/format.ts";
import { Switch } from "../../ui/choice.tsx";
import type { StepProps } from "./step-props.ts";

/** Whether private copies of several files are uploaded once they are registered; off unless chosen. */
export function CopiesSwitch({ draft, edit }: Pick<StepProps, "draft" | "edit">) {
  const { t, i18n } = useTranslation("files");
  const { data: config } = useQuery(clientConfigQuery);
  const tooLarge = config ? draft.files.filter(({ size }) => size > config.depositMaxBytes).length : 0;
  return (
    <div className="grid gap-1">
      <Switch
        label={t("copies.switch")}
        name={t("copies.switch")}
        isOn={draft.depositCopy}
        onChange={(depositCopy) => edit({ depositCopy })}
      />
      <p className="text-sm text-muted">{t("copies.switchHint")}</p>
      {draft.depositCopy && config && tooLarge > 0 && (
        <p className="text-sm text-muted">
          {t("copies.tooLarge", {
            count: tooLarge,
            size: formatBytes(i18n.language, config.depositMaxBytes),
          })}
        </p>
      )}
    </div>
  );
}
