import { testDataKey } from "./test-data-key.ts";
import type { FastifyInstance } from "fastify";
import type { AccountContext } from "../src/people/accounts/account-context.ts";
import { accountRoutes } from "../src/people/accounts/account-routes.ts";
import { addressRoutes } from "../src/people/accounts/address-routes.ts";
import { factorRoutes } from "../src/people/accounts/factor-routes.ts";
import { recoveryRoutes } from "../src/people/accounts/recovery-routes.ts";
import { sessionRoutes } from "../src/people/accounts/session-routes.ts";
import { createOfficeEnder } from "../src/operator/grant-operator.ts";
import type { Bind } from "../src/base/http/bind.ts";

const keys = { dataEncryption: { key: testDataKey(), fingerprint: "" } };

interface Given extends Omit<AccountContext, "keys" | "config"> {
  config: Omit<AccountContext["config"], "showsLetters"> & { showsLetters?: boolean };
}

/** All routes of accounts, for tests. */
export function mountAccounts(app: FastifyInstance, bind: Bind, given: Given): void {
  const context = { ...given, keys, config: { showsLetters: false, ...given.config } };
  accountRoutes(app, bind, { ...context, endOffice: createOfficeEnder(context) });
  addressRoutes(bind, context);
  sessionRoutes(bind, context);
  factorRoutes(bind, context);
  recoveryRoutes(app, bind, context);
}
