import { maxAliases } from "@colophon/api";
import type { FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import type { Database } from "../../base/db/schema.ts";
import { AppError } from "../../base/errors.ts";
import type { Bind } from "../../base/http/bind.ts";
import { deleteAlias, insertAlias, listAliases, setPrimaryAlias } from "./alias-store.ts";

export function aliasRoutes(_app: FastifyInstance, bind: Bind, { db }: { db: Kysely<Database> }): void {
  bind("GET /api/user/aliases", async ({ caller }) => listAliases(db, caller.userId));

  bind("POST /api/user/aliases", async ({ caller, body }) => {
    const alias = await insertAlias(db, caller.userId, body, maxAliases);
    if (alias === undefined) throw new AppError("validation_failed", { fields: { name: "too_many" } });
    return alias;
  });

  bind("PUT /api/user/aliases/{id}/default", async ({ caller, params }) => {
    if (!(await setPrimaryAlias(db, caller.userId, params.id))) throw new AppError("not_found");
    return undefined;
  });

  bind("DELETE /api/user/aliases/{id}", async ({ caller, params }) => {
    if (!(await deleteAlias(db, caller.userId, params.id))) throw new AppError("not_found");
    return undefined;
  });
}
