import { EARLIER_EXTENSION } from "@colophon/clocks";
import type { KeptEarlierProof } from "./earlier-store.ts";

/** How an earlier proof is called at its certificate's address; after the certificate's number and a hyphen it is its file's name. */
export function earlierName({ number, kind }: Pick<KeptEarlierProof, "number" | "kind">): string {
  return `earlier-${number}.${EARLIER_EXTENSION[kind]}`;
}
