import type { GivenFactor, User } from "@colophon/api";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { callApi } from "../api/call-api.ts";
import { readDevice, storeDevice } from "./device.ts";
import { type Absence, endSession, sessionKey } from "./end-session.ts";
import { queryClient } from "../api/query-client.ts";
import { forgetDetails } from "./kept-draft.ts";
import { onTokenChangedElsewhere, readToken, removeToken, storeToken } from "./token.ts";

export type Session =
  | { state: "loading" }
  | { state: "signed-out"; why: Absence }
  | { state: "signed-in"; user: User };

const userQuery = queryOptions({
  queryKey: ["me"],
  queryFn: async () => callApi("GET /api/auth/me", {}),
  staleTime: 0,
});

const sessionQuery = queryOptions<User | Absence>({
  queryKey: sessionKey,
  queryFn: fetchUser,
  staleTime: Number.POSITIVE_INFINITY,
});

/** The stored token's user; a token without a user is removed, after retries. */
async function fetchUser(): Promise<User | Absence> {
  if (readToken() === null) return "nobody";
  try {
    return await queryClient.query(userQuery);
  } catch {
    // If the session has ended, the token is gone by now, and the response is irrelevant.
    if (readToken() === null) return "nobody";
    removeToken();
    return "unreachable";
  }
}

export function useSession(): Session {
  const nobody = readToken() === null ? { initialData: "nobody" as const } : {};
  const { data } = useQuery({ ...sessionQuery, ...nobody });
  if (data === undefined) return { state: "loading" };
  return typeof data === "string" ? { state: "signed-out", why: data } : { state: "signed-in", user: data };
}

export async function logIn(credentials: { email: string; password: string } & GivenFactor): Promise<void> {
  begin(await callApi("POST /api/auth/login", { body: { ...credentials, device: readDevice() } }));
}

/** Logs in by a passkey alone, which identifies its user. */
export async function logInWithPasskey(): Promise<void> {
  // Loaded lazily: few users have passkeys.
  const { answerWithPasskey } = await import("./passkeys.ts");
  const { challenge } = await callApi("POST /api/auth/passkeys/challenge", {});
  const passkey = await answerWithPasskey(challenge);
  const body = { challenge, passkey, device: readDevice() };
  begin(await callApi("POST /api/auth/login/passkey", { body }));
}

function begin({ token, user, device }: { token: string; user: User; device: string }): void {
  storeToken(token);
  storeDevice(device);
  queryClient.setQueryData(sessionKey, user);
}

/** Applies the user's own change, so that it shows everywhere at once. */
export function updateUser(change: Partial<User>): void {
  queryClient.setQueryData<User | Absence>(sessionKey, (user) =>
    typeof user === "object" ? { ...user, ...change } : user,
  );
}

/** Ends the session here at once and tells the server; if that fails, the token expires by itself. */
export async function logOut(): Promise<void> {
  const told = callApi("POST /api/auth/logout", {}).catch(() => undefined);
  endSession("left");
  await told;
}

/** Logging in or out in one tab does so in all of them. */
export function followOtherTabs(): void {
  onTokenChangedElsewhere(() => {
    if (readToken() === null) {
      endSession();
      forgetDetails();
    } else void queryClient.invalidateQueries({ queryKey: sessionKey });
  });
}
