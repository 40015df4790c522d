import type { Primitives, Trust, Verification } from "@colophon/proof";
import {
  certificateFacts,
  continueStatus,
  type StatusEvidence,
  verifyStatus,
} from "@colophon/proof/statements";
import type { CheckCommand } from "./arguments.ts";
import { CannotCheckError } from "./errors.ts";
import { readSmallFile } from "./read-limited.ts";
import { fetchLogFile, fetchStatus } from "./registry.ts";

/** Whom to believe and what to compute with. */
interface Context {
  trust: Trust;
  primitives: Primitives;
}

/**
 * What was said of a certificate later, by the file that the command names or by the registry. Undefined when there is
 * neither, or when the certificate itself is not proven.
 */
export async function readStatus(
  { status, registry }: Pick<CheckCommand, "status" | "registry">,
  { bundle, verification }: { bundle: Uint8Array; verification: Verification },
  { trust, primitives }: Context,
): Promise<StatusEvidence | undefined> {
  const facts = certificateFacts(bundle, verification);
  const { certificateId } = verification;
  if (facts === undefined || certificateId === undefined) return undefined;
  const file = await (status === undefined
    ? registry && askRegistry(registry, certificateId, facts.checkpoint.size)
    : readSmallFile(status));
  const now = Math.floor(Date.now() / 1000);
  return file && verifyStatus(file, facts, { trust, now, primitives });
}

/** A registry that cannot be reached, as it may be in twenty years, takes nothing from the proof at hand. */
async function askRegistry(
  registry: URL,
  certificateId: string,
  from: number,
): Promise<Uint8Array | undefined> {
  try {
    const status = await fetchStatus(registry, certificateId, from);
    return status && (await continueStatus(status, from, (path) => fetchLogFile(registry, path)));
  } catch (error) {
    if (error instanceof CannotCheckError) return undefined;
    throw error;
  }
}
