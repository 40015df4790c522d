import { AppError } from "../base/errors.ts";
import { closeReport, isReport } from "../register/reports/reports.ts";
import { openReport } from "../register/reports/sealed-report.ts";
import { noteAct, subjectOf } from "./acts.ts";
import type { OperatorContext } from "./operator-context.ts";

interface Decision {
  decision: "upheld" | "dismissed";
  /** To the report's author; empty: only what was decided. */
  answer: string;
  reason: string;
  operatorId: string;
}

/** Decides a report, once; its author is told, where they can be reached. */
export function decideReport(
  { db, keys, letters }: Pick<OperatorContext, "db" | "keys" | "letters">,
  id: string,
  { decision, answer, reason, operatorId }: Decision,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const report = await closeReport(tx, id, decision);
    if (report === undefined) throw new AppError((await isReport(tx, id)) ? "report_decided" : "not_found");
    await noteAct(tx, keys, { act: "decide", subject: subjectOf.report(id), operatorId, reason });
    const letter = {
      kind: "reportDecided",
      subject: id,
      contents: {
        certificateId: report.certificate_id,
        isObjection: report.user_id !== null,
        isUpheld: decision === "upheld",
        answer,
      },
    } as const;
    const { contact } = openReport(keys, id, report.sealed);
    if (report.user_id !== null) await letters.add(tx, { ...letter, userId: report.user_id });
    else if (contact !== "") await letters.addTo(tx, { ...letter, to: contact, language: report.language });
  });
}
