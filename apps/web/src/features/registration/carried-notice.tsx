import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { isolate } from "../../lib/text/words.ts";

interface Props {
  name: string;
  onUse: () => void;
  onKeep: () => void;
}

/** Asks whether a file from the home page should replace an earlier draft. */
export function CarriedNotice({ name, onUse, onKeep }: Props) {
  const { t } = useTranslation(["translation", "wizard"]);
  return (
    <Notice tone="warning">
      <p className="wrap-anywhere">{t("registration.carried.text", { name: isolate(name) })}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onUse}>{t("registration.carried.use")}</Button>
        <Button look="secondary" onClick={onKeep}>
          {t("registration.carried.keep")}
        </Button>
      </div>
    </Notice>
  );
}
