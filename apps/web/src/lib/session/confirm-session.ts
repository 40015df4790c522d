import { type Api, call, type EndpointInput } from "@colophon/api";
import { absenceOf, endSession } from "./end-session.ts";
import { authorization, readToken, storeToken } from "./token.ts";
import { whileReplacingToken } from "./token-lock.ts";

type Proof = EndpointInput<Api["POST /api/auth/confirm"]>["body"];

/** Proves that it is still the user: the session is confirmed for ten minutes, and goes on under another token in all tabs. */
export function confirmSession(proof: Proof): Promise<void> {
  return whileReplacingToken(async () => {
    const sent = readToken();
    try {
      const { token } = await call(
        "POST /api/auth/confirm",
        { body: proof },
        { headers: authorization(sent) },
      );
      if (readToken() === sent) return storeToken(token);
      // The user has logged out meanwhile, under the earlier token.
      await call("POST /api/auth/logout", {}, { headers: authorization(token) });
    } catch (error) {
      const absence = absenceOf(error);
      if (absence !== undefined && readToken() === sent) endSession(absence);
      throw error;
    }
  });
}
