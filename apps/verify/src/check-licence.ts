import { checkPdfSignature } from "@colophon/pdf-check";
import { type ChainEvidence, type SaidLater, utf8 } from "@colophon/proof";
import {
  licenceFacts,
  licenceVerifierOf,
  type LicenceVerification,
  parseLicenceFile,
  proofOfLicence,
} from "@colophon/proof/licences";
import { certificateFacts, type VerifiedStatus } from "@colophon/proof/statements";
import type { CheckOptions } from "./arguments.ts";
import { type VerifyContext, withTimeStamp } from "./check-context.ts";
import { CannotCheckError } from "./errors.ts";
import type { FoundBundle } from "./find-bundles.ts";
import { type LicenceNow, licenceNow } from "./licence-now.ts";
import { readChain } from "./read-chain.ts";
import { readClocks } from "./read-clocks.ts";
import { readStatus } from "./read-status.ts";

/** What came of one licence, as the JSON of `report-json.ts` has it, too. */
export interface CheckedLicence {
  input: string;
  /** The file or the registry that it comes from. */
  licence: string;
  isPdf: boolean;
  chain: ChainEvidence;
  /** When they were given, or asked for. */
  status?: SaidLater;
  workStatus?: SaidLater;
  /** What it is now, unless it is not valid. */
  now?: LicenceNow;
  verification: LicenceVerification;
}

/** Checks a licence as a certificate is checked, and with it its work's certificate and its licensor. */
export async function checkLicence(
  input: string,
  found: FoundBundle,
  command: CheckOptions,
  context: VerifyContext,
): Promise<CheckedLicence> {
  const { trust, primitives } = context;
  const { from: licence, read, pdf, certificateId: asked } = found;
  const bytes = await read();
  const verify = licenceVerifierOf(bytes, { trust, primitives });
  // Without roots a signature is `no_root`, which is never a sound one.
  const signature = pdf && checkPdfSignature(pdf, trust.pdf?.roots ?? []);
  const unstamped = signature && { kind: "pdf" as const, signature };
  const about = { input, licence, isPdf: pdf !== undefined };
  const offline = { ...about, chain: { kind: "offline" as const } };
  const first = verify(unstamped && { document: unstamped });
  const { work, certificateId } = first;
  if (first.verdict === "not_valid" || work === undefined) return { ...offline, verification: first };
  if (asked !== undefined && certificateId !== asked)
    throw new CannotCheckError("bad_answer", `Asked for ${asked}, ${licence} gave another licence.`);
  const proof = utf8(proofOfLicence(parseLicenceFile(bytes)));
  const document = await withTimeStamp(unstamped, proof, context);
  const own = { facts: licenceFacts(bytes, first), certificateId, attached: pdf?.licenceStatus };
  const status = await readStatus(command, own, context);
  const workStatus = await readStatus(
    { ...given(command.workStatus), ...(command.registry && { registry: command.registry }) },
    {
      facts: certificateFacts(work.bundle, work.verification),
      certificateId: work.verification.certificateId,
    },
    context,
  );
  const at = async (bundle: Uint8Array) => {
    const chain = command.rpc === undefined ? offline.chain : await readChain(command.rpc, bundle, trust);
    const clocks = await readClocks(bundle, command, context.clocks);
    return { chain, ...(clocks && { clocks }) };
  };
  const ofProof = await at(proof);
  const judged = workStatus?.state === "not_answered" ? undefined : workStatus;
  const verification = verify({
    ...ofProof,
    ...(document && { document }),
    ...(status && { status }),
    work: { ...(await at(utf8(work.bundle))), ...(workStatus && { status: workStatus }) },
    ...(judged && { workStatus: judged }),
  });
  const isGenuine = verification.verdict !== "not_valid";
  return {
    ...about,
    chain: ofProof.chain,
    ...(status && { status }),
    ...(workStatus && { workStatus }),
    ...(isGenuine && { now: licenceNow(verification, provenOf(status), Math.floor(Date.now() / 1000)) }),
    verification,
  };
}

const given = (status: string | undefined) => (status === undefined ? {} : { status });

/** What is proven of later statements; undefined when nothing is. */
export function provenOf(status: SaidLater | undefined): VerifiedStatus | undefined {
  return status === undefined || status.state === "refused" || status.state === "not_answered"
    ? undefined
    : status;
}
