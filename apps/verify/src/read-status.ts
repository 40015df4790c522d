import type { Primitives, SaidLater, StatusEvidence, Trust } from "@colophon/proof";
import {
  type CertificateFacts,
  chooseStatus,
  continueStatus,
  verifyStatus,
} from "@colophon/proof/statements";
import type { CheckOptions } from "./arguments.ts";
import { CannotCheckError } from "./errors.ts";
import { readSmallFile } from "./read-limited.ts";
import { fetchLogFile, fetchStatus } from "./registry.ts";

/** Whom to believe and what to compute with. */
interface Context {
  trust: Trust;
  primitives: Primitives;
}

interface AtHand {
  /** What is proven of the certificate or the licence; undefined where it isn't proven. */
  facts: CertificateFacts | undefined;
  certificateId: string | undefined;
  /** The status inside its PDF. */
  attached?: Uint8Array | undefined;
}

/**
 * What was said of a certificate or a licence later: the file that the command names, the registry and the PDF are all heard, and
 * the newest counts. Undefined when there is none of them, or when the certificate itself is not proven.
 */
export async function readStatus(
  command: Pick<CheckOptions, "status" | "registry">,
  atHand: AtHand,
  context: Context,
): Promise<SaidLater | undefined> {
  const gathered = await gatherStatuses(command, atHand, context);
  if (gathered === undefined) return undefined;
  const { heard, inVain } = gathered;
  const judged = heard.map(({ said }) => said);
  return chooseStatus(judged) ?? judged[0] ?? (inVain && { state: "not_answered", detail: inVain.message });
}

/** All that were given or that the registry answers, each judged; `inVain`: why the registry has answered none. */
export async function gatherStatuses(
  { status, registry }: Pick<CheckOptions, "status" | "registry">,
  { facts, certificateId, attached }: AtHand,
  { trust, primitives }: Context,
): Promise<
  { heard: { bytes: Uint8Array; said: StatusEvidence }[]; inVain: CannotCheckError | undefined } | undefined
> {
  if (facts === undefined || certificateId === undefined) return undefined;
  const now = Math.floor(Date.now() / 1000);
  const judge = (file: Uint8Array, isAttached = false) =>
    verifyStatus(file, facts, { trust, now, isAttached, primitives });
  const file = status === undefined ? undefined : await readSmallFile(status);
  const asked = registry && (await askRegistry(registry, certificateId, facts.checkpoint.size));
  const answer = asked instanceof Uint8Array ? asked : undefined;
  const inVain = asked instanceof CannotCheckError ? asked : undefined;
  const heard = [
    ...[file, answer].flatMap((bytes) => (bytes === undefined ? [] : [{ bytes, said: judge(bytes) }])),
    ...(attached === undefined ? [] : [{ bytes: attached, said: judge(attached, true) }]),
  ];
  return { heard, inVain };
}

/** A registry that cannot be reached, as it may be in twenty years, takes nothing from the given proof. */
async function askRegistry(
  registry: URL,
  certificateId: string,
  from: number,
): Promise<Uint8Array | CannotCheckError> {
  try {
    const status = await fetchStatus(registry, certificateId, from);
    return await continueStatus(status, from, (path) => fetchLogFile(registry, path));
  } catch (error) {
    if (error instanceof CannotCheckError) return error;
    throw error;
  }
}
