import type { WorkListItem } from "@colophon/api";
import type { Queryable } from "../../base/db/queryable.ts";
import type { Addressee } from "../../mail/letter-kinds.ts";
import { describeWork, filesOfWork, workColumns, type WorkRow } from "./work-sql.ts";

export interface NewWork {
  id: string;
  ownerId: string;
  title: string;
  description: string;
  keywords: string[];
  materialType: string;
  medium: string;
  categories: string[];
  publication: { date: string; city: string; province: string } | null;
  copyrightRelation: string;
  sharedPublicly: boolean;
  underAlias: boolean;
  listUses: boolean;
  /** Sealed under `privateDetailsContext(id)`. */
  privateDetails: Buffer;
  createdAt: Date;
}

/** Writes a batch's works, inside the batch's transaction. */
export async function insertWorks(
  tx: Queryable,
  works: readonly (Omit<NewWork, "ownerId"> & { ownerId: string | null })[],
): Promise<void> {
  const rows = works.map((work) => ({
    id: work.id,
    owner_id: work.ownerId,
    title: work.title,
    description: work.description,
    keywords: work.keywords,
    material_type: work.materialType,
    medium: work.medium,
    categories: work.categories,
    is_published: work.publication !== null,
    publication: work.publication,
    copyright_relation: work.copyrightRelation,
    shared_publicly: work.sharedPublicly,
    private_details: `\\x${work.privateDetails.toString("hex")}`,
    created_at: work.createdAt,
    under_alias: work.underAlias,
    list_uses: work.listUses,
  }));
  await tx.query({
    name: "insert-works",
    text: `insert into works (id, owner_id, title, description, keywords, material_type, medium, categories,
        is_published, publication, copyright_relation, shared_publicly, private_details, created_at, under_alias,
        list_uses)
      select * from json_to_recordset($1) as g (
        id uuid, owner_id uuid, title text, description text, keywords text[], material_type text, medium text,
        categories text[], is_published boolean, publication jsonb, copyright_relation text, shared_publicly boolean,
        private_details bytea, created_at timestamptz, under_alias boolean,
        list_uses boolean
      )`,
    values: [JSON.stringify(rows)],
  });
}

/** A work's owner, with what decides which letters they get. */
export type Owner = Addressee & { id: string; language: string };

/** The open ones among these accounts; each stays open until the batch's transaction ends. Doesn't wait for closed ones. */
export async function findOwners(tx: Queryable, ids: readonly string[]): Promise<Map<string, Owner>> {
  const { rows } = await tx.query<Owner>({
    name: "find-owners",
    text: `select id, language, email_confirmed_at, letters_off, erasing_since from users where id = any($1::uuid[]) and erasing_since is null order by id for key share`,
    values: [ids],
  });
  return new Map(rows.map((owner) => [owner.id, owner]));
}

/**
 * A user's own works, newest first: the newest, or those before one of them. Undefined if that one isn't theirs. A page is
 * read from the index of the owner's works, so that their number doesn't matter.
 */
export async function listWorks(
  db: Queryable,
  ownerId: string,
  { limit, before }: { limit: number; before?: string | undefined },
): Promise<WorkListItem[] | undefined> {
  if (before !== undefined && !(await isOwn(db, ownerId, before))) return undefined;
  const { rows } = await db.query<WorkRow>(
    `select ${workColumns}
     from works w join certificates c on c.work_id = w.id join certificate_places e on e.certificate_id = c.id
       ${filesOfWork}
     where w.owner_id = $1 ${before === undefined ? "" : beforeWork}
     order by w.created_at desc, e.index desc limit $2`,
    before === undefined ? [ownerId, limit] : [ownerId, limit, before],
  );
  return rows.map(describeWork);
}

/** A registered work's place in the log; undefined once it is erased. */
export async function findPlace(
  db: Queryable,
  certificateId: string,
): Promise<{ workId: string; index: number; registeredAt: Date } | undefined> {
  const { rows } = await db.query<{ workId: string; index: number; registeredAt: Date }>(
    `select c.work_id as "workId", e.index, c.registered_at as "registeredAt"
     from certificates c join certificate_places e on e.certificate_id = c.id where c.id = $1 and c.work_id is not null`,
    [certificateId],
  );
  return rows[0];
}

const beforeWork = `
  and w.created_at <= (select created_at from works where id = $3)
  and (w.created_at, e.index) <
    (select p.created_at, q.index from works p join certificates c on c.work_id = p.id
       join certificate_places q on q.certificate_id = c.id where p.id = $3)`;

async function isOwn(db: Queryable, ownerId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query("select 1 from works where id = $1 and owner_id = $2", [id, ownerId]);
  return rowCount === 1;
}

/** Where a work is listed: in the catalogue, and its fingerprints in public ranges. */
export interface Listing {
  sharedPublicly: boolean;
  listUses: boolean;
}

/** Lists or unlists a work; answers how it is listed now. Undefined when this user has no such work. */
export async function updateListing(
  db: Queryable,
  ownerId: string,
  id: string,
  { sharedPublicly, listUses }: { [name in keyof Listing]?: boolean | undefined },
): Promise<Listing | undefined> {
  const { rows } = await db.query<Listing>(
    `update works set shared_publicly = coalesce($3, shared_publicly), list_uses = coalesce($4, list_uses)
     where id = $1 and owner_id = $2
     returning shared_publicly as "sharedPublicly", list_uses as "listUses"`,
    [id, ownerId, sharedPublicly ?? null, listUses ?? null],
  );
  return rows[0];
}

export async function isWithdrawn(db: Queryable, workId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `select 1 from certificates c join statements s on s.certificate_id = c.id
     where c.work_id = $1 and s.kind = 'withdrawn' limit 1`,
    [workId],
  );
  return rowCount === 1;
}

/** Whether anything was ever registered here, and not erased. */
export async function hasWorks(db: Queryable): Promise<boolean> {
  const { rows } = await db.query("select id from works limit 1");
  return rows.length > 0;
}
