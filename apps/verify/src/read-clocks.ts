import {
  answersInBundle,
  askExplorer,
  authorityOfRoot,
  type ClockRules,
  type ExplorerAnswer,
  heightsToLookUp,
  judgeClocks,
  type JudgeOptions,
  judgeTimeStamp,
  PUBLIC_CLOCKS,
  readExtra,
  Refusal,
  type StampedProof,
} from "@colophon/clocks";
import { DerError } from "@colophon/der";
import {
  type ClockEvidence,
  type ClockPiece,
  fromUtf8,
  parseBundle,
  parseTlogProof,
  ProofError,
} from "@colophon/proof";
import type { CheckOptions } from "./arguments.ts";
import { CannotCheckError } from "./errors.ts";
import { fetchSmall, readSmallFile } from "./read-limited.ts";
import { readRenewals } from "./read-renewals.ts";

/** Whom the command believes about time: who is known to everybody, and the roots that it was given. */
export async function readClockRules({ tsaRoots = [] }: CheckOptions): Promise<ClockRules> {
  const given = await Promise.all(tsaRoots.map(readRoot));
  return { ...PUBLIC_CLOCKS, authorities: [...PUBLIC_CLOCKS.authorities, ...given] };
}

async function readRoot(file: string) {
  const bytes = await readSmallFile(file);
  try {
    return authorityOfRoot(file, fromUtf8(bytes));
  } catch (error) {
    const isItsFault = error instanceof Refusal || error instanceof DerError || error instanceof ProofError;
    if (!isItsFault) throw error;
    throw new CannotCheckError("unreadable", `${file} cannot be read: it is not one certificate in PEM.`);
  }
}

/** Judges the evidence in a well-formed bundle's proof; undefined when it brings none. Explorers are asked when some are given. */
export async function readClocks(
  bundle: Uint8Array,
  { explorers, renewals = [] }: CheckOptions,
  rules: ClockRules,
): Promise<ClockEvidence | undefined> {
  const { extra, checkpoint } = parseTlogProof(parseBundle(bundle).tlogProof);
  if (extra === undefined) return undefined;
  const judge = (proof: StampedProof, renewed?: ReadonlyMap<string, number>) =>
    judgeWith(explorers, proof, { rules, ...(renewed && { renewed }) });
  if (renewals.length === 0) return await judge({ extra, checkpoint });
  const tokens = readExtra(extra)?.rfc3161 ?? [];
  return await judge({ extra, checkpoint }, await readRenewals(renewals, tokens, judge));
}

async function judgeWith(
  explorers: readonly URL[] | undefined,
  proof: StampedProof,
  given: Omit<JudgeOptions, "now" | "answers">,
): Promise<ClockEvidence> {
  const options = { ...given, now: Math.floor(Date.now() / 1000) };
  const offline = await judgeClocks(proof, options);
  if (explorers === undefined) return offline;
  const answers = new Map<number, ExplorerAnswer[]>();
  for (const height of heightsToLookUp(offline))
    answers.set(height, await Promise.all(explorers.map((one) => askForBlock(one, height))));
  return await judgeClocks(proof, { ...options, answers });
}

/** Judges the time-stamp of a PDF whose bundle this is. */
export async function readTimeStamp(
  token: { bytes: Uint8Array; about: Uint8Array },
  bundle: Uint8Array,
  rules: ClockRules,
): Promise<ClockPiece> {
  const now = Math.floor(Date.now() / 1000);
  return await judgeTimeStamp(token, { now, rules, ocsp: answersInBundle(bundle) });
}

/** Asks one explorer for a block of Bitcoin. */
export function askForBlock(explorer: URL, height: number): Promise<ExplorerAnswer> {
  return askExplorer(explorer.href.replace(/\/$/, ""), height, async (url) => {
    const { status, bytes } = await fetchSmall("The explorer", new URL(url), { redirect: "error" });
    if (status !== 200) throw new CannotCheckError("bad_answer", `it answers ${status}`);
    return fromUtf8(bytes);
  });
}
