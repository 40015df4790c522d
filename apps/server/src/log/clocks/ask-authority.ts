import { judgeToken, parseToken, PIECE_MAX_BYTES, Refusal, stampedText } from "@colophon/clocks";
import { utf8 } from "@colophon/proof";
import type { Transaction } from "kysely";
import type { Database } from "../../base/db/schema.ts";
import type { AskContext } from "./ask-context.ts";
import { type DuePiece, saveToken } from "./piece-store.ts";
import { requestToken } from "./request-token.ts";
import { readAuthority } from "./revocation-store.ts";

/** Seconds between an authority's clock and ours beyond which one of them is wrong. */
const farOff = 300;

/**
 * Asks an authority for a token about a checkpoint. Resolves to what stores it; rejects an answer that a verifier would refuse,
 * but for what its issuer says of it later.
 */
export async function askAuthority(
  { db, authorities, now, timeoutMs, signal }: AskContext,
  piece: DuePiece,
): Promise<(tx: Transaction<Database>) => Promise<void>> {
  const text = utf8(stampedText(piece.checkpoint));
  const token = await requestToken(piece.service, text, { timeoutMs, signal });
  if (token.length > PIECE_MAX_BYTES) throw new Error("its token is too long to travel");
  const { answers: ocsp } = await readAuthority(db, piece.service);
  const at = now();
  try {
    // It is here: what is said of its certificate from now on is another question.
    await judgeToken(token, text, { authorities, now: at, ocsp, olderThan: at });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const detail = error.message === error.reason ? "" : ` (${error.message})`;
    throw new Error(`its token is refused: ${error.reason}${detail}`, { cause: error });
  }
  const ahead = Math.round(parseToken(token).genTime - at);
  if (Math.abs(ahead) > farOff)
    throw new Error(
      `its token is refused: its clock is ${Math.abs(ahead)} s ${ahead > 0 ? "ahead" : "behind"}`,
    );
  return (tx) => saveToken(tx, piece, token);
}
