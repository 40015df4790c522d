/** What a certificate says, as the public certificate of the API has it; a draft leaves `log` out. */
export interface PrintedFacts {
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
  collaborators: readonly Collaborator[];
  /** The registrant's own, in percent, where shares are shown. */
  registrantShare?: string | null;
  /** Addresses that the registry looked at; Unix seconds. */
  links?: readonly { url: string; how: string; checkedAt: number }[];
  selfIdentification: Readonly<Record<string, string>>;
  /** Version of the declaration that the registrant made, if any. */
  declaration: string | null;
  /** The anchoring transaction's hash, null while the anchor is pending. */
  blockchainSignature: string | null;
  anchor: {
    state: "pending" | "included" | "final" | "ended";
    chainId: number;
    network: string;
    blockNumber: number | null;
    blockTime: string | null;
  };
  /** Whose time counts beside anchors (Unix seconds), as a verifier has found it: printed while no public chain proves the date. */
  clock?: { by: { kind: string; height?: number; operator?: string }; time: number };
  log: { origin: string; index: number } | null;
  /** What was said of it later; a draft leaves these out. */
  statements?: readonly { kind: string; by: string; at: string; aiUse?: Uses }[];
  /** The fields that differ today from the record's, which the rest of the facts have. */
  corrections?: { readonly [name in keyof CorrectedFields]?: CorrectedFields[name] | undefined };
  /** What machines may do with it, and who made it, as it was registered: whether AI was involved. */
  aiUse?: Uses | undefined;
  aiInvolvement?: { made: string; text: string } | undefined;
  /** The newer version that replaces it. */
  supersededBy?: string | null;
  /** Those that are shown. */
  fileFingerprints: readonly {
    /** N of the record's `file.N`; a draft leaves it out. */
    number?: number | undefined;
    sha256: string;
    name: string;
    size: number;
    mediaType: string;
    /** Of this file alone; the date as precise as it was given. */
    title?: string | undefined;
    date?: string | undefined;
  }[];
  /** Of all files, shown or not; a draft leaves it out. */
  fileCount?: number;
}

/** By the names of uses. */
export type Uses = Readonly<Record<string, "allow" | "refuse">>;

/** A person who is no longer named has no name. */
export interface Collaborator {
  givenName: string;
  familyName: string;
  email: string | null;
  /** N of the record's `collaborator.N`. */
  number?: number;
  role?: string;
  share?: string | null;
  /** What they have said to it; a draft leaves it out. */
  answer?: {
    state: "confirmed" | "declined" | "erased" | "unanswered" | "not_asked";
    at: string | null;
  };
}

interface CorrectedFields {
  title: string;
  description: string;
  keywords: readonly string[];
  materialType: string;
  medium: string;
  categories: readonly string[];
  copyrightRelation: string;
  publication: { date: string; city: string; province: string } | null;
}
