/** Why an earlier proof counts for nothing. Closed: a caller can translate every reason. */
export type EarlierReason =
  | "too_large"
  | "unreadable"
  | "other_hash"
  | "weak_algorithm"
  | "of_other_file"
  | "not_named"
  | "pending"
  | "no_clock"
  | "unknown_authority"
  | "authority_expired"
  | "revoked"
  | "not_genuine"
  | "no_cryptography";

export class EarlierRefusal extends Error {
  readonly reason: EarlierReason;

  constructor(reason: EarlierReason, detail: string = reason) {
    super(detail);
    this.name = "EarlierRefusal";
    this.reason = reason;
  }
}
