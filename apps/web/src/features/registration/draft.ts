import type {
  Category,
  CopyrightRelation,
  FileFingerprint,
  IntendedMedium,
  MaterialType,
  User,
} from "@colophon/api";
import { randomId } from "../../lib/random-id.ts";

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

/** Those that are for the owner alone, after names and email. */
export const furtherFields: readonly PersonField[] = personFields.slice(3);

export type PersonField = (typeof personFields)[number];
export type Person = Record<PersonField, string>;

/** What of the work is theirs. */
export type PartField = "role" | "share";

/** `id` tells them apart in the form. */
export type Collaborator = Person & Record<PartField, string> & { id: string };

/** The wizard's form state. Choices are empty until they are made; card fields are not part of it. */
export interface Draft {
  version: 1;
  step: Step;
  /** Sent with each attempt, so that a repeated one never registers twice. */
  idempotencyKey: string;
  selfIdentification: { pronouns: string; canadianCitizen: string; officialLanguageMinority: string };
  materialDetails: MaterialDetails;
  /** What was filled in from the file or from the last work: it gives way when that changes. */
  taken: { title: string; materialType: string };
  /** Whose answers the work has: its own, at first those of the last work, or its own because those were cleared. */
  answers: "own" | "asBefore" | "cleared";
  /** Title of the registered work that this one was begun like, people and all. */
  like: string | null;
  /** The registered work that this one is a newer version of. */
  supersedes: { workId: string; certificateId: string; title: string } | null;
  collaborators: Collaborator[];
  /** In percent, beside the collaborators'. */
  registrantShare: string;
  agent: Person | null;
  file: FileFingerprint | null;
  /** A private copy of the file is sent once the work is registered. */
  depositCopy: boolean;
  /** Empty: the full name. */
  creatorName: string;
  /** What the wallet has signed for an earlier attempt, so that another attempt sends the same. */
  signed: { contentHash: string; signature: string } | null;
  /** The order that pays for it, and what was ordered by it. */
  ordered: { id: string; contents: string } | null;
  /** Null: nobody has said, so it goes by the name. A name that is chosen anew asks anew. */
  creatorEmailShown: boolean | null;
  collaboratorEmailsShown: boolean;
  sharesShown: boolean;
  declarationAccepted: boolean;
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
  file: null,
  depositCopy: false,
  creatorName: "",
  signed: null,
  ordered: null,
  creatorEmailShown: null,
  collaboratorEmailsShown: false,
  sharesShown: false,
  declarationAccepted: false,
});

/** Whether the certificate shows the creator's email: never one that is not confirmed, and under an alias it would tell whose the alias is. */
export const showsCreatorEmail = (
  { creatorName, creatorEmailShown }: Draft,
  { emailConfirmed }: Pick<User, "emailConfirmed">,
): boolean => emailConfirmed && (creatorEmailShown ?? creatorName === "");

/** Something is in it that the creator would miss. */
export const isBegun = ({
  file,
  materialDetails: { title, description, keywords },
  collaborators,
  agent,
}: Draft): boolean =>
  file !== null ||
  agent !== null ||
  collaborators.length > 0 ||
  [title, description, keywords].join("") !== "";

export const emptyPerson = (): Person =>
  Object.fromEntries(personFields.map((field) => [field, ""])) as Person;

export const emptyCollaborator = (): Collaborator => ({
  ...emptyPerson(),
  role: "",
  share: "",
  id: randomId(),
});

/** Whether anybody is said to have a share, or has to be. */
export const hasShares = ({ collaborators, registrantShare }: Draft): boolean =>
  collaborators.length > 0 &&
  [registrantShare, ...collaborators.map(({ share }) => share)].join("").trim() !== "";
