import { readFileSync } from "node:fs";
import path from "node:path";
import { AppError } from "../../base/errors.ts";
import { emailKey } from "../../base/email-key.ts";

let common: ReadonlySet<string> | undefined;

/**
 * Refuses a new password that attackers try first: one of the most common, or the account's own address or name (NIST SP
 * 800-63B, 3.1.1.2). `field` is its place in the caller's form.
 */
export function refuseCommonPassword(
  password: string,
  owner: { email?: string; name?: string },
  field: "password" | "new_password" = "password",
): void {
  const folded = fold(password);
  const { email = "", name = "" } = owner;
  const own = [email, email.split("@")[0] ?? "", name, name.replaceAll(" ", "")].map(fold);
  common ??= readCommon();
  if (common.has(folded) || own.includes(folded))
    throw new AppError("validation_failed", { fields: { [field]: "too_common" } });
}

/** In the form of the list. */
const fold = emailKey;

function readCommon(): ReadonlySet<string> {
  const file = path.join(import.meta.dirname, "common-passwords.txt");
  const lines = readFileSync(file, "utf8").split("\n");
  return new Set(lines.filter((line) => line !== "" && !line.startsWith("# ")));
}
