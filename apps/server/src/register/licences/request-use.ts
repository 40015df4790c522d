import type { IdempotencyKey } from "../../base/idempotency/idempotency-key.ts";
import type { Use } from "../../base/idempotency/idempotency.ts";

/** What a key is taken for: a request, by the bytes of its id in the column of a hash. The key’s own `bodyHash` tells a repeat from another body. */
export const useOf = (key: IdempotencyKey, certificateId: string, requestId: string) => ({
  ...key,
  certificateId,
  statementHash: Buffer.from(requestId.replaceAll("-", ""), "hex"),
});

export function idOfUse({ statementHash }: Use): string {
  const hex = statementHash?.toString("hex") ?? "";
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
