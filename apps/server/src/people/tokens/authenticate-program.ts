import type { Kysely } from "kysely";
import { createBatchLoader } from "../../base/db/batch-loader.ts";
import type { Database } from "../../base/db/schema.ts";
import { AppError } from "../../base/errors.ts";
import type { AuthenticateProgram } from "../../base/http/admit-programs.ts";
import { hashApiToken, isWhole } from "./api-token.ts";
import { findTokens, touchTokens } from "./token-store.ts";

/** Recognises a program by its API token, like `createAuthenticator` and for the same reason without a cache. */
export function createProgramAuthenticator(
  db: Kysely<Database>,
  { readOnly = false }: { readOnly?: boolean } = {},
): AuthenticateProgram {
  const findToken = createBatchLoader(async (hashes: string[]) => {
    const tokens = await findTokens(
      db,
      hashes.map((hash) => Buffer.from(hash, "hex")),
    );
    const unused = tokens.filter((token) => token.unused).map(({ id }) => id);
    if (unused.length > 0 && !readOnly) await touchTokens(db, unused);
    const byHash = new Map(tokens.map((token) => [token.secret_hash.toString("hex"), token]));
    return (hash) => byHash.get(hash);
  });
  return async (token) => {
    if (!isWhole(token)) throw new AppError("token_mistyped");
    const found = await findToken(hashApiToken(token).toString("hex"));
    if (found === undefined) throw new AppError("token_invalid");
    const { id: tokenId, scopes, user_id: userId, full_name: name, email } = found;
    return { userId, name, email, tokenId, scopes };
  };
}
