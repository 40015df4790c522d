import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Progress } from "../../ui/progress.tsx";
import { type Step, steps } from "./draft.ts";

/** Leads to a step, and there to the field with this path. */
export type GoTo = (step: Step, path?: string) => void;

interface Props {
  step: Step;
  onGoTo: GoTo;
  /** The field that takes the focus; each new object asks anew. */
  target?: { path: string } | undefined;
  children: ReactNode;
}

/** A step under its name, with the progress and the way to every other step. A new step, or the asked field, takes the focus. */
export function StepFrame({ step, onGoTo, target, children }: Props) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const asked = useRef(target);
  useEffect(() => {
    if (shown.current === step && asked.current === target) return;
    const field = target === asked.current ? undefined : document.getElementsByName(target?.path ?? "")[0];
    shown.current = step;
    asked.current = target;
    (field ?? heading.current)?.focus();
  }, [step, target]);
  return (
    <>
      <div className="grid gap-2 print:hidden">
        <Progress label={t("registration.progress", { step })} value={(step - 1) / 4} />
        <nav aria-label={t("registration.steps")}>
          {/* On a phone the numbers alone, under their parts of the rule; the heading has the name. */}
          <ol className="flex gap-x-5 text-sm max-sm:grid max-sm:grid-cols-4">
            {steps.map((one) => (
              <li key={one}>
                <button
                  type="button"
                  aria-current={one === step ? "step" : undefined}
                  className="min-h-11 w-full cursor-pointer text-link aria-[current]:font-semibold aria-[current]:text-ink"
                  onClick={() => onGoTo(one)}
                >
                  <span aria-hidden className="sm:hidden">
                    {one}
                  </span>
                  <span className="max-sm:sr-only">
                    {t("registration.stepName", { step: one, name: t(`registration.step.${one}`) })}
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      <h2 ref={heading} tabIndex={-1} className="text-3xl">
        {t("registration.stepName", { step, name: t(`registration.step.${step}`) })}
      </h2>
      {children}
    </>
  );
}
