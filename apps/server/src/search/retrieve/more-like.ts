import type { Queryable } from "../../db/queryable.ts";
import { lexicon } from "@colophon/text-analysis";
import { type Aspect, widerThan } from "./aspects.ts";
import type { Candidate } from "./candidate.ts";
import { findTokens } from "./candidate-store.ts";
import { parseTokens } from "./parse-tokens.ts";
import type { Frequencies } from "../index/token-query.ts";

const maxTerms = 16;

/** What a work is most about, as aspects that others may share: its concepts and its rarest words, and its form. */
export async function aspectsOfModel(
  db: Queryable,
  { workId }: { workId: string },
  frequencies: Frequencies,
  known?: Candidate,
): Promise<Aspect[]> {
  const tokens = known?.workId === workId ? known.tokens : await findTokens(db, workId);
  const terms = [...parseTokens(tokens ?? "")].flatMap(([token, positions]) => {
    const kind = kindOf(token);
    if (kind === undefined || isAlone(token, frequencies)) return [];
    const rarity = Math.log(1 + (frequencies.works + 1) / frequencies.of(token));
    const isDirect = positions.length > 0;
    // Its type and its medium say so themselves.
    if (kind === "form" && token.startsWith("c:") && !isDirect) return [];
    const emphasis = kind === "concept" ? (isDirect ? 2 : 1) : kind === "form" ? 0.9 : 0.2;
    return [{ token, weight: rarity * emphasis, wider: isDirect ? widerThan(token.replace(/^c:/, "")) : [] }];
  });
  const heaviest = terms
    .toSorted((a, b) => b.weight - a.weight || (a.token < b.token ? -1 : 1))
    .slice(0, maxTerms);
  return heaviest.map(({ token, weight, wider }) => ({
    alternatives: [{ tokens: [token], strength: 1 }],
    wider,
    weight,
  }));
}

/** What only this work has makes no other like it. */
const isAlone = (token: string, frequencies: Frequencies): boolean =>
  frequencies.isCommon(token) && frequencies.of(token) < 1.5;

function kindOf(token: string): "concept" | "form" | "word" | undefined {
  if (/^[mt]:[^:]+$/.test(token) || lexicon.isForm(token.replace(/^c:/, ""))) return "form";
  if (token.startsWith("c:")) return "concept";
  return /^[\^@]|^\w:/.test(token) ? undefined : "word";
}
