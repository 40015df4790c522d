import { type Check, isPublicChain } from "@colophon/proof";
import { checkBundle } from "../../lib/checking/check-bundle.ts";
import { fetchPublicBundle } from "../../lib/checking/fetch-bundle.ts";
import { fetchTrust } from "../../lib/checking/fetch-trust.ts";

export interface ExampleCheck extends Pick<Check, "id" | "state" | "code"> {
  isOnTestChain: boolean;
}

/** The checks that the text beside them explains; others are named only if they fail. */
const told = ["record_signature", "inclusion", "anchor"];

/** Checks a certificate as its own page does; fails if something can't be fetched. */
export async function checkExample(id: string, signal: AbortSignal): Promise<ExampleCheck[]> {
  const [bundle, trust] = await Promise.all([fetchPublicBundle(id, signal), fetchTrust(signal)]);
  const { verification } = await checkBundle(bundle, undefined, trust);
  return verification.checks
    .filter((check) => told.includes(check.id) || check.state === "failed")
    .map(({ evidence, ...check }) => ({ ...check, isOnTestChain: isOnTestChain(evidence?.["chainId"]) }));
}

const isOnTestChain = (chainId: string | number | undefined): boolean =>
  chainId !== undefined && !isPublicChain(Number(chainId));
