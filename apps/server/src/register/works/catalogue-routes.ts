import type { ListedWork } from "@colophon/api";
import type { Queryable } from "../../base/db/queryable.ts";
import type { Bind } from "../../base/http/bind.ts";
import { readCursor, writeCursor } from "./catalogue-cursor.ts";
import { countCatalogue, listCatalogue } from "./catalogue-store.ts";
import { countListed } from "./count-listed.ts";
import { oneAtATime } from "./one-at-a-time.ts";

const [worksAtOnce, newest] = [24, 6];

/** For people who browse; a program that reads the whole register should use the log. */
const config = { limit: { max: 120, seconds: 60 } };

/** The public register, for browsing. */
export function catalogueRoutes(bind: Bind, { pool }: { pool: Queryable }): void {
  // It reads the whole register's index.
  const count = oneAtATime(() => countCatalogue(pool));

  bind("GET /api/ip/newest", async ({ query: { language } }) => {
    const first = language === undefined ? [] : await listCatalogue(pool, { language }, { limit: newest });
    const others = first.length < newest ? await listCatalogue(pool, {}, { limit: newest }) : [];
    const works = [...first, ...others.filter((work) => work.language !== language)];
    return works.slice(0, newest).map(describe);
  });

  bind(
    "GET /api/ip/listed",
    async ({ query: { after, ...filters } }) => {
      const rows = await listCatalogue(pool, filters, {
        after: after === undefined ? undefined : readCursor(after),
        limit: worksAtOnce + 1,
      });
      const works = rows.slice(0, worksAtOnce);
      const last = works.at(-1);
      return {
        works: works.map(describe),
        next: last && rows.length > works.length ? writeCursor(last) : null,
      };
    },
    { config },
  );

  bind("GET /api/ip/listed/counts", async ({ query }) => countListed(await count(), query), { config });
}

function describe({ registeredAt, ...work }: Awaited<ReturnType<typeof listCatalogue>>[number]): ListedWork {
  return { ...work, registrationDate: registeredAt.toISOString() };
}
