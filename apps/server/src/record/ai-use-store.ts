import type { Queryable } from "../base/db/queryable.ts";

/** A value of `aiUse` that is said: by the statement with this number, or by the record. */
export interface SaidAiUse {
  certificateId: string;
  n: number | "record";
  said: unknown;
}

/** A record never changes, but a later file may show more of one that was given back. */
export async function writeAiUses(tx: Queryable, uses: readonly SaidAiUse[]): Promise<void> {
  if (uses.length === 0) return;
  await tx.query({
    name: "write-ai-uses",
    text: `insert into ai_uses (certificate_id, n, said)
      select certificate_id, n, said from json_to_recordset($1) as g (certificate_id text, n integer, said jsonb)
      on conflict do nothing`,
    values: [
      JSON.stringify(
        uses.map(({ certificateId, n, said }) => ({
          certificate_id: certificateId,
          n: n === "record" ? -1 : n,
          said,
        })),
      ),
    ],
  });
}
