import type { User } from "@colophon/api";

/** A signed-in person whose address is confirmed; what a test is about, it overrides. */
export function makeUser(changes: Partial<User> = {}): User {
  return {
    id: "1",
    name: "Ana",
    email: "ana@example.org",
    emailConfirmed: true,
    emailTaken: false,
    awaitedEmail: null,
    language: "en",
    preferred_language: "en",
    profile_image_url: null,
    hasSecondFactor: false,
    ...changes,
  };
}
