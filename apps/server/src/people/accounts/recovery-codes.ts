import { createHash, randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../base/db/schema.ts";

const codesOfAccount = 10;
/** Crockford's base 32: no letters that people misread. 24 of them are 120 bits, so a plain hash protects them. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Replaces all earlier codes with ten new ones; they are shown only now. */
export async function replaceRecoveryCodes(tx: Kysely<Database>, userId: string): Promise<string[]> {
  await deleteRecoveryCodes(tx, userId);
  const codes = Array.from({ length: codesOfAccount }, createCode);
  await tx
    .insertInto("recovery_codes")
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashCode(code) })))
    .execute();
  return codes;
}

/** Uses up a code. Answers how many are left; undefined for a code that is wrong or used. */
export async function takeRecoveryCode(
  db: Kysely<Database>,
  userId: string,
  code: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ left: number }>`with taken as (
      delete from recovery_codes where user_id = ${userId} and code_hash = ${hashCode(code)} returning code_hash
    )
    select (select count(*) from recovery_codes where user_id = ${userId}) - 1 as left from taken`.execute(
    db,
  );
  return rows[0]?.left;
}

export async function deleteRecoveryCodes(tx: Kysely<Database>, userId: string): Promise<void> {
  await tx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
}

function createCode(): string {
  const signs = Array.from(randomBytes(24), (byte) => alphabet[byte % alphabet.length]).join("");
  return signs.replace(/.{4}(?!$)/g, "$&-");
}

/** Accepts any case, hyphens and spaces, O for 0, and I or L for 1. */
function hashCode(code: string): Buffer {
  const plain = code.toUpperCase().replaceAll(/[^0-9A-Z]/g, "");
  const meant = plain.replaceAll("O", "0").replaceAll(/[IL]/g, "1");
  return createHash("sha256").update(meant).digest();
}
