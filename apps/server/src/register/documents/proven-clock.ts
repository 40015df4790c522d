import {
  type ClockRules,
  type ExplorerAnswer,
  judgeClocks,
  PUBLIC_CLOCKS,
  readExtra,
} from "@colophon/clocks";
import { sha256 } from "@colophon/node-primitives";
import {
  type Bundle,
  formatBundle,
  parseTlogProof,
  type ProvenClock,
  toHex,
  type Trust,
  verifyCertificate,
} from "@colophon/proof";

/**
 * Whose time a document prints: what any verifier finds in the bundle by the public lists, once it has asked the explorers. They
 * were asked here, and agreed, before a block's headers were kept.
 */
export async function provenClock(
  bundle: Bundle,
  trust: Trust,
  rules: ClockRules = PUBLIC_CLOCKS,
): Promise<ProvenClock | undefined> {
  const { extra, checkpoint } = parseTlogProof(bundle.tlogProof);
  if (extra === undefined) return undefined;
  const blocks = readExtra(extra)?.bitcoin ?? [];
  const answers = new Map(
    blocks.map(({ height, headers }) => [height, whatExplorersSaid(headers, height, rules)]),
  );
  const now = Math.floor(Date.now() / 1000);
  const clocks = await judgeClocks({ extra, checkpoint }, { now, rules, answers });
  return verifyCertificate(formatBundle(bundle), { trust, clocks }).clocks?.proven;
}

/** Of a block that is kept with those on top of it. */
function whatExplorersSaid(headers: Uint8Array, height: number, { explorers }: ClockRules): ExplorerAnswer[] {
  const header = headers.subarray(0, headerLength);
  const hash = toHex(sha256(sha256(header)).toReversed());
  const tip = height + headers.length / headerLength - 1;
  return explorers.map((explorer) => ({ explorer, hash, header, tip }));
}

const headerLength = 80;
