import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { clearAnswers } from "./as-before.ts";
import type { StepProps } from "./step-props.ts";
import { isolate } from "../../lib/text/words.ts";

interface Props extends Pick<StepProps, "draft" | "edit"> {
  lastTitle: string | undefined;
}

/** Says of which earlier work the answers are, while they are as there. */
export function GivenAnswersNotice({ draft: { answers, like }, edit, lastTitle }: Props) {
  const { t } = useTranslation(["translation", "wizard"]);
  if (answers !== "asBefore" || (like ?? lastTitle) === undefined) return null;
  return (
    <Notice tone="info">
      <p className="wrap-anywhere">
        {like === null
          ? t("registration.asBefore", { title: isolate(lastTitle ?? "") })
          : t("registration.like", { title: isolate(like) })}
      </p>
      <Button look="secondary" onClick={() => edit(clearAnswers)}>
        {t("registration.clearAnswers")}
      </Button>
    </Notice>
  );
}
