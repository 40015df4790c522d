import type { VerifiedStatement } from "../check/check-statements.ts";
import type { Primitives } from "../crypto/primitives.ts";
import { ProofError } from "../errors.ts";
import type { StatementsHead } from "../log/entry.ts";
import { openDisclosures } from "../record/disclosure.ts";
import { refuseAs } from "../refuse-as.ts";
import type { StatementPayload } from "../statement/statement.ts";
import { readSaid } from "../statement/statement-fields.ts";
import { headingOf } from "../statement/statement-heading.ts";
import { decides, maySay } from "../statement/statement-kinds.ts";
import { verifyStatementWallet } from "../statement/statement-wallet.ts";
import { isAccountedFor } from "./account-for.ts";
import type { CertificateFacts } from "./certificate-facts.ts";
import type { ProvenStatement } from "./prove-statements.ts";

/** How many seconds clocks may differ. */
export const CLOCK_TOLERANCE = 3600;

interface ReadContext {
  certificate: CertificateFacts;
  head: StatementsHead;
  primitives: Primitives;
}

/** What proven statements say: each by somebody who may say it, with the wallet's signature where there is one or has to be. */
export function readStatements(
  proven: readonly ProvenStatement[],
  context: ReadContext,
): VerifiedStatement[] {
  const saidAt = new Map<unknown, number>();
  const unsigned: { n: number; isSilent: boolean }[] = [];
  const statements = proven.map((one, n) => {
    const { statement, wallet, isUnsigned, isSilent } = readStatement(one, n, context);
    if (wallet !== undefined) {
      // What a wallet has signed once cannot be said again for it later.
      if (wallet.saidAt <= (saidAt.get(wallet.address) ?? -1)) throw new ProofError("statement_out_of_order");
      saidAt.set(wallet.address, wallet.saidAt);
    }
    if (isUnsigned) unsigned.push({ n, isSilent });
    return statement;
  });
  refuseUnsigned(unsigned, statements);
  return statements;
}

function readStatement(
  { index, payload, disclosures }: ProvenStatement,
  n: number,
  { certificate, head, primitives: { sha256 } }: ReadContext,
) {
  const { kind, by, iat } = payload;
  if (iat > head.time + CLOCK_TOLERANCE) throw new ProofError("bad_statement", "it is dated after its head");
  if (!maySay(kind, by)) throw new ProofError("statement_by_wrong_speaker", `${kind} by ${by}`);
  const { claims, ...said } = refuseAs("bad_statement", () => {
    const opened = openDisclosures(payload, disclosures, sha256);
    return { claims: opened, ...readSaid(kind, opened) };
  });
  const { state, signed, isUnsigned } = checkWallet(payload, claims, certificate);
  const withheld = payload._sd.length - disclosures.length;
  return {
    statement: { n, index, kind, by, at: iat, ...said, withheld, walletSignature: state },
    wallet: signed,
    isUnsigned,
    isSilent: Object.keys(claims).every(decides),
  };
}

/** `isUnsigned`: by the registrant, without the signature of the wallet that the record names. */
function checkWallet(
  { about, kind, by, iat }: StatementPayload,
  claims: Record<string, unknown>,
  { walletAddress }: CertificateFacts,
) {
  const state = verifyStatementWallet({ about, kind, claims });
  const { walletAddress: address, saidAt } = claims;
  const isRequired = by === "registrant" && walletAddress !== undefined;
  const isUnsigned = isRequired && (state !== "valid" || address !== walletAddress);
  if (state === "invalid") throw new ProofError("statement_not_signed_by_wallet", state);
  if (state !== "valid" || typeof saidAt !== "number") return { state, isUnsigned, signed: undefined };
  if (saidAt > iat + CLOCK_TOLERANCE) throw new ProofError("bad_statement", "signed after it was made");
  return { state, isUnsigned, signed: { address, saidAt } };
}

/**
 * A registrant whose record names a wallet speaks with that wallet: without it, the registry could speak for them. The signature
 * goes with what it covers, when the person is erased or the work is blocked: what shows only what decides needs none once
 * the registry has said so. Nothing is gained by it: an erased person says nothing any more, and a block comes before all else.
 */
function refuseUnsigned(
  unsigned: readonly { n: number; isSilent: boolean }[],
  statements: readonly VerifiedStatement[],
): void {
  const heading = headingOf(statements);
  for (const { n, isSilent } of unsigned)
    if (!isSilent || !isAccountedFor(n, statements, heading))
      throw new ProofError("statement_not_signed_by_wallet", `statement ${n}`);
}
