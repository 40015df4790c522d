import type { Connection } from "@colophon/server/base/db/connection.ts";
import { makeUser } from "@colophon/testing/make-user";

/**
 * Registered works with a file each, as the look-up reads them, by SQL. A third says something of use by machines; of those, one in
 * ten said it again in a statement. One in a hundred has the file of the work before it; a fifth is unlisted.
 */
export async function loadUses(connection: Connection, works: number): Promise<void> {
  const owner = await makeUser(connection.db);
  const client = await connection.pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query("create temporary table made (i integer, work uuid, id text, at timestamptz)");
    await client.query(
      `insert into made select i, md5('work' || i)::uuid, 'RSF-' || lpad(i::text, 9, '0'),
         timestamptz '2026-01-01' + i * interval '25 seconds' from generate_series(1, $1::int) as i`,
      [works],
    );
    await client.query(
      `insert into works (id, owner_id, title, description, keywords, material_type, medium, categories, is_published,
         copyright_relation, shared_publicly, private_details, created_at)
       select work, $1, 'Work ' || i, repeat('word ', 40), '{sea,night}', 'photograph', 'exhibition', '{artistic}', false,
         'author', i % 5 <> 0, decode(repeat(md5(id), 6), 'hex'), at from made`,
      [owner.id],
    );
    // As large as a record is.
    await client.query(
      `insert into certificates (id, work_id, packed_record, disclosures, show_creator_email, show_collaborator_emails, registered_at)
       select id, work, decode(repeat(md5(id), 40), 'hex'), decode(repeat(md5(id), 60), 'hex'), false, false, at from made`,
    );
    await client.query(
      `insert into search_works (work_id, certificate_id, owner_id, listed, registered_at, language, title_key, creator,
         creator_key, city, city_key, province, province_key, tokens)
       select work, id, $1, i % 5 <> 0, at, 'en', 'work ' || i, 'Ada Lovelace', 'ada lovelace', '', '', '', '', '' from made`,
      [owner.id],
    );
    await client.query(
      `insert into file_fingerprints (certificate_id, position, sha256)
       select id, 1, sha256(convert_to((case when i % 100 = 0 then i - 1 else i end)::text, 'UTF8')) from made`,
    );
    await client.query(
      `insert into log_entries (index, entry, certificate_id)
       select i + 1000, '\x01'::bytea || sha256(convert_to(id, 'UTF8')), id from made`,
    );
    await client.query(
      `insert into ai_uses (certificate_id, n, said)
       select id, -1, '{"vocabulary": "colophon-uses/v1", "train-generative": "refuse", "train-other": "refuse", "index": "allow"}'
       from made where i % 3 = 0`,
    );
    await client.query(
      `insert into statements (certificate_id, n, log_index, kind, said_by, said_at, packed)
       select id, 0, i + 10000000, case when i % 30 = 0 then 'ai_use' else 'corrected' end, 'registrant', at + interval '1 day', ''
       from made where i % 10 = 0`,
    );
    await client.query(
      `insert into ai_uses (certificate_id, n, said)
       select id, 0, '{"vocabulary": "colophon-uses/v1", "train-generative": "refuse"}' from made where i % 30 = 0`,
    );
    await client.query("drop table made");
    await client.query("vacuum analyze");
    await client.query("checkpoint");
  } finally {
    client.release(true);
  }
}
