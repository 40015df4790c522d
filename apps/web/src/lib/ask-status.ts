import { ApiError } from "@colophon/api";
import type { StatusEvidence, Trust, Verification } from "@colophon/proof";
import type { VerifiedStatus } from "@colophon/proof/statements";
import { callApiAsAnyoneForBytes } from "./call-api.ts";
import { fetchBytes } from "./fetch-json.ts";

/** Why nothing is known of what was said later: the log has not committed to it yet, or nobody could be asked. */
export type StatusGap = "pending" | "unreachable" | "offline" | "none";

/** What was said of a certificate later, or why that is not known. */
export type StatusAtHand = { evidence: StatusEvidence } | { gap: StatusGap };

/** For the check of later statements: nothing where there is no status. */
export const statusOf = (status: StatusAtHand | undefined): { status?: StatusEvidence } =>
  status && "evidence" in status ? { status: status.evidence } : {};

/** What the log proves of it, whenever that was. */
export function provenStatus(status: StatusAtHand | undefined): VerifiedStatus | undefined {
  return status && "evidence" in status && status.evidence.state !== "refused" ? status.evidence : undefined;
}

interface Proven {
  bundle: Uint8Array;
  trust: Trust;
  verification: Verification;
}

interface AtHand {
  /** Statuses beside the proof: they count first, and need no connection. */
  files?: readonly Uint8Array[];
  /** One that came inside a document: it says how things were, where nothing newer can be had. */
  attached?: Uint8Array | undefined;
}

/** Asks this registry what was said of a certificate later, and checks that. */
export async function askStatus(
  proven: Proven,
  signal: AbortSignal,
  { files = [], attached }: AtHand = {},
): Promise<StatusAtHand> {
  try {
    // Needed with a status alone, so loaded with the first one.
    const { chooseStatus, judgeStatus, sizeToContinue } = await import("./judge-status.ts");
    const atHand = chooseStatus(files, proven);
    if (atHand) return { evidence: atHand };
    const asked = await askRegistry(proven, sizeToContinue(proven), signal);
    const isAttached = !(asked instanceof Uint8Array);
    const status = isAttached ? attached : asked;
    const evidence = status && judgeStatus(status, proven, isAttached);
    if (evidence) return { evidence };
    return { gap: isAttached ? asked : "none" };
  } catch (error) {
    signal.throwIfAborted();
    return { gap: gapAfter(error) };
  }
}

async function askRegistry(
  { verification: { certificateId } }: Proven,
  from: number | undefined,
  signal: AbortSignal,
): Promise<Uint8Array | StatusGap> {
  if (certificateId === undefined || from === undefined) return "none";
  if (!navigator.onLine) return "offline";
  try {
    const asked = { params: { id: certificateId }, query: { from } };
    const answer = await callApiAsAnyoneForBytes("GET /api/certificates/{id}/status", asked, { signal });
    const status = new Uint8Array(await answer.arrayBuffer());
    const { continueStatus } = await import("./judge-status.ts");
    return await continueStatus(status, from, (path) => fetchBytes(`/log/${path}`, signal));
  } catch (error) {
    signal.throwIfAborted();
    return gapAfter(error);
  }
}

function gapAfter(error: unknown): StatusGap {
  if (!navigator.onLine) return "offline";
  if (!(error instanceof ApiError) || error.status !== 404) return "unreachable";
  return error.code === "status_pending" ? "pending" : "none";
}
