import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { UnsavedGuard } from "./unsaved-guard.tsx";

interface Props {
  isChanged: boolean;
  isPending: boolean;
  /** The message after saving, shown until the next change. */
  saved: string | undefined;
  failure: string | undefined;
}

/** The end of a form: the save button and its result. */
export function SaveBar({ isChanged, isPending, saved, failure }: Props) {
  const { t } = useTranslation(["translation", "profile"]);
  return (
    <div className="grid gap-4 border-t border-rule pt-6">
      <UnsavedGuard isChanged={isChanged} />
      {failure !== undefined && <Notice tone="error">{failure}</Notice>}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" isPending={isPending}>
          {t("profile:save")}
        </Button>
        <p role="status" className="text-muted">
          {isChanged ? t("profile:unsaved") : saved}
        </p>
      </div>
    </div>
  );
}
