import { ApiError, type GivenFactor, type Language, type ShownLetter, type User } from "@colophon/api";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { callApi } from "../api/call-api.ts";
import { readDevice, storeDevice } from "./device.ts";
import { type Absence, endSession, sessionKey } from "./end-session.ts";
import { queryClient } from "../api/query-client.ts";
import { forgetDetails } from "./kept-draft.ts";
import { onTokenChangedElsewhere, readToken, storeToken } from "./token.ts";

export type Session =
  | { state: "loading"; away: Away | undefined }
  | { state: "signed-out"; why: Absence }
  | { state: "signed-in"; user: User };

/** The user of the stored token is not known: the server is away, or can't say. The token is kept. */
interface Away {
  isAsking: boolean;
  ask: () => void;
}

/** Milliseconds after which a server that is away is asked again. */
const patience = 10_000;

const sessionQuery = queryOptions<User | Absence>({
  queryKey: sessionKey,
  queryFn: fetchUser,
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnReconnect: true,
  refetchInterval: ({ state }) => state.status === "error" && patience,
});

/** The stored token's user. Only a 401 says that there is none, and removes the token. */
async function fetchUser(): Promise<User | Absence> {
  const token = readToken();
  if (token === null) return knownAbsence();
  try {
    return await callApi("GET /api/auth/me", {});
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    // A refusal in our own words has ended it already.
    if (token === readToken()) endSession();
    return fetchUser();
  }
}

function knownAbsence(): Absence {
  const known = queryClient.getQueryData<User | Absence>(sessionKey);
  return typeof known === "string" ? known : "nobody";
}

export function useSession(): Session {
  const nobody = readToken() === null ? { initialData: "nobody" as const } : {};
  const { data, errorUpdateCount, isFetching, refetch } = useQuery({ ...sessionQuery, ...nobody });
  if (data === undefined) {
    const away = { isAsking: isFetching, ask: () => void refetch() };
    return { state: "loading", away: errorUpdateCount > 0 ? away : undefined };
  }
  return typeof data === "string" ? { state: "signed-out", why: data } : { state: "signed-in", user: data };
}

export async function logIn(credentials: { email: string; password: string } & GivenFactor): Promise<void> {
  begin(await callApi("POST /api/auth/login", { body: { ...credentials, device: readDevice() } }));
}

/** Opens an account and logs in to it. Answers the letter that confirms its address, where the page has to show it. */
export async function signUp(account: NewAccount): Promise<ShownLetter | undefined> {
  const { letter, ...begun } = await callApi("POST /api/auth/register", {
    body: { ...account, device: readDevice() },
  });
  begin(begun);
  return letter;
}

interface NewAccount {
  full_name: string;
  email: string;
  password: string;
  language: Language | undefined;
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
