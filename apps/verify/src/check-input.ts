import { type ChainEvidence, type Trust, type Verification, verifyCertificate } from "@colophon/proof";
import type { CheckCommand } from "./arguments.ts";
import { CannotCheckError, type Problem } from "./errors.ts";
import { certificatePdf, findBundles, type FoundBundle } from "./find-bundles.ts";
import { readChain } from "./read-chain.ts";

/** What came of one input and one of its bundles. */
export type Result =
  | { input: string; bundle: string; chain: ChainEvidence; verification: Verification }
  | { input: string; problem: Problem };

interface Context {
  trust: Trust;
  rpc: URL | undefined;
}

/** Checks one input: one result for each of its bundles. Whatever is wrong with the input is a result, not an error. */
export async function checkInput(input: string, command: CheckCommand, trust: Trust): Promise<Result[]> {
  try {
    const bundles = await findBundles(input, command);
    return await Promise.all(bundles.map((found) => checkBundle(input, found, { trust, rpc: command.rpc })));
  } catch (error) {
    return [problemOf(input, error)];
  }
}

async function checkBundle(input: string, found: FoundBundle, { trust, rpc }: Context): Promise<Result> {
  const { from: bundle, read, workFile, certificateId } = found;
  const document = workFile && { kind: "file" as const, sha256: workFile.sha256 };
  const options = { trust, ...(document && { document }) };
  try {
    const bytes = await read();
    const verification = verifyCertificate(bytes, options);
    if (workFile?.isPdf === true && isOnlyAnotherFile(verification)) throw certificatePdf(input);
    const offline = { input, bundle, chain: { kind: "offline" } as const, verification };
    if (verification.verdict === "not_valid") return offline;
    if (certificateId !== undefined && verification.certificateId !== certificateId)
      throw new CannotCheckError(
        "bad_answer",
        `Asked for ${certificateId}, ${bundle} gave another certificate.`,
      );
    if (rpc === undefined) return offline;
    const chain = await readChain(rpc, bytes, trust);
    return { input, bundle, chain, verification: verifyCertificate(bytes, { ...options, chain }) };
  } catch (error) {
    return problemOf(input, error);
  }
}

function problemOf(input: string, error: unknown): Result {
  if (error instanceof CannotCheckError) return { input, problem: error.problem };
  throw error;
}

function isOnlyAnotherFile({ checks }: Verification): boolean {
  const failed = checks.filter(({ state }) => state === "failed");
  return failed.length === 1 && failed[0]?.id === "document";
}
