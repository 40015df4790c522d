import type { FastifyInstance } from "fastify";
import type { Bind } from "../../base/http/bind.ts";
import type { AccountContext } from "./account-context.ts";
import { clientNetwork, mayMailOwner, perClient } from "./attempt-limits.ts";
import { createBackgroundWork } from "./background-work.ts";
import { deviceOf } from "./describe-device.ts";
import { beginRecovery, cancelRecovery, cancelRecoveryByLink, mailRecoveryLink } from "./factor-recovery.ts";
import { identify } from "./identify.ts";

/** Recovery for users who have lost every second factor. */
export function recoveryRoutes(app: FastifyInstance, bind: Bind, accounts: AccountContext): void {
  const { db, letters, config } = accounts;
  const context = { db, letters, publicUrl: config.publicUrl };
  const background = createBackgroundWork();
  app.addHook("onClose", () => background.settled());

  bind(
    "POST /api/auth/recovery",
    async ({ body, request }) => {
      const attempt = {
        ...body,
        device: body.device,
        client: clientNetwork(request.ip),
        label: deviceOf(request),
      };
      const { user } = await identify(accounts, attempt, { start: background.start, log: request.log });
      if (await mayMailOwner(accounts, user.id)) await mailRecoveryLink(context, user.id);
      return undefined;
    },
    { config: perClient(30) },
  );

  bind(
    "POST /api/auth/recovery/begin",
    async ({ body, request }) => beginRecovery(context, { ...body, device: deviceOf(request) }),
    { config: perClient(30) },
  );

  bind(
    "POST /api/auth/recovery/cancel",
    async ({ body, request }) => {
      await cancelRecoveryByLink(db, { ...body, device: deviceOf(request) });
      return undefined;
    },
    { config: perClient(30) },
  );

  bind("DELETE /api/auth/recovery", async ({ caller, request }) => {
    await cancelRecovery(db, { userId: caller.userId, device: deviceOf(request) });
    return undefined;
  });
}
