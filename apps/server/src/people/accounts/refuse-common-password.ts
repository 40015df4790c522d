import { readFileSync } from "node:fs";
import path from "node:path";
import { AppError } from "../../base/errors.ts";
import { emailKey } from "../../base/email-key.ts";

/** Read for the first new password, and kept. */
let lists: { passwords: ReadonlySet<string>; stems: ReadonlySet<string> } | undefined;

/**
 * Refuses a new password that attackers try first: one of the most common, a common word with digits or signs after it, or
 * the account's own address or name (NIST SP 800-63B, 3.1.1.2). `field` is its place in the caller's form.
 */
export function refuseCommonPassword(
  password: string,
  owner: { email?: string; name?: string },
  field: "password" | "new_password" = "password",
): void {
  const folded = fold(password);
  const { email = "", name = "" } = owner;
  const own = [email, email.split("@")[0] ?? "", name, name.replaceAll(" ", "")].map(fold);
  lists ??= { passwords: readList("common-passwords.txt"), stems: readList("common-stems.txt") };
  if (lists.passwords.has(folded) || lists.stems.has(stemOf(folded)) || own.includes(folded))
    throw new AppError("validation_failed", { fields: { [field]: "too_common" } });
}

/** In the form of the list. */
const fold = emailKey;

/** Signs that stand for letters. */
const letters: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
};

/** `p@ssw0rd2024!` is `password` to whoever guesses. */
function stemOf(folded: string): string {
  const word = folded.replace(/[\d!?.#*_+-]+$/, "");
  return Array.from(word, (sign) => letters[sign] ?? sign).join("");
}

function readList(name: string): ReadonlySet<string> {
  const lines = readFileSync(path.join(import.meta.dirname, name), "utf8").split("\n");
  return new Set(lines.filter((line) => line !== "" && !line.startsWith("# ")));
}
