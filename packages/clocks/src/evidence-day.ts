import {
  canonicalJson,
  certificateEntry,
  equal,
  fromBase64,
  fromBase64Url,
  fromUtf8,
  isArray,
  isObject,
  leafHash,
  parseCheckpoint,
  parseJson,
  parseTlogProof,
  readCheckpoint,
  sha256,
  toBase64,
  toBase64Url,
  utf8,
  verifyInclusion,
} from "@colophon/proof";
import type { BlockPiece } from "./extra.ts";
import { Refusal } from "./refusal.ts";

// A day's evidence: all pieces that arrived, in a file, and its leaf in the log, a JWT of its own type. So tomorrow's clocks also
// cover yesterday's tokens, and a broken key of an authority does not undo what was stamped before.

const EVIDENCE_FORMAT = "colophon-evidence/v1";

const EVIDENCE_TYPE = /\/credentials\/evidence\/v1$/;

/** What arrived about one checkpoint. */
export interface StampedCheckpoint {
  /** Its signed text, as authorities stamp it. */
  text: string;
  rfc3161: Uint8Array[];
  ots: Uint8Array[];
  bitcoin: BlockPiece[];
}

export interface EvidenceDay {
  /** `2026-11-28`, UTC. */
  date: string;
  checkpoints: StampedCheckpoint[];
  ocsp: Uint8Array[];
}

/** The bytes of a day's file: one spelling of one content, whatever the order that its parts are given in. */
export function formatEvidenceDay({ date, checkpoints, ocsp }: EvidenceDay): Uint8Array {
  const value = {
    format: EVIDENCE_FORMAT,
    date,
    checkpoints: checkpoints
      .toSorted((a, b) => parseCheckpoint(a.text).size - parseCheckpoint(b.text).size)
      .map(({ text, rfc3161, ots, bitcoin }) => ({
        text,
        rfc3161: inOrder(rfc3161.map(toBase64)),
        ots: inOrder(ots.map(toBase64)),
        bitcoin: inOrder(
          bitcoin.map(({ height, headers }) => canonicalJson({ height, headers: toBase64(headers) })),
        ).map((one) => parseJson(one)),
      })),
    ocsp: inOrder(ocsp.map(toBase64)),
  };
  return utf8(canonicalJson(value));
}

/** Sorted by their texts, none twice. */
function inOrder(texts: readonly string[]): string[] {
  return [...new Set(texts)].toSorted((a, b) => (a < b ? -1 : 1));
}

/** Reads a day's file; one that is not written as `formatEvidenceDay` writes it is refused. */
export function parseEvidenceDay(bytes: Uint8Array): EvidenceDay {
  const value = parseJson(fromUtf8(bytes));
  if (!isObject(value)) throw refuse("the form");
  const { format, date } = value;
  if (format !== EVIDENCE_FORMAT || typeof date !== "string" || !/^\d{4}-\d\d-\d\d$/.test(date))
    throw refuse("the format or the date");
  const checkpoints = listOf(value, "checkpoints").map((one): StampedCheckpoint => {
    if (!isObject(one) || typeof one["text"] !== "string") throw refuse("a checkpoint");
    return {
      text: one["text"],
      rfc3161: listOf(one, "rfc3161").map(bytesOf),
      ots: listOf(one, "ots").map(bytesOf),
      bitcoin: listOf(one, "bitcoin").map((block) => {
        if (!isObject(block) || !isCount(block["height"])) throw refuse("a block");
        return { height: block["height"], headers: bytesOf(block["headers"]) };
      }),
    };
  });
  const day = { date, checkpoints, ocsp: listOf(value, "ocsp").map(bytesOf) };
  if (!equal(formatEvidenceDay(day), bytes)) throw refuse("it is not written in the one way");
  return day;
}

/** The head of a log. */
interface Head {
  size: number;
  /** 32 bytes. */
  root: Uint8Array;
}

/** What the issuer signs of a day's evidence. */
export interface EvidenceContent {
  issuer: string;
  /** Unix seconds. */
  issuedAt: number;
  /** The issuer's address of `/credentials/evidence/v1`. */
  vct: string;
  /** SHA-256 of the day's file. */
  file: Uint8Array;
  /** The smallest and the largest checkpoint that it is about. */
  first: Head;
  last: Head;
}

/** The ASCII text that the issuer's key signs with ES256. `assembleJwt` adds the signature. */
export function evidenceSigningInput(content: EvidenceContent, kid: string): string {
  const { issuer, issuedAt, vct, file, first, last } = content;
  if (!EVIDENCE_TYPE.test(vct)) throw new TypeError(`${vct} is no type of evidence`);
  const header = { alg: "ES256", typ: "evidence+jwt", kid };
  const head = ({ size, root }: Head) => ({ size, root: toBase64Url(root) });
  const payload = {
    iss: issuer,
    iat: issuedAt,
    vct,
    file: toBase64Url(file),
    first: head(first),
    last: head(last),
  };
  return [header, payload].map((part) => toBase64Url(utf8(JSON.stringify(part)))).join(".");
}

/** What a leaf of evidence says. Who signed it is not asked: its place in the log is what counts. */
export function parseEvidenceJwt(jwt: string): EvidenceContent {
  const parts = jwt.split(".");
  if (parts.length !== 3) throw refuse("a JWT has three parts");
  const [header, payload] = parts.slice(0, 2).map((part) => parseJson(fromUtf8(fromBase64Url(part))));
  if (!isObject(header) || header["typ"] !== "evidence+jwt" || header["alg"] !== "ES256")
    throw refuse("its header");
  if (!isObject(payload) || Object.keys(payload).length !== 6) throw refuse("its members");
  const { iss, iat, vct, file } = payload;
  if (typeof iss !== "string" || !isCount(iat) || typeof vct !== "string" || !EVIDENCE_TYPE.test(vct))
    throw refuse("its type");
  const [first, last] = [headOf(payload["first"]), headOf(payload["last"])];
  if (first.size > last.size) throw refuse("its checkpoints");
  return { issuer: iss, issuedAt: iat, vct, file: hashOf(file), first, last };
}

/** A day's file with its leaf in a later checkpoint. */
export interface Renewal {
  file: Uint8Array;
  jwt: string;
  /** C2SP tlog-proof of the JWT's leaf. */
  tlogProof: string;
}

/**
 * The later checkpoint, as a note, whose clocks also cover a piece: its bytes are in the day's file, whose leaf is in that
 * checkpoint's tree. Refused when one of both is not so. The checkpoint's signature and its own clocks are for the caller.
 */
export function renewedIn(piece: Uint8Array, { file, jwt, tlogProof }: Renewal): string {
  const { checkpoints, ocsp } = parseEvidenceDay(file);
  const pieces = [...ocsp, ...checkpoints.flatMap(({ rfc3161, ots }) => [...rfc3161, ...ots])];
  if (!pieces.some((one) => equal(one, piece))) throw refuse("the piece is not in that day’s file");
  const content = parseEvidenceJwt(jwt);
  if (!equal(content.file, sha256(file))) throw refuse("the leaf is of another file");
  const { index, proof, checkpoint } = parseTlogProof(tlogProof);
  const { size, root } = readCheckpoint(checkpoint);
  verifyInclusion({ index, size, leafHash: leafHash(certificateEntry(jwt)), proof, root });
  return checkpoint;
}

function headOf(value: unknown): Head {
  if (!isObject(value) || Object.keys(value).length !== 2 || !isCount(value["size"])) throw refuse("a head");
  return { size: value["size"], root: hashOf(value["root"]) };
}

function hashOf(value: unknown): Uint8Array {
  const bytes = typeof value === "string" ? fromBase64Url(value) : undefined;
  if (bytes?.length !== 32) throw refuse("a hash");
  return bytes;
}

function bytesOf(value: unknown): Uint8Array {
  if (typeof value !== "string") throw refuse("a piece");
  return fromBase64(value);
}

function listOf(value: Record<string, unknown>, name: string): unknown[] {
  const list = value[name];
  if (!isArray(list)) throw refuse(name);
  return list;
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

function refuse(why: string): Refusal {
  return new Refusal("unreadable", why);
}
