// RSL 1.0 (RSL-SPEC-1.0, December 2025), sections 3.1 to 3.5: https://rslstandard.org/rsl

import type { Permission, UsesSaid } from "../vocabulary.ts";
import { type CoarseWords, coarseWordsOf, reachOfCoarseWords } from "./coarse-words.ts";
import { type Reach, unsaidIn } from "./reach.ts";

/** A licence file for all below one path; undefined where nothing is said that it has a word for. */
export function rslOf(uses: UsesSaid, path: string): string | undefined {
  const words = coarseWordsOf(uses);
  const terms = [...element("permits", words, "allow"), ...element("prohibits", words, "refuse")];
  if (terms.length === 0) return undefined;
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<rsl xmlns="https://rslstandard.org/rsl">`,
    `  <content url="${escapeXml(path)}">`,
    `    <license>`,
    ...terms.map((term) => `      ${term}`),
    `    </license>`,
    `  </content>`,
    `</rsl>`,
    "",
  ].join("\n");
}

function element(name: "permits" | "prohibits", words: CoarseWords, permission: Permission): string[] {
  const tokens = (
    [
      ["search", words.search],
      ["ai-input", words.input],
      ["ai-train", words.training],
    ] as const
  ).flatMap(([token, said]) => (said === permission ? [token] : []));
  return tokens.length === 0 ? [] : [`<${name} type="usage">${tokens.join(" ")}</${name}>`];
}

/** A list of permitted uses is closed: what it lacks is refused. Without one, readers may take for permitted what is not prohibited. */
export function reachOfRsl(uses: UsesSaid): Reach {
  const words = Object.values(coarseWordsOf(uses));
  const { refusesToo, leavesOut } = reachOfCoarseWords(uses);
  const unsaid = unsaidIn(uses).filter((use) => !refusesToo.includes(use));
  if (words.includes("allow"))
    return { refusesToo: [...refusesToo, ...unsaid, ...leavesOut], mayAllow: [], leavesOut: [] };
  return { refusesToo, mayAllow: words.length === 0 ? [] : unsaid, leavesOut };
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeXml = (text: string): string => text.replaceAll(/[&<>"]/g, (one) => escapes[one] ?? one);
