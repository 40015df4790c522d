import Fastify, { type FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import { createAuthenticator } from "../src/people/accounts/authenticate.ts";
import { createProgramAuthenticator } from "../src/people/tokens/authenticate-program.ts";
import type { Database } from "../src/base/db/schema.ts";
import { createProgramGuard } from "../src/base/http/admit-programs.ts";
import { type Bind, createBinder } from "../src/base/http/bind.ts";
import { answerFailures, validateWithZod } from "../src/base/http/failures.ts";
import { limitRequests } from "../src/base/http/limit-requests.ts";
import { writeAnswers } from "../src/base/http/write-answers.ts";
import { createOperatorCheck } from "../src/operator/require-operator.ts";
import { atEnd } from "./at-end.ts";

interface TestAppOptions {
  db: Kysely<Database>;
  rateLimits?: boolean;
  /** Lines of the log are added here. */
  log?: string[];
}

/** An app with only the routes under test, with the real binder, error handling and authentication. Closed after the file's tests. */
export async function createTestApp(
  { db, rateLimits = false, log = [] }: TestAppOptions,
  mount: (app: FastifyInstance, bind: Bind) => void,
): Promise<FastifyInstance> {
  const app = Fastify({ logger: { stream: { write: (line) => log.push(line) } } });
  app.setValidatorCompiler(validateWithZod);
  app.setSerializerCompiler(writeAnswers);
  answerFailures(app);
  if (rateLimits) limitRequests(app);
  const guard = {
    authenticate: createAuthenticator(db),
    admitProgram: createProgramGuard(createProgramAuthenticator(db), { isLimited: rateLimits }),
    requireOperator: createOperatorCheck(db),
    refuseWrites: () => {},
    isSilent: async () => false,
  };
  mount(app, createBinder(app, guard));
  atEnd(() => app.close());
  return app;
}
