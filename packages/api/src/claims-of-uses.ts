import {
  type AiInvolvement,
  type AiUse,
  type Involvement,
  USES,
  USES_VOCABULARY,
  type UsesSaid,
} from "@colophon/uses/vocabulary";

/** As a statement has it: where nothing is said of any use, too. */
export function valueOfUses(said: UsesSaid): AiUse {
  const uses: UsesSaid = {};
  for (const use of USES) {
    const each = said[use];
    if (each !== undefined) uses[use] = each;
  }
  return { vocabulary: USES_VOCABULARY, ...uses };
}

/** As a record has it: undefined where nothing is said of any use. */
export function claimOfUses(said: UsesSaid | undefined): AiUse | undefined {
  return said === undefined || Object.keys(said).length === 0 ? undefined : valueOfUses(said);
}

/** As a record has it. */
export const claimOfInvolvement = (
  said: { made: Involvement; text: string } | undefined,
): AiInvolvement | undefined =>
  said && { vocabulary: USES_VOCABULARY, made: said.made, ...(said.text !== "" && { text: said.text }) };
