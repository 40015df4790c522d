import type { Certificate } from "@colophon/api";

/** A certificate as the registry states it; what a test is about, it overrides. */
export function makeCertificate(changes: Partial<Certificate> = {}): Certificate {
  return {
    title: "The Lighthouse Keeper",
    description: "",
    creator: { name: "Ada Lovelace", email: null, profileId: null },
    certificateId: "RSF-7K2M9QX4T",
    registrationDate: "2026-11-20T10:31:07.000Z",
    materialDetails: {
      type: "book",
      medium: "literary",
      categories: ["literary"],
      copyrightRelation: "licensee",
      isPublished: false,
      publicationDetails: null,
    },
    collaborators: [],
    registrantShare: null,
    links: [],
    selfIdentification: {},
    declaration: "2026-11-22",
    blockchainSignature: null,
    status: "valid",
    statements: [],
    corrections: {},
    supersedes: null,
    supersededBy: null,
    anchor: {
      state: "pending",
      chainId: 137,
      network: "Polygon",
      contract: `0x${"1".repeat(40)}`,
      transactionHash: null,
      blockNumber: null,
      blockTime: null,
      explorerUrl: null,
      nextAnchorAt: null,
    },
    log: { origin: "colophon.example/log", index: 1, treeSize: 2 },
    fileFingerprints: [],
    fileCount: 0,
    ...changes,
  };
}
