import type { Queryable } from "../../base/db/queryable.ts";
import { lexicon } from "@colophon/text-analysis";
import { type Aspect, kindsOf } from "./aspects.ts";
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
    const wider = isDirect ? kindsOf(token.replace(/^c:/, "")) : [];
    return [{ token, weight: rarity * emphasisOf(kind, token, positions), wider }];
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

/** A title may be an image, and what else a work says is what it is about; what only follows says less, and so does what is wide. */
function emphasisOf(kind: "concept" | "form" | "word", token: string, positions: string): number {
  if (kind !== "concept") return kind === "form" ? 0.9 : 0.2;
  const said = /[BC]/.test(positions) ? 2 : positions.length > 0 ? 1.4 : 0.5;
  return said * (0.7 + 0.3 * lexicon.specificityOf(token.replace(/^c:/, "")));
}

/** What only this work has makes no other like it. */
const isAlone = (token: string, frequencies: Frequencies): boolean =>
  frequencies.isCommon(token) && frequencies.of(token) < 1.5;

function kindOf(token: string): "concept" | "form" | "word" | undefined {
  if (/^[mt]:[^:]+$/.test(token) || lexicon.isForm(token.replace(/^c:/, ""))) return "form";
  if (token.startsWith("c:")) return "concept";
  return /^[\^@&]|^\w:/.test(token) ? undefined : "word";
}
