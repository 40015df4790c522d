import type { CertificateStatus, WorkFields } from "@colophon/api";
import type { Queryable } from "../base/db/queryable.ts";
import { registrantOf } from "../base/db/registrant-of.ts";
import { writeAiUses } from "./ai-use-store.ts";
import { type SaidStatement, statusOf } from "./heading.ts";
import { isBlocked, saidOf } from "./heading-sql.ts";
import { type KeptRecord, readRecord } from "./pack-record.ts";
import { showsCreator } from "./shown-creator-sql.ts";

export interface StoredCertificate {
  id: string;
  workId: string;
  /** The log that has ended in which it is registered; null: the present one. */
  log: number | null;
  index: number;
  record: string;
  disclosures: Buffer;
  showCreatorEmail: boolean;
  showCollaboratorEmails: boolean;
  showShares: boolean;
  /** Names and fingerprints of the files; of a single one, always. */
  showFiles: boolean;
  registeredAt: Date;
  /** Null once a successor is erased. */
  ownerId: string | null;
  /** Its owner is not its registrant, or was not for a time. */
  isTransferred: boolean;
  sharedPublicly: boolean;
  /** Whether public ranges of fingerprints have its files' while it isn't listed. */
  listUses: boolean;
  /** Keys of the only addresses that may be shown as the creator's; null where it was confirmed before it was registered. */
  shownEmails: readonly string[] | null;
  /** The later statements about it, in order. */
  said: readonly SaidStatement[];
  /** Numbers of the collaborators who were asked to confirm. */
  asked: readonly number[];
  /** The work's fields as they are now, after every correction. */
  now: WorkFields;
  /** Changes whenever the shown contents change. */
  version: string;
}

export async function findCertificate(db: Queryable, id: string): Promise<StoredCertificate | undefined> {
  const { rows } = await db.query<Row>({
    name: "find-certificate",
    text: `${selection} where c.id = $1`,
    values: [id],
  });
  return rows[0] && storedCertificate(rows[0]);
}

/** The current version of a certificate; undefined once it is erased. */
export async function findVersion(db: Queryable, id: string): Promise<string | undefined> {
  const { rows } = await db.query<{ version: string }>({
    name: "find-version",
    text: `select ${version} as version from certificates c where c.id = $1 and c.erased_at is null`,
    values: [id],
  });
  return rows[0]?.version;
}

/** Whether a certificate of this number was erased. */
export async function isErased(db: Queryable, id: string): Promise<boolean> {
  const { rows } = await db.query("select 1 from certificates where id = $1 and erased_at is not null", [id]);
  return rows.length > 0;
}

export interface CertificateOfFile {
  certificateId: string;
  title: string;
  creatorName: string;
  registeredAt: Date;
  log: number | null;
  index: number;
  status: CertificateStatus;
}

/**
 * Listed or not: anyone who has a file may know that it is registered. Oldest first, a hundred at most. Nothing is decrypted,
 * since anyone may ask: title and creator come from the search tables.
 */
export async function findCertificatesOfFile(
  db: Queryable,
  sha256: string,
  only?: "listed",
): Promise<CertificateOfFile[]> {
  const { rows } = await db.query<Omit<CertificateOfFile, "status"> & { said: SaidStatement[] }>(
    `select c.id as "certificateId", w.title, s.creator as "creatorName", c.registered_at as "registeredAt",
       e.log, e.index, ${saidOf("c.id")} as said
     from file_fingerprints f join certificates c on c.id = f.certificate_id
       join works w on w.id = c.work_id join search_works s on s.work_id = w.id
       join certificate_places e on e.certificate_id = c.id
     where f.sha256 = $1 and (w.shared_publicly or not $2) and not ${isBlocked("c.id")} order by e.log, e.index limit 100`,
    [Buffer.from(sha256, "hex"), only === "listed"],
  );
  return rows.map(({ said, ...row }) => ({ ...row, status: statusOf(said) }));
}

export interface FileFound extends CertificateOfFile {
  sha256: string;
  /** Certificates of that file. */
  count: number;
}

/** The same for many files at once: of each that is registered how often, and the oldest certificate. */
export async function findCertificatesOfFiles(db: Queryable, sha256: string[]): Promise<FileFound[]> {
  const { rows } = await db.query<Omit<FileFound, "status"> & { said: SaidStatement[] }>(
    `with found as (
       select distinct on (f.sha256) f.sha256, c.id, c.work_id, c.registered_at, e.log, e.index,
         count(*) over (partition by f.sha256)::int as count
       from file_fingerprints f join certificates c on c.id = f.certificate_id
         join certificate_places e on e.certificate_id = c.id
       where f.sha256 = any($1) and c.work_id is not null and not ${isBlocked("c.id")}
       order by f.sha256, e.log, e.index)
     select encode(found.sha256, 'hex') as sha256, found.count, found.id as "certificateId", w.title,
       s.creator as "creatorName", found.registered_at as "registeredAt", found.log, found.index,
       ${saidOf("found.id")} as said
     from found join works w on w.id = found.work_id join search_works s on s.work_id = w.id`,
    [sha256.map((digest) => Buffer.from(digest, "hex"))],
  );
  return rows.map(({ said, ...row }) => ({ ...row, status: statusOf(said) }));
}

/** How many certificates of a file belong to works that are unlisted or blocked. */
export async function countUnlistedOfFile(db: Queryable, sha256: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(distinct c.id)::int as count
     from file_fingerprints f join certificates c on c.id = f.certificate_id join works w on w.id = c.work_id
     where f.sha256 = $1 and (not w.shared_publicly or ${isBlocked("c.id")})`,
    [Buffer.from(sha256, "hex")],
  );
  return rows[0]?.count ?? 0;
}

/** The creator whose page shows the name on a certificate. */
export async function findShownCreator(db: Queryable, id: string, name: string): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string }>({
    name: "find-shown-creator",
    text: `select u.id from certificates c
       join works w on w.id = c.work_id join users u on u.id = ${registrantOf("w")} join profiles p on p.user_id = u.id
     where c.id = $1 and ${showsCreator("$2")}`,
    values: [id, name],
  });
  return rows[0]?.id;
}

/** Whether an account has a certificate that somebody gave back from its file; undefined where we had it all along. */
export async function findGivenBack(db: Queryable, id: string): Promise<"owned" | "unowned" | undefined> {
  const { rows } = await db.query<{ isOwned: boolean }>(
    `select w.owner_id is not null as "isOwned" from given_back g
       join certificates c on c.id = g.certificate_id join works w on w.id = c.work_id where g.certificate_id = $1`,
    [id],
  );
  return rows[0] && (rows[0].isOwned ? "owned" : "unowned");
}

/** A hundred at most. */
export async function findCertificatesByIds(
  db: Queryable,
  ids: readonly string[],
): Promise<StoredCertificate[]> {
  const { rows } = await db.query<Row>(
    `${selection} where c.id = any($1) order by e.log, e.index limit 100`,
    [ids],
  );
  return rows.map(storedCertificate);
}

/** Of the certificate's registrant; queried only where an address is withheld. */
const confirmedEmails = `select a.email_key from confirmed_emails a
  join works o on ${registrantOf("o")} = a.user_id where o.id = c.work_id order by a.email_key`;

const asked = `array(select collaborator from invitations where certificate_id = c.id and asked_at is not null)`;

/** Also changes with each statement, when an author's words in one are erased, and when a collaborator is asked. */
const version = `c.xmin::text || ' ' || array(select xmin from statements where certificate_id = c.id order by n)::text
  || ' ' || cardinality(${asked}) || case when c.creator_email_withheld
  then array(${confirmedEmails})::text else '' end`;

type Row = Omit<StoredCertificate, "record"> & KeptRecord;

const fields = `json_build_object('title', w.title, 'description', w.description, 'keywords', w.keywords,
  'materialType', w.material_type, 'medium', w.medium, 'categories', w.categories,
  'copyrightRelation', w.copyright_relation, 'publication', w.publication)`;

const selection = `select c.id, w.id as "workId", e.log, e.index, c.record, c.packed_record as "packedRecord", l.issuer, c.disclosures,
    c.registered_at as "registeredAt", c.show_creator_email as "showCreatorEmail",
    c.show_collaborator_emails as "showCollaboratorEmails", c.show_shares as "showShares", c.show_files as "showFiles", ${asked} as asked,
    w.owner_id as "ownerId", w.is_transferred as "isTransferred", w.shared_publicly as "sharedPublicly", w.list_uses as "listUses",
    ${fields} as now, ${saidOf("c.id")} as said,
    case when c.creator_email_withheld then array(${confirmedEmails}) end as "shownEmails", ${version} as version
  from certificates c join works w on w.id = c.work_id join certificate_places e on e.certificate_id = c.id
    cross join log_state l`;

function storedCertificate({ packedRecord, issuer, ...certificate }: Row): StoredCertificate {
  return { ...certificate, record: readRecord({ ...certificate, packedRecord, issuer }) };
}

export interface NewCertificate {
  id: string;
  workId: string;
  /** The issuer-signed JWT. */
  record: string;
  /** The same as it is stored. */
  packedRecord: Buffer;
  /** The log entry: a hash of the record. */
  entry: Uint8Array;
  /** Sealed by `sealDisclosures`. */
  disclosures: Buffer;
  /** SHA-256 of each file, hex. */
  fingerprints: readonly string[];
  /** Its claim of that name; undefined without one. */
  aiUse: unknown;
  showCreatorEmail: boolean;
  showCollaboratorEmails: boolean;
  showShares: boolean;
  showFiles: boolean;
  registeredAt: Date;
}

/** Writes a batch's certificates, inside the batch's transaction. The log assigns their indices. */
export async function writeCertificates(
  tx: Queryable,
  certificates: readonly NewCertificate[],
): Promise<void> {
  const rows = certificates.map((certificate) => ({
    id: certificate.id,
    work_id: certificate.workId,
    packed_record: `\\x${certificate.packedRecord.toString("hex")}`,
    disclosures: `\\x${certificate.disclosures.toString("hex")}`,
    show_creator_email: certificate.showCreatorEmail,
    show_collaborator_emails: certificate.showCollaboratorEmails,
    show_shares: certificate.showShares,
    show_files: certificate.showFiles,
    registered_at: certificate.registeredAt,
    fingerprints: certificate.fingerprints.map((sha256) => `\\x${sha256}`),
  }));
  await tx.query({
    name: "insert-certificates",
    text: `with
      given as (
        select * from json_to_recordset($1) as g (
          id text, work_id uuid, packed_record bytea, disclosures bytea, show_creator_email boolean,
          show_collaborator_emails boolean, show_shares boolean, show_files boolean, registered_at timestamptz, fingerprints bytea[]
        )
      ),
      certificate as (
        insert into certificates (
          id, work_id, packed_record, disclosures, show_creator_email, show_collaborator_emails, show_shares,
          show_files, registered_at
        )
        select id, work_id, packed_record, disclosures, show_creator_email, show_collaborator_emails, show_shares,
          show_files, registered_at
        from given
      )
      insert into file_fingerprints (certificate_id, position, sha256)
      select id, position, sha256 from given, unnest(fingerprints) with ordinality as f (sha256, position)`,
    values: [JSON.stringify(rows)],
  });
  await writeAiUses(
    tx,
    certificates.flatMap(({ id, aiUse }) =>
      aiUse === undefined ? [] : [{ certificateId: id, n: "record", said: aiUse }],
    ),
  );
}
