import {
  canonicalJson,
  fromBase64,
  fromUtf8,
  isArray,
  isObject,
  parseJson,
  ProofError,
  toBase64,
  utf8,
} from "@colophon/proof";

// The `extra` line of a C2SP tlog-proof: evidence of when its checkpoint existed. Anybody can add to it.

/** In bytes, of the whole line and of each piece, decoded (docs/format.md): verifiers that people have pass over what is larger. */
export const EXTRA_MAX_BYTES = 40_960;
export const PIECE_MAX_BYTES = 16_384;

/** Headers of a block and of those on top of it. */
export interface BlockPiece {
  height: number;
  headers: Uint8Array;
}

/** Evidence as it travels: each piece in its own format. */
export interface Extra {
  rfc3161: Uint8Array[];
  ocsp: Uint8Array[];
  ots: Uint8Array[];
  bitcoin: BlockPiece[];
}

/** Pieces that can't even be taken apart are left out here, each with its reason. */
export interface ReadExtra extends Extra {
  unread: { member: keyof Extra; reason: "unreadable" | "too_large" | "repeated" }[];
}

/** Refused (undefined) as a whole: another version, a repeated member, no JSON, too long. */
export function readExtra(bytes: Uint8Array): ReadExtra | undefined {
  if (bytes.length > EXTRA_MAX_BYTES) return undefined;
  let value: unknown;
  try {
    value = parseJson(fromUtf8(bytes));
  } catch (error) {
    if (error instanceof ProofError) return undefined;
    throw error;
  }
  if (!isObject(value) || value["v"] !== 1) return undefined;
  const extra: ReadExtra = { rfc3161: [], ocsp: [], ots: [], bitcoin: [], unread: [] };
  const seen = new Set<string>();
  for (const member of ["rfc3161", "ocsp", "ots", "bitcoin"] as const) {
    const list = value[member];
    if (list !== undefined && !isArray(list)) extra.unread.push({ member, reason: "unreadable" });
    for (const item of isArray(list) ? list : []) {
      const text = `${member} ${canonicalJson(item)}`;
      const reason = seen.has(text) ? "repeated" : addPiece(extra, member, item);
      if (reason !== undefined) extra.unread.push({ member, reason });
      seen.add(text);
    }
  }
  return extra;
}

function addPiece(extra: Extra, member: keyof Extra, item: unknown): "unreadable" | "too_large" | undefined {
  const { height, headers } = isObject(item) ? item : {};
  const bytes = decode(member === "bitcoin" ? headers : item);
  if (bytes === undefined) return "unreadable";
  if (bytes.length > PIECE_MAX_BYTES) return "too_large";
  if (member !== "bitcoin") extra[member].push(bytes);
  else if (typeof height === "number" && Number.isSafeInteger(height) && height >= 0)
    extra.bitcoin.push({ height, headers: bytes });
  else return "unreadable";
  return undefined;
}

function decode(value: unknown): Uint8Array | undefined {
  if (typeof value !== "string") return undefined;
  try {
    return fromBase64(value);
  } catch (error) {
    if (error instanceof ProofError) return undefined;
    throw error;
  }
}

/** The bytes of the line, for `formatTlogProof`. More than it may have is a RangeError. */
export function formatExtra({ rfc3161, ocsp, ots, bitcoin }: Extra): Uint8Array {
  const encode = (pieces: Uint8Array[]) => (pieces.length > 0 ? pieces.map(toBase64) : undefined);
  const members = {
    v: 1,
    rfc3161: encode(rfc3161),
    ocsp: encode(ocsp),
    ots: encode(ots),
    bitcoin:
      bitcoin.length > 0
        ? bitcoin.map(({ height, headers }) => ({ height, headers: toBase64(headers) }))
        : undefined,
  };
  const present = Object.entries(members).filter(([, value]) => value !== undefined);
  const bytes = utf8(canonicalJson(Object.fromEntries(present)));
  const pieces = [...rfc3161, ...ocsp, ...ots, ...bitcoin.map(({ headers }) => headers)];
  if (bytes.length > EXTRA_MAX_BYTES || pieces.some(({ length }) => length > PIECE_MAX_BYTES))
    throw new RangeError("the evidence is too large");
  return bytes;
}
