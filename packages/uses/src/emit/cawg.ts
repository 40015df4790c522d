// CAWG training and data mining assertion 1.1 (6 May 2025), section 3: for a C2PA manifest, which somebody else signs.

import type { UsesSaid } from "../vocabulary.ts";
import { exactly, type Reach } from "./reach.ts";

/** The assertion as JSON; undefined where nothing is said that it has an entry for. */
export function cawgOf(uses: UsesSaid): string | undefined {
  const entries = {
    ...entry("cawg.ai_generative_training", uses["train-generative"]),
    ...entry("cawg.ai_training", uses["train-other"]),
    // It has any result that a model infers: more than an answer, so an allowed one is not said.
    ...(uses.ground === "refuse" && entry("cawg.ai_inference", uses.ground)),
  };
  if (Object.keys(entries).length === 0) return undefined;
  return `${JSON.stringify({ label: "cawg.training-mining", data: { entries } }, null, 2)}\n`;
}

const entry = (name: string, permission: "allow" | "refuse" | undefined) =>
  permission && { [name]: { use: permission === "allow" ? "allowed" : "notAllowed" } };

export function reachOfCawg(uses: UsesSaid): Reach {
  return {
    ...exactly,
    leavesOut: [
      ...(uses.index === undefined ? [] : (["index"] as const)),
      ...(uses.ground === "allow" ? (["ground"] as const) : []),
    ],
  };
}
