import { Readable } from "node:stream";
import type pg from "pg";
import type { Bind } from "../../base/http/bind.ts";
import { sumDeposits } from "../deposits/deposits.ts";
import { changeListings } from "./change-listings.ts";
import { countWorks } from "./count-works.ts";
import { countPortfolio, countRegistered } from "./portfolio-store.ts";
import { readPortfolio } from "./read-portfolio.ts";
import { writePortfolioTable } from "./write-portfolio-table.ts";

interface PortfolioContext {
  pool: pg.Pool;
  depositLimits: { quotaBytes: number };
}

/** Enough for whoever acts on many works; a program that asks for all of them again and again is slowed down. */
const config = { limit: { max: 30, seconds: 60 } };

export function portfolioRoutes(bind: Bind, { pool, depositLimits }: PortfolioContext): void {
  bind("GET /api/ip/user/works", async ({ caller, query }) => readPortfolio(pool, caller.userId, query));

  bind("GET /api/ip/user/works/counts", async ({ caller: { userId }, query }) => {
    const [tallies, registered, used] = await Promise.all([
      countPortfolio(pool, userId, query.q === undefined ? {} : { q: query.q }),
      countRegistered(pool, userId),
      sumDeposits(pool, userId),
    ]);
    return {
      registered,
      ...countWorks(tallies, query),
      privateCopies: used > 0 ? { used, quota: depositLimits.quotaBytes } : null,
    };
  });

  bind("PATCH /api/ip/user/works", async ({ caller, body }) => changeListings(pool, caller.userId, body), {
    config,
  });

  bind(
    "POST /api/ip/user/works.csv",
    async ({ caller, body, reply }) => {
      reply
        .type("text/csv; charset=utf-8")
        .header("content-disposition", 'attachment; filename="colophon-works.csv"');
      return Readable.from(writePortfolioTable(pool, caller.userId, body));
    },
    { config },
  );
}
