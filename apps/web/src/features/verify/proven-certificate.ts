import type { Certificate } from "@colophon/api";
import type { BundleAnchor } from "@colophon/proof";
import type { Judgement } from "./judge.ts";

/**
 * The certificate to show: what was proven takes the place of what the registry says, so that a page under
 * a good verdict shows nothing that the record does not hold. An anchor that no chain has shown has no transaction,
 * block or time, whoever states it.
 */
export function provenCertificate(stated: Certificate, { verdict, verification }: Judgement): Certificate {
  const record = verification?.record;
  if (!record || verdict === "not_valid") return { ...stated, ...withoutAnchor(stated) };
  const { claims, payload } = record;
  const { publication } = claims;
  const { anchor, index, checkpoint } = verification;
  return {
    ...stated,
    title: claims.title ?? "",
    description: claims.description ?? "",
    creator: { ...stated.creator, name: claims.creatorName ?? "", email: claims.creatorEmail ?? null },
    certificateId: payload.jti,
    registrationDate: new Date(payload.iat * 1000).toISOString(),
    materialDetails: {
      type: claims.materialType ?? "",
      medium: claims.medium ?? "",
      categories: claims.categories ?? [],
      copyrightRelation: claims.copyrightRelation ?? "",
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
    declaration: claims.declaration ?? null,
    ...(anchor ? withAnchor(stated, anchor) : withoutAnchor(stated)),
    log: {
      ...stated.log,
      origin: checkpoint?.origin ?? stated.log.origin,
      index: index ?? stated.log.index,
    },
    fileFingerprints: claims.files.map(({ sha256, name = "", size = 0, mediaType = "" }) => ({
      sha256,
      name,
      size,
      mediaType,
    })),
  };
}

type AnchorFacts = Pick<Certificate, "anchor" | "blockchainSignature">;

function withAnchor({ anchor: stated }: Certificate, anchor: BundleAnchor): AnchorFacts {
  const { chainId, transactionHash, blockNumber } = anchor;
  const blockTime = new Date(anchor.blockTime * 1000).toISOString();
  return {
    blockchainSignature: transactionHash,
    anchor: { ...stated, state: "final", chainId, transactionHash, blockNumber, blockTime },
  };
}

function withoutAnchor({ anchor: stated }: Certificate): AnchorFacts {
  const nothing = { transactionHash: null, blockNumber: null, blockTime: null, explorerUrl: null };
  return { blockchainSignature: null, anchor: { ...stated, ...nothing } };
}
