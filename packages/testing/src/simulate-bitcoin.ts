import { hashOfBlock, mine, sha256d } from "./make-blocks.ts";
import { type OddService, serveOddly } from "./serve-oddly.ts";

/** A chain of blocks whose work is done in a moment: only a verifier that is told so accepts them (`easyFloors`). */
export interface SimulatedBitcoin {
  /** Adds a block with this Merkle root; answers its height. Time: Unix seconds, now unless given. */
  add(merkleRoot: Uint8Array, time?: number): number;
  header(height: number): Uint8Array | undefined;
  tip(): number;
}

export function simulateBitcoin(first = 900_000): SimulatedBitcoin {
  const headers: Uint8Array[] = [];
  let previous: Uint8Array = new Uint8Array(32).fill(7);
  return {
    add(merkleRoot, time = Math.floor(Date.now() / 1000)) {
      const header = mine(previous, merkleRoot, time);
      previous = new Uint8Array(sha256d(header));
      headers.push(header);
      return first + headers.length - 1;
    },
    header: (height) => headers[height - first],
    tip: () => first + headers.length - 1,
  };
}

/** How an explorer's answer may be wrong, beside the oddities of every service. */
export type ExplorerMood =
  | "true"
  /** Of every block another one, with as much work. */
  | "otherBlocks"
  /** It has no block above the one that is asked for first. */
  | "behind";

/** An explorer with the interface of Esplora; its address ends in `/api`. */
export async function startExplorer(bitcoin: SimulatedBitcoin): Promise<OddService<ExplorerMood>> {
  const others = new Map<number, Uint8Array>();
  let firstAsked: number | undefined;
  const shown = (height: number, mood: ExplorerMood): Uint8Array | undefined => {
    const header = bitcoin.header(height);
    if (header === undefined || mood !== "otherBlocks") return header;
    const other = others.get(height) ?? mine(header.slice(4, 36), new Uint8Array(32).fill(9), 1_700_000_000);
    others.set(height, other);
    return other;
  };
  const find = (path: string, mood: ExplorerMood): string | undefined => {
    const [, height] = /^\/api\/block-height\/(\d+)$/.exec(path) ?? [];
    if (height !== undefined) {
      firstAsked ??= Number(height);
      const header = shown(Number(height), mood);
      return header && hashOfBlock(header);
    }
    if (path === "/api/blocks/tip/height")
      return String(mood === "behind" ? (firstAsked ?? bitcoin.tip()) : bitcoin.tip());
    const [, hash] = /^\/api\/block\/([0-9a-f]{64})\/header$/.exec(path) ?? [];
    if (hash === undefined) return undefined;
    for (let at = bitcoin.tip(); bitcoin.header(at); at--) {
      const header = shown(at, mood);
      if (header && hashOfBlock(header) === hash) return Buffer.from(header).toString("hex");
    }
    return undefined;
  };
  const service = await serveOddly<ExplorerMood>("true", ({ path }, mood) => {
    const found = find(path, mood);
    return found === undefined
      ? { status: 404, type: "text/plain", body: "Block not found" }
      : { type: "text/plain", body: found };
  });
  return Object.assign(service, { url: `${service.url}/api` });
}
