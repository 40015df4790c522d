import type { LicenceRequest } from "@colophon/api";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { AnswerDialog } from "./answer-dialog.tsx";
import { CounterForm } from "./counter-form.tsx";
import { type RequestAct, actsOf } from "./request-turn.ts";

/** What can be answered now; each answer is confirmed with what follows from it. */
export function RequestActs({ request }: { request: LicenceRequest }) {
  const { t } = useTranslation("licences");
  const [open, setOpen] = useState<RequestAct>();
  const acts = actsOf(request);
  // A refusal is read to its end, whatever has become of the request.
  if (acts.length === 0 && open === undefined) return undefined;
  const close = () => setOpen(undefined);
  if (open === "counter") return <CounterForm request={request} onDone={close} />;
  return (
    <div className="flex flex-wrap gap-3">
      {acts.map((act, place) => (
        <Button
          key={act}
          look={place === 0 && act !== "decline" ? "primary" : "secondary"}
          aria-haspopup={act === "counter" ? undefined : "dialog"}
          onClick={() => setOpen(act)}
        >
          {t(
            act === "counter" && request.amount === null && request.as === "licensor"
              ? "act.namePrice.open"
              : `act.${nameOf(act, request)}.open`,
          )}
        </Button>
      ))}
      {open !== undefined && (
        <AnswerDialog request={request} act={open} name={nameOf(open, request)} onClose={close} />
      )}
    </div>
  );
}

/** A licensee who doesn't want to wait any longer takes the request back; only an answer declines it. */
const nameOf = <One extends RequestAct>(act: One, { as, state }: LicenceRequest): One | "takeBack" =>
  act === "decline" && as === "licensee" && state !== "countered" ? "takeBack" : act;
