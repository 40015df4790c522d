import type { Address } from "viem";
import type { Queryable } from "../../base/db/queryable.ts";

interface Wallet {
  /** Lower case. */
  address: Address;
  chainId: number;
}

export interface WalletRow extends Wallet {
  verified: boolean;
  connectedAt: Date;
}

export async function findWallet(db: Queryable, userId: string): Promise<WalletRow | undefined> {
  const { rows } = await db.query<WalletRow>(
    `select address, chain_id as "chainId", verified, connected_at as "connectedAt" from wallets where user_id = $1`,
    [userId],
  );
  return rows[0];
}

const inPlaceOfAnother = `on conflict (user_id) do update set address = excluded.address,
  chain_id = excluded.chain_id, verified = excluded.verified, connected_at = excluded.connected_at`;

/** Connects an unproven wallet in place of any other. */
export async function putWallet(db: Queryable, userId: string, { address, chainId }: Wallet): Promise<void> {
  await db.query(
    `insert into wallets (user_id, address, chain_id, verified) values ($1, $2, $3, false) ${inPlaceOfAnother}`,
    [userId, address, chainId],
  );
}

/**
 * Connects a proven wallet in place of any other and uses up its nonce, in one statement, so that only one of two
 * concurrent requests gets the nonce. False, and nothing changed, when the nonce is not this user's, used or too old.
 */
export async function putProvenWallet(
  db: Queryable,
  userId: string,
  { address, chainId }: Wallet,
  nonce: string,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `with used as (
       delete from wallet_nonces where nonce = $4 and user_id = $1 and expires_at > now() returning user_id
     )
     insert into wallets (user_id, address, chain_id, verified) select user_id, $2, $3, true from used
     ${inPlaceOfAnother}`,
    [userId, address, chainId, nonce],
  );
  return rowCount === 1;
}

export async function deleteWallet(db: Queryable, userId: string): Promise<void> {
  await db.query(`delete from wallets where user_id = $1`, [userId]);
}

/** Keeps a nonce for ten minutes, and deletes everyone's expired ones. */
export async function insertNonce(db: Queryable, userId: string, nonce: string): Promise<void> {
  await db.query(`delete from wallet_nonces where expires_at <= now()`);
  await db.query(
    `insert into wallet_nonces (nonce, user_id, expires_at) values ($1, $2, now() + interval '10 minutes')`,
    [nonce, userId],
  );
}
