import type { Connection } from "@colophon/server/base/db/connection.ts";
import { loadWorks } from "../search/load-works.ts";

/** Works that somebody has among those of others: as the lists read them, without what makes them certificates. */
export async function loadPortfolio(
  connection: Connection,
  { ownerId, works, others }: { ownerId: string; works: number; others: number },
): Promise<void> {
  await loadWorks(connection, works + others);
  const client = await connection.pool.connect();
  await client.query("set statement_timeout = 0");
  await client.query(
    `with chosen as (select id from works order by md5(id::text) limit $2)
     update works set owner_id = $1 from chosen where works.id = chosen.id`,
    [ownerId, works],
  );
  await client.query("update search_works s set owner_id = w.owner_id from works w where w.id = s.work_id");
  // As large as a record is.
  await client.query(
    `insert into certificates (id, work_id, packed_record, disclosures, show_creator_email, show_collaborator_emails,
       registered_at)
     select certificate_id, work_id, decode(repeat(md5(certificate_id), 40), 'hex'),
       decode(repeat(md5(certificate_id), 60), 'hex'), false, false, registered_at from search_works`,
  );
  // One in twenty has several files.
  await client.query(
    `insert into file_fingerprints (certificate_id, position, sha256)
     select id, position, sha256(convert_to(id || position, 'UTF8')) from certificates,
       generate_series(1, case when abs(hashtext(id)) % 20 = 0 then 3 else 1 end) as position`,
  );
  // About one in ten something was said.
  await client.query(
    `insert into statements (certificate_id, n, log_index, kind, said_by, said_at, packed)
     select id, 0, row_number() over (), (array['corrected', 'disputed', 'withdrawn', 'transferred'])[1 + abs(hashtext(id)) % 4],
       'registrant', now(), '' from certificates where abs(hashtext(id || 's')) % 10 = 0`,
  );
  await client.query("vacuum analyze");
  client.release(true);
}
