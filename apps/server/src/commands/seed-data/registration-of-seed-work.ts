import { createHash } from "node:crypto";
import { api, type Registration, type RegistrationInput } from "@colophon/api";
import type { SeedWork } from "./seed-work.ts";

/** What the wizard would send for this work, read by the API's own schema. */
export function registrationOfSeedWork(work: SeedWork): Registration {
  const { published } = work;
  const input: RegistrationInput = {
    materialDetails: {
      title: work.title,
      description: work.description,
      keywords: [...work.keywords],
      categories: [...work.categories],
      materialType: work.materialType,
      intendedMedium: work.medium,
      isPublished: published !== undefined,
      publicationDate: published?.date,
      publicationCity: published?.city,
      publicationProvince: published?.province,
      sharedPublicly: !work.unlisted,
      copyrightRelation: work.copyrightRelation ?? "author",
    },
    collaborators: [...(work.collaborators ?? [])],
    file: work.file && fingerprint(work.file),
    declarationAccepted: true,
    payment: { provider: "demo" },
  };
  return api["POST /api/ip/register"].body.parse(input);
}

function fingerprint({ name, mediaType, text }: NonNullable<SeedWork["file"]>): RegistrationInput["file"] {
  const bytes = Buffer.from(text);
  return { sha256: createHash("sha256").update(bytes).digest("hex"), name, mediaType, size: bytes.length };
}
