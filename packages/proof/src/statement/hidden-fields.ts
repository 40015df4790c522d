import type { Said } from "./said.ts";
import { FIELD_WEIGHTS, type FieldWeight, rulesOf } from "./statement-kinds.ts";

/** What tells whether a statement hides something. */
export interface PartlyShown {
  kind: string;
  said: Said;
  /** How many disclosures are not shown. */
  withheld: number;
}

/**
 * Whether one of the disclosures that a statement withholds may be a field of this weight. A digest doesn't say what it is of: any may
 * be, but for the one that the kind always has. Nothing is concluded from a kind that this version does not know.
 */
export function mayHide({ kind, said, withheld }: PartlyShown, weight: FieldWeight): boolean {
  const { fields = [], always } = rulesOf(kind) ?? {};
  const others = always !== undefined && said[always] === undefined ? withheld - 1 : withheld;
  return others > 0 && fields.some((field) => FIELD_WEIGHTS[field] === weight && said[field] === undefined);
}
