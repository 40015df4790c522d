import { createHash, randomUUID } from "node:crypto";
import type pg from "pg";
import { newDisclosures } from "../src/record/new-disclosures.ts";
import { disclosuresContext, sealDisclosures } from "../src/record/seal-disclosures.ts";
import { sealJson } from "../src/base/encryption.ts";
import type { Keys } from "../src/base/keys/keys.ts";
import { privateDetailsContext } from "../src/register/works/private-details.ts";

export interface MadeWork {
  id: string;
  certificateId: string;
}

let made = 0;

/** The part of a record that is read again: its salt. */
const recordOf = (number: number): string => {
  const salt = createHash("sha256").update(String(number)).digest("base64url");
  return `${"x".repeat(900)}.${Buffer.from(JSON.stringify({ salt })).toString("base64url")}.x`;
};

/**
 * Gives a user many works, directly in the database: sealed like registered ones, but without an entry in
 * the log. Each has its own word in the search.
 */
export async function makeManyWorks(
  pool: pg.Pool,
  keys: Pick<Keys, "dataEncryption">,
  ownerId: string,
  count: number,
): Promise<MadeWork[]> {
  const works = Array.from({ length: count }, () => {
    const [id, number] = [randomUUID(), (made += 1)];
    // Only letters, like the words kept for misspellings.
    const word = `quire${Array.from(String(number), (digit) => "abcdefghij"[Number(digit)]).join("")}`;
    const certificateId = `RSF-${String(number).padStart(9, "0")}`;
    const claims = { title: `The ${word} of the sea`, creatorName: "Ada Lovelace", keywords: ["sea", word] };
    const details = { collaborators: [{ givenName: "Amina", addressLine1: "12 Rue Sans Nom" }], agent: null };
    const hex = (bytes: Buffer) => `\\x${bytes.toString("hex")}`;
    return {
      id,
      owner_id: ownerId,
      certificate_id: certificateId,
      log_index: 1_000_000 + number,
      title: claims.title,
      word,
      tokens: `'^${word}' '@ada' '@lovelace' 't:book'`,
      private_details: hex(sealJson(keys.dataEncryption.key, details, privateDetailsContext(id))),
      disclosures: hex(
        sealDisclosures(keys, disclosuresContext(certificateId), newDisclosures(Object.entries(claims))),
      ),
      record: recordOf(number),
      created_at: new Date(1_700_000_000_000 + number * 1000),
    };
  });
  for (let start = 0; start < count; start += 1000)
    await pool.query(insertion, [JSON.stringify(works.slice(start, start + 1000))]);
  await pool.query("vacuum analyze works, certificates, search_works, search_words");
  return works.map(({ id, certificate_id }) => ({ id, certificateId: certificate_id }));
}

const insertion = `with
  given as (select * from json_to_recordset($1) as g (id uuid, owner_id uuid, certificate_id text, log_index bigint,
    title text, word text, tokens tsvector, private_details bytea, disclosures bytea, record text, created_at timestamptz)),
  work as (
    insert into works (id, owner_id, title, description, keywords, material_type, medium, categories, is_published,
      copyright_relation, shared_publicly, private_details, created_at)
    select id, owner_id, title, '', '{}', 'book', 'literary', '{literary}', false, 'author', true, private_details,
      created_at from given),
  certificate as (
    insert into certificates (id, work_id, record, disclosures, show_creator_email,
      show_collaborator_emails, registered_at)
    select certificate_id, id, record, disclosures, false, false, created_at from given),
  entry as (
    insert into log_entries (index, entry, certificate_id)
    select log_index, sha256(certificate_id::bytea), certificate_id from given),
  fingerprint as (
    insert into file_fingerprints (certificate_id, position, sha256)
    select certificate_id, 1, sha256(word::bytea) from given),
  word as (insert into search_words select word from given on conflict do nothing),
  listed as (
    insert into listed_works (registered_at, certificate_id, work_id, year, material_type, language)
    select created_at, certificate_id, id, 2023, 'book', 'en' from given)
  insert into search_works (work_id, certificate_id, owner_id, listed, registered_at, language, title_key, creator,
    creator_key, city, city_key, province, province_key, tokens)
  select id, certificate_id, owner_id, true, created_at, 'en', lower(title), 'Ada Lovelace', 'ada lovelace', '', '', '',
    '', tokens from given`;
