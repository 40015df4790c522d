/** A field of the record as it was or is: a text, texts, what a publication has, or nothing. */
export type CorrectedValue = string | string[] | Record<string, string> | null;

/** What a statement says, by the names of its disclosures. What is withheld is not there. */
export interface Said {
  /** By the names of the record's claims. */
  fields?: Record<string, { old: CorrectedValue; new: CorrectedValue }>;
  reason?: string;
  /** A certificate id: the newer version, or the claimant's own. */
  certificate?: string;
  /** N of the record's `collaborator.N`. */
  collaborator?: number;
  role?: string;
  /** Percent with two decimals, as "33.33". */
  share?: string;
  to?: string;
  rights?: string;
  text?: string;
  /** The number of the statement that disputes. */
  dispute?: number;
  /** The number of the statement that transfers, of whose successor this is said. */
  transfer?: number;
  /** Why the operator acts: `court_order`, `law`, `terms`, `heir`, or a later word. */
  ground?: string;
  /** `vocabulary`, and uses with `allow` or `refuse`. */
  aiUse?: Record<string, string>;
}
