import { type Check, isPublicChain } from "@colophon/proof";
import { checkBundle } from "../../lib/check-bundle.ts";
import { fetchPublicBundle } from "../../lib/fetch-bundle.ts";
import { fetchTrust } from "../../lib/fetch-trust.ts";

export interface ExampleCheck extends Pick<Check, "id" | "state" | "code"> {
  isOnTestChain: boolean;
}

/** What the text beside them speaks of; others are named where they fail. */
const told = ["record_signature", "inclusion", "anchor"];

/** Checks a certificate as its own page does; fails when something could not be had. */
export async function checkExample(id: string, signal: AbortSignal): Promise<ExampleCheck[]> {
  const [bundle, trust] = await Promise.all([fetchPublicBundle(id, signal), fetchTrust(signal)]);
  const { verification } = await checkBundle(bundle, undefined, trust);
  return verification.checks
    .filter((check) => told.includes(check.id) || check.state === "failed")
    .map(({ evidence, ...check }) => ({ ...check, isOnTestChain: isOnTestChain(evidence?.["chainId"]) }));
}

const isOnTestChain = (chainId: string | number | undefined): boolean =>
  chainId !== undefined && !isPublicChain(Number(chainId));
