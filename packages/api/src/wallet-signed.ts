import { z } from "zod";

/** A wallet that the record names signs what its registrant says (EIP-712). */
export const signedByWallet = {
  /** Unix seconds; later than that of every statement that this wallet has signed. */
  saidAt: z.int("invalid").optional(),
  /** As in a registration. */
  walletSignature: z.string("invalid").max(20_000, "too_long").optional(),
};
