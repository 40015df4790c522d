import { checkPdfSignature } from "@colophon/pdf-check";
import {
  type ChainEvidence,
  type DocumentEvidence,
  type SaidLater,
  type Verification,
  type Verifier,
} from "@colophon/proof";
import type { CheckOptions } from "./arguments.ts";
import { certificateFacts } from "@colophon/proof/statements";
import { type CheckedLicence, checkLicence } from "./check-licence.ts";
import { type VerifyContext, withTimeStamp } from "./check-context.ts";
import { CannotCheckError, type CheckProblem } from "./errors.ts";
import { findBundles, type FoundBundle } from "./find-bundles.ts";
import { readChain } from "./read-chain.ts";
import { readClocks } from "./read-clocks.ts";
import { type EarlierResult, readEarlier } from "./read-earlier.ts";
import { readStatus } from "./read-status.ts";
import { readUses, type UsesResult } from "./read-uses.ts";

/**
 * What came of one input and one of its bundles; `isPdf`: the input is a certificate's own PDF. Programs read all members, at any depth,
 * in the JSON of `report-json.ts`.
 */
export type Result = Checked | CheckedLicence | { input: string; problem: CheckProblem };

export interface Checked {
  input: string;
  bundle: string;
  isPdf: boolean;
  chain: ChainEvidence;
  /** When one was given, or asked for. */
  status?: SaidLater;
  verification: Verification;
  /** Proofs of the file from before, when the record names some or some were given. */
  earlier?: EarlierResult[];
  /** What its registrant says machines may do with it, when anything is said. */
  uses?: UsesResult;
}

/** Checks one input: one result for each of its bundles. Whatever is wrong with the input is a result, not an error. */
export async function checkInput(
  input: string,
  command: CheckOptions,
  context: VerifyContext,
): Promise<Result[]> {
  try {
    const bundles = await findBundles(input, command);
    return await Promise.all(
      bundles.map((found) =>
        found.isLicence
          ? checkLicence(input, found, command, context).catch((error: unknown) => problemOf(input, error))
          : checkBundle(input, found, command, context),
      ),
    );
  } catch (error) {
    return [problemOf(input, error)];
  }
}

async function checkBundle(
  input: string,
  found: FoundBundle,
  command: CheckOptions,
  context: VerifyContext,
): Promise<Result> {
  const { trust, verify } = context;
  const { from: bundle, read, certificateId } = found;
  try {
    const bytes = await read();
    const document = await withTimeStamp(documentOf(found, bytes, context), bytes, context);
    const ofDocument = document && { document };
    const first = verify(bytes, ofDocument);
    const about = { input, bundle, isPdf: document?.kind === "pdf" };
    const offline = { ...about, chain: { kind: "offline" } as const, verification: first };
    if (first.verdict === "not_valid") return offline;
    if (certificateId !== undefined && first.certificateId !== certificateId)
      throw new CannotCheckError(
        "bad_answer",
        `Asked for ${certificateId}, ${bundle} gave another certificate.`,
      );
    const attached = document?.kind === "pdf" ? pdfOf(found)?.status : undefined;
    const proven = { facts: certificateFacts(bytes, first), certificateId: first.certificateId };
    const status = await readStatus(command, { ...proven, attached }, context);
    const chain = command.rpc === undefined ? offline.chain : await readChain(command.rpc, bytes, trust);
    const clocks = await readClocks(bytes, command, context.clocks);
    const ofStatus = status && { status };
    const verification = verify(bytes, { ...ofDocument, ...ofStatus, ...(clocks && { clocks }), chain });
    const earlier = await readEarlier(command, verification, context.clocks);
    const uses = readUses(verification, status);
    return {
      ...about,
      chain,
      ...ofStatus,
      verification,
      ...(earlier.length > 0 && { earlier }),
      ...(uses && { uses }),
    };
  } catch (error) {
    return problemOf(input, error);
  }
}

function problemOf(input: string, error: unknown): Result {
  if (error instanceof CannotCheckError) return { input, problem: error.problem };
  throw error;
}

/** A work file, or the certificate's own PDF, with its bundle inside or given beside it. */
function documentOf(
  found: FoundBundle,
  bundle: Uint8Array,
  { trust, verify }: VerifyContext,
): DocumentEvidence | undefined {
  const { workFile } = found;
  const pdf = pdfOf(found);
  const file = workFile && { kind: "file" as const, sha256: workFile.sha256 };
  if (pdf?.bundle === undefined || (file && isRegistered(file, bundle, verify))) return file;
  // Without roots a signature is `no_root`, which is never a sound one.
  return { kind: "pdf", signature: checkPdfSignature(pdf, trust.pdf?.roots ?? []) };
}

const pdfOf = ({ workFile, pdf = workFile?.pdf }: FoundBundle) => pdf;

function isRegistered(document: DocumentEvidence, bundle: Uint8Array, verify: Verifier): boolean {
  const { checks } = verify(bundle, { document });
  return checks.some(({ id, state }) => id === "document" && state === "passed");
}
