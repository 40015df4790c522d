import { askExplorer, type ExplorerAnswer, PUBLIC_CLOCKS } from "@colophon/clocks";
import { fromHex, toHex } from "@colophon/proof";

// Explorers see who asks them: they are asked on demand, and what they said is kept for the session.

const key = "blocksOfBitcoin";
const timeoutMs = 10_000;
/** In bytes: a header is 160 letters. */
const longestAnswer = 1000;

/** What explorers said in this session, by height. Empty until somebody has asked for it. */
export function keptAnswers(): Map<number, ExplorerAnswer[]> {
  return new Map(read() ?? []);
}

/** Somebody has agreed in this session that explorers see their address. */
export const mayAskExplorers = (): boolean => read() !== undefined;

/** Asks each explorer for each of these heights. One that fails has said nothing; it rejects only where the browser keeps nothing. */
export async function askExplorers(
  heights: readonly number[],
  explorers: readonly string[] = PUBLIC_CLOCKS.explorers,
): Promise<void> {
  const asked = heights.map(async (height): Promise<[number, ExplorerAnswer[]]> => {
    const answers = explorers.map((explorer) => askExplorer(explorer, height, fetchText));
    return [height, await Promise.all(answers)];
  });
  const found = await Promise.all(asked);
  const kept = [...keptAnswers(), ...found].map(([height, answers]) => [height, answers.map(written)]);
  sessionStorage.setItem(key, JSON.stringify(kept));
}

type Written =
  | { explorer: string; failed: string }
  | { explorer: string; hash: string; header: string; tip: number };

const written = (answer: ExplorerAnswer): Written =>
  "failed" in answer ? answer : { ...answer, header: toHex(answer.header) };

/** Undefined where nothing was kept, or nothing can be kept. */
function read(): [number, ExplorerAnswer[]][] | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? "null") as [number, Written[]][] | null;
    return kept?.map(([height, answers]) => [
      height,
      answers.map((answer) => ("failed" in answer ? answer : { ...answer, header: fromHex(answer.header) })),
    ]);
  } catch {
    return undefined;
  }
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, {
    credentials: "omit",
    referrerPolicy: "no-referrer",
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  });
  const reader = response.body?.getReader();
  if (!response.ok || reader === undefined) throw new Error(`it answers ${response.status}`);
  const decoder = new TextDecoder();
  let text = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length > longestAnswer) {
      await reader.cancel();
      throw new Error("its answer is too long");
    }
  }
  return text;
}
