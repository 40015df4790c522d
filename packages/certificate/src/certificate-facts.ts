/** What a certificate says, as the public certificate of the API has it; a draft leaves `log` out. */
export interface CertificateFacts {
  title: string;
  description: string;
  creator: { name: string; email: string | null };
  certificateId: string;
  registrationDate: string;
  materialDetails: {
    type: string;
    medium: string;
    categories: readonly string[];
    /** As the registrant declared it; empty when it is not known. */
    copyrightRelation: string;
    isPublished: boolean;
    publicationDetails: { date: string; city: string; province: string } | null;
  };
  collaborators: readonly { givenName: string; familyName: string; email: string | null }[];
  selfIdentification: Readonly<Record<string, string>>;
  /** Version of the declaration that the registrant made, if any. */
  declaration: string | null;
  /** The anchoring transaction's hash, null while the anchor is pending. */
  blockchainSignature: string | null;
  anchor: {
    state: "pending" | "included" | "final";
    chainId: number;
    network: string;
    blockNumber: number | null;
    blockTime: string | null;
  };
  log: { origin: string; index: number } | null;
  fileFingerprints: readonly { sha256: string; name: string; size: number; mediaType: string }[];
}
