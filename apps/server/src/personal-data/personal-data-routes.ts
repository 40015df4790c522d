import type { FastifyInstance } from "fastify";
import { createPasswordConfirmation } from "../accounts/password-confirmation.ts";
import type { Bind } from "../http/bind.ts";
import { eraseUser } from "./erase-user.ts";
import { exportUser, type PersonalDataContext } from "./export-user.ts";

export function personalDataRoutes(_app: FastifyInstance, bind: Bind, context: PersonalDataContext): void {
  const confirmPassword = createPasswordConfirmation(context.db, context.config);

  bind(
    "GET /api/user/export",
    async ({ caller, reply }) => {
      reply.header("content-disposition", 'attachment; filename="colophon-export.json"');
      return exportUser(context, caller.userId);
    },
    { config: { rateLimit: { max: 20, timeWindow: 10 * 60 * 1000 } } },
  );

  bind("DELETE /api/user", async ({ caller, body, reply }) => {
    const confirmed = await confirmPassword(caller, body.password, reply);
    await eraseUser(context, caller.userId, confirmed);
    return undefined;
  });
}
