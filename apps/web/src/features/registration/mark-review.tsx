import { useTranslation } from "react-i18next";
import { isolate } from "../../lib/text/words.ts";
import { Notice } from "../../ui/notice.tsx";
import type { Draft } from "./draft.ts";
import { copyIn, isStale } from "./marked-copy.ts";

/** Which of the files is the marked copy. */
export function MarkReview({ draft }: { draft: Draft }) {
  const { t } = useTranslation("marking");
  const name = isolate(copyIn(draft)?.name ?? "");
  if (isStale(draft)) return <Notice tone="warning">{t("reviewStale", { name })}</Notice>;
  return <p className="wrap-anywhere">{t("review", { name })}</p>;
}
