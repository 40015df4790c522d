/** One file of a tree with the product's layout: its subject, its path, its content. */
type Plant = { about: string; file: string; code: string };

/** Each is refused, once. */
export const forbidden = plants(`
  proof uses api                         | packages/proof/src/p1.ts                      | import { a } from "@colophon/api"; a();
  proof uses Node                        | packages/proof/src/p2.ts                      | import { createHash } from "node:crypto"; createHash("x");
  proof uses Node without its prefix     | packages/proof/src/p3.ts                      | export * from "fs";
  proof uses a package that is not noble | packages/proof/src/p4.ts                      | import { z } from "zod"; z();
  api uses proof                         | packages/api/src/a1.ts                        | import type { B } from "@colophon/proof"; export type C = B;
  api uses Node                          | packages/api/src/a2.ts                        | export { readFile } from "node:fs";
  certificate uses api                   | packages/certificate/src/c1.ts                | export * from "@colophon/api";
  pdf-check uses Node                    | packages/pdf-check/src/d1.ts                  | export type B = import("node:buffer").Blob;
  der uses a package                     | packages/der/src/e1.ts                        | export * from "@noble/hashes/sha2.js";
  a package uses an app                  | packages/api/src/a3.ts                        | export * from "@colophon/server";
  a package uses an app by path          | packages/api/src/a4.ts                        | export * from "../../../apps/server/src/base/config/config.ts";
  proof uses node-primitives             | packages/proof/src/p5.ts                      | export * from "@colophon/node-primitives";
  web uses node-primitives               | apps/web/src/lib/w5.ts                        | export * from "@colophon/node-primitives";
  an app uses another app                | apps/verify/src/v1.ts                         | export * from "@colophon/server";
  an app uses another app by path        | apps/web/src/lib/w1.ts                        | export * from "../../../server/src/base/config/config.ts";
  verify uses api                        | apps/verify/src/v2.ts                         | export * from "@colophon/api";
  a package is entered past its index    | apps/server/src/register/works/s1.ts          | export * from "@colophon/proof/src/merkle.ts";
  a package is entered by path           | apps/web/src/lib/w2.ts                        | export * from "../../../../packages/proof/src/index.ts";
  a test enters a package by path        | apps/server/src/register/works/s2.test.ts     | export * from "../../../../../packages/proof/src/index.ts";
  web uses Node                          | apps/web/src/lib/w3.ts                        | export * from "node:path";
  a web feature uses another feature     | apps/web/src/features/verify/f1.tsx           | export * from "../registration/draft.ts";
  a web feature loads another feature    | apps/web/src/features/verify/f2.ts            | export const f = () => import("../log/page.tsx");
  a web feature uses app                 | apps/web/src/features/home/f3.ts              | export * from "../../app/router.tsx";
  ui uses a feature                      | apps/web/src/ui/u1.ts                         | export * from "../features/home/home-page.tsx";
  lib uses ui                            | apps/web/src/lib/w4.ts                        | export * from "../ui/button.tsx";
  i18n uses app                          | apps/web/src/i18n/i1.ts                       | export * from "../app/layout.tsx";
  log uses anchoring                     | apps/server/src/log/s3.ts                     | import { tick } from "./anchoring/anchor-worker.ts"; tick();
  anchoring names a type of works        | apps/server/src/log/anchoring/s4.ts           | import type { W } from "../../register/works/register-work.ts"; export type X = W;
  certificates use works                 | apps/server/src/record/s5.ts                  | export * from "../register/works/register-work.ts";
  planning uses what retrieves           | apps/server/src/search/plan/s20.ts            | export * from "../retrieve/aspects.ts";
  the lexicon uses a package             | packages/lexicon/src/l1.ts                    | export * from "@colophon/api";
  search uses works                      | apps/server/src/search/s6.ts                  | export * from "../register/works/register-work.ts";
  wallet uses accounts, beside it        | apps/server/src/people/wallet/s7.ts           | export * from "../accounts/sessions.ts";
  the log uses people, above it          | apps/server/src/log/s8.ts                     | export * from "../people/accounts/sessions.ts";
  http uses accounts                     | apps/server/src/base/http/s9.ts               | export * from "../../people/accounts/sessions.ts";
  db uses http                           | apps/server/src/base/db/s10.ts                | export * from "../http/bind.ts";
  db uses the log                        | apps/server/src/base/db/s11.ts                | export * from "../../log/sequencer.ts";
  errors use config                      | apps/server/src/base/errors.ts                | export * from "./config/config.ts";
  a feature uses main                    | apps/server/src/register/works/s12.ts         | export * from "../../start/main.ts";
  a feature uses app                     | apps/server/src/register/works/s13.ts         | export * from "../../start/app.ts";
  routes use other routes                | apps/server/src/register/works/work-routes.ts | export * from "../../log/log-routes.ts";
  a rule uses its own routes             | apps/server/src/register/works/s14.ts         | export * from "./work-routes.ts";
  main mounts routes                     | apps/server/src/start/main.ts                 | export * from "../register/works/work-routes.ts";
  a rule knows Fastify                   | apps/server/src/register/works/s15.ts         | import type { FastifyRequest } from "fastify"; export type R = FastifyRequest;
  main knows a Fastify plugin            | apps/server/src/commands/fsck.ts              | export * from "@fastify/static";
  a store outside its feature            | apps/server/src/register/works/s16.ts         | export * from "../../log/log-store.ts";
  app mounts routes, but uses a store    | apps/server/src/start/app.ts                  | export * from "../register/works/work-routes.ts"; export * from "../log/log-store.ts";
  code uses a test                       | apps/server/src/register/works/s17.ts         | export * from "./register-work.test.ts";
  code uses a test's helper              | apps/server/src/register/works/s18.ts         | export * from "../../../test/test-database.ts";
  a file without a place                 | apps/server/src/misc/s19.ts                   | export * from "../base/config/config.ts";
  code uses the package of the tests     | apps/server/src/register/works/s21.ts         | export * from "@colophon/testing/account";
  bench uses a store                     | bench/b1.ts                                   | export * from "@colophon/server/log/log-store.ts";
  bench enters the server by path        | bench/b2.ts                                   | export * from "../apps/server/src/log/sequencer.ts";
  e2e uses bench                         | e2e/b3.ts                                     | export * from "../bench/web.ts";
  scripts use bench                      | scripts/b4.ts                                 | export * from "../bench/web.ts";
  web uses the server                    | apps/web/src/lib/api/w6.ts                    | export * from "@colophon/server/base/errors.ts";
  a cycle                                | packages/proof/src/one.ts                     | import { two } from "./two.ts"; export const one = () => two();
  its other half                         | packages/proof/src/two.ts                     | import { one } from "./one.ts"; export const two = () => one();
  a cycle of types, over three files     | apps/server/src/log/x.ts                      | import type { Y } from "./y.ts"; export type X = Y;
  its second                             | apps/server/src/log/y.ts                      | import type { Z } from "./z.ts"; export type Y = Z;
  its third                              | apps/server/src/log/z.ts                      | import type { X } from "./x.ts"; export type Z = X;
`);

/** None is refused. */
export const allowed = plants(`
  proof uses noble              | packages/proof/src/ok1.ts             | export * from "@noble/hashes/sha2.js";
  a test of proof uses Node     | packages/proof/src/ok2.test.ts        | export * from "node:fs";
  node-primitives use Node      | packages/node-primitives/src/ok1.ts   | export * from "node:crypto"; export * from "@colophon/proof";
  verify uses node-primitives   | apps/verify/src/ok1.ts                | export * from "@colophon/node-primitives";
  web shows a package's drawing | apps/web/src/lib/ok20.ts              | export { default } from "@colophon/certificate/certificate.svg?url";
  web uses api and proof        | apps/web/src/features/verify/ok3.ts   | export * from "@colophon/api"; export * from "@colophon/proof";
  web goes down                 | apps/web/src/features/verify/ok4.ts   | export * from "../../ui/button.tsx"; export * from "../../lib/session.ts"; export * from "./check.ts";
  app loads a feature           | apps/web/src/app/ok5.ts               | export const page = () => import("../features/verify/verify-page.tsx");
  works use what is below       | apps/server/src/register/works/ok6.ts | export * from "../../record/issue-certificate.ts"; export * from "../../log/sequencer.ts"; export * from "../../base/db/connection.ts"; export * from "../../base/errors.ts"; export * from "@colophon/proof";
  a feature uses its store      | apps/server/src/log/ok7.ts            | export * from "./log-store.ts";
  routes know Fastify           | apps/server/src/log/log-routes.ts     | export * from "fastify"; export * from "../base/http/bind.ts";
  anchoring reads the contract  | apps/server/src/log/anchoring/ok8.ts  | export * from "../../../../../contracts/LogAnchor.json";
  seed is an entry              | apps/server/src/commands/seed.ts      | export * from "../../works/register-work.ts";
  a test is free of the levels  | apps/server/src/log/ok9.test.ts       | export * from "../register/works/register-work.ts"; export * from "../people/accounts/account-store.ts";
`);

function plants(table: string): Plant[] {
  const rows = table.trim().split("\n");
  return rows.map((row) => {
    const [about = "", file = "", code = ""] = row.split("|").map((cell) => cell.trim());
    return { about, file, code };
  });
}
