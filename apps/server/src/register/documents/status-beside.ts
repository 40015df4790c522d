import { type Bundle, fromBase64Url, parseEntry, parseTlogProof, readCheckpoint } from "@colophon/proof";
import { formatStatus } from "@colophon/proof/statements";
import { AppError } from "../../base/errors.ts";
import { buildStatus, type StatusContext } from "../statements/build-status.ts";

export interface StatusBeside {
  text: string;
  asOf: string;
  /** How many statements it contains. */
  count: number;
}

/** While the log is damaged, the newest status may not be provable. */
const unproven: ReadonlySet<string> = new Set(["status_pending", "log_damaged"]);

/**
 * The status attached beside a document's bundle, and the time up to which it covers statements. Undefined before the
 * first.
 */
export async function statusBeside(
  context: StatusContext,
  id: string,
  bundle: Pick<Bundle, "tlogProof">,
): Promise<StatusBeside | undefined> {
  try {
    const { size } = readCheckpoint(parseTlogProof(bundle.tlogProof).checkpoint);
    const status = await buildStatus(context, id, size);
    const head = parseEntry(fromBase64Url(status.head.entry));
    if (head.kind !== "head") throw new Error("a status has no head");
    return {
      text: formatStatus(status),
      asOf: new Date(head.time * 1000).toISOString(),
      count: status.statements.length,
    };
  } catch (error) {
    if (error instanceof AppError && unproven.has(error.code)) return undefined;
    throw error;
  }
}
