import type { Certificate } from "@colophon/api";
import { storedAnswersOf } from "./heading.ts";
import type { StoredCertificate } from "./certificate-store.ts";
import type { Fields } from "./open-sealed-disclosures.ts";

/**
 * The people named on a certificate, by number, with their answers. Of someone who is no longer named only the row's number
 * remains.
 */
export function collaboratorsOf(
  fields: Fields,
  { said, asked }: Pick<StoredCertificate, "said" | "asked">,
): Certificate["collaborators"] {
  const answers = storedAnswersOf(said);
  const named = new Map(fields.collaborators.map((one) => [one.number, one]));
  const numbers = [...new Set([...named.keys(), ...answers.keys()])].toSorted((a, b) => a - b);
  return numbers.map((number) => {
    const {
      givenName = "",
      familyName = "",
      email = null,
      role = "",
      share = null,
    } = named.get(number) ?? {};
    const silent = { state: asked.includes(number) ? "unanswered" : "not_asked", at: null } as const;
    return { number, givenName, familyName, email, role, share, answer: answers.get(number) ?? silent };
  });
}
