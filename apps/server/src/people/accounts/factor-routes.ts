import { AppError } from "../../base/errors.ts";
import type { Bind } from "../../base/http/bind.ts";
import type { AccountContext } from "./account-context.ts";
import { perClient } from "./attempt-limits.ts";
import { confirmCaller, describeConfirmation } from "./confirm-session.ts";
import { deviceOf } from "./describe-device.ts";
import { renamePasskey } from "./passkey-store.ts";
import { makeNewCodes } from "./make-new-codes.ts";
import { describeFactors } from "./second-factors.ts";
import { addPasskey, beginPasskey, removePasskey } from "./set-up-passkey.ts";
import { addTotp, beginTotp, removeTotp } from "./set-up-totp.ts";

/** An account's second factors, and confirming a session with them. */
export function factorRoutes(bind: Bind, accounts: AccountContext): void {
  const { db } = accounts;
  const limited = { config: perClient(60) };

  // Allowed while an account is being erased, too, since repeating that request needs it.
  bind("POST /api/auth/confirm/challenge", async ({ caller }) => describeConfirmation(accounts, caller), {
    ...limited,
    alsoClosed: true,
  });

  bind(
    "POST /api/auth/confirm",
    async ({ caller, body, request }) => ({
      token: await confirmCaller(accounts, caller, { ...body, label: deviceOf(request) }),
    }),
    { ...limited, alsoClosed: true },
  );

  bind("GET /api/user/factors", async ({ caller }) => describeFactors(db, caller.userId));

  bind(
    "POST /api/user/passkeys/options",
    async ({ caller }) => beginPasskey(accounts, caller.userId),
    limited,
  );

  bind(
    "POST /api/user/passkeys",
    async ({ caller, body, request }) => {
      const device = deviceOf(request);
      const name = body.name ?? (device === "" ? "Passkey" : device);
      const added = { ...body, name, userId: caller.userId, device };
      return { recoveryCodes: await addPasskey(accounts, added) };
    },
    limited,
  );

  bind("PATCH /api/user/passkeys/{id}", async ({ caller, params, body }) => {
    if (!(await renamePasskey(db, caller.userId, { id: params.id, name: body.name })))
      throw new AppError("not_found");
    return undefined;
  });

  bind("DELETE /api/user/passkeys/{id}", async ({ caller, params, request }) => {
    await removePasskey(accounts, { userId: caller.userId, id: params.id, device: deviceOf(request) });
    return undefined;
  });

  bind("POST /api/user/totp", async ({ caller }) => beginTotp(accounts, caller.userId), limited);

  bind(
    "PUT /api/user/totp",
    async ({ caller, body, request }) => {
      const added = { userId: caller.userId, code: body.code, device: deviceOf(request) };
      return { recoveryCodes: await addTotp(accounts, added) };
    },
    limited,
  );

  bind("DELETE /api/user/totp", async ({ caller, request }) => {
    await removeTotp(accounts, { userId: caller.userId, device: deviceOf(request) });
    return undefined;
  });

  bind(
    "POST /api/user/recovery-codes",
    async ({ caller, request }) => ({
      recoveryCodes: await makeNewCodes(accounts, { userId: caller.userId, device: deviceOf(request) }),
    }),
    limited,
  );
}
