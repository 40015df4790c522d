import { type ClockRules, type EarlierJudgement, judgeNamed } from "@colophon/clocks";
import { sha256, toHex, type Verification } from "@colophon/proof";
import type { CheckOptions } from "./arguments.ts";
import { askForBlock } from "./read-clocks.ts";
import { readSmallFile } from "./read-limited.ts";

/**
 * What an earlier proof of the file says, or that it was not given; one that the record doesn't name has no number. All of it is in the
 * JSON of `report-json.ts`.
 */
export type EarlierResult =
  | { number: number; kind: string; state: "not_at_hand" }
  | { number: number; kind: string; state: "at_hand"; judgement: EarlierJudgement }
  | { file: string; state: "not_named" };

/** The proofs that the record names, and those that were given. No check looks at them. */
export async function readEarlier(
  { earlier: paths = [], explorers }: CheckOptions,
  { record, provenTime }: Verification,
  rules: ClockRules,
): Promise<EarlierResult[]> {
  const { earlier: named = [], files = [] } = record?.claims ?? {};
  const given = await Promise.all(
    paths.map(async (file) => {
      const bytes = await readSmallFile(file);
      return { file, bytes, hash: toHex(sha256(bytes)) };
    }),
  );
  const options = {
    now: Math.floor(Date.now() / 1000),
    rules,
    ...(provenTime !== undefined && { olderThan: provenTime }),
    ...(explorers && {
      ask: (height: number) => Promise.all(explorers.map((one) => askForBlock(one, height))),
    }),
  };
  const found = named.map(async ({ number, kind, ...claim }): Promise<EarlierResult> => {
    const proof = given.find(({ hash }) => hash === claim.sha256);
    if (proof === undefined) return { number, kind, state: "not_at_hand" };
    const about = { kind, ...claim, files: files.map(({ sha256: file }) => file) };
    return { number, kind, state: "at_hand", judgement: await judgeNamed(proof.bytes, about, options) };
  });
  const others = given.filter(({ hash }) => named.every((claim) => claim.sha256 !== hash));
  return [
    ...(await Promise.all(found)),
    ...others.map(({ file }): EarlierResult => ({ file, state: "not_named" })),
  ];
}
