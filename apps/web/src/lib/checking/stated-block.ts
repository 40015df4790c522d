import { parseDisclosure } from "@colophon/proof";
import { parseStatement, readSaid, type Said } from "@colophon/proof/statements";
import { callApiAsAnyone } from "../api/call-api.ts";

/**
 * The block of a certificate that the registry refuses as blocked, as its own status says it: without the certificate's proof, nothing
 * is checked. The newest one is in effect only there: an `unblocked` behind it is not looked for.
 */
export async function statedBlock(
  id: string,
  signal: AbortSignal,
): Promise<{ at: number; said: Said } | null> {
  const status = await callApiAsAnyone(
    "GET /api/certificates/{id}/status",
    { params: { id }, query: {} },
    { signal },
  );
  const { statements } = status as { statements?: unknown };
  if (!Array.isArray(statements)) return null;
  for (const one of statements.toReversed() as { sdJwt: string }[]) {
    const { payload, disclosures } = parseStatement(one.sdJwt);
    if (payload.kind !== "blocked") continue;
    const shown = disclosures.map((disclosure) => parseDisclosure(disclosure));
    const { said } = readSaid("blocked", Object.fromEntries(shown.map(({ name, value }) => [name, value])));
    return { at: payload.iat, said };
  }
  return null;
}
