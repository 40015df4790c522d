import type { ShownAnchor } from "../src/record/read-certificate.ts";

/** What covers a certificate before its anchor. */
export const noAnchorYet: ShownAnchor = {
  state: "pending",
  chainId: 31337,
  network: "Local development chain",
  contract: `0x${"0".repeat(40)}`,
  sender: `0x${"0".repeat(40)}`,
  transaction: undefined,
  explorerUrl: null,
  nextAnchorAt: undefined,
};
