import type { Bind } from "../../base/http/bind.ts";
import { describeOwnLicences, type OwnLicencesContext } from "./own-licences.ts";
import { readRevenue } from "./read-revenue.ts";
import { writeRevenueTable } from "./write-revenue-table.ts";

/** A person asks for it now and then; a program that asks again and again is slowed down. */
const config = { limit: { max: 30, seconds: 60 } };

export function revenueRoutes(bind: Bind, context: OwnLicencesContext): void {
  bind("GET /api/licences/revenue", async ({ caller }) => readRevenue(context.pool, caller.userId));

  bind(
    "GET /api/licences/revenue.csv",
    async ({ caller, reply }) => {
      const licences = await describeOwnLicences(context, caller.userId);
      reply
        .type("text/csv; charset=utf-8")
        .header("content-disposition", 'attachment; filename="colophon-licences.csv"');
      return Buffer.from(writeRevenueTable(licences.filter(({ as }) => as === "licensor")));
    },
    { config },
  );
}
