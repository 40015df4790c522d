import {
  type ClockRules,
  type DetachedProof,
  attestationsOf,
  formatDetachedProof,
  judgeTimeStamp,
  parseDetachedProof,
  proofOfCheckpoint,
  proofOfRecord,
  PUBLIC_CLOCKS,
  readExtra,
  Refusal,
  stampedDigest,
  stampedText,
  timeStampResponse,
} from "@colophon/clocks";
import {
  type Bundle,
  equal,
  fromBase64Url,
  parseBundle,
  parseDisclosure,
  parseSdJwt,
  parseTlogProof,
  ProofError,
  utf8,
} from "@colophon/proof";
import { certificatesOf, isOfKnownAuthority } from "./certificates-of.ts";
import { fileCommand, otsCommand, tokenCommand } from "./commands.ts";

// Files for programs that know nothing of this registry, and the commands by which those check them.

export interface StockFile {
  name: string;
  bytes: Uint8Array;
}

/** What one command of somebody else's program shows, of these files in its folder. */
export interface StockCheck {
  about: "file" | "recordInBitcoin" | "checkpointInBitcoin" | "token" | "tlogProof";
  files: StockFile[];
  /** For a shell; undefined for a format that other programs read, without one that everybody has. */
  command?: string;
  /** The authority of a token, where it counts by itself. */
  operator?: string;
  /** What a token states, in Unix seconds. */
  time?: number;
  /** A proof leads to a block of Bitcoin; without it, a calendar only promises one. */
  isOfBlock?: true;
  /** It was made with the roots of the machine: none was in the token. */
  needsRoot?: true;
}

/** Those for which a bundle has what they need; tokens of authorities that nobody knows are left out. */
export async function stockChecksOf(
  bytes: Uint8Array,
  { now, rules = PUBLIC_CLOCKS }: { now: number; rules?: ClockRules },
): Promise<StockCheck[]> {
  const bundle = parseBundle(bytes);
  const { extra: line, checkpoint } = parseTlogProof(bundle.tlogProof);
  const extra = line && readExtra(line);
  const text = { name: "checkpoint.txt", bytes: utf8(stampedText(checkpoint)) };
  const tokens = await Promise.all(
    (extra?.rfc3161 ?? []).map((token) => tokenCheck(token, text, { now, rules, ocsp: extra?.ocsp ?? [] })),
  );
  return [
    ...fileChecks(bundle),
    ...bitcoinChecks(bundle, text, extra?.ots ?? []),
    ...tokens.filter((check) => check !== undefined).map(numbered),
    { about: "tlogProof", files: [{ name: "record.tlog-proof", bytes: utf8(bundle.tlogProof) }] },
  ];
}

/** How many signs base64 lacks at the end of the record's payload. */
export function paddingOf(jwt: string): number {
  const payload = jwt.split(".")[1] ?? "";
  return (4 - (payload.length % 4)) % 4;
}

export const jwtName = "record.jwt";
const jwtFile = (jwt: string): StockFile => ({ name: jwtName, bytes: utf8(jwt) });

/** From each file that the record shows to the signed record, by OpenSSL alone. */
function fileChecks({ sdJwt }: Bundle): StockCheck[] {
  const { jwt, disclosures } = parseSdJwt(sdJwt);
  const shown = disclosures.map((text) => ({ text, name: parseDisclosure(text).name }));
  return shown
    .filter(({ name }) => /^file\.[0-9]+$/.test(name))
    .map(({ text, name }) => {
      const disclosure = `${name.replace(".", "-")}.json`;
      return {
        about: "file",
        files: [jwtFile(jwt), { name: disclosure, bytes: fromBase64Url(text) }],
        command: fileCommand({ file: "FILE", disclosure, padding: paddingOf(jwt) }),
      };
    });
}

/** The proof that leads to a block of Bitcoin, or else one that a calendar has promised. */
function bitcoinChecks(
  { sdJwt, tlogProof }: Bundle,
  text: StockFile,
  pieces: readonly Uint8Array[],
): StockCheck[] {
  const { checkpoint } = parseTlogProof(tlogProof);
  const proofs = pieces.flatMap((piece) => readProof(piece, stampedDigest(checkpoint)) ?? []);
  const [best] = proofs.toSorted((a, b) => Number(isOfBlock(b)) - Number(isOfBlock(a)));
  if (best === undefined) return [];
  const { jwt } = parseSdJwt(sdJwt);
  const check = (about: StockCheck["about"], file: StockFile, proof: DetachedProof): StockCheck => {
    const name = `${file.name}.ots`;
    return {
      about,
      files: [file, { name, bytes: formatDetachedProof(proof) }],
      command: otsCommand(name),
      ...(isOfBlock(proof) && { isOfBlock: true }),
    };
  };
  return [
    check("recordInBitcoin", jwtFile(jwt), proofOfRecord(jwt, tlogProof, best)),
    check("checkpointInBitcoin", text, proofOfCheckpoint(checkpoint, best)),
  ];
}

function readProof(piece: Uint8Array, digest: Uint8Array): DetachedProof | undefined {
  try {
    const proof = parseDetachedProof(piece);
    return equal(proof.digest, digest) ? proof : undefined;
  } catch (error) {
    if (error instanceof Refusal || error instanceof ProofError) return undefined;
    throw error;
  }
}

const isOfBlock = (proof: DetachedProof): boolean =>
  attestationsOf(proof).some(({ attestation: { kind } }) => kind === "bitcoin");

/** A token whose authority a verifier knows. Whether it was revoked is for OCSP, which `openssl ts` doesn't ask. */
async function tokenCheck(
  token: Uint8Array,
  text: StockFile,
  { now, rules, ocsp }: { now: number; rules: ClockRules; ocsp: Uint8Array[] },
): Promise<StockCheck | undefined> {
  const piece = await judgeTimeStamp({ bytes: token, about: text.bytes }, { now, rules, ocsp });
  if (!isOfKnownAuthority(piece)) return undefined;
  const { chain, root, time } = certificatesOf(token, rules);
  return {
    about: "token",
    ...("operator" in piece && { operator: piece.operator }),
    time,
    files: [
      text,
      { name: "checkpoint.tsr", bytes: timeStampResponse(token) },
      { name: "chain.pem", bytes: chain },
      ...(root ? [{ name: "root.pem", bytes: root }] : []),
    ],
    command: tokenCommand({
      about: { file: text.name },
      response: "checkpoint.tsr",
      chain: "chain.pem",
      root: root && "root.pem",
      time,
    }),
    ...(root === undefined && { needsRoot: true }),
  };
}

/** The files of a second token have names of their own. */
function numbered(check: StockCheck, at: number): StockCheck {
  if (at === 0) return check;
  const own = /\b(checkpoint|chain|root)\.(tsr|pem)\b/g;
  const rename = (text: string) => text.replaceAll(own, `$1-${at + 1}.$2`);
  return {
    ...check,
    files: check.files.map((file) => ({ ...file, name: rename(file.name) })),
    ...(check.command !== undefined && { command: rename(check.command) }),
  };
}

/** Each file once, by its name: several checks may need the same one. */
export function filesOfChecks(checks: readonly StockCheck[]): StockFile[] {
  return [...new Map(checks.flatMap(({ files }) => files).map((file) => [file.name, file])).values()];
}
