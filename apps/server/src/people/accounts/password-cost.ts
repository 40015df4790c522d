/** Of argon2id; the memory in KiB. */
export interface PasswordCost {
  memory: number;
  passes: number;
  parallelism: number;
}

/** OWASP Password Storage Cheat Sheet: 19 MiB, two passes, one lane. Raise them here; logging in renews older hashes. */
export const passwordCost: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };
