/**
 * A host's name as its owner writes it, from its A-labels (RFC 5890): `xn--mnchen-3ya.example` is `münchen.example`. Undefined where
 * there is nothing to tell apart, or where a label is none, or not of letters, marks and digits alone: who shows it shows both forms,
 * and in doubt the first.
 */
export function unicodeHost(host: string): string | undefined {
  const labels = host.split(".");
  if (!labels.some((label) => label.startsWith(PREFIX))) return undefined;
  const decoded: string[] = [];
  for (const label of labels) {
    const text = label.startsWith(PREFIX) ? decodeLabel(label.slice(PREFIX.length)) : label;
    if (text === undefined) return undefined;
    decoded.push(text);
  }
  return decoded.join(".");
}

const PREFIX = "xn--";
const LETTERS = /^[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}-]*$/u;
const MAX_LABEL = 59;

// RFC 3492, section 5.
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const INITIAL_N = 128;
const MAX_CODE_POINT = 0x10_ff_ff;

function decodeLabel(encoded: string): string | undefined {
  if (encoded.length > MAX_LABEL || !/^[a-z0-9-]+$/.test(encoded)) return undefined;
  const points = decodePunycode(encoded);
  if (points?.every((point) => point < INITIAL_N) !== false) return undefined;
  const text = String.fromCodePoint(...points);
  return LETTERS.test(text) && isOneSpelling(text) ? text : undefined;
}

/** What isn't seen, and small letters of Cherokee, whose names are written in large ones. */
const NOT_WRITTEN = /\p{Default_Ignorable_Code_Point}|[\u13f8-\u13fd\uab70-\uabbf]/u;

/** Other spellings, when typed, lead to another name. ß, ς and ı are letters of their own. */
function isOneSpelling(text: string): boolean {
  if (NOT_WRITTEN.test(text)) return false;
  const other = text.replaceAll(/[ßςı]/gu, "x");
  const folded = other.toUpperCase().toLowerCase().normalize("NFKC");
  return text.normalize("NFKC") === text && folded === other;
}

/** Section 6.2. */
function decodePunycode(encoded: string): number[] | undefined {
  const end = encoded.lastIndexOf("-");
  const output = Array.from(encoded.slice(0, Math.max(end, 0)), (one) => one.charCodeAt(0));
  let n = INITIAL_N;
  let i = 0;
  let bias = INITIAL_BIAS;
  for (let at = end > 0 ? end + 1 : 0; at < encoded.length;) {
    const before = i;
    let weight = 1;
    for (let k = BASE; ; k += BASE) {
      const digit = digitOf(encoded.charCodeAt(at));
      if (at >= encoded.length || digit === undefined) return undefined;
      at += 1;
      i += digit * weight;
      const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX);
      if (digit < threshold) break;
      weight *= BASE - threshold;
      if (i > Number.MAX_SAFE_INTEGER / BASE || weight > Number.MAX_SAFE_INTEGER / BASE) return undefined;
    }
    const length = output.length + 1;
    bias = adapt(i - before, length, before === 0);
    n += Math.floor(i / length);
    i %= length;
    if (n > MAX_CODE_POINT || (n >= 0xd8_00 && n <= 0xdf_ff)) return undefined;
    output.splice(i, 0, n);
    i += 1;
  }
  return output;
}

/** `a` to `z` are 0 to 25, `0` to `9` are 26 to 35. */
function digitOf(code: number): number | undefined {
  if (code >= 0x61 && code <= 0x7a) return code - 0x61;
  return code >= 0x30 && code <= 0x39 ? code - 0x30 + 26 : undefined;
}

/** Section 6.1. */
function adapt(change: number, length: number, isFirst: boolean): number {
  let delta = Math.floor(change / (isFirst ? DAMP : 2));
  delta += Math.floor(delta / length);
  let k = 0;
  for (; delta > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) delta = Math.floor(delta / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * delta) / (delta + SKEW));
}
