import { callApi } from "../api/call-api.ts";
import { updateUser } from "./session.ts";
import { readToken } from "./token.ts";

/** Reloads the signed-in user from the server. Without a response, nothing changes. */
export async function refreshUser(): Promise<void> {
  if (readToken() === null) return;
  await callApi("GET /api/auth/me", {}).then(updateUser, () => undefined);
}
