import type { FastifyInstance } from "fastify";
import type { AccountContext } from "../src/accounts/account-context.ts";
import { accountRoutes } from "../src/accounts/account-routes.ts";
import { addressRoutes } from "../src/accounts/address-routes.ts";
import { sessionRoutes } from "../src/accounts/session-routes.ts";
import type { Bind } from "../src/http/bind.ts";

/** All routes of accounts, for tests. */
export function mountAccounts(app: FastifyInstance, bind: Bind, context: AccountContext): void {
  accountRoutes(app, bind, context);
  addressRoutes(bind, context);
  sessionRoutes(bind, context);
}
