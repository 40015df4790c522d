import type { SelfIdentification } from "./profiles.ts";
import { selfIdentificationFields } from "./vocabulary.ts";

/**
 * The non-empty fields that their owner shows to `audience`: the public profile, or certificates, which also show the
 * public ones.
 */
export function shownFields(
  value: SelfIdentification,
  audience: "public" | "certificate",
): Record<string, string> {
  const shown = selfIdentificationFields.filter((field) => {
    const privacy = value.privacy_settings[field];
    return value[field] !== "" && (privacy === "public" || privacy === audience);
  });
  return Object.fromEntries(shown.map((field) => [field, value[field]]));
}
