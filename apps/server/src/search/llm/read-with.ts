import { findKnownName } from "../plan/find-known-name.ts";
import type { ParsedQuery, ReadOn, Unfinished } from "../plan/make-plan.ts";
import type { Plan } from "../plan/plan.ts";
import { resolveTitle } from "../plan/resolve-title.ts";
import { withoutAsking } from "../plan/subjects-of.ts";
import type { ModelClause } from "./clause.ts";
import type { LanguageModel } from "./language-model.ts";
import { takeClause } from "./take-clause.ts";

type Read = Pick<ParsedQuery, "plan" | "model">;

/**
 * Has a language model read what the rules leave of a question. It adds demands that rest on words which nobody has
 * understood yet; it takes none away, and changes none but names that the register does not know (docs/decisions/011).
 * Words that its demands rest on are blanked in `unfinished.query`, so that nothing later takes them as a subject.
 */
export const readWith =
  (languageModel: LanguageModel): ReadOn =>
  async (unfinished) => {
    const { question, query, thisYear, plan, model } = unfinished;
    const unknown = await unknownNames(unfinished);
    const names = Object.values(unknown);
    if (names.length === 0 && isUnderstood(unfinished)) return { plan, model };
    const parts = query.free.split(/\s{2,}/).filter((part) => part.trim() !== "");
    const clauses = await languageModel.read({ question, open: [...parts, ...names], thisYear });
    let read: Read = { plan: without(plan, unknown), model };
    for (const clause of clauses) read = await addClause(clause, read, names, unfinished);
    return { ...read, plan: { ...plan, ...read.plan } };
  };

/** Whether all that is left are concepts of the lexicon, and words that only ask. */
function isUnderstood({ query, pieces, grammar }: Unfinished): boolean {
  const rest = withoutAsking(query, grammar);
  return pieces.every((piece) => piece.stop || piece.concepts.length > 0 || !rest.isFree(piece));
}

/** What the plan demands that nobody in the register is called, as it was asked. */
async function unknownNames({
  lookups,
  plan: { similarTo, creator },
}: Unfinished): Promise<{ similarTo?: string; creator?: string }> {
  const isUnknown = creator !== undefined && (await findKnownName(lookups, "creator", creator)) === undefined;
  return {
    ...(similarTo?.id === null && { similarTo: similarTo.title }),
    ...(isUnknown && { creator }),
  };
}

async function addClause(
  { words, ...said }: ModelClause,
  { plan, model }: Read,
  unknown: readonly string[],
  unfinished: Unfinished,
): Promise<Read> {
  const meant = await resolveNames(said, unfinished);
  const added = without(meant.plan, plan);
  if (Object.keys(added).length === 0 || !takeClause(words, added, unknown, unfinished))
    return { plan, model };
  return { plan: { ...plan, ...added }, model: added.similarTo === undefined ? model : meant.model };
}

/** Of titles and names only those that the asker may find. */
async function resolveNames(
  { similarTo, creator, place, ...demands }: Omit<ModelClause, "words">,
  { lookups, language, asker }: Unfinished,
): Promise<Read> {
  const model = similarTo === undefined ? undefined : await resolveTitle(lookups, similarTo, language, asker);
  const by = creator === undefined ? undefined : await findKnownName(lookups, "creator", creator);
  const at = place === undefined ? undefined : await findKnownName(lookups, "place", place);
  const plan = {
    ...demands,
    ...(model && { similarTo: { id: model.certificateId, title: model.title } }),
    ...(by !== undefined && { creator: by }),
    ...(at !== undefined && { place: at }),
  };
  return { plan, model };
}

/** The demands of a plan that another does not make. */
function without(plan: Plan, other: object): Plan {
  const isNew = ([name, value]: [string, unknown]) =>
    !(name in other) && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(plan).filter(isNew));
}
