import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Progress } from "../../ui/progress.tsx";
import { type Step, steps } from "./draft.ts";

/** Goes to a step, and to the field with this path. */
export type GoTo = (step: Step, path?: string) => void;

interface Props {
  step: Step;
  onGoTo: GoTo;
  children: ReactNode;
}

/** A step with its name, the progress and links to all steps. Its heading is the page’s first `h2`, which a new step focuses. */
export function StepFrame({ step, onGoTo, children }: Props) {
  const { t } = useTranslation(["translation", "wizard"]);
  return (
    <>
      <div className="grid gap-2 print:hidden">
        <Progress label={t("registration.progress", { step })} value={(step - 1) / 4} />
        <nav aria-label={t("registration.steps")}>
          {/* On a phone, only the numbers under their parts of the rule; the heading has the name. */}
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
      <h2 tabIndex={-1} className="text-3xl">
        {t("registration.stepName", { step, name: t(`registration.step.${step}`) })}
      </h2>
      {children}
    </>
  );
}
