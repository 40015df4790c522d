import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { fieldText } from "../../lib/api/failure-text.ts";
import { Notice } from "../../ui/notice.tsx";
import type { Problem } from "./problems.ts";
import type { GoTo } from "./step-frame.tsx";
import { useFieldLabel } from "./use-field-label.ts";

interface Props {
  problems: Problem[];
  onGoTo: GoTo;
  /** They prevent several works from being registered. */
  isBatch?: boolean;
  /** The attempt that these stopped; each new one moves the focus here. */
  stopped?: object | undefined;
}

/** Several hundred files may have one each. */
const most = 20;

/** What still prevents the registration, each problem with a link to its step. */
export function ProblemList({ problems, onGoTo, isBatch = false, stopped }: Props) {
  const { t } = useTranslation(["translation", "files", "wizard"]);
  const { t: tFields } = useTranslation(["translation", "wizard"]);
  const heading = useRef<HTMLParagraphElement>(null);
  const isEmpty = problems.length === 0;
  useEffect(() => {
    if (stopped) heading.current?.focus();
  }, [stopped, isEmpty]);
  const labelOf = useFieldLabel();
  if (isEmpty) return undefined;
  return (
    <Notice tone="warning">
      <p ref={heading} tabIndex={-1}>
        {t(isBatch ? "files:missing" : "registration.missing", { count: problems.length })}
      </p>
      <ul className="grid gap-1">
        {problems.slice(0, most).map(({ path, code, step, file }) => (
          <li key={path}>
            <button
              type="button"
              className="cursor-pointer text-start text-link underline max-sm:tap"
              onClick={() => onGoTo(step, path)}
            >
              {t("registration.problem", {
                step,
                field: labelOf(path, file),
                problem: fieldText(tFields, code),
              })}
            </button>
          </li>
        ))}
        {problems.length > most && <li>{t("files:list.more", { count: problems.length - most })}</li>}
      </ul>
    </Notice>
  );
}
