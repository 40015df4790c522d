import type { Certificate } from "@colophon/api";
import type { Judgement } from "./judge.ts";

/**
 * The certificate to show: what was proven takes the place of what the registry says, so that a page under
 * a good verdict shows nothing that the record does not hold.
 */
export function provenCertificate(stated: Certificate, { verdict, verification }: Judgement): Certificate {
  const record = verification?.record;
  if (!record || verdict === "not_valid") return stated;
  const { claims, payload } = record;
  const { publication } = claims;
  return {
    ...stated,
    title: claims.title ?? "",
    description: claims.description ?? "",
    creator: { name: claims.creatorName ?? "", email: claims.creatorEmail ?? null },
    certificateId: payload.jti,
    registrationDate: new Date(payload.iat * 1000).toISOString(),
    materialDetails: {
      type: claims.materialType ?? "",
      medium: claims.medium ?? "",
      categories: claims.categories ?? [],
      isPublished: publication !== undefined,
      publicationDetails: publication
        ? {
            date: publication.date ?? "",
            city: publication.city ?? "",
            province: publication.province ?? "",
          }
        : null,
    },
    collaborators: claims.collaborators.map(({ givenName = "", familyName = "", email = null }) => ({
      givenName,
      familyName,
      email,
    })),
    selfIdentification: claims.selfIdentification,
    blockchainSignature: verification.anchor?.transactionHash ?? null,
    fileFingerprints: claims.files.map(({ sha256, name = "", size = 0, mediaType = "" }) => ({
      sha256,
      name,
      size,
      mediaType,
    })),
  };
}
