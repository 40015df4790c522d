import type pg from "pg";
import { transact } from "../../base/db/transact.ts";
import type { Keys } from "../../base/keys/keys.ts";
import { lapseRequests } from "../statements/lapse-requests.ts";
import { leaveRequests, lockSomeRequests } from "./request-store.ts";
import { openRequest, sealRequest } from "./sealed-request.ts";

interface EraseContext {
  pool: pg.Pool;
  keys: Pick<Keys, "dataEncryption">;
}

/**
 * Takes a person out of some of their requests, with their name and words; the other side keeps what it wrote itself. False once there are
 * none left.
 */
export async function eraseSomeRequests(
  { pool, keys }: EraseContext,
  userId: string,
  max: number,
): Promise<boolean> {
  return transact(pool, async (tx) => {
    const rows = await lockSomeRequests(tx, userId, max);
    const left = rows.map((row) => {
      const side = row.licensor_id === userId ? "licensor" : "licensee";
      const request = openRequest(keys, row);
      const said = request.said.filter(({ by }) => by !== side);
      return { id: row.id, sealed: sealRequest(keys, row.id, { ...request, said, [side]: "" }) };
    });
    if (left.length === 0) return false;
    await lapseRequests(
      tx,
      "requests",
      left.map(({ id }) => id),
    );
    await leaveRequests(tx, userId, left);
    return true;
  });
}
