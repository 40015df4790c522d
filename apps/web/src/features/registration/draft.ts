import type {
  Category,
  CopyrightRelation,
  FileFingerprint,
  IntendedMedium,
  MaterialType,
  User,
} from "@colophon/api";
import type { Involvement, UsesSaid } from "@colophon/uses";
import type { Plus } from "@colophon/uses/embed";
import { randomId } from "../../lib/api/random-id.ts";

/** The fields of a collaborator and of the agent, in the order of the form. */
export const personFields = [
  "givenName",
  "familyName",
  "email",
  "phoneNumber",
  "yearOfBirth",
  "addressLine1",
  "addressLine2",
  "city",
  "stateProvince",
  "postalCode",
  "country",
] as const;

/** Those after names and email, which only the owner sees. */
export const furtherFields: readonly PersonField[] = personFields.slice(3);

export type PersonField = (typeof personFields)[number];
export type Person = Record<PersonField, string>;

/** A collaborator's part in the work. */
export type PartField = "role" | "share";

/** `id` identifies them in the form. */
export type DraftCollaborator = Person & Record<PartField, string> & { id: string };

/** The wizard's form state. Choices are empty until they are made; card fields are not part of it. */
export interface Draft {
  version: 1;
  step: Step;
  /** Sent with each attempt, so that a retry never registers twice. */
  idempotencyKey: string;
  /** Its copy on the server; of no other draft. Null: there is none. */
  kept: KeptCopy | null;
  selfIdentification: { pronouns: string; canadianCitizen: string; officialLanguageMinority: string };
  materialDetails: MaterialDetails;
  /** Values taken from the file or the last work: they are replaced when that changes. */
  taken: { title: string; materialType: string };
  /** Where the answers come from: the user, the last work, or the user after clearing the last work's. */
  answers: "own" | "asBefore" | "cleared";
  /** Title of the registered work that this draft was copied from, including people. */
  like: string | null;
  /** The registered work that this one is a newer version of. */
  supersedes: { workId: string; certificateId: string; title: string } | null;
  collaborators: DraftCollaborator[];
  /** In percent, in addition to the collaborators'. */
  registrantShare: string;
  agent: Person | null;
  /** Collaborators, and `agent`, of whom the browser has kept no more than the name. */
  lacking: string[];
  file: FileFingerprint | null;
  /** Instead of `file`: a work of several, in their order. */
  files: DraftFile[];
  /** Of several files: one for all, or one for each, which makes works of them. */
  certificates: "one" | "each";
  /** Whether the certificate names all of them. */
  filesShown: boolean;
  /** Proofs of that file from before, as they are sent. */
  earlierProofs: EarlierProofDraft[];
  /** What machines may do with it. */
  aiUse: UsesSaid;
  aiInvolvement: { made: Involvement | ""; text: string };
  /** The last copy of the work's picture that `aiUse` was written into. One that isn't among `files` was removed. */
  marked: MarkedCopy | null;
  /** Of a work outside the public catalogue: whether public lists of fingerprints have it with `aiUse`. */
  listUses: boolean;
  /** Whether private copies of the file, or of all files, are uploaded once they are registered. */
  depositCopy: boolean;
  /** Empty: the full name. */
  creatorName: string;
  /** The wallet's signature of an earlier attempt, which a retry sends again. */
  signed: Signed | null;
  /** The order that pays for it, and its contents. */
  ordered: { id: string; contents: string } | null;
  /** Null: not chosen, so it depends on the name. Choosing another name resets it. */
  creatorEmailShown: boolean | null;
  collaboratorEmailsShown: boolean;
  sharesShown: boolean;
  /** As `creatorEmailShown`, of the profile's fields for certificates. */
  selfIdentificationShown: boolean | null;
  /** Which confirmed links the certificate names, by their ids; where nothing was chosen, it depends on the name. */
  linkChoices: Record<string, boolean>;
  /** The ids of those that were sent last. */
  links: string[];
  declarationAccepted: boolean;
}

/** The wallet's signature. */
export interface Signed {
  /** Hash of the signed content: a changed content needs a new signature. */
  contentHash: string;
  signature: string;
  /** Of several works: what their leaves' salts are made of, base64url. */
  seed?: string;
}

/** The copy of a draft on the server. */
export interface KeptCopy {
  id: string;
  /** As it was answered last; 0: never. */
  revision: number;
  /** Digest of the contents that were answered then. */
  digest: string;
}

/** One of several files. Its name has the path in the chosen folder. */
export interface DraftFile extends FileFingerprint {
  id: string;
  /** Empty until it is read. */
  sha256: string;
  title: string;
  /** As typed. */
  date: string;
  /** Of its own work, from a table; otherwise all works have the same. */
  description?: string;
  /** Those that it had while it was the only one. */
  earlierProofs?: EarlierProofDraft[];
}

/** Found among the draft's files by name and size. */
interface MarkedCopy extends Pick<DraftFile, "name" | "size"> {
  plus: Plus;
}

/** A proof of the file from before it is registered: its file's name, and its bytes in base64. */
export interface EarlierProofDraft {
  name: string;
  base64: string;
}

export interface MaterialDetails {
  title: string;
  description: string;
  /** As typed, separated by commas. */
  keywords: string;
  categories: Category[];
  materialType: MaterialType | "";
  intendedMedium: IntendedMedium | "";
  isPublished: boolean;
  sellingProducts: boolean;
  sharedPublicly: boolean;
  copyrightRelation: CopyrightRelation | "";
  publicationDate: string;
  publicationCity: string;
  publicationProvince: string;
}

/** The steps before the certificate, which is the fifth. */
export const steps = [1, 2, 3, 4] as const;
export type Step = (typeof steps)[number];

export const emptyDraft = (): Draft => ({
  version: 1,
  step: 1,
  idempotencyKey: randomId(),
  kept: null,
  selfIdentification: { pronouns: "", canadianCitizen: "", officialLanguageMinority: "" },
  materialDetails: {
    title: "",
    description: "",
    keywords: "",
    categories: [],
    materialType: "",
    intendedMedium: "",
    isPublished: false,
    sellingProducts: false,
    sharedPublicly: true,
    copyrightRelation: "",
    publicationDate: "",
    publicationCity: "",
    publicationProvince: "",
  },
  taken: { title: "", materialType: "" },
  answers: "own",
  like: null,
  supersedes: null,
  collaborators: [],
  registrantShare: "",
  agent: null,
  lacking: [],
  file: null,
  files: [],
  certificates: "one",
  filesShown: false,
  earlierProofs: [],
  aiUse: {},
  aiInvolvement: { made: "", text: "" },
  marked: null,
  listUses: false,
  depositCopy: false,
  creatorName: "",
  signed: null,
  ordered: null,
  creatorEmailShown: null,
  collaboratorEmailsShown: false,
  sharesShown: false,
  selfIdentificationShown: null,
  linkChoices: {},
  links: [],
  declarationAccepted: false,
});

/** Whether the certificate shows the creator's email: never an unconfirmed one; it would reveal whose an alias is. */
export const showsCreatorEmail = (
  { creatorName, creatorEmailShown }: Draft,
  { emailConfirmed }: Pick<User, "emailConfirmed">,
): boolean => emailConfirmed && (creatorEmailShown ?? creatorName === "");

/** Whether the certificate shows the profile's fields: they could tie an alias to a person. */
export const showsSelfIdentification = ({ creatorName, selfIdentificationShown }: Draft): boolean =>
  selfIdentificationShown ?? creatorName === "";

/** Whether each of several files becomes a work with its own certificate. One newer version can't be several works. */
export const isBatch = ({ files, certificates, supersedes }: Draft): boolean =>
  files.length > 1 && certificates === "each" && supersedes === null;

/** Whether it contains anything that the creator would miss. */
export const isBegun = ({
  file,
  files,
  materialDetails: { title, description, keywords },
  collaborators,
  agent,
}: Draft): boolean =>
  file !== null ||
  files.length > 0 ||
  agent !== null ||
  collaborators.length > 0 ||
  [title, description, keywords].join("") !== "";

/** Whether anything is said of use by machines. */
export const saysUses = ({ aiUse }: Pick<Draft, "aiUse">): boolean => Object.keys(aiUse).length > 0;

/** Whether private copies are uploaded. */
export const hasCopy = ({ file, files, depositCopy }: Draft): boolean =>
  depositCopy && (file !== null || files.length > 0);

/** An agent about whom nothing was entered is none. */
export const isNobody = (person: Person): boolean =>
  personFields.every((field) => person[field].trim() === "");

export const emptyPerson = (): Person =>
  Object.fromEntries(personFields.map((field) => [field, ""])) as Person;

export const emptyCollaborator = (): DraftCollaborator => ({
  ...emptyPerson(),
  role: "",
  share: "",
  id: randomId(),
});

/** Whether any share is given or required. */
export const hasShares = ({ collaborators, registrantShare }: Draft): boolean =>
  collaborators.length > 0 &&
  [registrantShare, ...collaborators.map(({ share }) => share)].join("").trim() !== "";
