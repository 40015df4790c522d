import { certificateIdAlphabet } from "@colophon/api";
import { sha256 } from "@colophon/node-primitives";
import { certificateEntry } from "@colophon/proof";
import type { Queryable } from "@colophon/server/base/db/queryable.ts";
import { readRecord } from "@colophon/server/record/pack-record.ts";
import { appendEntries } from "@colophon/testing/append-entries";

interface Sample {
  id: string;
  packedRecord: Buffer;
  registeredAt: Date;
  issuer: string;
}

const batch = 4096;

/**
 * Adds entries to a log with some registered works: works and certificates like those, each with its own id
 * and therefore its own record, entry and leaf. Only the signatures are copied.
 */
export async function makeEntries(client: Queryable, entries: number): Promise<void> {
  const samples = await readSamples(client);
  for (let size = await readSize(client); size < entries; size += batch) {
    const count = Math.min(batch, entries - size);
    await client.query("begin");
    const made = Array.from({ length: count }, (_, position) => {
      const sample = samples[position % samples.length];
      if (sample === undefined) throw new Error("there is no registered work to copy");
      const id = idOf(size + position);
      const entry = certificateEntry(readRecord({ ...sample, id, record: null }), sha256);
      return { certificateId: id, entry, of: sample.id };
    });
    await client.query(insertion, [made.map(({ certificateId }) => certificateId), made.map(({ of }) => of)]);
    await appendEntries(client, made);
    await client.query("commit");
  }
  await client.query("vacuum analyze works, certificates, file_fingerprints, log_entries, log_tiles");
}

async function readSamples(client: Queryable): Promise<Sample[]> {
  const { rows } = await client.query<Sample>(
    `select c.id, packed_record as "packedRecord", registered_at as "registeredAt", issuer
     from certificates c cross join log_state limit 500`,
  );
  return rows;
}

async function readSize(client: Queryable): Promise<number> {
  const { rows } = await client.query<{ size: number }>("select size from log_state");
  return rows[0]?.size ?? 0;
}

/** Ids of the log's places; in an order in which nothing lies where it is looked for next, as with random ones. */
function idOf(index: number): string {
  let rest = (BigInt(index) * 0x1a2b3c4d5n + 0x6789n) % 32n ** 9n;
  let text = "";
  for (let place = 0; place < 9; place++, rest /= 32n) text += certificateIdAlphabet[Number(rest % 32n)];
  return `RSF-${text}`;
}

const insertion = `with
  given as (
    select made, gen_random_uuid() as new_work, c.*
    from unnest($1::text[], $2::text[]) as g (made, sample)
      join certificates c on c.id = g.sample),
  work as (
    insert into works select new_work, w.owner_id, w.title, w.description, w.keywords, w.material_type, w.medium,
      w.categories, w.is_published, w.publication, w.copyright_relation, w.shared_publicly, w.private_details,
      w.created_at, w.under_alias
    from given g join works w on w.id = g.work_id),
  fingerprint as (
    insert into file_fingerprints select made, 1, sha256(made::bytea) from given)
  insert into certificates (id, work_id, packed_record, disclosures, show_creator_email, show_collaborator_emails, registered_at)
  select made, new_work, packed_record, disclosures, show_creator_email, show_collaborator_emails, registered_at from given`;
