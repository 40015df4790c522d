import type { Bind } from "../../base/http/bind.ts";
import { deviceOf } from "../accounts/describe-device.ts";
import { describeToken, endToken, makeToken, type TokenContext } from "./make-token.ts";
import { listTokens } from "./token-store.ts";

/** An account's API tokens, which only its owner makes, sees and deletes. */
export function tokenRoutes(bind: Bind, context: TokenContext): void {
  bind("GET /api/user/tokens", async ({ caller }) =>
    (await listTokens(context.db, caller.userId)).map(describeToken),
  );

  bind(
    "POST /api/user/tokens",
    async ({ caller, body, request }) => makeToken(context, caller, { ...body, device: deviceOf(request) }),
    { config: { limit: { max: 30, seconds: 600 } } },
  );

  bind("DELETE /api/user/tokens/{id}", async ({ caller, params, request }) => {
    await endToken(context, { userId: caller.userId, id: params.id, device: deviceOf(request) });
    return undefined;
  });
}
