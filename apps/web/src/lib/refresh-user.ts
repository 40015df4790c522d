import { callApi } from "./call-api.ts";
import { updateUser } from "./session.ts";
import { readToken } from "./token.ts";

/** Asks once more what the server knows of who is signed in. Without an answer everything stays as it is. */
export async function refreshUser(): Promise<void> {
  if (readToken() === null) return;
  await callApi("GET /api/auth/me", {}).then(updateUser, () => undefined);
}
