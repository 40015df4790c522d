import { ApiError } from "@colophon/api";
import type { StatusEvidence, Trust, Verification } from "@colophon/proof";
import type { CertificateFacts, VerifiedStatus } from "@colophon/proof/statements";
import type * as JudgeStatus from "./judge-status.ts";
import { callApiAsAnyoneForBytes } from "../api/call-api.ts";
import { fetchBytes } from "../api/fetch-json.ts";

/** Why later statements aren't known: the log hasn't committed to them yet, or the registry couldn't be asked. */
export type StatusGap = "pending" | "unreachable" | "offline" | "none";

/** A certificate's later statements, or why they aren't known. */
export type StatusAtHand = { evidence: StatusEvidence } | { gap: StatusGap };

/** For the check of later statements: empty without a status. */
export const statusToCheck = (status: StatusAtHand | undefined): { status?: StatusEvidence } =>
  status && "evidence" in status ? { status: status.evidence } : {};

/** The proven status, of any age. */
export function provenStatus(status: StatusAtHand | undefined): VerifiedStatus | undefined {
  return status && "evidence" in status && status.evidence.state !== "refused" ? status.evidence : undefined;
}

interface Proven {
  bundle: Uint8Array;
  trust: Trust;
  verification: Verification;
}

interface AtHand {
  /** Statuses beside the proof: they work offline. */
  files?: readonly Uint8Array[];
  /** The status inside a document. */
  attached?: Uint8Array | undefined;
}

/**
 * Asks this registry for a certificate's later statements, and checks the response. Given statuses count, too: the newest counts,
 * so that nobody who hands over an old one chooses the day.
 */
export const askStatus = async (
  { bundle, trust, verification }: Proven,
  signal: AbortSignal,
  atHand?: AtHand,
): Promise<StatusAtHand> =>
  askStatusOf(
    {
      trust,
      factsBy: ({ certificateFacts }) => certificateFacts(bundle, verification),
      ask: async (from) =>
        callApiAsAnyoneForBytes(
          "GET /api/certificates/{id}/status",
          { params: { id: verification.certificateId ?? "" }, query: { from } },
          { signal },
        ),
    },
    signal,
    atHand,
  );

/** What a status is about: a certificate, or a licence. */
interface Subject {
  trust: Trust;
  /** What is proven of it; undefined if it isn't. */
  factsBy: (judge: typeof JudgeStatus) => CertificateFacts | undefined;
  /** From this size of the log on. */
  ask: (from: number) => Promise<Response>;
}

/** The same of anything that has a status. */
export async function askStatusOf(
  { trust, factsBy, ask }: Subject,
  signal: AbortSignal,
  { files = [], attached }: AtHand = {},
): Promise<StatusAtHand> {
  try {
    // Only needed with a status, so loaded with the first one.
    const judge = await import("./judge-status.ts");
    const facts = factsBy(judge);
    const asked = await askRegistry(ask, facts?.checkpoint.size, signal);
    const answer = asked instanceof Uint8Array ? asked : undefined;
    const evidence = judge.judgeStatusesOf(
      { files: answer ? [...files, answer] : files, attached },
      facts,
      trust,
    );
    if (evidence) return { evidence };
    return { gap: asked instanceof Uint8Array ? "none" : asked };
  } catch (error) {
    signal.throwIfAborted();
    return { gap: gapAfter(error) };
  }
}

async function askRegistry(
  ask: Subject["ask"],
  from: number | undefined,
  signal: AbortSignal,
): Promise<Uint8Array | StatusGap> {
  if (from === undefined) return "none";
  if (!navigator.onLine) return "offline";
  try {
    const answer = await ask(from);
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
