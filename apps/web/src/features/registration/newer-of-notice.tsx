import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { StepProps } from "./step-props.ts";
import { isolate } from "../../lib/text/words.ts";

/** Says of which work this one is a newer version, if of any. */
export function NewerOfNotice({ draft: { supersedes }, edit }: Pick<StepProps, "draft" | "edit">) {
  const { t } = useTranslation(["translation", "wizard"]);
  if (!supersedes) return null;
  return (
    <Notice tone="info">
      <p className="wrap-anywhere">
        {t("registration.newer.text", { ...supersedes, title: isolate(supersedes.title) })}
      </p>
      <Button look="secondary" onClick={() => edit({ supersedes: null })}>
        {t("registration.newer.alone")}
      </Button>
    </Notice>
  );
}
