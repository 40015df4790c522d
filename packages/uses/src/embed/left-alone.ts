/**
 * Why a file is left alone, each with a text of the web (`marking`, `reason.…`):
 * - `format`: neither JPEG, nor PNG, nor WebP;
 * - `damaged`: cut, or not as its format wants it;
 * - `c2pa`: it has Content Credentials, whose hash any change breaks;
 * - `several_pictures`: it has further pictures, found by offsets that a change would move;
 * - `xmp_unclear`: its XMP can't be read with certainty;
 * - `xmp_full`: the room of its XMP doesn't suffice;
 * - `says_so`: it says the same already;
 * - `says_otherwise`: it says something else, and nobody agreed to replace that;
 * - `has_constraints`: it has constraints of somebody, where ours would have to be.
 */
export type Reason =
  | "format"
  | "damaged"
  | "c2pa"
  | "several_pictures"
  | "xmp_unclear"
  | "xmp_full"
  | "says_so"
  | "says_otherwise"
  | "has_constraints";

/** Thrown inside this room alone. */
export class LeftAlone extends Error {
  readonly reason: Reason;
  /** What the file says, of `says_otherwise`. */
  readonly said: string | undefined;

  constructor(reason: Reason, said?: string) {
    super(reason);
    this.reason = reason;
    this.said = said;
  }
}
