import { fromHex, toHex } from "@colophon/proof";
import { BLOCKS_ON_TOP, type BlockHeader } from "./header.ts";

/** Public explorers of Bitcoin with the interface of Esplora, of two operators, as of November 2026. */
export const EXPLORERS: readonly string[] = ["https://blockstream.info/api", "https://mempool.space/api"];

/** What an explorer says of a height, or why it says nothing. */
export type ExplorerAnswer = ShownBlock | { explorer: string; failed: string };

interface ShownBlock {
  explorer: string;
  hash: string;
  header: Uint8Array;
  tip: number;
}

/** Gets a text from an address; rejects where there is none. Limits of size and time are the caller's. */
export type FetchText = (url: string) => Promise<string>;

/** Asks an explorer for the block at a height. Never rejects. */
export async function askExplorer(
  explorer: string,
  height: number,
  fetchText: FetchText,
): Promise<ExplorerAnswer> {
  try {
    const hash = (await fetchText(`${explorer}/block-height/${height}`)).trim();
    if (!/^[0-9a-f]{64}$/.test(hash)) return { explorer, failed: "it gives no hash" };
    const [header, tip] = await Promise.all([
      fetchText(`${explorer}/block/${hash}/header`),
      fetchText(`${explorer}/blocks/tip/height`),
    ]);
    if (!/^[0-9a-f]{160}$/.test(header.trim()) || !/^[0-9]{1,9}$/.test(tip.trim()))
      return { explorer, failed: "it gives no header" };
    return { explorer, hash, header: fromHex(header.trim()), tip: Number(tip) };
  } catch (error) {
    return { explorer, failed: error instanceof Error ? error.message : "it does not answer" };
  }
}

/** What explorers come to: the block is there, or nobody knows. That it is not is never concluded: either may be wrong. */
export type LookUp = "agreed" | "explorers_differ" | "explorers_not_answered" | "too_new";

/** Whether at least two explorers show this very header at this height, with enough blocks on top. */
export function judgeAnswers(
  height: number,
  { hash, bytes }: BlockHeader,
  answers: readonly ExplorerAnswer[],
): LookUp {
  const given = answers.filter((answer): answer is ShownBlock => !("failed" in answer));
  if (given.some((one) => one.hash !== hash || toHex(one.header) !== toHex(bytes))) return "explorers_differ";
  if (new Set(given.map(({ explorer }) => explorer)).size < 2) return "explorers_not_answered";
  return given.every(({ tip }) => tip >= height + BLOCKS_ON_TOP) ? "agreed" : "too_new";
}
