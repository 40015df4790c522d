import type { TermsWanted } from "@colophon/api";
import { type Terms, TERMS_VOCABULARY } from "@colophon/licences";

/** Terms as a licence's record has them: what doesn't restrict is left out. */
export function recordedTerms({
  purpose,
  media,
  territory,
  exclusive,
  revocable,
  credit,
  files,
  note,
}: TermsWanted): Terms {
  return {
    vocabulary: TERMS_VOCABULARY,
    purpose,
    ...(media.length > 0 && { media }),
    ...(territory.length > 0 && { territory }),
    exclusive,
    revocable,
    ...(credit !== "" && { credit }),
    ...(files.length > 0 && { files }),
    ...(note !== "" && { note }),
  };
}
