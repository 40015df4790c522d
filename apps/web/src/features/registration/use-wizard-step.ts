import { NavigationType, useLocation, useNavigate, useNavigationType, useSearchParams } from "react-router";
import { type Draft, isBegun, steps } from "./draft.ts";
import type { GoTo } from "./step-frame.tsx";
import type { EditDraft } from "./use-draft.ts";

interface Options {
  draft: Draft;
  edit: EditDraft;
  /** While a submission is in flight, the step doesn't change. */
  isFixed: boolean;
}

/** The wizard's step. Each is a history entry, so that Back leads to the previous one. */
export function useWizardStep({ draft, edit, isFixed }: Options) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  // Back from the certificate leads to the steps of a draft that is registered by now: a new one begins at the first.
  const isOver = useNavigationType() === NavigationType.Pop && !isBegun(draft);
  const step = isOver ? 1 : (steps.find((one) => String(one) === search.get("step")) ?? draft.step);

  const goTo: GoTo = (to, path) => {
    if (isFixed) return;
    edit({ step: to });
    // The field is in the entry's state, so that it is focused once the step is rendered.
    void navigate(`?step=${to}`, { replace: to === step, state: path === undefined ? null : { path } });
  };

  const location: unknown = useLocation().state;
  const has = (mark: string) => typeof location === "object" && location !== null && mark in location;
  // The user has come back from the payment page; or was brought to the review, with nothing left to fill in.
  return { step, goTo, hasLeft: has("left"), isAhead: has("isAhead") };
}
