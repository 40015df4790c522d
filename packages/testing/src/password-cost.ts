import type { PasswordCost } from "@colophon/server/people/accounts/password-cost.ts";

/** The minimum: tests sign up and log in thousands of times. */
export const passwordCost: PasswordCost = { memory: 8, passes: 1, parallelism: 1 };
