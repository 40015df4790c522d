import { readFileSync } from "node:fs";
import type { Bundle } from "../src/index.ts";
import { parseSdJwt } from "../src/index.ts";
import { makeBundle } from "@colophon/testing/make-bundle";

interface Case {
  what: string;
  chainId: number;
  secondsAfterBlock: number;
  isStatedLate: boolean;
}

/** The vectors of records whose time is compared with their block's. */
export const statedLateCases = JSON.parse(
  readFileSync(new URL("../testdata/stated-late/cases.json", import.meta.url), "utf8"),
) as Case[];

/** A bundle of a case, and its trust. */
export function makeStatedLate({ chainId, secondsAfterBlock }: Case) {
  const { bundle, anchor, registry } = makeBundle({ chainId });
  const blockTime = parseSdJwt(bundle.sdJwt).payload.iat - secondsAfterBlock;
  const dated: Bundle = { ...bundle, anchors: [{ ...anchor, blockTime }] };
  return { bundle: dated, trust: registry.trust };
}
