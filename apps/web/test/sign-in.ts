import type { User } from "@colophon/api";
import { onTestFinished } from "vitest";
import { endSession } from "../src/lib/session/end-session.ts";
import { storeToken } from "../src/lib/session/token.ts";
import { makeUser } from "./make-user.ts";

/** Somebody is logged in until the test is over; what the server answers of them belongs to its answers. */
export function signIn(changes: Partial<User> = {}): { "/api/auth/me": User } {
  storeToken("a token");
  onTestFinished(() => endSession());
  return { "/api/auth/me": makeUser(changes) };
}
