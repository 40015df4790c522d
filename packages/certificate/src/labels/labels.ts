/** What may be said of a certificate later: the kinds of the log's statements. */
type SaidKind =
  | "corrected"
  | "superseded"
  | "confirmed"
  | "declined"
  | "withdrawn"
  | "transferred"
  | "disputed"
  | "answered"
  | "settled"
  | "noted"
  | "blocked"
  | "unblocked"
  | "ended"
  | "revoked"
  | "ai_use"
  | "erased";

/** What is printed on a certificate beside the facts. Sentences with a value in them are functions. */
export interface Labels {
  /** Beneath the registry's name, which is the same in every language. */
  register: string;
  heading: string;
  entitled: string;
  enteredBy: string;
  creator: string;
  collaborators: string;
  registrantShare: string;
  /** A collaborator whose name is not shown any more. */
  unnamed: (number: string) => string;
  /** What each has answered to being named, on which day. */
  answers: Readonly<
    Record<"confirmed" | "declined" | "erased" | "unanswered" | "not_asked", (date: string) => string>
  >;
  /** A name with a short answer beside it. */
  withAnswer: (name: string, answer: string) => string;
  creatorEmail: string;
  /** What the registrant declared to be. */
  byDeclaration: (relation: string) => string;
  /** What every registrant declares, in a few words. */
  declared: string;
  identityNotVerified: string;
  /** Where an email address is printed; the identity is not. */
  addressConfirmed: string;
  links: string;
  /** What we saw at an address: of a name that it was controlled, of a page no more than what was on it. */
  linkFindings: Readonly<Record<"controlled" | "linked" | "code", (name: string, date: string) => string>>;
  /** Of a later version's way of checking. */
  linkUnknown: (name: string, date: string, how: string) => string;
  certificateId: string;
  registrationDate: string;
  kind: string;
  medium: string;
  categories: string;
  published: string;
  notPublished: string;
  /** The label of a date that the blockchain proves; while there is none, that of the date proof. */
  noLaterThan: string;
  /** Beneath the name, what is known of the date: proven by a public blockchain, else only said by the registry. */
  dateLine: Readonly<Record<"proven" | "stated", (date: string) => string>>;
  /** Proven by an authority alone: by its word. */
  dateLineBy: (date: string, operator: string) => string;
  /** After a date that is only said, why. */
  dateStatedBecause: Readonly<Record<"onItsWay" | "testChain" | "notChecked" | "ended", string>>;
  signature: string;
  /** In place of the date, of the anchor or of its block. */
  anchorPending: string;
  /** The log has ended before it was anchored: none will follow. */
  anchorEnded: string;
  anchorNotChecked: string;
  transaction: string;
  fingerprint: string;
  noFile: string;
  moreFiles: (count: number) => string;
  /** Of a work of several, none of which is shown. */
  hiddenFiles: (count: number) => string;
  /** Of a work of several, where a proof shows some. */
  someFiles: (shown: number, count: number) => string;
  /** Above the annex's table of them. */
  fileList: (count: string) => string;
  fileName: string;
  witness: string;
  witnessLine: (origin: string, entry: string) => string;
  notary: string;
  blockLine: (network: string, block: string) => string;
  bitcoin: string;
  timestampBy: (operator: string) => string;
  testChainLine: string;
  madeAt: (time: string) => string;
  annex: string;
  /** What was said of the certificate later, up to when. */
  saidSince: (time: string) => string;
  /** By kind; one that a later version of the log has is printed as the log calls it. */
  statements: Readonly<Record<SaidKind, string>>;
  /** Whose word it is: the dispute stays open. */
  settledByOwner: string;
  newerVersion: (certificateId: string) => string;
  /** A field's name, above the value that a correction has given it. */
  corrected: (field: string) => string;
  /** What machines may do with the work, by whoever registered it. */
  machines: string;
  uses: Readonly<Record<string, string>>;
  permissions: Readonly<Record<"allow" | "refuse", (use: string) => string>>;
  /** In place of uses, where nothing is said of any. */
  nothingSaid: string;
  /** A change among those since registration, with what is said from then on. */
  withUses: (words: string, uses: string) => string;
  /** Who made the work: people, people with the help of AI, AI. */
  involvement: string;
  made: Readonly<Record<string, string>>;
  keywords: string;
  copyrightRelation: string;
  title: string;
  description: string;
  separator: string;
  materialTypes: Readonly<Record<string, string>>;
  media: Readonly<Record<string, string>>;
  categoryNames: Readonly<Record<string, string>>;
  copyrightRelations: Readonly<Record<string, string>>;
  selfIdentification: Readonly<Record<string, string>>;
}
