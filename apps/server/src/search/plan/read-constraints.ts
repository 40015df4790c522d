import { intendedMedia, type MaterialType, materialTypes } from "@colophon/api";
import type { Compiled } from "./compile-grammar.ts";
import { mediaOfPhrases, typesOfPhrases } from "./kinds-of-types.ts";
import type { Plan } from "./plan.ts";
import type { QueryText, Taken } from "./query-text.ts";
import { takeAlternatives } from "./read-alternatives.ts";
import { readCount } from "./read-count.ts";
import { readYears } from "./read-years.ts";
import { inOrder, keysIn, takeEach, takeFirst } from "./take-words.ts";

export interface Constraints {
  plan: Plan;
  /** Subjects that are not wanted. */
  excluded: string[];
}

/** Takes everything out of a question that its language's grammar knows; what is left is what works should be about. */
export function readConstraints(query: QueryText, grammar: Compiled, thisYear: number): Constraints {
  const plan: Plan = {};
  const flags: NonNullable<Plan["flags"]> = [];
  if (query.take(grammar.unrated)) flags.push("unrated");
  // Before what is not wanted: "without a script" is a kind of work.
  if (query.takeAll(grammar.unscripted).length > 0) flags.push("unscripted");
  if (flags.length > 0) plan.flags = flags;

  const count = readCount(query, grammar);
  if (count !== undefined) plan.count = count;
  Object.assign(plan, readYears(query, grammar, thisYear));
  const isAskedFor = ({ start }: Taken) => !noDemand.test(query.free.slice(0, start));
  const workLang = takeFirst(query, grammar.languages, isAskedFor);
  if (workLang !== undefined) plan.workLang = workLang;
  if (query.take(grammar.unpublished)) plan.published = false;

  const typesIn = (text: string) => [...keysIn(text, grammar.types), ...keysIn(text, grammar.forms)];
  const unwanted = query.takeAll(grammar.excludedTypes).map(({ text }) => ({ text, types: typesIn(text) }));
  const excluded: string[] = [];
  // "Comedies and documentaries": a subject and a type.
  for (const said of takeExcluded(query, grammar)) {
    const members = said.split(grammar.listSeparator);
    const areTypes = members.map(
      (member) => typesIn(member).length > 0 && member.replace(grammar.kind, "").trim() === "",
    );
    if (!areTypes.includes(true)) excluded.push(said);
    else
      members.forEach((text, at) =>
        areTypes[at] === true ? unwanted.push({ text, types: typesIn(text) }) : excluded.push(text),
      );
  }

  // Before the kinds of works: "new" asks for the newest only beside one of them.
  const [[newest], oldest] = [query.takeAll(grammar.newest), query.take(grammar.oldest)];
  // "From the oldest to the newest": what is named first comes first.
  if (newest !== undefined || oldest !== undefined)
    plan.sort = (newest?.start ?? Infinity) < (oldest?.start ?? Infinity) ? "newest" : "oldest";
  const categories = takeEach(query, grammar.categories);
  if (categories.length > 0) plan.categories = categories;
  const either = takeAlternatives(query, grammar);
  // "Scripts for the radio": when the medium is taken, they would be any scripts.
  const scriptType = grammar.types.get("script");
  const named = scriptType && query.find(scriptType, ({ text }) => keysIn(text, grammar.media).length > 0);
  const scriptsFor = named === undefined ? [] : keysIn(named.text, grammar.media);
  if (named !== undefined) query.blank(named.start, named.end);
  // Media are wordier than types: a radio play before a play, a video game before a video.
  const media = [
    ...either.media,
    ...scriptsFor,
    ...takeEach(query, grammar.media),
    ...mediaOfPhrases(query, grammar),
  ];
  if (media.length > 0) plan.media = inOrder(media, intendedMedia);
  const scripts: MaterialType[] = query.find(grammar.anyScript) ? ["screenplay", "script"] : [];
  const anyScript = scripts.filter((type) => !unwanted.some((each) => each.types.includes(type)));
  const types = [
    ...either.types,
    ...(named === undefined ? [] : (["script"] as const)),
    ...takeEach(query, grammar.types),
    ...typesOfPhrases(query.freePhrases, grammar),
    ...anyScript,
  ];
  if (types.length > 0) plan.types = inOrder(types, materialTypes);
  if (either.types.length > 0 && either.media.length > 0) plan.isEither = true;
  // Books that are no novels are books: then the form is a subject that is not wanted.
  const isWanted = (of: { types: readonly MaterialType[] }) => of.types.some((type) => types.includes(type));
  excluded.push(...unwanted.filter(isWanted).map(({ text }) => text));
  const excludeTypes = unwanted.filter((each) => !isWanted(each)).flatMap((each) => each.types);
  if (excludeTypes.length > 0) plan.excludeTypes = inOrder(excludeTypes, materialTypes);

  const isDated = plan.yearFrom !== undefined || plan.yearTo !== undefined;
  if (query.take(grammar.published) && plan.published === undefined && !isDated) plan.published = true;
  return { plan, excluded };
}

/** Subjects that are not wanted, each as far as its clause goes. */
function takeExcluded(query: QueryText, { excludedText }: Compiled): string[] {
  const excluded: string[] = [];
  for (let found = query.find(excludedText); found !== undefined; found = query.find(excludedText)) {
    // What is not frightening: 怖く is how 怖い is denied.
    const said = (found.groups["text"] ?? "").replace(/く$/u, "い");
    const clause = said.search(/[,;.!?،؟。，、；]/u);
    const isLast = found.text.endsWith(said) && clause > 0;
    query.blank(found.start, isLast ? found.end - said.length + clause : found.end);
    excluded.push(isLast ? said.slice(0, clause) : said);
  }
  return excluded;
}

/** A language that is not wanted is no demand that a plan can make, and one that is learnt is a subject. */
const noDemand =
  /(?:\b(?:learn|teach|speak|study)(?:ing|s)?|\b(?:aprend|ensen|estudi|habl)\p{L}*|\b(?:apprend|apprent|enseign|etudi|parl)\p{L}*|(?:تعلم|تعليم|دراسة|تدريس|اتقان)|\bnot|\bno (?:sean?|son|est[ae]n?)|n't|\bnon|\bno|\bpas|ليست?|ليس|غير|不是|不要|非|除了)\s*$/u;
