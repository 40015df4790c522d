/** In the order in which they are shown. */
export const PROTOCOLS = {
  aipref: {
    name: "AIPREF",
    edition: "draft-ietf-aipref-vocab-08, draft-ietf-aipref-attach-05",
    date: "2026-09-14",
  },
  "content-signal": {
    name: "Content-Signal",
    edition: "draft-romm-aipref-contentsignals-00",
    date: "2025-10-01",
  },
  rsl: { name: "RSL", edition: "RSL 1.0", date: "2025-12-10" },
  tdmrep: { name: "TDMRep", edition: "CG-FINAL-tdmrep-20240510", date: "2024-05-10" },
  plus: { name: "IPTC/PLUS", edition: "IPTC Photo Metadata Standard 2023.1", date: "2023" },
  cawg: { name: "CAWG", edition: "cawg.training-mining 1.1", date: "2025-05-06" },
} as const;

export type ProtocolName = keyof typeof PROTOCOLS;
