import type { Language } from "@colophon/api";
import { describeTerms, readTerms } from "@colophon/licences";
import type { LicenceFacts } from "./licence-fields.ts";

/** All that the terms come to in plain words, in their own language as they were agreed to; empty where the reader may not see them. */
export function licenceWords(
  { claims, agreed }: Pick<LicenceFacts, "claims" | "agreed">,
  lang: Language,
): readonly string[] {
  if (agreed?.language === lang) return agreed.paragraphs;
  const { licensor, licensee, work, from, until, fee } = claims;
  const terms = readTerms(claims.terms);
  if (terms === undefined) return [];
  return describeTerms(lang, {
    terms,
    licensor,
    licensee,
    ...(from !== undefined && until !== undefined && { term: { from, until } }),
    ...(fee !== undefined && { price: fee }),
    certificateId: work?.certificate,
  });
}
