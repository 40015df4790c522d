import { plants } from "./plants.ts";

/** Each is refused, once. */
export const forbiddenSql = plants(`
  a rule sends a statement              | apps/server/src/register/works/q1.ts          | export const f = (tx) => tx.query("select id from works");
  routes send one                       | apps/server/src/register/works/q2-routes.ts   | export const f = (tx) => tx.query("analyze works");
  a command sends one, prepared         | apps/server/src/commands/q3.ts                | export const f = (tx, text) => tx.query({ name: "q3", text });
  a rule has one as a text              | apps/server/src/log/q4.ts                     | export const f = (table) => "delete from " + table; export const s = "delete from works";
  a rule has a part of one              | apps/server/src/record/q5.ts                  | export const isNew = (id) => \`exists (select from works where id = \${id})\`;
  a rule uses Kysely's text             | apps/server/src/people/accounts/q6.ts         | import { sql } from "kysely"; export const now = sql\`now()\`;
  a rule uses Kysely's text, typed      | apps/server/src/people/accounts/q7.ts         | import { sql } from "kysely"; export const now = sql<Date>\`now()\`;
  a rule reads by Kysely                | apps/server/src/people/accounts/q8.ts         | export const f = (db) => db.selectFrom("users").select("id").execute();
  a rule writes by Kysely               | apps/server/src/people/accounts/q9.ts         | export const f = (db) => db.insertInto("users").values({}).execute();
  a rule uses a fragment of SQL         | apps/server/src/register/works/q10.ts         | export * from "../../record/heading-sql.ts";
  a rule offers its room's store        | apps/server/src/register/works/q11.ts         | export { insertWorks } from "./work-store.ts";
  a face offers another room's store    | apps/server/src/register/works/works.ts       | export { insertOrder } from "../orders/order-store.ts";
`);

/** None is refused. */
export const allowedSql = plants(`
  a store sends a statement             | apps/server/src/register/works/ok1-store.ts   | export const f = (tx) => tx.query("select id from works");
  a store uses Kysely                   | apps/server/src/register/works/ok2-store.ts   | import { sql } from "kysely"; export const f = (db) => db.selectFrom("works").select(sql\`now()\`);
  a store uses a fragment               | apps/server/src/register/works/ok3-store.ts   | export { isBlocked } from "../../record/heading-sql.ts";
  a fragment of SQL                     | apps/server/src/record/ok4-sql.ts             | export const isNew = (id) => \`exists (select from works where id = \${id})\`;
  the plumbing of the database          | apps/server/src/base/db/ok5.ts                | export const f = (db) => db.query("select 1 from pg_class");
  a migration                           | apps/server/src/base/db/migrations/ok6.ts     | import { sql } from "kysely"; export const f = (db) => sql\`analyze\`.execute(db);
  a test                                | apps/server/src/register/works/ok7.test.ts    | export const f = (tx) => tx.query("select id from works");
  a rule begins a transaction           | apps/server/src/register/works/ok8.ts         | export const f = (tx) => tx.query("begin"); export const g = (tx) => tx.query("set local lock_timeout = 0");
  a sentence with the same words        | apps/server/src/register/works/ok9.ts         | export const text = "Update the work, then delete the copy.";
  a face offers its room's store        | apps/server/src/register/orders/orders.ts     | export { insertOrder } from "./order-store.ts";
  a rule uses another room's face       | apps/server/src/register/works/ok10.ts        | export * from "../orders/orders.ts";
  bench sends statements                | bench/ok11.ts                                 | export const f = (tx) => tx.query("select id from works");
`);
