import { concat } from "@colophon/proof";
import { Refusal } from "../refusal.ts";
import { askExplorer, type FetchText, judgeAnswers, type LookUp } from "./explorers.ts";
import { type BlockHeader, BLOCKS_ON_TOP, readHeaders } from "./header.ts";
import type { WorkFloor } from "./work-floors.ts";

export type LookedUpBlock =
  /** `headers`: its own and those of the blocks on top, as they travel. */
  | { state: "agreed"; header: BlockHeader; headers: Uint8Array }
  | { state: Exclude<LookUp, "agreed"> | "bad_headers"; detail: string };

/**
 * Asks explorers for a block and those on top of it. Their headers count when at least two explorers agree about the block, and
 * all follow each other with the work that they ask for. Never rejects.
 */
export async function lookUpBlock(
  height: number,
  options: { explorers: readonly string[]; floors: readonly WorkFloor[]; fetchText: FetchText },
): Promise<LookedUpBlock> {
  const { explorers, floors, fetchText } = options;
  const answers = await Promise.all(explorers.map((one) => askExplorer(one, height, fetchText)));
  const shown = answers.find((answer) => !("failed" in answer));
  if (shown === undefined || "failed" in shown)
    return { state: "explorers_not_answered", detail: failuresOf(answers) };
  try {
    const [header] = readHeaders(shown.header, floors);
    if (header === undefined) return { state: "bad_headers", detail: "no header" };
    const state = judgeAnswers(height, header, answers);
    if (state !== "agreed") return { state, detail: failuresOf(answers) };
    const headers = [shown.header];
    for (let on = 1; on <= BLOCKS_ON_TOP; on++) {
      const next = await askExplorer(shown.explorer, height + on, fetchText);
      if ("failed" in next) return { state: "explorers_not_answered", detail: failuresOf([next]) };
      headers.push(next.header);
    }
    const bytes = concat(...headers);
    readHeaders(bytes, floors);
    return { state, header, headers: bytes };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { state: "bad_headers", detail: error.message };
  }
}

function failuresOf(answers: readonly Awaited<ReturnType<typeof askExplorer>>[]): string {
  return answers
    .flatMap((answer) => ("failed" in answer ? [`${answer.explorer}: ${answer.failed}`] : []))
    .join("; ");
}
