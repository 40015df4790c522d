import type { Api, EndpointOutput } from "@colophon/api";
import type { Queryable } from "../../base/db/queryable.ts";
import { type IssuedInMonth, sumByMonth } from "./revenue-store.ts";

type Revenue = EndpointOutput<Api["GET /api/licences/revenue"]>;

/** What a licensor issued, and what it brought. Each currency has figures of its own: they are never added. */
export async function readRevenue(db: Queryable, licensorId: string): Promise<Revenue> {
  const byCurrency = Map.groupBy(await sumByMonth(db, licensorId), ({ currency }) => currency);
  return {
    issued: sum([...byCurrency.values()].flat(), "issued"),
    byCurrency: [...byCurrency].map(([currency, months]) => ({
      currency,
      amount: sum(months, "amount"),
      demonstrated: sum(months, "demonstrated"),
      months: months.map(({ month, amount, issued }) => ({ month, amount, issued })),
    })),
  };
}

const sum = (months: readonly IssuedInMonth[], field: "amount" | "demonstrated" | "issued"): number =>
  months.reduce((total, month) => total + month[field], 0);
