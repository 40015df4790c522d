import type { OwnLicence } from "@colophon/api";
import type { Bind } from "../../base/http/bind.ts";
import type { Queryable } from "../../base/db/queryable.ts";
import { readRevenue } from "./read-revenue.ts";
import { writeRevenueTable } from "./write-revenue-table.ts";

interface RevenueContext {
  pool: Queryable;
  /** Those that the user issued and those that the user has, the newest first. */
  licencesOf: (userId: string) => Promise<OwnLicence[]>;
}

/** A person asks for it now and then; a program that asks again and again is slowed down. */
const config = { limit: { max: 30, seconds: 60 } };

export function revenueRoutes(bind: Bind, { pool, licencesOf }: RevenueContext): void {
  bind("GET /api/licences/revenue", async ({ caller }) => readRevenue(pool, caller.userId));

  bind(
    "GET /api/licences/revenue.csv",
    async ({ caller, reply }) => {
      const licences = await licencesOf(caller.userId);
      reply
        .type("text/csv; charset=utf-8")
        .header("content-disposition", 'attachment; filename="colophon-licences.csv"');
      return Buffer.from(writeRevenueTable(licences.filter((licence) => licence.as === "licensor")));
    },
    { config },
  );
}
