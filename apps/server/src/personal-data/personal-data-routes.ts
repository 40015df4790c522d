import type { FastifyInstance } from "fastify";
import { createPasswordConfirmation } from "../accounts/password-confirmation.ts";
import type { Bind } from "../http/bind.ts";
import { createEraser } from "./eraser.ts";
import { exportUser, type PersonalDataContext } from "./export-user.ts";

const minute = 60 * 1000;

export function personalDataRoutes(app: FastifyInstance, bind: Bind, context: PersonalDataContext): void {
  const confirmPassword = createPasswordConfirmation(context.db, context.config);
  const eraser = createEraser(context);
  const resume = () => {
    eraser.resume().catch((error: unknown) => app.log.error({ err: error }, "an erasure did not go on"));
  };
  const timer = setInterval(resume, 10 * minute).unref();
  app.addHook("onReady", async () => resume());
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await eraser.stop();
  });

  bind(
    "GET /api/user/export",
    async ({ caller, reply }) => {
      const personalData = await exportUser(context, caller.userId);
      reply.header("content-type", "application/json; charset=utf-8");
      reply.header("content-disposition", 'attachment; filename="colophon-export.json"');
      return personalData;
    },
    { config: { rateLimit: { max: 20, timeWindow: 10 * minute } } },
  );

  bind(
    "DELETE /api/user",
    async ({ caller, body, reply }) => {
      const confirmed = await confirmPassword(caller, body.password, reply);
      await eraser.eraseUser(caller, confirmed);
      return undefined;
    },
    { alsoClosed: true },
  );
}
