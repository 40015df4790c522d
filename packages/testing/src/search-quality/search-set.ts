import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Language } from "@colophon/api";
import type { Connection } from "@colophon/server/base/db/connection.ts";
import { transact } from "@colophon/server/base/db/transact.ts";
import type { Plan } from "@colophon/server/search/plan/plan.ts";
import { entryOfWork } from "@colophon/server/search/index/entry-of-work.ts";
import { writeEntries } from "@colophon/server/search/index/index.ts";
import { insertWorks } from "../stores.ts";

/** Works and questions with the right answers: see testdata/search-eval/README.md. */
export interface SearchSet {
  works: SetWork[];
  queries: SetQuery[];
}

export interface SetWork {
  id: string;
  lang: Language;
  title: string;
  description: string;
  creator: string;
  /** Whole names. */
  collaborators?: readonly string[];
  materialType: string;
  medium: string;
  categories: string[];
  isPublished: boolean;
  publication: { date: string; city: string; province: string } | null;
  registeredAt: string;
  listing: "public" | "unlisted" | "private";
}

export interface SetQuery {
  id: string;
  lang: Language;
  query: string;
  kind: string[];
  plan: ExpectedPlan;
  relevant: Record<string, number>;
  expectEmpty?: boolean;
}

type ExpectedPlan = { [Name in keyof Plan]: Plan[Name] | { any: (Plan[Name] | null)[] } };

export function readSearchSet(folder: string, queries = "queries.json"): SearchSet {
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(folder, name), "utf8"));
  return { works: read("works.json") as SetWork[], queries: read(queries) as SetQuery[] };
}

/** Registers the works only in the search, with the code used for real ones; returns their certificates' ids. */
export async function loadSearchSet(
  { pool, db }: Pick<Connection, "pool" | "db">,
  { works }: SearchSet,
): Promise<Map<string, string>> {
  const owner = randomUUID();
  const email = `${owner}@writers.example`;
  await db
    .insertInto("users")
    .values({ id: owner, email, email_key: email, full_name: "Everybody", password_hash: "" })
    .execute();
  const idOf = new Map<string, string>();
  const rows = works.map((work, at) => {
    const certificateId = `RSF-${String(at).padStart(9, "0")}`;
    idOf.set(certificateId, work.id);
    const { title, description, categories, materialType, medium, publication, creator } = work;
    const shared = { title, description, categories, materialType, medium, publication, keywords: [] };
    const [workId, ownerId, listed] = [randomUUID(), owner, work.listing === "public"];
    const registeredAt = new Date(work.registeredAt);
    return {
      work: {
        ...shared,
        id: workId,
        ownerId,
        copyrightRelation: "author",
        sharedPublicly: listed,
        underAlias: false,
        listUses: false,
        privateDetails: Buffer.alloc(0),
        createdAt: registeredAt,
      },
      entry: entryOfWork({
        ...shared,
        workId,
        certificateId,
        ownerId,
        listed,
        registeredAt,
        creator,
        collaborators: (work.collaborators ?? []).map((name) => ({ givenName: name, familyName: "" })),
      }),
    };
  });
  await transact(pool, async (tx) => {
    await insertWorks(
      tx,
      rows.map(({ work }) => work),
    );
    await writeEntries(
      tx,
      rows.map(({ entry }) => entry),
      "new",
    );
  });
  return idOf;
}
