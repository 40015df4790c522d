#!/usr/bin/env node
import { parseArgs, styleText } from "node:util";
import { createHash, createPublicKey, hash, verify } from "node:crypto";
import { createReadStream } from "node:fs";
import { rename, stat, writeFile } from "node:fs/promises";
import { setFlagsFromString } from "node:v8";
import { createInterface } from "node:readline";
// node_modules/@noble/hashes/utils.js
/**
* Checks if something is Uint8Array. Be careful: nodejs Buffer will return true.
* @param a - value to test
* @returns `true` when the value is a Uint8Array-compatible view.
* @example
* Check whether a value is a Uint8Array-compatible view.
* ```ts
* isBytes(new Uint8Array([1, 2, 3]));
* ```
*/
function isBytes$1(a) {
	return a instanceof Uint8Array || ArrayBuffer.isView(a) && a.constructor.name === "Uint8Array" && "BYTES_PER_ELEMENT" in a && a.BYTES_PER_ELEMENT === 1;
}
var atitle$1 = (title) => title ? `"${title}" ` : "";
/**
* Asserts something is a non-negative integer.
* @param n - number to validate
* @param title - label included in thrown errors
* @returns The validated number.
* @throws On wrong argument types. {@link TypeError}
* @throws On wrong argument ranges or values. {@link RangeError}
* @example
* Validate a non-negative integer option.
* ```ts
* anumber(32, 'length');
* ```
*/
function anumber$1(n, title = "") {
	if (typeof n !== "number") throw new TypeError(atitle$1(title) + "expected number, got " + typeof n);
	if (!Number.isSafeInteger(n) || n < 0) throw new RangeError(atitle$1(title) + "expected integer >= 0, got " + n);
	return n;
}
/**
* Asserts something is a boolean.
* @param value - value to validate
* @param title - label included in thrown errors
* @returns The validated boolean.
* @throws On wrong argument types. {@link TypeError}
* @example
* Validate a boolean option.
* ```ts
* abool(true, 'enableXOF');
* ```
*/
function abool$1(value, title = "") {
	if (typeof value !== "boolean") throw new TypeError(atitle$1(title) + "expected boolean, got type=" + typeof value);
	return value;
}
/**
* Asserts something is Uint8Array.
* @param value - value to validate
* @param length - optional exact length constraint
* @param title - label included in thrown errors
* @returns The validated byte array.
* @throws On wrong argument types. {@link TypeError}
* @throws On wrong argument ranges or values. {@link RangeError}
* @example
* Validate that a value is a byte array.
* ```ts
* abytes(new Uint8Array([1, 2, 3]));
* ```
*/
function abytes$1(value, length, title = "") {
	if (isBytes$1(value) && (length === void 0 || value.length === length)) return value;
	if (length !== void 0) anumber$1(length, "length");
	const bytes = isBytes$1(value);
	const ofLen = length !== void 0 ? ` of length ${length}` : "";
	const got = bytes ? `length=${value.length}` : `type=${typeof value}`;
	const message = atitle$1(title) + "expected Uint8Array" + ofLen + ", got " + got;
	if (!bytes) throw new TypeError(message);
	throw new RangeError(message);
}
/**
* Asserts something is a wrapped hash constructor.
* @param h - hash constructor to validate
* @throws On wrong argument types or invalid hash wrapper shape. {@link TypeError}
* @throws On invalid hash metadata ranges or values. {@link RangeError}
* @throws If the hash metadata allows empty outputs or block sizes. {@link Error}
* @example
* Validate a callable hash wrapper.
* ```ts
* import { ahash } from '@noble/hashes/utils.js';
* import { sha256 } from '@noble/hashes/sha2.js';
* ahash(sha256);
* ```
*/
function ahash(h) {
	if (typeof h !== "function" || typeof h.create !== "function") throw new TypeError("expected hash wrapped by utils.createHasher");
	anumber$1(h.outputLen);
	anumber$1(h.blockLen);
	if (h.outputLen < 1 || h.blockLen < 1) throw new Error("hash blockLen / outputLen must be >= 1");
}
var aobject$1 = (value, label) => {
	if (value === null || typeof value !== "object" || Array.isArray(value)) throw new TypeError((label === "object" ? "" : `"${label}" `) + "expected object, got type=" + typeof value);
};
var aopts = (value, label) => {
	aobject$1(value, label);
	const proto = Object.getPrototypeOf(value);
	if (proto !== Object.prototype && proto !== null) throw new TypeError(`"${label}" expected plain object`);
	if (Object.hasOwn(value, "__proto__")) throw new TypeError(`"${label}.__proto__" is not allowed`);
};
/**
* Asserts a hash instance has not been destroyed or finished.
* @param instance - hash instance to validate
* @param checkFinished - whether to reject finalized instances
* @throws If the hash instance has already been destroyed or finalized. {@link Error}
* @example
* Validate that a hash instance is still usable.
* ```ts
* import { aexists } from '@noble/hashes/utils.js';
* import { sha256 } from '@noble/hashes/sha2.js';
* const hash = sha256.create();
* aexists(hash);
* ```
*/
function aexists(instance, checkFinished = true) {
	if (instance.destroyed) throw new Error("hash was destroyed");
	if (checkFinished && instance.finished) throw new Error("digest() was already called");
}
/**
* Asserts output is a sufficiently-sized byte array.
* @param out - destination buffer
* @param instance - hash instance providing output length
* Oversized buffers are allowed; downstream code only promises to fill the first `outputLen` bytes.
* @throws On wrong argument types. {@link TypeError}
* @throws On wrong argument ranges or values. {@link RangeError}
* @example
* Validate a caller-provided digest buffer.
* ```ts
* import { aoutput } from '@noble/hashes/utils.js';
* import { sha256 } from '@noble/hashes/sha2.js';
* const hash = sha256.create();
* aoutput(new Uint8Array(hash.outputLen), hash);
* ```
*/
function aoutput(out, instance) {
	abytes$1(out, void 0, "output");
	const min = instance.outputLen;
	if (!(out.length >= min)) throw new RangeError("\"output\" expected length >= " + min);
}
/**
* Casts a typed array view to Uint32Array.
* `arr.byteOffset` must already be 4-byte aligned or the platform
* Uint32Array constructor will throw.
* @param arr - source typed array
* @returns Uint32Array view over the same buffer.
* @example
* Reinterpret a byte array as 32-bit words.
* ```ts
* u32(new Uint8Array(8));
* ```
*/
function u32(arr) {
	return new Uint32Array(arr.buffer, arr.byteOffset, Math.floor(arr.byteLength / 4));
}
/**
* Zeroizes typed arrays in place. Warning: JS provides no guarantees.
* @param arrays - arrays to overwrite with zeros
* @example
* Zeroize sensitive buffers in place.
* ```ts
* clean(new Uint8Array([1, 2, 3]));
* ```
*/
function clean(...arrays) {
	for (let i = 0; i < arrays.length; i++) arrays[i].fill(0);
}
/**
* Creates a DataView for byte-level manipulation.
* @param arr - source typed array
* @returns DataView over the same buffer region.
* @example
* Create a DataView over an existing buffer.
* ```ts
* createView(new Uint8Array(4));
* ```
*/
function createView(arr) {
	return new DataView(arr.buffer, arr.byteOffset, arr.byteLength);
}
/**
* Rotate-right operation for uint32 values.
* @param word - source word
* @param shift - shift amount in bits
* @returns Rotated word.
* @example
* Rotate a 32-bit word to the right.
* ```ts
* rotr(0x12345678, 8);
* ```
*/
function rotr(word, shift) {
	return word << 32 - shift | word >>> shift;
}
/** Whether the current platform is little-endian. */
var isLE = /* @__PURE__ */ (() => new Uint8Array(new Uint32Array([287454020]).buffer)[0] === 68)();
/**
* Byte-swap operation for uint32 values.
* @param word - source word
* @returns Word with reversed byte order.
* @example
* Reverse the byte order of a 32-bit word.
* ```ts
* byteSwap(0x11223344);
* ```
*/
function byteSwap(word) {
	return word << 24 & 4278190080 | word << 8 & 16711680 | word >>> 8 & 65280 | word >>> 24 & 255;
}
/**
* Byte-swaps every word of a Uint32Array in place.
* @param arr - array to mutate
* @returns The same array after mutation; callers pass live state arrays here.
* @example
* Reverse the byte order of every word in place.
* ```ts
* byteSwap32(new Uint32Array([0x11223344]));
* ```
*/
function byteSwap32(arr) {
	for (let i = 0; i < arr.length; i++) arr[i] = byteSwap(arr[i]);
	return arr;
}
/**
* Conditionally byte-swaps a Uint32Array on big-endian platforms.
* @param u - array to normalize for host endianness
* @returns Original or byte-swapped array depending on platform endianness.
*   On big-endian runtimes this mutates `u` in place via `byteSwap32(...)`.
* @example
* Normalize a word array for host endianness.
* ```ts
* swap32IfBE(new Uint32Array([0x11223344]));
* ```
*/
var swap32IfBE = isLE ? (u) => u : byteSwap32;
var hasHexBuiltin = /* @__PURE__ */ (() => typeof Uint8Array.from([]).toHex === "function" && typeof Uint8Array.fromHex === "function")();
var hexes = /* @__PURE__ */ Array.from({ length: 256 }, (_, i) => i.toString(16).padStart(2, "0"));
/**
* Convert byte array to hex string.
* Uses the built-in function when available and assumes it matches the tested
* fallback semantics.
* @param bytes - bytes to encode
* @returns Lowercase hexadecimal string.
* @throws On wrong argument types. {@link TypeError}
* @example
* Convert bytes to lowercase hexadecimal.
* ```ts
* bytesToHex(Uint8Array.from([0xca, 0xfe, 0x01, 0x23])); // 'cafe0123'
* ```
*/
function bytesToHex$1(bytes) {
	abytes$1(bytes);
	if (hasHexBuiltin) return bytes.toHex();
	let hex = "";
	for (let i = 0; i < bytes.length; i++) hex += hexes[bytes[i]];
	return hex;
}
function asciiToBase16(ch) {
	return ch >= 48 && ch <= 57 ? ch - 48 : ch >= 65 && ch <= 70 ? ch - 55 : ch >= 97 && ch <= 102 ? ch - 87 : void 0;
}
/**
* Convert hex string to byte array. Uses built-in function, when available.
* @param hex - hexadecimal string to decode
* @returns Decoded bytes.
* @throws On wrong argument types. {@link TypeError}
* @throws On wrong argument ranges or values. {@link RangeError}
* @example
* Decode lowercase hexadecimal into bytes.
* ```ts
* hexToBytes('cafe0123'); // Uint8Array.from([0xca, 0xfe, 0x01, 0x23])
* ```
*/
function hexToBytes$1(hex) {
	if (typeof hex !== "string") throw new TypeError("hex string expected, got " + typeof hex);
	if (hasHexBuiltin) try {
		return Uint8Array.fromHex(hex);
	} catch (error) {
		if (error instanceof SyntaxError) throw new RangeError(error.message);
		throw error;
	}
	const hl = hex.length;
	const al = hl / 2;
	if (hl % 2) throw new RangeError("hex string expected, got unpadded hex of length " + hl);
	const array = new Uint8Array(al);
	for (let ai = 0, hi = 0; ai < al; ai++, hi += 2) {
		const n1 = asciiToBase16(hex.charCodeAt(hi));
		const n2 = asciiToBase16(hex.charCodeAt(hi + 1));
		if (n1 === void 0 || n2 === void 0) {
			const char = hex[hi] + hex[hi + 1];
			throw new RangeError("hex string expected, got non-hex character \"" + char + "\" at index " + hi);
		}
		array[ai] = n1 * 16 + n2;
	}
	return array;
}
/**
* Copies several Uint8Arrays into one.
* @param arrays - arrays to concatenate
* @returns Concatenated byte array.
* @throws On wrong argument types. {@link TypeError}
* @example
* Concatenate multiple byte arrays.
* ```ts
* concatBytes(new Uint8Array([1]), new Uint8Array([2]));
* ```
*/
function concatBytes$1(...arrays) {
	let sum = 0;
	for (let i = 0; i < arrays.length; i++) {
		const a = arrays[i];
		abytes$1(a);
		sum += a.length;
	}
	const res = new Uint8Array(sum);
	for (let i = 0, pad = 0; i < arrays.length; i++) {
		const a = arrays[i];
		res.set(a, pad);
		pad += a.length;
	}
	return res;
}
/**
* Merges default options and passed options.
* @param defaults - base option object
* @param opts - user overrides
* @param title - label included in thrown override errors
* @returns Fresh merged option object with a null prototype.
* @throws On wrong argument types. {@link TypeError}
* @example
* Merge user overrides onto default options.
* ```ts
* checkOpts({ dkLen: 32 }, { asyncTick: 10 });
* ```
*/
function checkOpts(defaults, opts, title = "opts") {
	aopts(defaults, "defaults");
	if (opts !== void 0) aopts(opts, title);
	return Object.assign(Object.create(null), defaults, opts);
}
/**
* Creates a callable hash function from a stateful class constructor.
* @param hashCons - hash constructor or factory
* @param info - optional metadata such as DER OID
* @returns Frozen callable hash wrapper with `.create()`.
*   Wrapper construction eagerly calls `hashCons(undefined)` once to read
*   `outputLen` / `blockLen`, so constructor side effects happen at module
*   init time.
* @throws On wrong argument types. {@link TypeError}
* @example
* Wrap a stateful hash constructor into a callable helper.
* ```ts
* import { createHasher } from '@noble/hashes/utils.js';
* import { sha256 } from '@noble/hashes/sha2.js';
* const wrapped = createHasher(sha256.create, { oid: sha256.oid });
* wrapped(new Uint8Array([1]));
* ```
*/
function createHasher(hashCons, info = {}) {
	if (typeof hashCons !== "function") throw new TypeError("\"hashCons\" expected function, got type=" + typeof hashCons);
	info = checkOpts({}, info, "info");
	const hashC = (msg, opts) => hashCons(opts).update(msg).digest();
	const tmp = hashCons(void 0);
	hashC.outputLen = tmp.outputLen;
	hashC.blockLen = tmp.blockLen;
	hashC.canXOF = tmp.canXOF;
	hashC.create = (opts) => hashCons(opts);
	Object.assign(hashC, info);
	return Object.freeze(hashC);
}
/**
* Cryptographically secure PRNG backed by `crypto.getRandomValues`.
* @param bytesLength - number of random bytes to generate
* @returns Random bytes.
* The platform `getRandomValues()` implementation still defines any
* single-call length cap, and this helper rejects oversize requests
* with a stable library `RangeError` instead of host-specific errors.
* @throws On wrong argument types. {@link TypeError}
* @throws On wrong argument ranges or values. {@link RangeError}
* @throws If the current runtime does not provide `crypto.getRandomValues`. {@link Error}
* @example
* Generate a fresh random key or nonce.
* ```ts
* const key = randomBytes(16);
* ```
*/
function randomBytes$1(bytesLength = 32) {
	anumber$1(bytesLength, "bytesLength");
	const cr = typeof globalThis === "object" ? globalThis.crypto : null;
	if (typeof cr?.getRandomValues !== "function") throw new Error("crypto.getRandomValues must be defined");
	if (bytesLength > 65536) throw new RangeError(`"bytesLength" expected <= 65536, got ${bytesLength}`);
	return cr.getRandomValues(new Uint8Array(bytesLength));
}
/**
* Creates OID metadata for NIST hashes with prefix `06 09 60 86 48 01 65 03 04 02`.
* @param suffix - final OID byte for the selected hash.
*   The helper accepts any byte even though only the documented NIST hash
*   suffixes are meaningful downstream.
* @returns Object containing the DER-encoded OID.
* @example
* Build OID metadata for a NIST hash.
* ```ts
* oidNist(0x01);
* ```
*/
var oidNist = (suffix) => ({ oid: Uint8Array.from([
	6,
	9,
	96,
	134,
	72,
	1,
	101,
	3,
	4,
	2,
	suffix
]) });
// packages/proof/src/errors.ts
/**
* Hostile or damaged input was refused. A mistake of the calling program is a TypeError or RangeError instead.
* `message` is English for logs; show people a text chosen by `code`.
*/
var ProofError = class extends Error {
	code;
	constructor(code, message = code) {
		super(message);
		this.name = "ProofError";
		this.code = code;
	}
};
// packages/proof/src/encoding/bytes.ts
var encoder = /* @__PURE__ */ new TextEncoder();
var decoder = /* @__PURE__ */ new TextDecoder("utf-8", {
	fatal: true,
	ignoreBOM: true
});
var alphabets = {
	base64: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/",
	base64url: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
};
var alphabetCodes = {
	base64: /* @__PURE__ */ encoder.encode(alphabets.base64),
	base64url: /* @__PURE__ */ encoder.encode(alphabets.base64url)
};
function concat(...parts) {
	return concatBytes$1(...parts);
}
function equal(a, b) {
	return a.length === b.length && a.every((byte, i) => byte === b[i]);
}
/** UTF-8 of a string. A lone surrogate has no UTF-8 form and is refused (`bad_utf8`). */
function utf8(text) {
	if (!text.isWellFormed()) throw new ProofError("bad_utf8", "lone surrogate");
	return encoder.encode(text);
}
/** Strict UTF-8: overlong forms, surrogates and stray bytes are refused (`bad_utf8`); a byte order mark is kept. */
function fromUtf8(bytes) {
	try {
		return decoder.decode(bytes);
	} catch {
		throw new ProofError("bad_utf8");
	}
}
/** Lower-case hexadecimal without prefix. */
function toHex(bytes) {
	return bytesToHex$1(bytes);
}
/** Lower-case hexadecimal of whole bytes, nothing else (`bad_hex`). */
function fromHex(text) {
	if (!/^(?:[0-9a-f]{2})*$/.test(text)) throw new ProofError("bad_hex");
	return hexToBytes$1(text);
}
/** RFC 4648 section 4: standard alphabet, padded. */
function toBase64(bytes) {
	const text = encode64(bytes, "base64");
	return text + "=".repeat((4 - text.length % 4) % 4);
}
/** Accepts exactly what `toBase64` writes (`bad_base64`): padding required, unused bits zero. */
function fromBase64(text) {
	const padding = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
	const bytes = text.length % 4 === 0 ? decode64(text.slice(0, text.length - padding), "base64") : void 0;
	if (bytes === void 0) throw new ProofError("bad_base64");
	return bytes;
}
/** RFC 4648 section 5: URL-safe alphabet, unpadded (RFC 7515 section 2). */
function toBase64Url(bytes) {
	return encode64(bytes, "base64url");
}
/** Accepts exactly what `toBase64Url` writes (`bad_base64url`): no padding, unused bits zero. */
function fromBase64Url(text) {
	const bytes = decode64(text, "base64url");
	if (bytes === void 0) throw new ProofError("bad_base64url");
	return bytes;
}
function encode64(bytes, name) {
	const encoded = bytes.toBase64?.({
		alphabet: name,
		omitPadding: true
	});
	if (encoded !== void 0) return encoded;
	const codes = new Uint8Array(Math.ceil(bytes.length * 8 / 6));
	const alphabet = alphabetCodes[name];
	let length = 0;
	let bits = 0;
	let pending = 0;
	for (const byte of bytes) {
		pending = pending << 8 | byte;
		for (bits += 8; bits >= 6; bits -= 6) codes[length++] = alphabet[pending >> bits - 6 & 63] ?? 0;
		pending &= (1 << bits) - 1;
	}
	if (bits > 0) codes[length] = alphabet[pending << 6 - bits] ?? 0;
	return decoder.decode(codes);
}
/** By character code: a character's value; `NONE` where it is not in the alphabet. */
var NONE = 64;
var values = {
	base64: /* @__PURE__ */ valuesOf("base64"),
	base64url: /* @__PURE__ */ valuesOf("base64url")
};
function valuesOf(name) {
	const table = (/* @__PURE__ */ new Uint8Array(128)).fill(NONE);
	for (const [value, code] of alphabetCodes[name].entries()) table[code] = value;
	return table;
}
/** The engines' own decoders accept more than the canonical form, and not all the same. */
function decode64(text, name) {
	const table = values[name];
	const bytes = new Uint8Array(Math.floor(text.length * 6 / 8));
	const rest = text.length % 4;
	let length = 0;
	let seen = 0;
	let at = 0;
	while (at < text.length - rest) {
		const a = table[text.charCodeAt(at++)] ?? NONE;
		const b = table[text.charCodeAt(at++)] ?? NONE;
		const c = table[text.charCodeAt(at++)] ?? NONE;
		const d = table[text.charCodeAt(at++)] ?? NONE;
		seen |= a | b | c | d;
		bytes[length++] = a << 2 | b >> 4;
		bytes[length++] = b << 4 | c >> 2;
		bytes[length++] = c << 6 | d;
	}
	let pending = 0;
	while (at < text.length) {
		const value = table[text.charCodeAt(at++)] ?? NONE;
		seen |= value;
		pending = pending << 6 | value;
	}
	let bits = 6 * rest;
	for (; bits >= 8; bits -= 8) bytes[length++] = pending >> bits - 8;
	return bits !== 6 && (pending & (1 << bits) - 1) === 0 && seen < NONE ? bytes : void 0;
}
// packages/proof/src/encoding/integer.ts
var U64 = 8;
/** ASCII decimal without leading zeroes, up to 2^53 - 1; undefined for anything else. */
function parseDecimal(text) {
	if (!/^(?:0|[1-9][0-9]*)$/.test(text)) return void 0;
	const value = Number(text);
	return Number.isSafeInteger(value) ? value : void 0;
}
function isCount(value) {
	return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}
/** A mistake of the caller, not of an input: RangeError. */
function assertCount(value, name) {
	if (!isCount(value)) throw new RangeError(`${name} must be a safe integer of at least 0`);
}
/** Big-endian u64. */
function toU64(value) {
	assertCount(value, "u64");
	const bytes = new Uint8Array(U64);
	new DataView(bytes.buffer).setBigUint64(0, BigInt(value));
	return bytes;
}
/** The big-endian u64 at `offset`; refused with `bad_index` when it is above 2^53 - 1 or cut short. */
function fromU64(bytes, offset = 0) {
	if (offset + U64 > bytes.length) throw new ProofError("bad_index", "u64 cut short");
	const value = new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(offset);
	if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new ProofError("bad_index", "u64 above 2^53 - 1");
	return Number(value);
}
// packages/proof/src/encoding/json.ts
/** A trusted file nests some four deep, a disclosure's value 16 (docs/format.md, Conventions). */
var MAX_DEPTH$3 = 64;
/**
* Reads JSON (RFC 8259) of which only one reading is possible. JSON.parse takes the last of repeated members where others
* take the first, so a text that repeats one says different things to different readers (`repeated_member`); names are
* compared as they are meant, not as they are escaped. `bad_json`: no JSON, nested deeper than 64, an integer that is
* not written as one or is not below 2^53, a number too large. Takes time in proportion to the text's length.
*/
function parseJson$1(text) {
	let value;
	try {
		value = JSON.parse(text);
	} catch {
		throw new ProofError("bad_json");
	}
	assertOneReading(text);
	return value;
}
function isObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
/** Array.isArray without its `any`. */
function isArray(value) {
	return Array.isArray(value);
}
/** Whether an object has exactly these keys of its own. */
function hasExactlyKeys(value, keys) {
	return Object.keys(value).length === keys.length && keys.every((key) => Object.hasOwn(value, key));
}
/** Whether a number has one spelling: `parseJson` refuses all others, so nobody may write them. */
function hasOneSpelling(value) {
	return Number.isInteger(value) ? Number.isSafeInteger(value) : Number.isFinite(value);
}
var PLUS = 43;
var MINUS = 45;
var QUOTE = 34;
var COLON = 58;
var BACKSLASH = 92;
var OPEN_ARRAY = 91;
var CLOSE_ARRAY = 93;
var OPEN_OBJECT = 123;
var CLOSE_OBJECT = 125;
/** Goes once over a text that is JSON: what it is made of is known, so only names, numbers and depth are looked at. */
function assertOneReading(text) {
	/** For each object or array that is open, the names in it so far. */
	const open = [];
	for (let at = 0; at < text.length;) {
		const code = text.charCodeAt(at);
		if (code === QUOTE) {
			const end = endOfString(text, at);
			if (text.charCodeAt(skipSpace$1(text, end)) === COLON) {
				const names = open[open.length - 1] ??= /* @__PURE__ */ new Set();
				const name = nameOf$2(text.slice(at, end));
				if (names.has(name)) throw new ProofError("repeated_member", name);
				names.add(name);
			}
			at = end;
		} else if (code === MINUS || isDigit(code)) {
			const end = endOfNumber(text, at);
			assertOneSpelling(text.slice(at, end));
			at = end;
		} else {
			if (code === OPEN_OBJECT || code === OPEN_ARRAY) {
				if (open.push(void 0) > MAX_DEPTH$3) throw new ProofError("bad_json", "nested too deep");
			} else if (code === CLOSE_OBJECT || code === CLOSE_ARRAY) open.pop();
			at++;
		}
	}
}
/** Behind the closing quote: the first one with an even number of backslashes before it. */
function endOfString(text, start) {
	let quote = start;
	let escapes;
	do {
		quote = text.indexOf("\"", quote + 1);
		escapes = 0;
		while (text.charCodeAt(quote - 1 - escapes) === BACKSLASH) escapes++;
	} while (escapes % 2 === 1);
	return quote + 1;
}
function skipSpace$1(text, start) {
	let at = start;
	while (text.charCodeAt(at) <= 32) at++;
	return at;
}
function nameOf$2(quoted) {
	return quoted.includes("\\") ? String(JSON.parse(quoted)) : quoted.slice(1, -1);
}
function isDigit(code) {
	return code >= 48 && code <= 57;
}
/** Digits, the point, both signs and both ways to write the exponent. */
function isOfNumber(code) {
	return isDigit(code) || code === 46 || code === PLUS || code === MINUS || code === 101 || code === 69;
}
/** A number ends where a comma, a bracket or white space begins. */
function endOfNumber(text, start) {
	let at = start + 1;
	while (isOfNumber(text.charCodeAt(at))) at++;
	return at;
}
function assertOneSpelling(number) {
	const value = Number(number);
	if (!(!Number.isInteger(value) || number === String(value)) || !hasOneSpelling(value)) throw new ProofError("bad_json", `the number ${number}`);
}
// node_modules/@noble/hashes/_u64.js
var U32_MASK64 = /* @__PURE__ */ (() => BigInt(2 ** 32 - 1))();
var _32n = /* @__PURE__ */ BigInt(32);
function fromBig(n, le = false) {
	if (le) return {
		h: Number(n & U32_MASK64),
		l: Number(n >> _32n & U32_MASK64)
	};
	return {
		h: Number(n >> _32n & U32_MASK64) | 0,
		l: Number(n & U32_MASK64) | 0
	};
}
function split(lst, le = false) {
	const len = lst.length;
	let Ah = new Uint32Array(len);
	let Al = new Uint32Array(len);
	for (let i = 0; i < len; i++) {
		const { h, l } = fromBig(lst[i], le);
		[Ah[i], Al[i]] = [h, l];
	}
	return [Ah, Al];
}
var fromNumH = (n) => n / 2 ** 32 | 0;
var fromNumL = (n) => n >>> 0;
function setU64FromNum(view, byteOffset, n, isLE) {
	const h = fromNumH(n);
	const l = fromNumL(n);
	view.setUint32(byteOffset, isLE ? l : h, isLE);
	view.setUint32(byteOffset + 4, isLE ? h : l, isLE);
}
var shrSH = (h, _l, s) => h >>> s;
var shrSL = (h, l, s) => h << 32 - s | l >>> s;
var rotrSH = (h, l, s) => h >>> s | l << 32 - s;
var rotrSL = (h, l, s) => h << 32 - s | l >>> s;
var rotrBH = (h, l, s) => h << 64 - s | l >>> s - 32;
var rotrBL = (h, l, s) => h >>> s - 32 | l << 64 - s;
function add(Ah, Al, Bh, Bl) {
	const l = (Al >>> 0) + (Bl >>> 0);
	return {
		h: Ah + Bh + (l / 2 ** 32 | 0) | 0,
		l: l | 0
	};
}
var add3L = (Al, Bl, Cl) => (Al >>> 0) + (Bl >>> 0) + (Cl >>> 0);
var add3H = (low, Ah, Bh, Ch) => Ah + Bh + Ch + (low / 2 ** 32 | 0) | 0;
var add4L = (Al, Bl, Cl, Dl) => (Al >>> 0) + (Bl >>> 0) + (Cl >>> 0) + (Dl >>> 0);
var add4H = (low, Ah, Bh, Ch, Dh) => Ah + Bh + Ch + Dh + (low / 2 ** 32 | 0) | 0;
var add5L = (Al, Bl, Cl, Dl, El) => (Al >>> 0) + (Bl >>> 0) + (Cl >>> 0) + (Dl >>> 0) + (El >>> 0);
var add5H = (low, Ah, Bh, Ch, Dh, Eh) => Ah + Bh + Ch + Dh + Eh + (low / 2 ** 32 | 0) | 0;
// node_modules/@noble/hashes/_md.js
/**
* Internal Merkle-Damgard hash utils.
* @module
*/
/**
* Shared 32-bit conditional boolean primitive reused by SHA-256, SHA-1, and MD5 `F`.
* Returns bits from `b` when `a` is set, otherwise from `c`.
* The XOR form is equivalent to MD5's `F(X,Y,Z) = XY v not(X)Z` because the masked terms never
* set the same bit.
* @param a - selector word
* @param b - word chosen when selector bit is set
* @param c - word chosen when selector bit is clear
* @returns Mixed 32-bit word.
* @example
* Combine three words with the shared 32-bit choice primitive.
* ```ts
* Chi(0xffffffff, 0x12345678, 0x87654321);
* ```
*/
function Chi(a, b, c) {
	return a & b ^ ~a & c;
}
/**
* Shared 32-bit majority primitive reused by SHA-256 and SHA-1.
* Returns bits shared by at least two inputs.
* @param a - first input word
* @param b - second input word
* @param c - third input word
* @returns Mixed 32-bit word.
* @example
* Combine three words with the shared 32-bit majority primitive.
* ```ts
* Maj(0xffffffff, 0x12345678, 0x87654321);
* ```
*/
function Maj(a, b, c) {
	return a & b ^ a & c ^ b & c;
}
/**
* Merkle-Damgard hash construction base class.
* Could be used to create MD5, RIPEMD, SHA1, SHA2.
* Accepts only byte-aligned `Uint8Array` input, even when the underlying spec describes bit
* strings with partial-byte tails.
* @param blockLen - internal block size in bytes
* @param outputLen - digest size in bytes
* @param padOffset - trailing length field size in bytes
* @param isLE - whether length and state words are encoded in little-endian
* @example
* Use a concrete subclass to get the shared Merkle-Damgard update/digest flow.
* ```ts
* import { _SHA1 } from '@noble/hashes/legacy.js';
* const hash = new _SHA1();
* hash.update(new Uint8Array([97, 98, 99]));
* hash.digest();
* ```
*/
var HashMD = class {
	blockLen;
	outputLen;
	canXOF = false;
	padOffset;
	isLE;
	buffer;
	view;
	finished = false;
	length = 0;
	pos = 0;
	destroyed = false;
	constructor(blockLen, outputLen, padOffset, isLE) {
		this.blockLen = blockLen;
		this.outputLen = outputLen;
		this.padOffset = padOffset;
		this.isLE = isLE;
		this.buffer = new Uint8Array(blockLen);
		this.view = createView(this.buffer);
	}
	update(data) {
		aexists(this);
		abytes$1(data);
		const { view, buffer, blockLen } = this;
		const len = data.length;
		let processed = false;
		for (let pos = 0; pos < len;) {
			const take = Math.min(blockLen - this.pos, len - pos);
			if (take === blockLen) {
				const dataView = createView(data);
				for (; blockLen <= len - pos; pos += blockLen) this.process(dataView, pos);
				processed = true;
				continue;
			}
			buffer.set(pos === 0 && take === len ? data : data.subarray(pos, pos + take), this.pos);
			this.pos += take;
			pos += take;
			if (this.pos === blockLen) {
				this.process(view, 0);
				this.pos = 0;
				processed = true;
			}
		}
		this.length += data.length;
		if (processed) this.roundClean();
		return this;
	}
	digestInto(out) {
		aexists(this);
		aoutput(out, this);
		this.finished = true;
		const { buffer, view, blockLen, isLE } = this;
		let { pos } = this;
		buffer[pos++] = 128;
		buffer.fill(0, pos);
		if (this.padOffset > blockLen - pos) {
			this.process(view, 0);
			buffer.fill(0);
		}
		setU64FromNum(view, blockLen - 8, this.length * 8, isLE);
		this.process(view, 0);
		this.roundClean();
		const oview = out === buffer ? view : createView(out);
		const len = this.outputLen;
		const outLen = len / 4;
		const state = this.get();
		if (len % 4 || outLen > state.length) throw new Error("invalid outputLen");
		for (let i = 0; i < outLen; i++) oview.setUint32(4 * i, state[i], isLE);
	}
	digest() {
		const { buffer, outputLen } = this;
		this.digestInto(buffer);
		const res = buffer.slice(0, outputLen);
		this.destroy();
		return res;
	}
	_cloneIntoMeta(to) {
		const { buffer, length, finished, destroyed, pos } = this;
		to.destroyed = destroyed;
		to.finished = finished;
		to.length = length;
		to.pos = pos;
		if (pos) to.buffer.set(buffer);
		return to;
	}
	clone() {
		return this._cloneInto();
	}
};
/**
* Initial SHA-2 state: fractional parts of square roots of first 16 primes 2..53.
* Check out `test/misc/sha2-gen-iv.js` for recomputation guide.
*/
/** Initial SHA256 state from RFC 6234 §6.1: the first 32 bits of the fractional parts of the
* square roots of the first eight prime numbers. Exported as a shared table; callers must treat
* it as read-only because constructors copy words from it by index. */
var SHA256_IV = /* @__PURE__ */ Uint32Array.from([
	1779033703,
	3144134277,
	1013904242,
	2773480762,
	1359893119,
	2600822924,
	528734635,
	1541459225
]);
/** Initial SHA512 state from RFC 6234 §6.3: eight RFC 64-bit `H(0)` words stored as sixteen
* big-endian 32-bit halves. Derived from the fractional parts of the square roots of the first
* eight prime numbers. Exported as a shared table; callers must treat it as read-only because
* constructors copy halves from it by index. */
var SHA512_IV = /* @__PURE__ */ Uint32Array.from([
	1779033703,
	4089235720,
	3144134277,
	2227873595,
	1013904242,
	4271175723,
	2773480762,
	1595750129,
	1359893119,
	2917565137,
	2600822924,
	725511199,
	528734635,
	4215389547,
	1541459225,
	327033209
]);
// node_modules/@noble/hashes/sha2.js
/**
* SHA2 hash function. A.k.a. sha256, sha384, sha512, sha512_224, sha512_256.
* SHA256 is the fastest hash implementable in JS, even faster than Blake3.
* Check out {@link https://www.rfc-editor.org/rfc/rfc4634 | RFC 4634} and
* {@link https://nvlpubs.nist.gov/nistpubs/FIPS/NIST.FIPS.180-4.pdf | FIPS 180-4}.
* @module
*/
/**
* SHA-224 / SHA-256 round constants from RFC 6234 §5.1: the first 32 bits
* of the cube roots of the first 64 primes (2..311).
*/
var SHA256_K = /* @__PURE__ */ Uint32Array.from([
	1116352408,
	1899447441,
	3049323471,
	3921009573,
	961987163,
	1508970993,
	2453635748,
	2870763221,
	3624381080,
	310598401,
	607225278,
	1426881987,
	1925078388,
	2162078206,
	2614888103,
	3248222580,
	3835390401,
	4022224774,
	264347078,
	604807628,
	770255983,
	1249150122,
	1555081692,
	1996064986,
	2554220882,
	2821834349,
	2952996808,
	3210313671,
	3336571891,
	3584528711,
	113926993,
	338241895,
	666307205,
	773529912,
	1294757372,
	1396182291,
	1695183700,
	1986661051,
	2177026350,
	2456956037,
	2730485921,
	2820302411,
	3259730800,
	3345764771,
	3516065817,
	3600352804,
	4094571909,
	275423344,
	430227734,
	506948616,
	659060556,
	883997877,
	958139571,
	1322822218,
	1537002063,
	1747873779,
	1955562222,
	2024104815,
	2227730452,
	2361852424,
	2428436474,
	2756734187,
	3204031479,
	3329325298
]);
/** Reusable SHA-224 / SHA-256 message schedule buffer `W_t` from RFC 6234 §6.2 step 1. */
var SHA256_W = /* @__PURE__ */ new Uint32Array(64);
/** Internal SHA-224 / SHA-256 compression engine from RFC 6234 §6.2. */
var SHA2_32B = class extends HashMD {
	A = 0;
	B = 0;
	C = 0;
	D = 0;
	E = 0;
	F = 0;
	G = 0;
	H = 0;
	constructor(outputLen, IV) {
		super(64, outputLen, 8, false);
		this.A = IV[0] | 0;
		this.B = IV[1] | 0;
		this.C = IV[2] | 0;
		this.D = IV[3] | 0;
		this.E = IV[4] | 0;
		this.F = IV[5] | 0;
		this.G = IV[6] | 0;
		this.H = IV[7] | 0;
	}
	get() {
		const { A, B, C, D, E, F, G, H } = this;
		return [
			A,
			B,
			C,
			D,
			E,
			F,
			G,
			H
		];
	}
	set(A, B, C, D, E, F, G, H) {
		this.A = A | 0;
		this.B = B | 0;
		this.C = C | 0;
		this.D = D | 0;
		this.E = E | 0;
		this.F = F | 0;
		this.G = G | 0;
		this.H = H | 0;
	}
	_cloneInto(to) {
		(to ||= new this.constructor()).set(...this.get());
		return this._cloneIntoMeta(to);
	}
	process(view, offset) {
		for (let i = 0; i < 16; i++, offset += 4) SHA256_W[i] = view.getUint32(offset, false);
		for (let i = 16; i < 64; i++) {
			const W15 = SHA256_W[i - 15];
			const W2 = SHA256_W[i - 2];
			const s0 = rotr(W15, 7) ^ rotr(W15, 18) ^ W15 >>> 3;
			const s1 = rotr(W2, 17) ^ rotr(W2, 19) ^ W2 >>> 10;
			SHA256_W[i] = s1 + SHA256_W[i - 7] + s0 + SHA256_W[i - 16] | 0;
		}
		let { A, B, C, D, E, F, G, H } = this;
		for (let i = 0; i < 64; i++) {
			const sigma1 = rotr(E, 6) ^ rotr(E, 11) ^ rotr(E, 25);
			const T1 = H + sigma1 + Chi(E, F, G) + SHA256_K[i] + SHA256_W[i] | 0;
			const T2 = (rotr(A, 2) ^ rotr(A, 13) ^ rotr(A, 22)) + Maj(A, B, C) | 0;
			H = G;
			G = F;
			F = E;
			E = D + T1 | 0;
			D = C;
			C = B;
			B = A;
			A = T1 + T2 | 0;
		}
		A = A + this.A | 0;
		B = B + this.B | 0;
		C = C + this.C | 0;
		D = D + this.D | 0;
		E = E + this.E | 0;
		F = F + this.F | 0;
		G = G + this.G | 0;
		H = H + this.H | 0;
		this.set(A, B, C, D, E, F, G, H);
	}
	roundClean() {
		clean(SHA256_W);
	}
	destroy() {
		this.destroyed = true;
		this.set(0, 0, 0, 0, 0, 0, 0, 0);
		clean(this.buffer);
	}
};
/** Internal SHA-256 hash class grounded in RFC 6234 §6.2. */
var _SHA256 = class extends SHA2_32B {
	constructor() {
		super(32, SHA256_IV);
	}
};
var K512 = /* @__PURE__ */ (() => split([
	"0x428a2f98d728ae22",
	"0x7137449123ef65cd",
	"0xb5c0fbcfec4d3b2f",
	"0xe9b5dba58189dbbc",
	"0x3956c25bf348b538",
	"0x59f111f1b605d019",
	"0x923f82a4af194f9b",
	"0xab1c5ed5da6d8118",
	"0xd807aa98a3030242",
	"0x12835b0145706fbe",
	"0x243185be4ee4b28c",
	"0x550c7dc3d5ffb4e2",
	"0x72be5d74f27b896f",
	"0x80deb1fe3b1696b1",
	"0x9bdc06a725c71235",
	"0xc19bf174cf692694",
	"0xe49b69c19ef14ad2",
	"0xefbe4786384f25e3",
	"0x0fc19dc68b8cd5b5",
	"0x240ca1cc77ac9c65",
	"0x2de92c6f592b0275",
	"0x4a7484aa6ea6e483",
	"0x5cb0a9dcbd41fbd4",
	"0x76f988da831153b5",
	"0x983e5152ee66dfab",
	"0xa831c66d2db43210",
	"0xb00327c898fb213f",
	"0xbf597fc7beef0ee4",
	"0xc6e00bf33da88fc2",
	"0xd5a79147930aa725",
	"0x06ca6351e003826f",
	"0x142929670a0e6e70",
	"0x27b70a8546d22ffc",
	"0x2e1b21385c26c926",
	"0x4d2c6dfc5ac42aed",
	"0x53380d139d95b3df",
	"0x650a73548baf63de",
	"0x766a0abb3c77b2a8",
	"0x81c2c92e47edaee6",
	"0x92722c851482353b",
	"0xa2bfe8a14cf10364",
	"0xa81a664bbc423001",
	"0xc24b8b70d0f89791",
	"0xc76c51a30654be30",
	"0xd192e819d6ef5218",
	"0xd69906245565a910",
	"0xf40e35855771202a",
	"0x106aa07032bbd1b8",
	"0x19a4c116b8d2d0c8",
	"0x1e376c085141ab53",
	"0x2748774cdf8eeb99",
	"0x34b0bcb5e19b48a8",
	"0x391c0cb3c5c95a63",
	"0x4ed8aa4ae3418acb",
	"0x5b9cca4f7763e373",
	"0x682e6ff3d6b2b8a3",
	"0x748f82ee5defb2fc",
	"0x78a5636f43172f60",
	"0x84c87814a1f0ab72",
	"0x8cc702081a6439ec",
	"0x90befffa23631e28",
	"0xa4506cebde82bde9",
	"0xbef9a3f7b2c67915",
	"0xc67178f2e372532b",
	"0xca273eceea26619c",
	"0xd186b8c721c0c207",
	"0xeada7dd6cde0eb1e",
	"0xf57d4f7fee6ed178",
	"0x06f067aa72176fba",
	"0x0a637dc5a2c898a6",
	"0x113f9804bef90dae",
	"0x1b710b35131c471b",
	"0x28db77f523047d84",
	"0x32caab7b40c72493",
	"0x3c9ebe0a15c9bebc",
	"0x431d67c49c100d4c",
	"0x4cc5d4becb3e42b6",
	"0x597f299cfc657e2a",
	"0x5fcb6fab3ad6faec",
	"0x6c44198c4a475817"
].map((n) => BigInt(n))))();
var SHA512_Kh = /* @__PURE__ */ (() => K512[0])();
var SHA512_Kl = /* @__PURE__ */ (() => K512[1])();
var SHA512_W_H = /* @__PURE__ */ new Uint32Array(80);
var SHA512_W_L = /* @__PURE__ */ new Uint32Array(80);
/** Internal SHA-384 / SHA-512 compression engine from RFC 6234 §6.4. */
var SHA2_64B = class extends HashMD {
	Ah = 0;
	Al = 0;
	Bh = 0;
	Bl = 0;
	Ch = 0;
	Cl = 0;
	Dh = 0;
	Dl = 0;
	Eh = 0;
	El = 0;
	Fh = 0;
	Fl = 0;
	Gh = 0;
	Gl = 0;
	Hh = 0;
	Hl = 0;
	constructor(outputLen, IV) {
		super(128, outputLen, 16, false);
		this.Ah = IV[0] | 0;
		this.Al = IV[1] | 0;
		this.Bh = IV[2] | 0;
		this.Bl = IV[3] | 0;
		this.Ch = IV[4] | 0;
		this.Cl = IV[5] | 0;
		this.Dh = IV[6] | 0;
		this.Dl = IV[7] | 0;
		this.Eh = IV[8] | 0;
		this.El = IV[9] | 0;
		this.Fh = IV[10] | 0;
		this.Fl = IV[11] | 0;
		this.Gh = IV[12] | 0;
		this.Gl = IV[13] | 0;
		this.Hh = IV[14] | 0;
		this.Hl = IV[15] | 0;
	}
	get() {
		const { Ah, Al, Bh, Bl, Ch, Cl, Dh, Dl, Eh, El, Fh, Fl, Gh, Gl, Hh, Hl } = this;
		return [
			Ah,
			Al,
			Bh,
			Bl,
			Ch,
			Cl,
			Dh,
			Dl,
			Eh,
			El,
			Fh,
			Fl,
			Gh,
			Gl,
			Hh,
			Hl
		];
	}
	set(Ah, Al, Bh, Bl, Ch, Cl, Dh, Dl, Eh, El, Fh, Fl, Gh, Gl, Hh, Hl) {
		this.Ah = Ah | 0;
		this.Al = Al | 0;
		this.Bh = Bh | 0;
		this.Bl = Bl | 0;
		this.Ch = Ch | 0;
		this.Cl = Cl | 0;
		this.Dh = Dh | 0;
		this.Dl = Dl | 0;
		this.Eh = Eh | 0;
		this.El = El | 0;
		this.Fh = Fh | 0;
		this.Fl = Fl | 0;
		this.Gh = Gh | 0;
		this.Gl = Gl | 0;
		this.Hh = Hh | 0;
		this.Hl = Hl | 0;
	}
	_cloneInto(to) {
		(to ||= new this.constructor()).set(...this.get());
		return this._cloneIntoMeta(to);
	}
	process(view, offset) {
		for (let i = 0; i < 16; i++, offset += 4) {
			SHA512_W_H[i] = view.getUint32(offset);
			SHA512_W_L[i] = view.getUint32(offset += 4);
		}
		for (let i = 16; i < 80; i++) {
			const W15h = SHA512_W_H[i - 15] | 0;
			const W15l = SHA512_W_L[i - 15] | 0;
			const s0h = rotrSH(W15h, W15l, 1) ^ rotrSH(W15h, W15l, 8) ^ shrSH(W15h, W15l, 7);
			const s0l = rotrSL(W15h, W15l, 1) ^ rotrSL(W15h, W15l, 8) ^ shrSL(W15h, W15l, 7);
			const W2h = SHA512_W_H[i - 2] | 0;
			const W2l = SHA512_W_L[i - 2] | 0;
			const s1h = rotrSH(W2h, W2l, 19) ^ rotrBH(W2h, W2l, 61) ^ shrSH(W2h, W2l, 6);
			const SUMl = add4L(s0l, rotrSL(W2h, W2l, 19) ^ rotrBL(W2h, W2l, 61) ^ shrSL(W2h, W2l, 6), SHA512_W_L[i - 7], SHA512_W_L[i - 16]);
			const SUMh = add4H(SUMl, s0h, s1h, SHA512_W_H[i - 7], SHA512_W_H[i - 16]);
			SHA512_W_H[i] = SUMh | 0;
			SHA512_W_L[i] = SUMl | 0;
		}
		let { Ah, Al, Bh, Bl, Ch, Cl, Dh, Dl, Eh, El, Fh, Fl, Gh, Gl, Hh, Hl } = this;
		for (let i = 0; i < 80; i++) {
			const sigma1h = rotrSH(Eh, El, 14) ^ rotrSH(Eh, El, 18) ^ rotrBH(Eh, El, 41);
			const sigma1l = rotrSL(Eh, El, 14) ^ rotrSL(Eh, El, 18) ^ rotrBL(Eh, El, 41);
			const CHIh = Eh & Fh ^ ~Eh & Gh;
			const CHIl = El & Fl ^ ~El & Gl;
			const T1ll = add5L(Hl, sigma1l, CHIl, SHA512_Kl[i], SHA512_W_L[i]);
			const T1h = add5H(T1ll, Hh, sigma1h, CHIh, SHA512_Kh[i], SHA512_W_H[i]);
			const T1l = T1ll | 0;
			const sigma0h = rotrSH(Ah, Al, 28) ^ rotrBH(Ah, Al, 34) ^ rotrBH(Ah, Al, 39);
			const sigma0l = rotrSL(Ah, Al, 28) ^ rotrBL(Ah, Al, 34) ^ rotrBL(Ah, Al, 39);
			const MAJh = Ah & Bh ^ Ah & Ch ^ Bh & Ch;
			const MAJl = Al & Bl ^ Al & Cl ^ Bl & Cl;
			Hh = Gh | 0;
			Hl = Gl | 0;
			Gh = Fh | 0;
			Gl = Fl | 0;
			Fh = Eh | 0;
			Fl = El | 0;
			({h: Eh, l: El} = add(Dh | 0, Dl | 0, T1h | 0, T1l | 0));
			Dh = Ch | 0;
			Dl = Cl | 0;
			Ch = Bh | 0;
			Cl = Bl | 0;
			Bh = Ah | 0;
			Bl = Al | 0;
			const All = add3L(T1l, sigma0l, MAJl);
			Ah = add3H(All, T1h, sigma0h, MAJh);
			Al = All | 0;
		}
		({h: Ah, l: Al} = add(this.Ah | 0, this.Al | 0, Ah | 0, Al | 0));
		({h: Bh, l: Bl} = add(this.Bh | 0, this.Bl | 0, Bh | 0, Bl | 0));
		({h: Ch, l: Cl} = add(this.Ch | 0, this.Cl | 0, Ch | 0, Cl | 0));
		({h: Dh, l: Dl} = add(this.Dh | 0, this.Dl | 0, Dh | 0, Dl | 0));
		({h: Eh, l: El} = add(this.Eh | 0, this.El | 0, Eh | 0, El | 0));
		({h: Fh, l: Fl} = add(this.Fh | 0, this.Fl | 0, Fh | 0, Fl | 0));
		({h: Gh, l: Gl} = add(this.Gh | 0, this.Gl | 0, Gh | 0, Gl | 0));
		({h: Hh, l: Hl} = add(this.Hh | 0, this.Hl | 0, Hh | 0, Hl | 0));
		this.set(Ah, Al, Bh, Bl, Ch, Cl, Dh, Dl, Eh, El, Fh, Fl, Gh, Gl, Hh, Hl);
	}
	roundClean() {
		clean(SHA512_W_H, SHA512_W_L);
	}
	destroy() {
		this.destroyed = true;
		clean(this.buffer);
		this.set(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
	}
};
/** Internal SHA-512 hash class grounded in RFC 6234 §6.3 and §6.4. */
var _SHA512 = class extends SHA2_64B {
	constructor() {
		super(64, SHA512_IV);
	}
};
/**
* SHA2-256 hash function from RFC 4634. In JS it's the fastest: even faster than Blake3. Some info:
*
* - Trying 2^128 hashes would get 50% chance of collision, using birthday attack.
* - BTC network is doing 2^70 hashes/sec (2^95 hashes/year) as per 2025.
* - Each sha256 hash is executing 2^18 bit operations.
* - Good 2024 ASICs can do 200Th/sec with 3500 watts of power, corresponding to 2^36 hashes/joule.
* @param msg - message bytes to hash
* @param opts - Reserved hash options.
* @returns Digest bytes.
* @example
* Hash a message with SHA2-256.
* ```ts
* sha256(new Uint8Array([97, 98, 99]));
* ```
*/
var sha256$2 = /* @__PURE__ */ createHasher(() => new _SHA256(), /* @__PURE__ */ oidNist(1));
/**
* SHA2-512 hash function from RFC 4634.
* @param msg - message bytes to hash
* @param opts - Reserved hash options.
* @returns Digest bytes.
* @example
* Hash a message with SHA2-512.
* ```ts
* sha512(new Uint8Array([97, 98, 99]));
* ```
*/
var sha512 = /* @__PURE__ */ createHasher(() => new _SHA512(), /* @__PURE__ */ oidNist(3));
// packages/proof/src/crypto/sha256.ts
function sha256$1(input) {
	return sha256$2(typeof input === "string" ? utf8(input) : input);
}
/** A leaf's hash is one of `00` and its content, a node's one of `01` and two hashes: neither passes for the other. */
var LEAF_PREFIX = /* @__PURE__ */ Uint8Array.of(0);
var NODE_PREFIX = 1;
/** What a node's hash is taken of, one after the other: a new array for each costs as much as its hash. */
var node = /* @__PURE__ */ new Uint8Array(65);
/** The root of the tree without leaves: SHA-256 of nothing. */
var emptyRoot = /* @__PURE__ */ sha256$1(/* @__PURE__ */ new Uint8Array());
/** The hash of a log entry as the tree's leaf (RFC 6962 section 2.1), 32 bytes. */
function leafHash(entry, hash = sha256$1) {
	return hash(concat(LEAF_PREFIX, entry));
}
/** The hash of two neighbouring subtrees' hashes (RFC 6962 section 2.1), 32 bytes; others than of 32 bytes are a RangeError. */
function nodeHash(left, right, hash = sha256$1) {
	if (left.length !== 32 || right.length !== 32) throw new RangeError("a node's hash is of two hashes of 32 bytes");
	node[0] = NODE_PREFIX;
	node.set(left, 1);
	node.set(right, 33);
	return hash(node);
}
/** Complete subtrees over leaf hashes that are all at hand; a subtree that reaches beyond them is a RangeError. */
function hashReader(leafHashes, hash = sha256$1) {
	const read = (level, index) => {
		if (level > 0) return nodeHash(read(level - 1, 2 * index), read(level - 1, 2 * index + 1), hash);
		const leaf = leafHashes[index];
		if (leaf === void 0) throw new RangeError(`no leaf ${index}`);
		return leaf;
	};
	return read;
}
/** MTH(D[n]), RFC 6962 section 2.1: the root of the tree of these leaves, 32 bytes. */
function rootFromLeafHashes(leafHashes, hash = sha256$1) {
	if (leafHashes.length === 0) return emptyRoot;
	return rangeHash({
		start: 0,
		end: leafHashes.length
	}, hashReader(leafHashes, hash), hash);
}
/** The complete subtrees that a range of RFC 6962 consists of, largest and leftmost first. */
function subtreesOf({ start, end }) {
	const subtrees = [];
	for (let at = start; at < end;) {
		let level = 0;
		while (at + 2 ** (level + 1) <= end && at % 2 ** (level + 1) === 0) level++;
		subtrees.push({
			level,
			index: at / 2 ** level
		});
		at += 2 ** level;
	}
	return subtrees;
}
/** MTH(D[start:end]), RFC 6962 section 2.1, for the non-empty ranges that the tree and its proofs are made of. */
function rangeHash(range, readHash, hash = sha256$1) {
	return subtreesOf(range).map(({ level, index }) => readHash(level, index)).reduceRight((right, left) => nodeHash(left, right, hash));
}
/**
* PATH(m, D[n]), RFC 6962 section 2.1.1: what each hash of an inclusion proof covers, from the leaf up. A leaf that is not in
* a tree of `size` leaves is a RangeError.
*/
function inclusionRanges(index, size) {
	assertCount(index, "index");
	assertCount(size, "size");
	if (index >= size) throw new RangeError(`leaf ${index} is not in a tree of ${size}`);
	const ranges = [];
	let [start, end] = [0, size];
	while (end - start > 1) {
		const split = splitOf(start, end);
		if (index < split) {
			ranges.push({
				start: split,
				end
			});
			end = split;
		} else {
			ranges.push({
				start,
				end: split
			});
			start = split;
		}
	}
	return ranges.toReversed();
}
/**
* PROOF(m, D[n]), RFC 6962 section 2.1.2: what each hash of a consistency proof covers, from the leaves up. Sizes below 1 or
* in the wrong order are a RangeError.
*/
function consistencyRanges(size1, size2) {
	assertCount(size1, "size1");
	assertCount(size2, "size2");
	if (size1 < 1 || size1 > size2) throw new RangeError(`no consistency from ${size1} to ${size2}`);
	const ranges = [];
	let [start, end] = [0, size2];
	while (end !== size1) {
		const split = splitOf(start, end);
		if (size1 <= split) {
			ranges.push({
				start: split,
				end
			});
			end = split;
		} else {
			ranges.push({
				start,
				end: split
			});
			start = split;
		}
	}
	if (start > 0) ranges.push({
		start,
		end
	});
	return ranges.toReversed();
}
/**
* PROOF(m, D[n]), RFC 6962 section 2.1.2, 32 bytes each: that the tree of `size1` leaves is the beginning of the tree of `size2`.
* Sizes below 1 or in the wrong order are a RangeError.
*/
function consistencyProof(size1, size2, readHash, hash = sha256$1) {
	return consistencyRanges(size1, size2).map((range) => rangeHash(range, readHash, hash));
}
/**
* Throws ProofError unless the leaf is at `index` in the tree of `size` leaves with this root: `bad_tree_size`, `bad_index`,
* `bad_hash_length`, `bad_proof_length`, and `root_mismatch` where all is well formed.
*/
function verifyInclusion({ index, size, leafHash: leaf, proof, root }, hash = sha256$1) {
	if (!isCount(size)) throw new ProofError("bad_tree_size");
	if (!isCount(index) || index >= size) throw new ProofError("bad_index");
	assertHashes$1([
		leaf,
		root,
		...proof
	]);
	const ranges = inclusionRanges(index, size);
	if (proof.length !== ranges.length) throw new ProofError("bad_proof_length");
	if (!equal(proof.reduce((own, sibling, i) => {
		return (ranges[i]?.start ?? 0) > index ? nodeHash(own, sibling, hash) : nodeHash(sibling, own, hash);
	}, leaf), root)) throw new ProofError("root_mismatch");
}
/**
* Throws ProofError unless the first tree, of at least one leaf, is a prefix of the second: `bad_tree_size`,
* `bad_hash_length`, `bad_proof_length`, and `root_mismatch` where all is well formed.
*/
function verifyConsistency({ size1, size2, root1, root2, proof }) {
	if (!isCount(size1) || !isCount(size2) || size1 < 1 || size1 > size2) throw new ProofError("bad_tree_size");
	assertHashes$1([
		root1,
		root2,
		...proof
	]);
	const ranges = consistencyRanges(size1, size2);
	if (proof.length !== ranges.length) throw new ProofError("bad_proof_length");
	let [old, grown] = [root1, root1];
	proof.forEach((hash, i) => {
		const { start, end } = ranges[i] ?? {
			start: 0,
			end: 0
		};
		if (end === size1) [old, grown] = [hash, hash];
		else if (start >= size1) grown = nodeHash(grown, hash);
		else [old, grown] = [nodeHash(hash, old), nodeHash(hash, grown)];
	});
	if (!equal(old, root1) || !equal(grown, root2)) throw new ProofError("root_mismatch");
}
/** Where RFC 6962 splits a range: after the largest power of two smaller than its length. */
function splitOf(start, end) {
	let left = 1;
	while (left * 2 < end - start) left *= 2;
	return start + left;
}
function assertHashes$1(hashes) {
	if (hashes.some((hash) => hash.length !== 32)) throw new ProofError("bad_hash_length");
}
// packages/proof/src/anchor/anchor.ts
/** Keccak-256 of `Anchored(address,uint64,bytes32)`. */
var ANCHORED_TOPIC = "0x0cd48d2f0de2b26babeaa563bc19f67e7b14bb998edeaabe4592e8b4472dda6b";
/**
* The public main networks whose blocks are evidence of time, by their chain ids (EIP-155). A test network may be wound up
* or set up anew, and a chain that is not in this list may be anybody's own: what is anchored there proves no time.
*/
var PUBLIC_CHAINS = /* @__PURE__ */ new Map([
	[1, "Ethereum"],
	[10, "OP Mainnet"],
	[56, "BNB Smart Chain"],
	[100, "Gnosis"],
	[137, "Polygon"],
	[324, "ZKsync Era"],
	[8453, "Base"],
	[42161, "Arbitrum One"],
	[42170, "Arbitrum Nova"],
	[42220, "Celo"],
	[43114, "Avalanche C-Chain"],
	[59144, "Linea"],
	[534352, "Scroll"]
]);
[...PUBLIC_CHAINS.keys()];
/** What a public main network is called; undefined for every other chain, whose time is evidence of nothing. */
function publicChainName(chainId) {
	return PUBLIC_CHAINS.get(chainId);
}
function isPublicChain(chainId) {
	return PUBLIC_CHAINS.has(chainId);
}
/** The chain made for development on one's own machine, where a block is final at once. */
function isDevelopmentChain(chainId) {
	return chainId === 31337;
}
/** Topic to look an anchor up by: the sender's address as an indexed argument. */
function addressTopic(address) {
	return `0x${"0".repeat(24)}${address.slice(2)}`;
}
/** Topic to look an anchor up by: the tree size as an indexed argument. */
function sizeTopic(size) {
	return `0x${"0".repeat(48)}${toHex(toU64(size))}`;
}
/** Decodes one log of a transaction receipt, as JSON-RPC gives it; anything but an `Anchored` event is refused. */
function decodeAnchored(log) {
	const { address: written, topics, data } = isObject(log) ? log : {};
	const address = typeof written === "string" ? written.toLowerCase() : void 0;
	const [topic, sender, size, ...others] = isArray(topics) ? topics : [];
	if (topic !== "0x0cd48d2f0de2b26babeaa563bc19f67e7b14bb998edeaabe4592e8b4472dda6b" || others.length > 0 || !isHex(address, 20)) throw new ProofError("bad_anchor_log");
	if (!isHex(sender, 32) || !isHex(size, 32) || !isHex(data, 32)) throw new ProofError("bad_anchor_log");
	const sizeWord = fromHex(size.slice(2));
	const event = {
		contract: address,
		sender: `0x${sender.slice(26)}`,
		size: fromU64(sizeWord, 24),
		root: data
	};
	if (sender !== addressTopic(event.sender) || size !== sizeTopic(event.size)) throw new ProofError("bad_anchor_log");
	return event;
}
/** Lower-case hex with 0x, of so many bytes. */
function isHex(value, bytes) {
	return typeof value === "string" && value.length === 2 + 2 * bytes && /^0x[0-9a-f]*$/.test(value);
}
var MAX_BYTES$2 = 1048576;
var MAX_ANCHORS = 16;
var BUNDLE_KEYS = [
	"format",
	"sdJwt",
	"tlogProof",
	"anchors",
	"issuerJwks",
	"issuerKeysProof",
	"log"
];
var ANCHOR_KEYS = [
	"chainId",
	"contract",
	"sender",
	"transactionHash",
	"blockNumber",
	"blockHash",
	"blockTime",
	"size",
	"root"
];
/**
* Reads a bundle from its file's text or bytes; anything not of v1 is refused (`bad_bundle`), and so is a file that a PDF
* reader would take for a page (`bundle_is_pdf`). Parsed JSON is not taken: it has lost its repeated members.
*/
function parseBundle(input) {
	const value = parseJson$1(readText(input));
	if (!isObject(value) || !hasExactlyKeys(value, BUNDLE_KEYS)) throw new ProofError("bad_bundle", "keys");
	const { format, sdJwt, tlogProof, anchors, issuerJwks, issuerKeysProof, log } = value;
	if (format !== "colophon-bundle/v1") throw new ProofError("bad_bundle", "format");
	if (!isText$2(sdJwt) || !isText$2(tlogProof) || !isText$2(issuerJwks) || !isText$2(issuerKeysProof)) throw new ProofError("bad_bundle", "texts");
	if (!isArray(anchors) || anchors.length > MAX_ANCHORS) throw new ProofError("bad_bundle", "anchors");
	return {
		format,
		sdJwt,
		tlogProof,
		issuerJwks,
		issuerKeysProof,
		log: parseLogKey(log),
		anchors: anchors.map(parseAnchor)
	};
}
function parseLogKey(value) {
	if (!isObject(value) || !hasExactlyKeys(value, ["origin", "vkey"])) throw new ProofError("bad_bundle", "log");
	const { origin, vkey } = value;
	if (!isText$2(origin) || !isText$2(vkey)) throw new ProofError("bad_bundle", "log");
	return {
		origin,
		vkey
	};
}
function parseAnchor(value) {
	if (!isObject(value) || !hasExactlyKeys(value, ANCHOR_KEYS)) throw new ProofError("bad_bundle", "anchor");
	const { chainId, blockNumber, blockTime, size, contract, sender, transactionHash, blockHash, root } = value;
	if (!isCount(chainId) || !isCount(blockNumber) || !isCount(blockTime) || !isCount(size)) throw new ProofError("bad_bundle", "anchor");
	if (!isHex(contract, 20) || !isHex(sender, 20)) throw new ProofError("bad_bundle", "anchor");
	if (!isHex(transactionHash, 32) || !isHex(blockHash, 32) || !isHex(root, 32)) throw new ProofError("bad_bundle", "anchor");
	return {
		chainId,
		contract,
		sender,
		transactionHash,
		blockNumber,
		blockHash,
		blockTime,
		size,
		root
	};
}
function readText(input) {
	if (input.length > MAX_BYTES$2 || typeof input === "string" && utf8(input).length > MAX_BYTES$2) throw new ProofError("bad_bundle", "too long");
	const text = typeof input === "string" ? input : fromUtf8(input);
	if (text.includes("%PDF-")) throw new ProofError("bundle_is_pdf", "it contains the beginning of a PDF");
	return text;
}
function isText$2(value) {
	return typeof value === "string";
}
var STATUS_MAX_BYTES_OF_TWO = 8388608;
// packages/proof/src/check/check.ts
/**
* Runs checks one after the other. Each adds its report to `reports` and returns what it has proven; `check` is undefined when
* what it builds on has failed.
*/
function reportTo(reports) {
	return (id, check) => {
		if (check === void 0) {
			reports.push({
				id,
				state: "not_checked",
				code: "needs_earlier_check"
			});
			return;
		}
		try {
			const outcome = check();
			if ("proven" in outcome) {
				reports.push({
					id,
					state: "passed",
					evidence: outcome.evidence
				});
				return outcome.proven;
			}
			const { gap: code, ...about } = outcome;
			reports.push({
				id,
				state: "not_checked",
				code,
				...about
			});
		} catch (error) {
			if (!(error instanceof ProofError)) throw error;
			reports.push({
				id,
				state: "failed",
				code: error.code,
				detail: error.message
			});
		}
	};
}
// node_modules/@noble/curves/utils.js
/**
* Hex, bytes and number utilities.
* @module
*/
/*! noble-curves - MIT License (c) 2022 Paul Miller (paulmillr.com) */
/**
* Validates that a value is an array, optionally validating each element.
* @param item - Value to validate.
* @param title - Label included in thrown errors.
* @param inner - Optional per-element validator, called with the element and its label.
* @returns The validated array.
* @example
* Validate an array of points before batch processing.
*
* ```ts
* aarray([1n, 2n], 'scalars');
* ```
*/
function aarray(item, title, inner = () => {}) {
	if (!Array.isArray(item)) throw new TypeError(`"${title}" expected array, got type=${typeof item}`);
	for (let i = 0; i < item.length; i++) inner(item[i], `${title}[${i}]`);
	return item;
}
/**
* Validates that a value is a byte array.
* @param value - Value to validate.
* @param length - Optional exact byte length.
* @param title - Optional field name.
* @returns Original byte array.
* @example
* Reject non-byte input before passing data into curve code.
*
* ```ts
* abytes(new Uint8Array(1));
* ```
*/
var abytes = (value, length, title) => abytes$1(value, length, title);
/**
* Validates that a value is a non-negative safe integer.
* @param n - Value to validate.
* @param title - Optional field name.
* @returns The validated number.
* @example
* Validate a numeric length before allocating buffers.
*
* ```ts
* anumber(1);
* ```
*/
var anumber = anumber$1;
/**
* Asserts something is a string.
* @param value - Value to validate.
* @param title - Label included in thrown errors.
* @returns The validated string.
* @throws On wrong argument types. {@link TypeError}
* @example
* Validate a label string.
*
* ```ts
* astring('example', 'label');
* ```
*/
function astring(value, title = "") {
	if (typeof value !== "string") {
		const prefix = title && `"${title}" `;
		throw new TypeError(prefix + "expected string, got type=" + typeof value);
	}
	return value;
}
/**
* Asserts something is a plain object-ish value, not null or array.
* @param value - Value to validate.
* @param title - Label included in thrown errors.
* @returns The validated object.
* @throws On wrong argument types. {@link TypeError}
* @example
* Validate an options object before checking fields.
*
* ```ts
* aobject({ flag: true });
* ```
*/
function aobject(value, title = "object") {
	if (value === null || typeof value !== "object" || Array.isArray(value)) throw new TypeError(title === "object" ? "expected valid options object" : `"${title}" expected object, got type=${typeof value}`);
	return value;
}
/**
* Asserts something is a function.
* @param value - Value to validate.
* @param title - Label included in thrown errors.
* @returns The validated function.
* @throws On wrong argument types. {@link TypeError}
* @example
* Validate a required method before calling it.
*
* ```ts
* afunction(() => true, 'predicate');
* ```
*/
function afunction(value, title) {
	if (typeof value !== "function") throw new TypeError(`"${title}" is invalid: expected function, got ${typeof value}`);
	return value;
}
/**
* Encodes bytes as lowercase hex.
* @param bytes - Bytes to encode.
* @returns Lowercase hex string.
* @example
* Serialize bytes as hex for logging or fixtures.
*
* ```ts
* bytesToHex(Uint8Array.of(1, 2, 3));
* ```
*/
var bytesToHex = bytesToHex$1;
/**
* Concatenates byte arrays.
* @param arrays - Byte arrays to join.
* @returns Concatenated bytes.
* @example
* Join domain-separated chunks into one buffer.
*
* ```ts
* concatBytes(Uint8Array.of(1), Uint8Array.of(2));
* ```
*/
var concatBytes = (...arrays) => concatBytes$1(...arrays);
/**
* Decodes lowercase or uppercase hex into bytes.
* @param hex - Hex string to decode.
* @returns Decoded bytes.
* @example
* Parse fixture hex into bytes before hashing.
*
* ```ts
* hexToBytes('0102');
* ```
*/
var hexToBytes = (hex) => hexToBytes$1(hex);
/**
* Checks whether a value is a Uint8Array.
* @param a - Value to inspect.
* @returns `true` when `a` is a Uint8Array.
* @example
* Branch on byte input before decoding it.
*
* ```ts
* isBytes(new Uint8Array(1));
* ```
*/
var isBytes = isBytes$1;
/**
* Reads random bytes from the platform CSPRNG.
* @param bytesLength - Number of random bytes to read.
* @returns Fresh random bytes.
* @example
* Generate a random seed for a keypair.
*
* ```ts
* randomBytes(2);
* ```
*/
var randomBytes = (bytesLength) => randomBytes$1(bytesLength);
var _0n$6 = /* @__PURE__ */ BigInt(0);
var _1n$5 = /* @__PURE__ */ BigInt(1);
var atitle = (title) => title ? `"${title}" ` : "";
/**
* Validates that a flag is boolean.
* @param value - Value to validate.
* @param title - Optional field name.
* @returns Original value.
* @throws On wrong argument types. {@link TypeError}
* @example
* Reject non-boolean option flags early.
*
* ```ts
* abool(true);
* ```
*/
function abool(value, title = "") {
	if (typeof value !== "boolean") throw new TypeError(atitle(title) + "expected boolean, got type=" + typeof value);
	return value;
}
/**
* Validates that a value is a non-negative bigint or safe integer.
* @param n - Value to validate.
* @returns The same validated value.
* @throws On wrong argument ranges or values. {@link RangeError}
* @example
* Validate one integer-like value before serializing it.
*
* ```ts
* abignumber(1n);
* ```
*/
function abignumber(n) {
	if (typeof n === "bigint") {
		if (!isPosBig(n)) throw new RangeError("positive bigint expected, got " + n);
	} else anumber(n);
	return n;
}
/**
* Validates that a value is a safe integer.
* @param value - Integer to validate.
* @param title - Optional field name.
* @throws On wrong argument types. {@link TypeError}
* @throws On wrong argument ranges or values. {@link RangeError}
* @example
* Validate a window size before scalar arithmetic uses it.
*
* ```ts
* asafenumber(1);
* ```
*/
function asafenumber(value, title = "") {
	if (typeof value !== "number") {
		const prefix = title && `"${title}" `;
		throw new TypeError(prefix + "expected number, got type=" + typeof value);
	}
	if (!Number.isSafeInteger(value)) {
		const prefix = title && `"${title}" `;
		throw new RangeError(prefix + "expected safe integer, got " + value);
	}
}
/**
* Encodes a bigint into even-length big-endian hex.
* The historical "unpadded" name only means "no fixed-width field padding"; odd-length hex still
* gets one leading zero nibble so the result always represents whole bytes.
* @param num - Number to encode.
* @returns Big-endian hex string.
* @throws On wrong argument ranges or values. {@link RangeError}
* @example
* Encode a scalar into hex without a `0x` prefix.
*
* ```ts
* numberToHexUnpadded(255n);
* ```
*/
function numberToHexUnpadded(num) {
	const hex = abignumber(num).toString(16);
	return hex.length & 1 ? "0" + hex : hex;
}
/**
* Parses a big-endian hex string into bigint.
* Accepts odd-length hex through the native `BigInt('0x' + hex)` parser and currently surfaces the
* same native `SyntaxError` for malformed hex instead of wrapping it in a library-specific error.
* @param hex - Hex string without `0x`.
* @returns Parsed bigint value.
* @throws On wrong argument types. {@link TypeError}
* @example
* Parse a scalar from fixture hex.
*
* ```ts
* hexToNumber('ff');
* ```
*/
function hexToNumber(hex) {
	if (typeof hex !== "string") throw new TypeError("hex string expected, got " + typeof hex);
	return hex === "" ? _0n$6 : BigInt("0x" + hex);
}
/**
* Parses big-endian bytes into bigint.
* @param bytes - Bytes in big-endian order.
* @returns Parsed bigint value.
* @throws On wrong argument types. {@link TypeError}
* @example
* Read a scalar encoded in network byte order.
*
* ```ts
* bytesToNumberBE(Uint8Array.of(1, 0));
* ```
*/
function bytesToNumberBE(bytes) {
	return hexToNumber(bytesToHex$1(bytes));
}
/**
* Parses little-endian bytes into bigint.
* @param bytes - Bytes in little-endian order.
* @returns Parsed bigint value.
* @throws On wrong argument types. {@link TypeError}
* @example
* Read a scalar encoded in little-endian form.
*
* ```ts
* bytesToNumberLE(Uint8Array.of(1, 0));
* ```
*/
function bytesToNumberLE(bytes) {
	return hexToNumber(bytesToHex$1(copyBytes(abytes$1(bytes)).reverse()));
}
/**
* Encodes a bigint into fixed-length big-endian bytes.
* @param n - Number to encode.
* @param len - Output length in bytes. Must be greater than zero.
* @returns Big-endian byte array.
* @throws On wrong argument ranges or values. {@link RangeError}
* @throws If a documented runtime validation or state check fails. {@link Error}
* @example
* Serialize a scalar into a 32-byte field element.
*
* ```ts
* numberToBytesBE(255n, 2);
* ```
*/
function numberToBytesBE(n, len) {
	anumber$1(len);
	if (len === 0) throw new Error("zero output length is invalid");
	n = abignumber(n);
	const expectedLen = len * 2;
	const hex = n.toString(16);
	if (hex.length > expectedLen) throw new RangeError("number is too large");
	return hexToBytes$1(hex.padStart(expectedLen, "0"));
}
/**
* Encodes a bigint into fixed-length little-endian bytes.
* @param n - Number to encode.
* @param len - Output length in bytes.
* @returns Little-endian byte array.
* @throws On wrong argument ranges or values. {@link RangeError}
* @throws If a documented runtime validation or state check fails. {@link Error}
* @example
* Serialize a scalar for little-endian protocols.
*
* ```ts
* numberToBytesLE(255n, 2);
* ```
*/
function numberToBytesLE(n, len) {
	return numberToBytesBE(n, len).reverse();
}
/**
* Copies Uint8Array. We can't use u8a.slice(), because u8a can be Buffer,
* and Buffer#slice creates mutable copy. Never use Buffers!
* @param bytes - Bytes to copy.
* @returns Detached copy.
* @example
* Make an isolated copy before mutating serialized bytes.
*
* ```ts
* copyBytes(Uint8Array.of(1, 2, 3));
* ```
*/
function copyBytes(bytes) {
	return Uint8Array.from(abytes(bytes));
}
/**
* Checks whether n is non-negative bigint. Historical name.
* @param n - candidate value
* @returns `true` when the value is bigint and 0 or larger
* @example
* Check a candidate scalar before range validation.
*
* ```ts
* isPosBig(2n);
* ```
*/
function isPosBig(n) {
	return typeof n === "bigint" && _0n$6 <= n;
}
/**
* Checks whether a bigint lies inside a half-open range.
* @param n - Candidate value.
* @param min - Inclusive lower bound.
* @param max - Exclusive upper bound.
* @returns `true` when the value is inside the range.
* @example
* Check whether a candidate scalar fits the field order.
*
* ```ts
* inRange(2n, 1n, 3n);
* ```
*/
function inRange(n, min, max) {
	return isPosBig(n) && isPosBig(min) && isPosBig(max) && min <= n && n < max;
}
/**
* Asserts `min <= n < max`. NOTE: upper bound is exclusive.
* @param title - Value label for error messages.
* @param n - Candidate value.
* @param min - Inclusive lower bound.
* @param max - Exclusive upper bound.
* Wrong-type inputs are not separated from out-of-range values here: they still flow through the
* shared `RangeError` path because this is only a throwing wrapper around `inRange(...)`.
* @throws On wrong argument ranges or values. {@link RangeError}
* @example
* Assert that a bigint stays within one half-open range.
*
* ```ts
* aInRange('x', 2n, 1n, 256n);
* ```
*/
function aInRange(title, n, min, max) {
	if (!inRange(n, min, max)) throw new RangeError("expected valid " + title + ": " + min + " <= n < " + max + ", got " + n);
}
/**
* Calculates amount of bits in a bigint.
* Same as `n.toString(2).length`
* TODO: merge with nLength in modular
* @param n - Value to inspect.
* @returns Bit length.
* @throws If the value is negative. {@link Error}
* @example
* Measure the bit length of a scalar before serialization.
*
* ```ts
* bitLen(8n);
* ```
*/
function bitLen(n) {
	if (n < _0n$6) throw new Error("expected non-negative bigint, got " + n);
	return n === _0n$6 ? 0 : n.toString(2).length;
}
/**
* Calculate mask for N bits. Not using ** operator with bigints because of old engines.
* Same as BigInt(`0b${Array(i).fill('1').join('')}`)
* @param n - Number of bits. Negative widths are currently passed through to raw bigint shift
*   semantics and therefore produce `-1n`.
* @returns Bitmask value.
* @example
* Calculate mask for N bits.
*
* ```ts
* bitMask(4);
* ```
*/
var bitMask = (n) => {
	asafenumber(n, "n");
	return (_1n$5 << BigInt(n)) - _1n$5;
};
/**
* Minimal HMAC-DRBG from NIST 800-90 for RFC6979 sigs.
* @param hashLen - Hash output size in bytes. Callers are expected to pass a positive length; `0`
*   is not rejected here and would make the internal generate loop non-progressing.
* @param qByteLen - Requested output size in bytes. Callers are expected to pass a positive length.
* @param hmacFn - HMAC implementation.
* @returns Function that will call DRBG until the predicate returns anything
*   other than `undefined`.
* @throws On wrong argument types. {@link TypeError}
* @example
* Build a deterministic nonce generator for RFC6979-style signing.
*
* ```ts
* import { createHmacDrbg } from '@noble/curves/utils.js';
* import { hmac } from '@noble/hashes/hmac.js';
* import { sha256 } from '@noble/hashes/sha2.js';
* const hmacFn = (key: Uint8Array, msg: Uint8Array) => hmac(sha256, key, msg);
* const drbg = createHmacDrbg(32, 32, hmacFn);
* const seed = new Uint8Array(32);
* drbg(seed, (bytes) => bytes);
* ```
*/
function createHmacDrbg(hashLen, qByteLen, hmacFn) {
	anumber$1(hashLen, "hashLen");
	anumber$1(qByteLen, "qByteLen");
	if (typeof hmacFn !== "function") throw new TypeError("hmacFn must be a function");
	const u8n = (len) => new Uint8Array(len);
	const NULL = Uint8Array.of();
	const byte0 = Uint8Array.of(0);
	const byte1 = Uint8Array.of(1);
	const _maxDrbgIters = 1e3;
	let v = u8n(hashLen);
	let k = u8n(hashLen);
	let i = 0;
	const reset = () => {
		v.fill(1);
		k.fill(0);
		i = 0;
	};
	const h = (...msgs) => hmacFn(k, concatBytes(v, ...msgs));
	const reseed = (seed = NULL) => {
		k = h(byte0, seed);
		v = h();
		if (seed.length === 0) return;
		k = h(byte1, seed);
		v = h();
	};
	const gen = () => {
		if (i++ >= _maxDrbgIters) throw new Error("drbg: tried max amount of iterations");
		let len = 0;
		const out = [];
		while (len < qByteLen) {
			v = h();
			const sl = v.slice();
			out.push(sl);
			len += v.length;
		}
		return concatBytes(...out);
	};
	const genUntil = (seed, pred) => {
		reset();
		reseed(seed);
		let res = void 0;
		while ((res = pred(gen())) === void 0) reseed();
		reset();
		return res;
	};
	return genUntil;
}
/**
* Validates declared required and optional field types on a plain object.
* Extra keys are intentionally ignored because many callers validate only the subset they use from
* richer option bags or runtime objects.
* This walks field schemas and formats detailed errors, so avoid it on hot paths; use direct
* one-line guards such as `aobject()`, `afunction()`, `abool()`, or `asafenumber()` instead.
* @param object - Object to validate.
* @param fields - Required field types.
* @param optFields - Optional field types.
* @param title - Object label included in thrown errors.
* @throws On wrong argument types. {@link TypeError}
* @example
* Check user options before building a curve helper.
*
* ```ts
* validateObject({ flag: true }, { flag: 'boolean' });
* ```
*/
function validateObject(object, fields = {}, optFields = {}, title = "object") {
	aobject(object, title);
	aobject(fields, "fields");
	aobject(optFields, "optFields");
	function checkField(fieldName, expectedType, isOpt) {
		const label = title === "object" ? `param "${String(fieldName)}"` : `"${title}.${String(fieldName)}"`;
		const val = object[fieldName];
		if (!Object.hasOwn(object, fieldName) && (isOpt ? val !== void 0 : expectedType !== "function")) throw new TypeError(`${label} is invalid: expected own property`);
		if (isOpt && val === void 0) return;
		const current = typeof val;
		if (current !== expectedType || val === null) throw new TypeError(`${label} is invalid: expected ${expectedType}, got ${current}`);
	}
	const iter = (f, isOpt) => Object.entries(f).forEach(([k, v]) => checkField(k, v, isOpt));
	iter(fields, false);
	iter(optFields, true);
}
// node_modules/@noble/curves/abstract/modular.js
/**
* Utils for modular division and fields.
* Field over 11 is a finite (Galois) field is integer number operations `mod 11`.
* There is no division: it is replaced by modular multiplicative inverse.
* @module
*/
/*! noble-curves - MIT License (c) 2022 Paul Miller (paulmillr.com) */
var _0n$5 = /* @__PURE__ */ BigInt(0);
var _1n$4 = /* @__PURE__ */ BigInt(1);
var _2n$4 = /* @__PURE__ */ BigInt(2);
var _3n$1 = /* @__PURE__ */ BigInt(3);
var _4n$3 = /* @__PURE__ */ BigInt(4);
var _5n = /* @__PURE__ */ BigInt(5);
var _7n$1 = /* @__PURE__ */ BigInt(7);
var _8n$1 = /* @__PURE__ */ BigInt(8);
var _9n = /* @__PURE__ */ BigInt(9);
var _15n = /* @__PURE__ */ BigInt(15);
var _16n = /* @__PURE__ */ BigInt(16);
var POW_WINDOWED_MIN = /* @__PURE__ */ BigInt("0x10000000000000000");
/**
* @param a - Dividend value.
* @param b - Positive modulus.
* @returns Reduced value in `[0, b)` only when `b` is positive.
* @throws If the modulus is not positive. {@link Error}
* @example
* Normalize a bigint into one field residue.
*
* ```ts
* mod(-1n, 5n);
* ```
*/
function mod(a, b) {
	if (b <= _0n$5) throw new Error("mod: expected positive modulus, got " + b);
	const result = a % b;
	return result >= _0n$5 ? result : b + result;
}
/**
* Efficiently raise num to a power with modular reduction.
* Unsafe in some contexts: uses ladder, so can expose bigint bits.
* Low-level helper: callers that need canonical residues must pass a valid `num` for the chosen
* modulus instead of relying on the `power===0/1` fast paths to normalize it.
* @param num - Base value.
* @param power - Exponent value.
* @param modulo - Reduction modulus.
* @returns Modular exponentiation result.
* @throws If the modulus or exponent is invalid. {@link Error}
* @example
* Raise one bigint to a modular power.
*
* ```ts
* pow(2n, 6n, 11n) // 64n % 11n == 9n
* ```
*/
function pow(num, power, modulo) {
	if (modulo <= _1n$4) throw new Error("pow: expected modulus > 1, got " + modulo);
	if (typeof power !== "bigint") throw new TypeError("invalid exponent: expected bigint, got " + typeof power);
	if (power < _0n$5) throw new Error("invalid exponent, negatives unsupported");
	if (power === _0n$5) return _1n$4;
	if (power === _1n$4) return num;
	let d = num % modulo;
	if (d < _0n$5) d += modulo;
	if (power < POW_WINDOWED_MIN) {
		let p = _1n$4;
		while (power > _0n$5) {
			if (power & _1n$4) p = p * d % modulo;
			d = d * d % modulo;
			power >>= _1n$4;
		}
		return p;
	}
	const digits = [];
	while (power > _0n$5) {
		digits.push(Number(power & _15n));
		power >>= _4n$3;
	}
	const table = new Array(16);
	table[0] = _1n$4;
	table[1] = d;
	for (let i = 2; i < 16; i++) table[i] = table[i - 1] * d % modulo;
	let p = table[digits[digits.length - 1]];
	for (let w = digits.length - 2; w >= 0; w--) {
		p = p * p % modulo;
		p = p * p % modulo;
		p = p * p % modulo;
		p = p * p % modulo;
		const digit = digits[w];
		if (digit !== 0) p = p * table[digit] % modulo;
	}
	return p;
}
/**
* Does `x^(2^power)` mod p. `pow2(30, 4)` == `30^(2^4)`.
* Low-level helper: callers that need canonical residues must pass a valid `x` for the chosen
* modulus; the `power===0` fast path intentionally returns the input unchanged.
* @param x - Base value.
* @param power - Number of squarings.
* @param modulo - Reduction modulus.
* @returns Repeated-squaring result.
* @throws If the exponent is negative. {@link Error}
* @example
* Apply repeated squaring inside one field.
*
* ```ts
* pow2(3n, 2n, 11n);
* ```
*/
function pow2(x, power, modulo) {
	if (modulo <= _1n$4) throw new Error("pow2: expected modulus > 1, got " + modulo);
	if (power < _0n$5) throw new Error("pow2: expected non-negative exponent, got " + power);
	let res = x;
	while (power-- > _0n$5) {
		res *= res;
		res %= modulo;
	}
	return res;
}
/**
* Inverses number over modulo.
* Implemented using the {@link https://brilliant.org/wiki/extended-euclidean-algorithm/ | extended Euclidean algorithm}.
* @param number - Value to invert.
* @param modulo - Modulus greater than 1.
* @returns Multiplicative inverse.
* @throws If the modulus is invalid or the inverse does not exist. {@link Error}
* @example
* Compute one modular inverse with the extended Euclidean algorithm.
*
* ```ts
* invert(3n, 11n);
* ```
*/
function invert(number, modulo) {
	if (number === _0n$5) throw new Error("invert: expected non-zero number");
	if (modulo <= _1n$4) throw new Error("invert: expected modulus > 1, got " + modulo);
	let a = mod(number, modulo);
	let b = modulo;
	let x = _0n$5, u = _1n$4;
	while (a !== _0n$5) {
		const q = b / a;
		const r = b - a * q;
		const m = x - u * q;
		b = a, a = r, x = u, u = m;
	}
	if (b !== _1n$4) throw new Error("invert: does not exist");
	return mod(x, modulo);
}
/**
* Inverses number over modulo using Fermat's little theorem: `a^(p-2) ≡ a⁻¹ (mod p)`.
*
* Unlike {@link invert} (extended Euclidean), the exponent `p-2` is a public constant, so the
* underlying square-and-multiply has the same control flow for every secret `a`: there is no
* data-dependent branching or loop count that could leak `a` through timing (e.g. Minerva-style
* ECDSA nonce-inversion attacks). This is only "algorithmically" constant-time — JS bigint
* multiplication/reduction is still value-dependent — and it is roughly 4x slower than
* {@link invert}.
*
* REQUIRES a prime modulus; Fermat's theorem does not hold otherwise. The result is verified to be
* a real inverse, so a non-prime modulus (or a non-invertible input) fails closed with an error
* instead of returning a wrong value.
* @param a - Value to invert.
* @param prime - Prime modulus.
* @returns Multiplicative inverse in `[1, prime)`.
* @throws If the modulus is below 2, the input reduces to zero, or the inverse does not exist.
*   {@link Error}
* @example
* Compute one modular inverse without secret-dependent branching.
*
* ```ts
* invertCt(3n, 11n); // 4n, since 3 * 4 = 12 ≡ 1 (mod 11)
* ```
*/
function invertCt(a, prime) {
	if (prime <= _1n$4) throw new Error("invertCt: expected prime modulus > 1, got " + prime);
	const an = mod(a, prime);
	if (an === _0n$5) throw new Error("invertCt: expected non-zero number");
	const inverse = pow(an, prime - _2n$4, prime);
	if (mod(an * inverse, prime) !== _1n$4) throw new Error("invertCt: does not exist");
	return inverse;
}
function assertIsSquare(Fp, root, n) {
	const F = Fp;
	if (!F.eql(F.sqr(root), n)) throw new Error("Cannot find square root");
}
function aoddModulus(order, fnName) {
	if ((order & _1n$4) === _0n$5) throw new Error(fnName + ": expected odd modulus, got " + order);
}
function sqrt3mod4(Fp, n) {
	const F = Fp;
	const p1div4 = (F.ORDER + _1n$4) / _4n$3;
	const root = F.pow(n, p1div4);
	assertIsSquare(F, root, n);
	return root;
}
function sqrt5mod8(Fp, n) {
	const F = Fp;
	const p5div8 = (F.ORDER - _5n) / _8n$1;
	const n2 = F.mul(n, _2n$4);
	const v = F.pow(n2, p5div8);
	const nv = F.mul(n, v);
	const i = F.mul(F.mul(nv, _2n$4), v);
	const root = F.mul(nv, F.sub(i, F.ONE));
	assertIsSquare(F, root, n);
	return root;
}
function sqrt9mod16(P) {
	const Fp_ = Field(P);
	const tn = tonelliShanks(P);
	const c1 = tn(Fp_, Fp_.neg(Fp_.ONE));
	const c2 = tn(Fp_, c1);
	const c3 = tn(Fp_, Fp_.neg(c1));
	const c4 = (P + _7n$1) / _16n;
	return ((Fp, n) => {
		const F = Fp;
		let tv1 = F.pow(n, c4);
		let tv2 = F.mul(tv1, c1);
		const tv3 = F.mul(tv1, c2);
		const tv4 = F.mul(tv1, c3);
		const e1 = F.eql(F.sqr(tv2), n);
		const e2 = F.eql(F.sqr(tv3), n);
		tv1 = F.cmov(tv1, tv2, e1);
		tv2 = F.cmov(tv4, tv3, e2);
		const e3 = F.eql(F.sqr(tv2), n);
		const root = F.cmov(tv1, tv2, e3);
		assertIsSquare(F, root, n);
		return root;
	});
}
/**
* Tonelli-Shanks square root search algorithm.
* This implementation is variable-time: it searches data-dependently for the first non-residue `Z`
* and for the smallest `i` in the main loop, unlike RFC 9380 Appendix I.4's constant-time shape.
* 1. {@link https://eprint.iacr.org/2012/685.pdf | eprint 2012/685}, page 12
* 2. Square Roots from 1; 24, 51, 10 to Dan Shanks
* @param P - field order
* @returns function that takes field Fp (created from P) and number n
* @throws If the field is too small, non-prime, or the square root does not exist. {@link Error}
* @example
* Construct a square-root helper for primes that need Tonelli-Shanks.
*
* ```ts
* import { Field, tonelliShanks } from '@noble/curves/abstract/modular.js';
* const Fp = Field(17n);
* const sqrt = tonelliShanks(17n)(Fp, 4n);
* ```
*/
function tonelliShanks(P) {
	if (P < _3n$1) throw new Error("sqrt is not defined for small field");
	aoddModulus(P, "tonelliShanks");
	let Q = P - _1n$4;
	let S = 0;
	while (Q % _2n$4 === _0n$5) {
		Q /= _2n$4;
		S++;
	}
	let Z = _2n$4;
	const _Fp = Field(P);
	while (FpLegendre(_Fp, Z) === 1) if (Z++ > 1e3) throw new Error("Cannot find square root: probably non-prime P");
	if (S === 1) return sqrt3mod4;
	let cc = _Fp.pow(Z, Q);
	const Q1div2 = (Q + _1n$4) / _2n$4;
	return function tonelliSlow(Fp, n) {
		const F = Fp;
		if (F.is0(n)) return n;
		if (FpLegendre(F, n) !== 1) throw new Error("Cannot find square root");
		let M = S;
		let c = F.mul(F.ONE, cc);
		let t = F.pow(n, Q);
		let R = F.pow(n, Q1div2);
		while (!F.eql(t, F.ONE)) {
			if (F.is0(t)) throw new Error("Cannot find square root: probably non-prime P");
			let i = 1;
			let t_tmp = F.sqr(t);
			while (!F.eql(t_tmp, F.ONE)) {
				i++;
				t_tmp = F.sqr(t_tmp);
				if (i === M) throw new Error("Cannot find square root");
			}
			const exponent = _1n$4 << BigInt(M - i - 1);
			const b = F.pow(c, exponent);
			M = i;
			c = F.sqr(b);
			t = F.mul(t, c);
			R = F.mul(R, b);
		}
		return R;
	};
}
/**
* Square root for a finite field. Will try optimized versions first:
*
* 1. P ≡ 3 (mod 4)
* 2. P ≡ 5 (mod 8)
* 3. P ≡ 9 (mod 16)
* 4. Tonelli-Shanks algorithm
*
* Different algorithms can give different roots, it is up to user to decide which one they want.
* For example there is FpSqrtOdd/FpSqrtEven to choose a root by oddness
* (used for hash-to-curve).
* @param P - Field order.
* @returns Square-root helper. The generic fallback inherits Tonelli-Shanks' variable-time
*   behavior and this selector assumes prime-field-style integer moduli.
* @throws If the field is unsupported or the square root does not exist. {@link Error}
* @example
* Choose the square-root helper appropriate for one field modulus.
*
* ```ts
* import { Field, FpSqrt } from '@noble/curves/abstract/modular.js';
* const Fp = Field(17n);
* const sqrt = FpSqrt(17n)(Fp, 4n);
* ```
*/
function FpSqrt(P) {
	aoddModulus(P, "Fp.sqrt");
	if (P % _4n$3 === _3n$1) return sqrt3mod4;
	if (P % _8n$1 === _5n) return sqrt5mod8;
	if (P % _16n === _9n) return sqrt9mod16(P);
	return tonelliShanks(P);
}
var FIELD_FIELDS = [
	"create",
	"isValid",
	"is0",
	"neg",
	"inv",
	"sqrt",
	"sqr",
	"eql",
	"add",
	"sub",
	"mul",
	"pow",
	"div",
	"addN",
	"subN",
	"mulN",
	"sqrN"
];
/**
* @param field - Field implementation.
* @returns Validated field. This only checks the arithmetic subset needed by generic helpers; it
*   does not guarantee full runtime-method coverage for serialization, batching, `cmov`, or
*   field-specific extras beyond positive `BYTES` / `BITS`.
* @throws If the field shape or numeric metadata are invalid. {@link Error}
* @example
* Check that a field implementation exposes the operations curve code expects.
*
* ```ts
* import { Field, validateField } from '@noble/curves/abstract/modular.js';
* const Fp = validateField(Field(17n));
* ```
*/
function validateField(field) {
	aobject(field, "field");
	if (typeof field.ORDER !== "bigint") throw new TypeError("param \"ORDER\" is invalid: expected bigint, got " + typeof field.ORDER);
	asafenumber(field.BYTES, "BYTES");
	asafenumber(field.BITS, "BITS");
	for (const name of FIELD_FIELDS) afunction(field[name], "field." + name);
	if (field.BYTES < 1 || field.BITS < 1) throw new Error("invalid field: expected BYTES/BITS > 0");
	if (field.ORDER <= _1n$4) throw new Error("invalid field: expected ORDER > 1, got " + field.ORDER);
	return field;
}
function FpInvertBatch(Fp, nums, passZero = false) {
	validateField(Fp);
	aarray(nums, "nums");
	abool(passZero, "passZero");
	const F = Fp;
	const inverted = new Array(nums.length).fill(passZero ? F.ZERO : void 0);
	const multipliedAcc = nums.reduce((acc, num, i) => {
		if (F.is0(num)) return acc;
		inverted[i] = acc;
		return F.mul(acc, num);
	}, F.ONE);
	const invertedAcc = F.inv(multipliedAcc);
	nums.reduceRight((acc, num, i) => {
		if (F.is0(num)) return acc;
		inverted[i] = F.mul(acc, inverted[i]);
		return F.mul(acc, num);
	}, invertedAcc);
	return inverted;
}
/**
* Legendre symbol.
* Legendre constant is used to calculate Legendre symbol (a | p)
* which denotes the value of a^((p-1)/2) (mod p).
*
* * (a | p) ≡ 1    if a is a square (mod p), quadratic residue
* * (a | p) ≡ -1   if a is not a square (mod p), quadratic non residue
* * (a | p) ≡ 0    if a ≡ 0 (mod p)
* @param Fp - Field implementation.
* @param n - Value to inspect.
* @returns Legendre symbol.
* @throws If the powered value does not match a valid Legendre symbol. {@link Error}
* @example
* Compute the Legendre symbol of one field element.
*
* ```ts
* import { Field, FpLegendre } from '@noble/curves/abstract/modular.js';
* const Fp = Field(17n);
* const symbol = FpLegendre(Fp, 4n);
* ```
*/
function FpLegendre(Fp, n) {
	validateField(Fp);
	const F = Fp;
	aoddModulus(F.ORDER, "FpLegendre");
	const p1mod2 = (F.ORDER - _1n$4) / _2n$4;
	const powered = F.pow(n, p1mod2);
	const yes = F.eql(powered, F.ONE);
	const zero = F.eql(powered, F.ZERO);
	const no = F.eql(powered, F.neg(F.ONE));
	if (!yes && !zero && !no) throw new Error("invalid Legendre symbol result");
	return yes ? 1 : zero ? 0 : -1;
}
/**
* @param n - Curve order. Callers are expected to pass a positive order.
* @param nBitLength - Optional cached bit length. Callers are expected to pass a positive cached
*   value when overriding the derived bit length.
* @returns Byte and bit lengths.
* @throws If the order or cached bit length is invalid. {@link Error}
* @example
* Measure the encoding sizes needed for one modulus.
*
* ```ts
* nLength(255n);
* ```
*/
function nLength(n, nBitLength) {
	if (nBitLength !== void 0) anumber(nBitLength);
	if (n <= _0n$5) throw new Error("invalid n length: expected positive n, got " + n);
	if (nBitLength !== void 0 && nBitLength < 1) throw new Error("invalid n length: expected positive bit length, got " + nBitLength);
	const bits = bitLen(n);
	if (nBitLength !== void 0 && nBitLength < bits) throw new Error(`invalid n length: expected nBitLength (${nBitLength}) >= bitLen(n) (${bits})`);
	const _nBitLength = nBitLength !== void 0 ? nBitLength : bits;
	return {
		nBitLength: _nBitLength,
		nByteLength: Math.ceil(_nBitLength / 8)
	};
}
var FIELD_SQRT = /* @__PURE__ */ new WeakMap();
var _Field = class {
	ORDER;
	BITS;
	BYTES;
	isLE;
	ZERO = _0n$5;
	ONE = _1n$4;
	_lengths;
	_mod;
	constructor(ORDER, opts = {}) {
		if (ORDER <= _1n$4) throw new Error("invalid field: expected ORDER > 1, got " + ORDER);
		let _nbitLength = void 0;
		this.isLE = false;
		if (opts != null && typeof opts === "object") {
			if (typeof opts.BITS === "number") _nbitLength = opts.BITS;
			if (typeof opts.sqrt === "function") Object.defineProperty(this, "sqrt", {
				value: opts.sqrt,
				enumerable: true
			});
			if (typeof opts.isLE === "boolean") this.isLE = opts.isLE;
			if (opts.allowedLengths) this._lengths = Object.freeze(opts.allowedLengths.slice());
			if (typeof opts.modFromBytes === "boolean") this._mod = opts.modFromBytes;
		}
		const { nBitLength, nByteLength } = nLength(ORDER, _nbitLength);
		if (nByteLength > 2048) throw new Error("invalid field: expected ORDER of <= 2048 bytes");
		this.ORDER = ORDER;
		this.BITS = nBitLength;
		this.BYTES = nByteLength;
		Object.freeze(this);
	}
	create(num) {
		return mod(num, this.ORDER);
	}
	isValid(num) {
		if (typeof num !== "bigint") throw new TypeError("invalid field element: expected bigint, got " + typeof num);
		return _0n$5 <= num && num < this.ORDER;
	}
	is0(num) {
		return num === _0n$5;
	}
	isValidNot0(num) {
		return !this.is0(num) && this.isValid(num);
	}
	isOdd(num) {
		return (num & _1n$4) === _1n$4;
	}
	neg(num) {
		return mod(-num, this.ORDER);
	}
	eql(lhs, rhs) {
		return lhs === rhs;
	}
	sqr(num) {
		return mod(num * num, this.ORDER);
	}
	add(lhs, rhs) {
		return mod(lhs + rhs, this.ORDER);
	}
	sub(lhs, rhs) {
		return mod(lhs - rhs, this.ORDER);
	}
	mul(lhs, rhs) {
		return mod(lhs * rhs, this.ORDER);
	}
	pow(num, power) {
		return pow(num, power, this.ORDER);
	}
	div(lhs, rhs) {
		return mod(lhs * invert(rhs, this.ORDER), this.ORDER);
	}
	sqrN(num) {
		return num * num;
	}
	addN(lhs, rhs) {
		return lhs + rhs;
	}
	subN(lhs, rhs) {
		return lhs - rhs;
	}
	mulN(lhs, rhs) {
		return lhs * rhs;
	}
	inv(num) {
		return invert(num, this.ORDER);
	}
	sqrt(num) {
		let sqrt = FIELD_SQRT.get(this);
		if (!sqrt) FIELD_SQRT.set(this, sqrt = FpSqrt(this.ORDER));
		return sqrt(this, num);
	}
	toBytes(num) {
		return this.isLE ? numberToBytesLE(num, this.BYTES) : numberToBytesBE(num, this.BYTES);
	}
	fromBytes(bytes, skipValidation = false) {
		abytes(bytes);
		const { _lengths: allowedLengths, BYTES, isLE, ORDER, _mod: modFromBytes } = this;
		if (allowedLengths) {
			if (bytes.length < 1 || !allowedLengths.includes(bytes.length) || bytes.length > BYTES) throw new Error("Field.fromBytes: expected " + allowedLengths + " bytes, got " + bytes.length);
			const padded = new Uint8Array(BYTES);
			padded.set(bytes, isLE ? 0 : padded.length - bytes.length);
			bytes = padded;
		}
		if (bytes.length !== BYTES) throw new Error("Field.fromBytes: expected " + BYTES + " bytes, got " + bytes.length);
		let scalar = isLE ? bytesToNumberLE(bytes) : bytesToNumberBE(bytes);
		if (modFromBytes) scalar = mod(scalar, ORDER);
		if (!skipValidation) {
			if (!this.isValid(scalar)) throw new Error("invalid field element: outside of range 0..ORDER");
		}
		return scalar;
	}
	invertBatch(lst) {
		return FpInvertBatch(this, lst, true);
	}
	cmov(a, b, condition) {
		abool(condition, "condition");
		return condition ? b : a;
	}
};
/**
* Creates a finite field. Major performance optimizations:
* * 1. Denormalized operations like mulN instead of mul.
* * 2. Identical object shape: never add or remove keys.
* * 3. Frozen stable object shape; the lazy sqrt cache lives in a module-level `WeakMap`.
* Fragile: always run a benchmark on a change.
* Security note: operations and low-level serializers like `toBytes` don't check `isValid` for
* all elements for performance and protocol-flexibility reasons; callers are responsible for
* supplying valid elements when they need canonical field behavior.
* This is low-level code, please make sure you know what you're doing.
*
* Note about field properties:
* * CHARACTERISTIC p = prime number, number of elements in main subgroup.
* * ORDER q = similar to cofactor in curves, may be composite `q = p^m`.
*
* @param ORDER - field order, probably prime, or could be composite
* @param opts - Field options such as bit length or endianness. See {@link FieldOpts}.
* @returns Frozen field instance with a stable object shape. This wrapper forwards `opts` straight
*   into `_Field`, so it inherits `_Field`'s assumptions about cached sizes and `allowedLengths`.
* @example
* Construct one prime field with optional overrides.
*
* ```ts
* Field(11n);
* ```
*/
function Field(ORDER, opts = {}) {
	Object.freeze(_Field.prototype);
	return new _Field(ORDER, opts);
}
/**
* Returns total number of bytes consumed by the field element.
* For example, 32 bytes for usual 256-bit weierstrass curve.
* @param fieldOrder - number of field elements, usually CURVE.n. Callers are expected to pass an
*   order greater than 1.
* @returns byte length of field
* @throws If the field order is not a bigint. {@link Error}
* @example
* Read the fixed-width byte length of one field.
*
* ```ts
* getFieldBytesLength(255n);
* ```
*/
function getFieldBytesLength(fieldOrder) {
	if (typeof fieldOrder !== "bigint") throw new Error("field order must be bigint");
	if (fieldOrder <= _1n$4) throw new Error("field order must be greater than 1");
	const bitLength = bitLen(fieldOrder - _1n$4);
	return Math.ceil(bitLength / 8);
}
/**
* Returns minimal amount of bytes that can be safely reduced
* by field order.
* Should be 2^-128 for 128-bit curve such as P256.
* This is the reduction / modulo-bias lower bound; higher-level helpers may still impose a larger
* absolute floor for policy reasons.
* @param fieldOrder - number of field elements greater than 1, usually CURVE.n.
* @returns byte length of target hash
* @throws If the field order is invalid. {@link Error}
* @example
* Compute the minimum hash length needed for field reduction.
*
* ```ts
* getMinHashLength(255n);
* ```
*/
function getMinHashLength(fieldOrder) {
	const length = getFieldBytesLength(fieldOrder);
	return length + Math.ceil(length / 2);
}
/**
* "Constant-time" private key generation utility.
* Can take (n + n/2) or more bytes of uniform input e.g. from CSPRNG or KDF
* and convert them into private scalar, with the modulo bias being negligible.
* Needs at least 48 bytes of input for 32-byte private key. The implementation also keeps a hard
* 16-byte minimum even when `getMinHashLength(...)` is smaller, so toy-small inputs do not look
* accidentally acceptable for real scalar derivation.
* See {@link https://research.kudelskisecurity.com/2020/07/28/the-definitive-guide-to-modulo-bias-and-how-to-avoid-it/ | Kudelski's modulo-bias guide},
* {@link https://csrc.nist.gov/publications/detail/fips/186/5/final | FIPS 186-5 appendix A.2}, and
* {@link https://www.rfc-editor.org/rfc/rfc9380#section-5 | RFC 9380 section 5}. Unlike RFC 9380
* `hash_to_field`, this helper intentionally maps into the non-zero private-scalar range `1..n-1`.
* @param key - Uniform input bytes.
* @param fieldOrder - Size of subgroup.
* @param isLE - interpret hash bytes as LE num
* @returns valid private scalar
* @throws If the hash length or field order is invalid for scalar reduction. {@link Error}
* @example
* Map hash output into a private scalar range.
*
* ```ts
* mapHashToField(new Uint8Array(48).fill(1), 255n);
* ```
*/
function mapHashToField(key, fieldOrder, isLE = false) {
	abytes(key);
	const len = key.length;
	const fieldLen = getFieldBytesLength(fieldOrder);
	const minLen = Math.max(getMinHashLength(fieldOrder), 16);
	if (len < minLen || len > 1024) throw new Error("expected " + minLen + "-1024 bytes of input, got " + len);
	const reduced = mod(isLE ? bytesToNumberLE(key) : bytesToNumberBE(key), fieldOrder - _1n$4) + _1n$4;
	return isLE ? numberToBytesLE(reduced, fieldLen) : numberToBytesBE(reduced, fieldLen);
}
// node_modules/@noble/curves/abstract/curve.js
/**
* Methods for elliptic curve multiplication by scalars.
* Contains wNAF-based ScalarMultiplier, pippenger.
* @module
*/
/*! noble-curves - MIT License (c) 2022 Paul Miller (paulmillr.com) */
var _0n$4 = /* @__PURE__ */ BigInt(0);
var _1n$3 = /* @__PURE__ */ BigInt(1);
var _4n$2 = /* @__PURE__ */ BigInt(4);
var BLIND_BYTES = 16;
var BLIND_BITS = 128;
var FW_WINDOW = 5;
var TABLE_BYTES_MAX = /* @__PURE__ */ (() => 2 ** 31)();
/**
* Validates the static surface of a point constructor.
* This is only a cheap sanity check for the constructor hooks and fields consumed by generic
* factories; it does not certify `BASE`/`ZERO` semantics or prove the curve implementation itself.
* @param Point - Runtime point constructor.
* @throws On missing constructor hooks or malformed field metadata. {@link TypeError}
* @example
* Check that one point constructor exposes the static hooks generic helpers need.
*
* ```ts
* import { ed25519 } from '@noble/curves/ed25519.js';
* import { validatePointCons } from '@noble/curves/abstract/curve.js';
* validatePointCons(ed25519.Point);
* ```
*/
function validatePointCons(Point) {
	const pc = Point;
	if (typeof pc !== "function") throw new TypeError("\"Point\" expected constructor, got type=" + typeof Point);
	afunction(pc.fromAffine, "Point.fromAffine");
	afunction(pc.fromBytes, "Point.fromBytes");
	afunction(pc.fromHex, "Point.fromHex");
	aobject(pc.BASE, "Point.BASE");
	aobject(pc.ZERO, "Point.ZERO");
	validateField(pc.Fp);
	validateField(pc.Fn);
}
/**
* Takes a bunch of Projective Points but executes only one
* inversion on all of them. Inversion is very slow operation,
* so this improves performance massively.
* Optimization: converts a list of projective points to a list of identical points with Z=1.
* Input points are left unchanged; the normalized points are returned as fresh instances.
* @param c - Point constructor.
* @param points - Projective points.
* @returns Fresh projective points reconstructed from normalized affine coordinates.
* @example
* Batch-normalize projective points with a single shared inversion.
*
* ```ts
* import { normalizeZ } from '@noble/curves/abstract/curve.js';
* import { p256 } from '@noble/curves/nist.js';
* const points = normalizeZ(p256.Point, [p256.Point.BASE, p256.Point.BASE.double()]);
* ```
*/
function normalizeZ(c, points) {
	validatePointCons(c);
	validateMSMPoints(points, c);
	const invertedZs = FpInvertBatch(c.Fp, points.map((p) => p.Z));
	return points.map((p, i) => c.fromAffine(p.toAffine(invertedZs[i])));
}
function validateW(W, bits, min = 1) {
	if (!Number.isSafeInteger(W) || W < min || W > bits) throw new Error("invalid window size, expected [" + min + ".." + bits + "], got W=" + W);
}
function validateTableBytes(numPoints, fpBytes) {
	const bytes = numPoints * (4 * fpBytes + 128);
	if (bytes > TABLE_BYTES_MAX) throw new Error("invalid window size: table would need ~" + Math.ceil(bytes / 2 ** 20) + " MiB, max " + TABLE_BYTES_MAX / 2 ** 20 + " MiB");
}
/**
* Probes an RNG once, at construction time: returns `undefined` when it is unavailable —
* throws or returns malformed bytes — so callers can downgrade to their unblinded /
* deterministic constant-time fallback. Blinding is defense-in-depth (DPA/template
* hardening), not a correctness or key-secrecy requirement, so availability-based
* downgrade is acceptable.
*
* The downgrade decision is deliberately static. After a successful probe the RNG becomes
* part of the trusted contract: later misbehavior must fail closed in per-call validation
* (throw), never downgrade — a dynamic fallback would let a tampered RNG silently strip
* blinding on demand. A probe can only ever classify broken environments, not adversarial
* RNGs: a stateful RNG can always behave while probed and misbehave later.
* @param randomBytes - RNG to probe, or `undefined` when the environment provides none.
* @param length - Byte length requested from the probe call.
* @returns The RNG when the probe produced `length` valid bytes; `undefined` otherwise.
* @example
* Probe an RNG once before enabling scalar blinding.
*
* ```ts
* import { probeRandomBytes } from '@noble/curves/abstract/curve.js';
* import { randomBytes } from '@noble/hashes/utils.js';
* const rng = probeRandomBytes(randomBytes, 16);
* ```
*/
function probeRandomBytes(randomBytes, length) {
	if (randomBytes === void 0) return void 0;
	afunction(randomBytes, "randomBytes");
	try {
		const probe = randomBytes(length);
		if (!isBytes(probe) || probe.length !== length) return void 0;
	} catch {
		return;
	}
	return randomBytes;
}
function validateMSMPoints(points, c) {
	aarray(points, "points");
	points.forEach((p, i) => {
		if (!(p instanceof c)) throw new Error("invalid point at index " + i);
	});
}
function validateMSMScalars(scalars, field, maxScalar) {
	if (!Array.isArray(scalars)) throw new Error("array of scalars expected");
	scalars.forEach((s, i) => {
		if (!(maxScalar === void 0 ? field.isValid(s) : isPosBig(s) && s < maxScalar)) throw new Error("invalid scalar at index " + i);
	});
}
var pointWindowSizes = /* @__PURE__ */ new WeakMap();
function getWindowSize(P) {
	return pointWindowSizes.get(P) || 1;
}
/** Table of odd multiples [1P, 3P, ..., (2⋅size−1)P]; width-W wNAF uses size = 2^(W−2). */
function oddMultiples(p, size) {
	const dbl = p.double();
	const t = [p];
	for (let j = 1; j < size; j++) t.push(t[j - 1].add(dbl));
	return t;
}
/**
* Width-W wNAF signed-digit recoding (W >= 2), LSB-first: digits are 0 or odd with
* |digit| < 2^(W−1); nonzero density ~1/(W+1) (a nonzero digit is followed by W−1 zeros).
*/
function wnafDigits(n, W) {
	const size = 2 ** W;
	const half = size / 2;
	const mask = BigInt(size - 1);
	const d = [];
	while (n > _0n$4) {
		let w = 0;
		if (n & _1n$3) {
			w = Number(n & mask);
			if (w >= half) w -= size;
			n -= BigInt(w);
		}
		d.push(w);
		n >>= _1n$3;
	}
	return d;
}
/**
* Fixed-position signed-window recoding for precomputed wNAF: `n = Σ digits[w]⋅2^(w⋅W)` with
* digits in `[−2^(W−1)+1, 2^(W−1)]`. Digit count is fixed by `windows` (callers reserve one
* extra window for the final carry), so recoding length does not depend on the scalar.
*/
function signedWindowDigits(n, W, windows) {
	const size = 2 ** W;
	const half = size / 2;
	const mask = BigInt(size - 1);
	const shiftBy = BigInt(W);
	const d = [];
	for (let w = 0; w < windows; w++) {
		let v = Number(n & mask);
		n >>= shiftBy;
		if (v > half) {
			v -= size;
			n += _1n$3;
		}
		d.push(v);
	}
	if (n !== _0n$4) throw new Error("invalid wnaf");
	return d;
}
/**
* Shared vartime walk over per-scalar wNAF digit streams: one doubling of a single shared
* accumulator per bit position of the longest recoding, one signed table addition per
* nonzero digit. `tables[i]` must hold the odd multiples of the i-th point.
*/
function wnafWalk(zero, tables, digits) {
	let max = 0;
	for (const d of digits) max = Math.max(max, d.length);
	let acc = zero;
	for (let bit = max - 1; bit >= 0; bit--) {
		if (bit !== max - 1) acc = acc.double();
		for (let i = 0; i < digits.length; i++) {
			const w = digits[i][bit];
			if (w) {
				const item = tables[i][Math.abs(w) - 1 >> 1];
				acc = acc.add(w < 0 ? item.negate() : item);
			}
		}
	}
	return acc;
}
/**
* Elliptic curve multiplication of Point by scalar.
* Routes between cached-table, fixed-window, and one-shot wNAF paths; entry points validate
* their own scalars (`mulCT`/`mulCTBlinded`: `1 <= s < Fn.ORDER`; `mulUnsafe`: up to the
* `Fn.ORDER^4` DoS cap via {@link mulAddUnsafe}).
* Table generation is expensive and happens on first call of `multiply()`
* (or eagerly via `precompute(W, false)`). By default, `BASE` point is precomputed.
*
* Cached algorithm is signed fixed-window wNAF:
* - table stores, for every window w, the multiples `[1..2^(W−1)]⋅2^(w⋅W)⋅P` — all doublings
*   are baked in, so a multiplication is exactly one table addition per window
* - window count is fixed (`ceil(bits/W) + 1`), so the point-operation count is scalar-independent
*   (basis of the constant-time path)
* - for a 256-bit curve and W=6: 44⋅32 = 1408 table points, 44 additions per multiply
* - secret scalars are additionally blinded (see {@link ScalarMultiplier.mulCTBlinded}), which
*   widens tables by 128 bits
* @param Point - Point constructor.
* @param randomBytes - RNG used for scalar blinding; required by the blinded secret path.
* @example
* Elliptic curve multiplication of Point by scalar.
*
* ```ts
* import { ScalarMultiplier } from '@noble/curves/abstract/curve.js';
* import { p256 } from '@noble/curves/nist.js';
* const mul = new ScalarMultiplier(p256.Point);
* ```
*/
var ScalarMultiplier = class {
	Point;
	BASE;
	ZERO;
	randomBytes;
	wnafPrecomputes = /* @__PURE__ */ new WeakMap();
	baseCanBeBlinded;
	bits;
	constructor(Point, randomBytes) {
		validatePointCons(Point);
		this.randomBytes = probeRandomBytes(randomBytes, BLIND_BYTES);
		this.Point = Point;
		this.BASE = Point.BASE;
		this.ZERO = Point.ZERO;
		this.bits = Point.Fn.BITS;
	}
	/**
	* Creates a signed fixed-window wNAF precomputation table: for every window w, the
	* multiples `[1..2^(W−1)]⋅2^(w⋅W)⋅P`, flattened. All doublings are baked into the table,
	* so cached multiplication is additions-only. `windows = ceil(bits/W) + 1`: the extra
	* window absorbs the final carry of signed-digit recoding.
	* For a 256-bit curve and W=6, the table is 44⋅32 = 1408 points.
	* @param point - Point instance
	* @param W - window size
	* @param bits - scalar bitlength the table must cover
	*/
	buildWnafTable(point, W, bits) {
		const windows = Math.ceil(bits / W) + 1;
		const half = 2 ** (W - 1);
		const comp = [];
		let base = point;
		for (let w = 0; w < windows; w++) {
			let acc = base;
			for (let i = 0; i < half; i++) {
				comp.push(acc);
				acc = acc.add(base);
			}
			base = comp[comp.length - 1].double();
		}
		return {
			W,
			bits,
			windows,
			comp
		};
	}
	/**
	* Implements ec multiplication using precomputed signed fixed-window wNAF tables.
	* Constant-time: fixed window count with one table addition per window — zero digits feed
	* the fake accumulator — and no doublings; the lookup scans the whole window slice.
	* Scalar bounds are validated by the public entry points ({@link ScalarMultiplier.mulCT},
	* {@link ScalarMultiplier.mulCTBlinded}, {@link ScalarMultiplier.mulUnsafe});
	* signedWindowDigits throws if `n` exceeds the table.
	* @returns real and fake (for const-time) points
	*/
	wnafCachedCT(precomputes, n) {
		const { W, windows, comp } = precomputes;
		const half = 2 ** (W - 1);
		const digits = signedWindowDigits(n, W, windows);
		let p = this.ZERO;
		let f = this.BASE;
		for (let w = 0; w < windows; w++) {
			const digit = digits[w];
			const start = w * half;
			const idx = Math.abs(digit) - 1;
			let sel = comp[start];
			for (let i = 1; i < half; i++) sel = i === idx ? comp[start + i] : sel;
			const neg = sel.negate();
			if (digit === 0) f = f.add(comp[start]);
			else p = p.add(digit < 0 ? neg : sel);
		}
		return {
			p,
			f
		};
	}
	getWnafPrecomputes(W, point, bits, transform) {
		let entries = this.wnafPrecomputes.get(point);
		let comp = entries?.find((entry) => entry.W === W && entry.bits === bits);
		if (!comp) {
			comp = this.buildWnafTable(point, W, bits);
			if (typeof transform === "function") comp = {
				...comp,
				comp: transform(comp.comp)
			};
			if (!entries) {
				entries = [];
				this.wnafPrecomputes.set(point, entries);
			}
			entries.push(comp);
		}
		return comp;
	}
	assertPoint(point) {
		if (!(point instanceof this.Point)) throw new TypeError("\"point\" expected Point instance, got type=" + typeof point);
	}
	validateMulInput(point, scalar) {
		this.assertPoint(point);
		if (!inRange(scalar, _1n$3, this.Point.Fn.ORDER)) throw new Error("invalid scalar");
	}
	runCT(point, n, bits, transform) {
		const W = getWindowSize(point);
		if (W === 1) return this.fixedWindowCT(point, n, bits);
		return this.wnafCachedCT(this.getWnafPrecomputes(W, point, bits, transform), n);
	}
	mulCT(point, scalar, transform) {
		this.validateMulInput(point, scalar);
		return this.runCT(point, scalar, this.bits, transform);
	}
	mulCTBlinded(point, scalar, transform) {
		this.validateMulInput(point, scalar);
		if (this.randomBytes === void 0) throw new Error("randomBytes is required for scalar blinding");
		const bits = this.Point.Fn.BITS + BLIND_BITS;
		const blind = this.randomBytes(BLIND_BYTES);
		if (!isBytes(blind) || blind.length !== BLIND_BYTES) throw new Error("randomBytes returned invalid byte array");
		blind[0] = blind[0] & 63 | 128;
		const n = scalar + bytesToNumberBE(blind) * this.Point.Fn.ORDER;
		return this.runCT(point, n, bits, transform);
	}
	/**
	* Constant-time multiplication `n*point` for an un-precomputed point, via a small fixed window.
	* A cached wNAF table only pays off when reused; a flat 2^FW_WINDOW table (`size-1` adds) is
	* far cheaper to build for a single use. The point-operation sequence is independent of `n`:
	* build the table, then per window exactly FW_WINDOW doublings, a data-oblivious scan over
	* every table entry, and one addition (adds the identity when the window digit is 0 — never
	* skipped).
	*
	* `n` must be `< 2^bits`. Assumes complete addition (adding the identity costs the same as any
	* add), which holds for the Weierstrass/Edwards point types used here. The table is left in
	* projective form (no normalizeZ): normalizing this small a table costs more than the
	* mixed-add savings it would buy for a single multiply.
	* @returns real point `p`; `f` duplicates it only to match {@link wnafCachedCT}'s return shape
	* (this path needs no fake accumulator — its op-count is already scalar-independent).
	*/
	fixedWindowCT(point, n, bits) {
		const W = FW_WINDOW;
		const size = 32;
		const mask = bitMask(W);
		const table = new Array(size);
		table[0] = this.ZERO;
		for (let i = 1; i < size; i++) table[i] = table[i - 1].add(point);
		const windows = Math.ceil(bits / W);
		let acc = this.ZERO;
		for (let window = windows - 1; window >= 0; window--) {
			if (window !== windows - 1) for (let d = 0; d < W; d++) acc = acc.double();
			const digit = Number(n >> BigInt(window * W) & mask);
			let sel = table[0];
			for (let i = 1; i < size; i++) sel = i === digit ? table[i] : sel;
			acc = acc.add(sel);
		}
		return {
			p: acc,
			f: acc
		};
	}
	shouldBlind(point, cofactor) {
		if (this.randomBytes === void 0) return false;
		if (cofactor === _1n$3) return true;
		if (point !== this.BASE) return false;
		if (this.baseCanBeBlinded === void 0) this.baseCanBeBlinded = this.mulUnsafe(this.BASE, this.Point.Fn.ORDER).is0();
		return this.baseCanBeBlinded;
	}
	mulSecret(point, scalar, cofactor, transform) {
		return this.shouldBlind(point, cofactor) ? this.mulCTBlinded(point, scalar, transform) : this.mulCT(point, scalar, transform);
	}
	mulUnsafe(point, scalar, transform) {
		this.assertPoint(point);
		if (!isPosBig(scalar)) throw new Error("invalid scalar");
		const W = getWindowSize(point);
		if (W === 1 || scalar >= this.Point.Fn.ORDER) return mulAddUnsafe(this.Point, [point], [scalar], true);
		const precomputes = this.getWnafPrecomputes(W, point, this.bits, transform);
		return this.wnafCachedCT(precomputes, scalar).p;
	}
	setWindowSize(point, W) {
		this.assertPoint(point);
		validateW(W, this.bits);
		validateTableBytes((Math.ceil((this.bits + BLIND_BITS) / W) + 1) * 2 ** (W - 1), this.Point.Fp.BYTES);
		pointWindowSizes.set(point, W);
		this.wnafPrecomputes.delete(point);
	}
	hasWindowSize(point) {
		return getWindowSize(point) !== 1;
	}
};
/**
* Combined multi-scalar multiplication `Σ scalars[i]⋅points[i]` via interleaved width-4 wNAF
* (Strauss–Shamir). Every input gets its own table of odd multiples `[1P, 3P, 5P, 7P]` and
* signed-digit recoding, but all walks share one doubling chain, so total cost is
* `~bits` doublings + `L⋅bits/5` additions instead of `L⋅bits` doublings for separate
* multiplications. Intended for the 2-4 point shapes of signature verification
* (`R = u1⋅G + u2⋅P`); use {@link pippenger} for larger batches.
*
* Not constant-time: only for public inputs. Scalars must satisfy `0 <= s < Fn.ORDER`;
* fold negative signs into the points before calling.
* @param c - Point constructor.
* @param points - Array of curve points.
* @param scalars - Array of non-negative scalars, same length as points.
* @param allowOversized - Replace the `s < Fn.ORDER` scalar check with a `Fn.ORDER^4` DoS cap.
*   Off by default. For scalars that must NOT be reduced mod ORDER: torsion checks
*   (`Fn.ORDER⋅P ≟ O`) and cofactor-clearing multiples. Walk length grows with `bitLen(s)`.
* @returns Combined multiplication result; identity for empty input.
* @throws If the point set or scalar set is invalid. {@link Error}
* @example
* Combined multi-scalar multiplication via Strauss–Shamir.
*
* ```ts
* import { mulAddUnsafe } from '@noble/curves/abstract/curve.js';
* import { p256 } from '@noble/curves/nist.js';
* const G = p256.Point.BASE;
* const R = mulAddUnsafe(p256.Point, [G, G.double()], [2n, 3n]); // 2⋅G + 3⋅(2⋅G)
* ```
*/
function mulAddUnsafe(c, points, scalars, allowOversized = false) {
	validatePointCons(c);
	validateMSMPoints(points, c);
	abool(allowOversized, "allowOversized");
	validateMSMScalars(scalars, c.Fn, allowOversized ? c.Fn.ORDER ** _4n$2 : void 0);
	if (points.length !== scalars.length) throw new Error("arrays of points and scalars must have equal length");
	const tables = points.map((p) => oddMultiples(p, 4));
	const digits = scalars.map((n) => wnafDigits(n, 4));
	return wnafWalk(c.ZERO, tables, digits);
}
function createField(order, field, isLE) {
	if (field) {
		if (field.ORDER !== order) throw new Error("Field.ORDER must match order: Fp == p, Fn == n");
		validateField(field);
		return field;
	} else return Field(order, { isLE });
}
/**
* Validates basic CURVE shape and field membership, then creates fields.
* This does not prove that the generator is on-curve, that subgroup/order data are consistent, or
* that the curve equation itself is otherwise sane.
* @param type - Curve family.
* @param CURVE - Curve parameters.
* @param curveOpts - Optional field overrides. See {@link FpFn}:
*   - `Fp` (optional): Optional base-field override.
*   - `Fn` (optional): Optional scalar-field override.
* @param FpFnLE - Whether field encoding is little-endian.
* @returns Frozen curve parameters and fields.
* @throws If the curve parameters or field overrides are invalid. {@link Error}
* @example
* Build curve fields from raw constants before constructing a curve instance.
*
* ```ts
* const curve = createCurveFields('weierstrass', {
*   p: 17n,
*   n: 19n,
*   h: 1n,
*   a: 2n,
*   b: 2n,
*   Gx: 5n,
*   Gy: 1n,
* });
* ```
*/
function createCurveFields(type, CURVE, curveOpts = {}, FpFnLE) {
	if (type !== "weierstrass" && type !== "edwards") throw new Error("expected curve type \"weierstrass\" or \"edwards\"");
	if (FpFnLE === void 0) FpFnLE = type === "edwards";
	if (!CURVE || typeof CURVE !== "object") throw new Error(`expected valid ${type} CURVE object`);
	validateObject(curveOpts);
	for (const p of [
		"p",
		"n",
		"h"
	]) {
		const val = CURVE[p];
		if (!(isPosBig(val) && val !== _0n$4)) throw new Error(`CURVE.${p} must be positive bigint`);
	}
	const Fp = createField(CURVE.p, curveOpts.Fp, FpFnLE);
	const Fn = createField(CURVE.n, curveOpts.Fn, FpFnLE);
	const params = [
		"Gx",
		"Gy",
		"a",
		type === "weierstrass" ? "b" : "d"
	];
	for (const p of params) if (!Fp.isValid(CURVE[p])) throw new Error(`CURVE.${p} must be valid field element of CURVE.Fp`);
	CURVE = Object.freeze(Object.assign({}, CURVE));
	return {
		CURVE,
		Fp,
		Fn
	};
}
/**
* @param randomSecretKey - Secret-key generator.
* @param getPublicKey - Public-key derivation helper.
* @returns Keypair generator.
* @example
* Build a `keygen()` helper from existing secret-key and public-key primitives.
*
* ```ts
* import { createKeygen } from '@noble/curves/abstract/curve.js';
* import { p256 } from '@noble/curves/nist.js';
* const keygen = createKeygen(p256.utils.randomSecretKey, p256.getPublicKey);
* const pair = keygen();
* ```
*/
function createKeygen(randomSecretKey, getPublicKey) {
	return function keygen(seed) {
		const secretKey = randomSecretKey(seed);
		return {
			secretKey,
			publicKey: getPublicKey(secretKey)
		};
	};
}
// node_modules/@noble/hashes/hmac.js
/**
* HMAC: RFC2104 message authentication code.
* @module
*/
/**
* Internal class for HMAC.
* Accepts any byte key, although RFC 2104 §3 recommends keys at least
* `HashLen` bytes long.
*/
var _HMAC = class {
	oHash;
	iHash;
	blockLen;
	outputLen;
	canXOF = false;
	finished = false;
	destroyed = false;
	constructor(hash, key) {
		ahash(hash);
		abytes$1(key, void 0, "key");
		this.iHash = hash.create();
		if (typeof this.iHash.update !== "function") throw new Error("expected Hash instance");
		this.blockLen = this.iHash.blockLen;
		this.outputLen = this.iHash.outputLen;
		const blockLen = this.blockLen;
		const pad = new Uint8Array(blockLen);
		pad.set(key.length > blockLen ? hash.create().update(key).digest() : key);
		for (let i = 0; i < pad.length; i++) pad[i] ^= 54;
		this.iHash.update(pad);
		this.oHash = hash.create();
		for (let i = 0; i < pad.length; i++) pad[i] ^= 106;
		this.oHash.update(pad);
		clean(pad);
	}
	update(buf) {
		aexists(this);
		this.iHash.update(buf);
		return this;
	}
	digestInto(out) {
		aexists(this);
		aoutput(out, this);
		this.finished = true;
		const buf = out.subarray(0, this.outputLen);
		this.iHash.digestInto(buf);
		this.oHash.update(buf);
		this.oHash.digestInto(buf);
		this.destroy();
	}
	digest() {
		const out = new Uint8Array(this.oHash.outputLen);
		this.digestInto(out);
		return out;
	}
	_cloneInto(to) {
		to ||= Object.create(Object.getPrototypeOf(this), {});
		const { oHash, iHash, finished, destroyed, blockLen, outputLen, canXOF } = this;
		to = to;
		to.finished = finished;
		to.destroyed = destroyed;
		to.blockLen = blockLen;
		to.outputLen = outputLen;
		to.canXOF = canXOF;
		to.oHash = oHash._cloneInto(to.oHash);
		to.iHash = iHash._cloneInto(to.iHash);
		return to;
	}
	clone() {
		return this._cloneInto();
	}
	destroy() {
		this.destroyed = true;
		this.oHash.destroy();
		this.iHash.destroy();
	}
};
var hmac = /* @__PURE__ */ (() => {
	const hmac_ = ((hash, key, message) => new _HMAC(hash, key).update(message).digest());
	hmac_.create = (hash, key) => new _HMAC(hash, key);
	return hmac_;
})();
// node_modules/@noble/curves/abstract/der.js
/**
* ASN.1 DER (Distinguished Encoding Rules) helpers for ECDSA signatures.
* Only implements the tiny subset needed for `SEQUENCE(INTEGER r, INTEGER s)`.
* @module
*/
/*! noble-curves - MIT License (c) 2022 Paul Miller (paulmillr.com) */
var _0n$3 = /* @__PURE__ */ BigInt(0);
/**
* @param m - Error message.
* @example
* Throw a DER-specific error when signature parsing encounters invalid bytes.
*
* ```ts
* new DERErr('bad der');
* ```
*/
var DERErr = class extends Error {
	constructor(m = "") {
		super(m);
	}
};
var _DER = {
	Err: DERErr,
	_tlv: {
		encode: (tag, data) => {
			const { Err: E } = _DER;
			asafenumber(tag, "tag");
			if (tag < 0 || tag > 255) throw new E("tlv.encode: wrong tag");
			astring(data, "data");
			if (data.length & 1) throw new E("tlv.encode: unpadded data");
			const dataLen = data.length / 2;
			const len = numberToHexUnpadded(dataLen);
			if (len.length / 2 & 128) throw new E("tlv.encode: long form length too big");
			const lenLen = dataLen > 127 ? numberToHexUnpadded(len.length / 2 | 128) : "";
			return numberToHexUnpadded(tag) + lenLen + len + data;
		},
		decode(tag, data) {
			const { Err: E } = _DER;
			data = abytes(data, void 0, "DER data");
			let pos = 0;
			if (tag < 0 || tag > 255) throw new E("tlv.decode: wrong tag");
			if (data.length < 2 || data[pos++] !== tag) throw new E("tlv.decode: wrong tlv");
			const first = data[pos++];
			const isLong = !!(first & 128);
			let length = 0;
			if (!isLong) length = first;
			else {
				const lenLen = first & 127;
				if (!lenLen) throw new E("tlv.decode(long): indefinite length not supported");
				if (lenLen > 4) throw new E("tlv.decode(long): byte length is too big");
				const lengthBytes = data.subarray(pos, pos + lenLen);
				if (lengthBytes.length !== lenLen) throw new E("tlv.decode: length bytes not complete");
				if (lengthBytes[0] === 0) throw new E("tlv.decode(long): zero leftmost byte");
				for (const b of lengthBytes) length = length << 8 | b;
				pos += lenLen;
				if (length < 128) throw new E("tlv.decode(long): not minimal encoding");
			}
			const v = data.subarray(pos, pos + length);
			if (v.length !== length) throw new E("tlv.decode: wrong value length");
			return {
				v,
				l: data.subarray(pos + length)
			};
		}
	},
	_int: {
		encode(num) {
			const { Err: E } = _DER;
			abignumber(num);
			if (num < _0n$3) throw new E("integer: negative integers are not allowed");
			let hex = numberToHexUnpadded(num);
			if (Number.parseInt(hex[0], 16) & 8) hex = "00" + hex;
			if (hex.length & 1) throw new E("unexpected DER parsing assertion: unpadded hex");
			return hex;
		},
		decode(data) {
			const { Err: E } = _DER;
			if (data.length < 1) throw new E("invalid signature integer: empty");
			if (data[0] & 128) throw new E("invalid signature integer: negative");
			if (data.length > 1 && data[0] === 0 && !(data[1] & 128)) throw new E("invalid signature integer: unnecessary leading zero");
			return bytesToNumberBE(data);
		}
	},
	toSig(bytes, maxScalarBytes) {
		const { Err: E, _int: int, _tlv: tlv } = _DER;
		if (maxScalarBytes !== void 0) {
			asafenumber(maxScalarBytes, "maxScalarBytes");
			if (maxScalarBytes < 1) throw new E("invalid signature: maxScalarBytes must be positive");
		}
		const data = abytes(bytes, void 0, "signature");
		const { v: seqBytes, l: seqLeftBytes } = tlv.decode(48, data);
		if (seqLeftBytes.length) throw new E("invalid signature: left bytes after parsing");
		const { v: rBytes, l: rLeftBytes } = tlv.decode(2, seqBytes);
		const { v: sBytes, l: sLeftBytes } = tlv.decode(2, rLeftBytes);
		if (sLeftBytes.length) throw new E("invalid signature: left bytes after parsing");
		if (maxScalarBytes !== void 0 && (rBytes.length > maxScalarBytes || sBytes.length > maxScalarBytes)) throw new E("invalid signature: integer too large");
		return {
			r: int.decode(rBytes),
			s: int.decode(sBytes)
		};
	},
	hexFromSig(sig) {
		const { _tlv: tlv, _int: int } = _DER;
		validateObject(sig, {
			r: "bigint",
			s: "bigint"
		}, {}, "sig");
		const seq = tlv.encode(2, int.encode(sig.r)) + tlv.encode(2, int.encode(sig.s));
		return tlv.encode(48, seq);
	}
};
/**
* ASN.1 DER encoding utilities. ASN is very complex & fragile. Format:
*
*     [0x30 (SEQUENCE), bytelength, 0x02 (INTEGER), intLength, R, 0x02 (INTEGER), intLength, S]
*
* Docs: {@link https://letsencrypt.org/docs/a-warm-welcome-to-asn1-and-der/ | Let's Encrypt ASN.1 guide} and
* {@link https://luca.ntop.org/Teaching/Appunti/asn1.html | Luca Deri's ASN.1 notes}.
* @example
* ASN.1 DER encoding utilities.
*
* ```ts
* const der = DER.hexFromSig({ r: 1n, s: 2n });
* ```
*/
var DER = /* @__PURE__ */ (() => {
	Object.freeze(_DER._tlv);
	Object.freeze(_DER._int);
	return Object.freeze(_DER);
})();
// node_modules/@noble/curves/abstract/weierstrass.js
/**
* Short Weierstrass curve methods. The formula is: y² = x³ + ax + b.
*
* ### Design rationale for types
*
* * Interaction between classes from different curves should fail:
*   `k256.Point.BASE.add(p256.Point.BASE)`
* * For this purpose we want to use `instanceof` operator, which is fast and works during runtime
* * Different calls of `curve()` would return different classes -
*   `curve(params) !== curve(params)`: if somebody decided to monkey-patch their curve,
*   it won't affect others
*
* TypeScript can't infer types for classes created inside a function. Classes is one instance
* of nominative types in TypeScript and interfaces only check for shape, so it's hard to create
* unique type for every function call.
*
* We can use generic types via some param, like curve opts, but that would:
*     1. Enable interaction between `curve(params)` and `curve(params)` (curves of same params)
*     which is hard to debug.
*     2. Params can be generic and we can't enforce them to be constant value:
*     if somebody creates curve from non-constant params,
*     it would be allowed to interact with other curves with non-constant params
*
* @todo https://www.typescriptlang.org/docs/handbook/release-notes/typescript-2-7.html#unique-symbol
* @module
*/
/*! noble-curves - MIT License (c) 2022 Paul Miller (paulmillr.com) */
var divNearest = (num, den) => (num + (num >= 0 ? den : -den) / _2n$3) / den;
/** Splits scalar for GLV endomorphism. */
function _splitEndoScalar(k, basis, n) {
	aInRange("scalar", k, _0n$2, n);
	const [[a1, b1], [a2, b2]] = basis;
	const c1 = divNearest(b2 * k, n);
	const c2 = divNearest(-b1 * k, n);
	let k1 = k - c1 * a1 - c2 * a2;
	let k2 = -c1 * b1 - c2 * b2;
	const k1neg = k1 < _0n$2;
	const k2neg = k2 < _0n$2;
	if (k1neg) k1 = -k1;
	if (k2neg) k2 = -k2;
	const MAX_NUM = bitMask(Math.ceil(bitLen(n) / 2)) + _1n$2;
	if (k1 < _0n$2 || k1 >= MAX_NUM || k2 < _0n$2 || k2 >= MAX_NUM) throw new Error("splitScalar (endomorphism): failed for k");
	return {
		k1neg,
		k1,
		k2neg,
		k2
	};
}
function validateSigFormat(format) {
	if (![
		"compact",
		"recovered",
		"der"
	].includes(format)) throw new Error("Signature format must be \"compact\", \"recovered\", or \"der\"");
	return format;
}
function validateSigOpts(opts, def) {
	validateObject(opts);
	const optsn = {};
	for (let optName of Object.keys(def)) optsn[optName] = opts[optName] === void 0 ? def[optName] : opts[optName];
	abool(optsn.lowS, "lowS");
	abool(optsn.prehash, "prehash");
	if (optsn.format !== void 0) validateSigFormat(optsn.format);
	return optsn;
}
var _0n$2 = /* @__PURE__ */ BigInt(0);
var _1n$2 = /* @__PURE__ */ BigInt(1);
var _2n$3 = /* @__PURE__ */ BigInt(2);
var _3n = /* @__PURE__ */ BigInt(3);
var _4n$1 = /* @__PURE__ */ BigInt(4);
/**
* Creates weierstrass Point constructor, based on specified curve options.
*
* See {@link WeierstrassOpts}.
* @param params - Curve parameters. See {@link WeierstrassOpts}.
* @param extraOpts - Optional helpers and overrides. See {@link WeierstrassExtraOpts}.
* @returns Weierstrass point constructor.
* @throws If the curve parameters, overrides, or point codecs are invalid. {@link Error}
*
* @example
* Construct a point type from explicit Weierstrass curve parameters.
*
* ```js
* const opts = {
*   p: 0xfffffffffffffffffffffffffffffffeffffac73n,
*   n: 0x100000000000000000001b8fa16dfab9aca16b6b3n,
*   h: 1n,
*   a: 0n,
*   b: 7n,
*   Gx: 0x3b4c382ce37aa192a4019e763036f4f5dd4d7ebbn,
*   Gy: 0x938cf935318fdced6bc28286531733c3f03c4feen,
* };
* const secp160k1_Point = weierstrass(opts);
* ```
*/
function weierstrass(params, extraOpts = {}) {
	const validated = createCurveFields("weierstrass", params, extraOpts);
	const Fp = validated.Fp;
	const Fn = validated.Fn;
	let CURVE = validated.CURVE;
	const { h: cofactor, n: CURVE_ORDER } = CURVE;
	validateObject(extraOpts, {}, {
		allowInfinityPoint: "boolean",
		clearCofactor: "function",
		isTorsionFree: "function",
		fromBytes: "function",
		toBytes: "function",
		endo: "object",
		randomBytes: "function"
	});
	const { endo: endoOpts, allowInfinityPoint, clearCofactor, isTorsionFree, fromBytes, toBytes } = extraOpts;
	const randomBytes$4 = extraOpts.randomBytes === void 0 ? randomBytes : extraOpts.randomBytes;
	if (endoOpts) {
		if (!Fp.is0(CURVE.a) || typeof endoOpts.beta !== "bigint" || !Array.isArray(endoOpts.basises)) throw new Error("invalid endo: expected \"beta\": bigint and \"basises\": array");
	}
	const endo = endoOpts ? {
		beta: endoOpts.beta,
		basises: endoOpts.basises.map((basis) => [...basis])
	} : void 0;
	const lengths = getWLengths(Fp, Fn);
	function assertCompressionIsSupported() {
		if (!Fp.isOdd) throw new Error("compression is not supported: Field does not have .isOdd()");
	}
	function pointToBytes(_c, point, isCompressed) {
		if (point.is0()) {
			if (!allowInfinityPoint) throw new Error("bad point: ZERO");
			return Uint8Array.of(0);
		}
		const { x, y } = point.toAffine();
		const bx = Fp.toBytes(x);
		abool(isCompressed, "isCompressed");
		if (isCompressed) {
			assertCompressionIsSupported();
			return concatBytes(pprefix(!Fp.isOdd(y)), bx);
		} else return concatBytes(Uint8Array.of(4), bx, Fp.toBytes(y));
	}
	function pointFromBytes(bytes) {
		abytes(bytes, void 0, "Point");
		const { publicKey: comp, publicKeyUncompressed: uncomp } = lengths;
		const length = bytes.length;
		const head = bytes[0];
		const tail = bytes.subarray(1);
		if (allowInfinityPoint && length === 1 && head === 0) return {
			x: Fp.ZERO,
			y: Fp.ZERO
		};
		if (length === comp && (head === 2 || head === 3)) {
			const x = Fp.fromBytes(tail);
			if (!Fp.isValid(x)) throw new Error("bad point: is not on curve, wrong x");
			const y2 = weierstrassEquation(x);
			let y;
			try {
				y = Fp.sqrt(y2);
			} catch (sqrtError) {
				const err = sqrtError instanceof Error ? ": " + sqrtError.message : "";
				throw new Error("bad point: is not on curve, sqrt error" + err);
			}
			assertCompressionIsSupported();
			const evenY = Fp.isOdd(y);
			if ((head & 1) === 1 !== evenY) y = Fp.neg(y);
			return {
				x,
				y
			};
		} else if (length === uncomp && head === 4) {
			const L = Fp.BYTES;
			const x = Fp.fromBytes(tail.subarray(0, L));
			const y = Fp.fromBytes(tail.subarray(L, L * 2));
			if (!isValidXY(x, y)) throw new Error("bad point: is not on curve");
			return {
				x,
				y
			};
		} else throw new Error(`bad point: got length ${length}, expected compressed=${comp} or uncompressed=${uncomp}`);
	}
	const encodePoint = toBytes === void 0 ? pointToBytes : toBytes;
	const decodePoint = fromBytes === void 0 ? pointFromBytes : fromBytes;
	const b3 = Fp.mul(CURVE.b, _3n);
	const mulA = Fp.is0(CURVE.a) ? (_) => Fp.ZERO : (x) => Fp.mul(CURVE.a, x);
	function weierstrassEquation(x) {
		const x2 = Fp.sqr(x);
		const x3 = Fp.mul(x2, x);
		return Fp.add(Fp.add(x3, Fp.mul(x, CURVE.a)), CURVE.b);
	}
	/** Checks whether equation holds for given x, y: y² == x³ + ax + b */
	function isValidXY(x, y) {
		const left = Fp.sqr(y);
		const right = weierstrassEquation(x);
		return Fp.eql(left, right);
	}
	if (!isValidXY(CURVE.Gx, CURVE.Gy)) throw new Error("bad curve params: generator point");
	const _4a3 = Fp.mul(Fp.pow(CURVE.a, _3n), _4n$1);
	const _27b2 = Fp.mul(Fp.sqr(CURVE.b), BigInt(27));
	if (Fp.is0(Fp.add(_4a3, _27b2))) throw new Error("bad curve params: a or b");
	/** Asserts coordinate is valid: 0 <= n < Fp.ORDER. */
	function acoord(title, n, banZero = false) {
		if (!Fp.isValid(n) || banZero && Fp.is0(n)) throw new Error(`bad point coordinate ${title}`);
		return typeof n === "object" && n !== null ? Fp.create(n) : n;
	}
	function aprjpoint(other) {
		if (!(other instanceof Point)) throw new Error("Weierstrass Point expected");
	}
	function splitEndoScalarN(k) {
		if (!endo || !endo.basises) throw new Error("no endo");
		return _splitEndoScalar(k, endo.basises, Fn.ORDER);
	}
	/**
	* Appends a (point, scalar) pair to the inputs of a vartime wNAF walk
	* ({@link mulAddUnsafe}). With GLV endomorphism the scalar is split into two half-width
	* pairs against P and ψ(P) = (β⋅x, y), halving the walk's shared doubling chain;
	* split signs fold into the points.
	*/
	function pushWnafPair(points, scalars, p, k) {
		if (!Fn.isValid(k)) throw new RangeError("invalid scalar: out of range");
		if (endo) {
			const { k1neg, k1, k2neg, k2 } = splitEndoScalarN(k);
			const psi = new Point(Fp.mul(p.X, endo.beta), p.Y, p.Z);
			points.push(k1neg ? p.negate() : p, k2neg ? psi.negate() : psi);
			scalars.push(k1, k2);
		} else {
			points.push(p);
			scalars.push(k);
		}
	}
	const validityCache = /* @__PURE__ */ new WeakSet();
	/**
	* Projective Point works in 3d / projective (homogeneous) coordinates:(X, Y, Z) ∋ (x=X/Z, y=Y/Z).
	* Default Point works in 2d / affine coordinates: (x, y).
	* We're doing calculations in projective, because its operations don't require costly inversion.
	*/
	class Point {
		static BASE = new Point(CURVE.Gx, CURVE.Gy, Fp.ONE);
		static ZERO = new Point(Fp.ZERO, Fp.ONE, Fp.ZERO);
		static Fp = Fp;
		static Fn = Fn;
		X;
		Y;
		Z;
		/** Does NOT validate if the point is valid. Use `.assertValidity()`. */
		constructor(X, Y, Z) {
			this.X = acoord("x", X);
			this.Y = acoord("y", Y, true);
			this.Z = acoord("z", Z);
			Object.freeze(this);
		}
		static CURVE() {
			return CURVE;
		}
		/** Does NOT validate if the point is valid. Use `.assertValidity()`. */
		static fromAffine(p) {
			const { x, y } = p || {};
			if (!p || !Fp.isValid(x) || !Fp.isValid(y)) throw new Error("invalid affine point");
			if (p instanceof Point) throw new Error("projective point not allowed");
			if (Fp.is0(x) && Fp.is0(y)) return Point.ZERO;
			return new Point(x, y, Fp.ONE);
		}
		static fromBytes(bytes) {
			const P = Point.fromAffine(decodePoint(abytes(bytes, void 0, "point")));
			P.assertValidity();
			return P;
		}
		static fromHex(hex) {
			return Point.fromBytes(hexToBytes(hex));
		}
		get x() {
			return this.toAffine().x;
		}
		get y() {
			return this.toAffine().y;
		}
		/**
		* @param isLazy - true will defer table computation until the first multiplication
		*/
		precompute(windowSize = 6, isLazy = true) {
			wnaf.setWindowSize(this, windowSize);
			if (!isLazy) this.multiply(_3n);
			return this;
		}
		/** A point on curve is valid if it conforms to equation. */
		assertValidity() {
			const p = this;
			if (p.is0()) {
				if (allowInfinityPoint && Fp.is0(p.X) && Fp.eql(p.Y, Fp.ONE) && Fp.is0(p.Z)) return;
				throw new Error("bad point: ZERO");
			}
			if (validityCache.has(p)) return;
			const { x, y } = p.toAffine();
			if (!Fp.isValid(x) || !Fp.isValid(y)) throw new Error("bad point: x or y not field elements");
			if (!isValidXY(x, y)) throw new Error("bad point: equation left != right");
			if (!p.isTorsionFree()) throw new Error("bad point: not in prime-order subgroup");
			validityCache.add(p);
		}
		hasEvenY() {
			const { y } = this.toAffine();
			if (!Fp.isOdd) throw new Error("Field doesn't support isOdd");
			return !Fp.isOdd(y);
		}
		/** Compare one point to another. */
		equals(other) {
			aprjpoint(other);
			const { X: X1, Y: Y1, Z: Z1 } = this;
			const { X: X2, Y: Y2, Z: Z2 } = other;
			const U1 = Fp.eql(Fp.mul(X1, Z2), Fp.mul(X2, Z1));
			const U2 = Fp.eql(Fp.mul(Y1, Z2), Fp.mul(Y2, Z1));
			return U1 && U2;
		}
		/** Flips point to one corresponding to (x, -y) in Affine coordinates. */
		negate() {
			return new Point(this.X, Fp.neg(this.Y), this.Z);
		}
		double() {
			const { X: X1, Y: Y1, Z: Z1 } = this;
			let X3 = Fp.ZERO, Y3 = Fp.ZERO, Z3 = Fp.ZERO;
			let t0 = Fp.mul(X1, X1);
			let t1 = Fp.mul(Y1, Y1);
			let t2 = Fp.mul(Z1, Z1);
			let t3 = Fp.mul(X1, Y1);
			t3 = Fp.add(t3, t3);
			Z3 = Fp.mul(X1, Z1);
			Z3 = Fp.add(Z3, Z3);
			X3 = mulA(Z3);
			Y3 = Fp.mul(b3, t2);
			Y3 = Fp.add(X3, Y3);
			X3 = Fp.sub(t1, Y3);
			Y3 = Fp.add(t1, Y3);
			Y3 = Fp.mul(X3, Y3);
			X3 = Fp.mul(t3, X3);
			Z3 = Fp.mul(b3, Z3);
			t2 = mulA(t2);
			t3 = Fp.sub(t0, t2);
			t3 = mulA(t3);
			t3 = Fp.add(t3, Z3);
			Z3 = Fp.add(t0, t0);
			t0 = Fp.add(Z3, t0);
			t0 = Fp.add(t0, t2);
			t0 = Fp.mul(t0, t3);
			Y3 = Fp.add(Y3, t0);
			t2 = Fp.mul(Y1, Z1);
			t2 = Fp.add(t2, t2);
			t0 = Fp.mul(t2, t3);
			X3 = Fp.sub(X3, t0);
			Z3 = Fp.mul(t2, t1);
			Z3 = Fp.add(Z3, Z3);
			Z3 = Fp.add(Z3, Z3);
			return new Point(X3, Y3, Z3);
		}
		add(other) {
			aprjpoint(other);
			const { X: X1, Y: Y1, Z: Z1 } = this;
			const { X: X2, Y: Y2, Z: Z2 } = other;
			let X3 = Fp.ZERO, Y3 = Fp.ZERO, Z3 = Fp.ZERO;
			let t0 = Fp.mul(X1, X2);
			let t1 = Fp.mul(Y1, Y2);
			let t2 = Fp.mul(Z1, Z2);
			let t3 = Fp.add(X1, Y1);
			let t4 = Fp.add(X2, Y2);
			t3 = Fp.mul(t3, t4);
			t4 = Fp.add(t0, t1);
			t3 = Fp.sub(t3, t4);
			t4 = Fp.add(X1, Z1);
			let t5 = Fp.add(X2, Z2);
			t4 = Fp.mul(t4, t5);
			t5 = Fp.add(t0, t2);
			t4 = Fp.sub(t4, t5);
			t5 = Fp.add(Y1, Z1);
			X3 = Fp.add(Y2, Z2);
			t5 = Fp.mul(t5, X3);
			X3 = Fp.add(t1, t2);
			t5 = Fp.sub(t5, X3);
			Z3 = mulA(t4);
			X3 = Fp.mul(b3, t2);
			Z3 = Fp.add(X3, Z3);
			X3 = Fp.sub(t1, Z3);
			Z3 = Fp.add(t1, Z3);
			Y3 = Fp.mul(X3, Z3);
			t1 = Fp.add(t0, t0);
			t1 = Fp.add(t1, t0);
			t2 = mulA(t2);
			t4 = Fp.mul(b3, t4);
			t1 = Fp.add(t1, t2);
			t2 = Fp.sub(t0, t2);
			t2 = mulA(t2);
			t4 = Fp.add(t4, t2);
			t0 = Fp.mul(t1, t4);
			Y3 = Fp.add(Y3, t0);
			t0 = Fp.mul(t5, t4);
			X3 = Fp.mul(t3, X3);
			X3 = Fp.sub(X3, t0);
			t0 = Fp.mul(t3, t1);
			Z3 = Fp.mul(t5, Z3);
			Z3 = Fp.add(Z3, t0);
			return new Point(X3, Y3, Z3);
		}
		subtract(other) {
			aprjpoint(other);
			return this.add(other.negate());
		}
		is0() {
			return this.equals(Point.ZERO);
		}
		/**
		* Constant time multiplication.
		* Uses precomputed tables (signed fixed-window wNAF) when available.
		* Uses scalar blinding and avoids endomorphism splitting in the secret-scalar path.
		* @param scalar - by which the point would be multiplied
		* @returns New point
		*/
		multiply(scalar) {
			if (!Fn.isValidNot0(scalar)) throw new RangeError("invalid scalar: out of range");
			const { p, f } = wnaf.mulSecret(this, scalar, cofactor, normalize);
			return normalize([p, f])[0];
		}
		/**
		* Non-constant-time multiplication. Uses width-4 wNAF with GLV endomorphism splitting
		* when available (two half-width scalars sharing one halved doubling chain).
		* It's faster, but should only be used when you don't care about
		* an exposed secret key e.g. sig verification, which works over *public* keys.
		*/
		multiplyUnsafe(scalar) {
			const p = this;
			const sc = scalar;
			if (!Fn.isValid(sc)) throw new RangeError("invalid scalar: out of range");
			if (sc === _0n$2 || p.is0()) return Point.ZERO;
			if (sc === _1n$2) return p;
			if (wnaf.hasWindowSize(this)) return wnaf.mulUnsafe(p, sc, normalize);
			const points = [];
			const scalars = [];
			pushWnafPair(points, scalars, p, sc);
			return mulAddUnsafe(Point, points, scalars);
		}
		/**
		* Non-constant-time double-scalar multiplication `a⋅this + b⋅other` (Strauss–Shamir).
		* Both walks share one doubling chain via {@link mulAddUnsafe}, and GLV endomorphism
		* (when available) halves the chain again by splitting each scalar into two half-width
		* parts. Used by ECDSA verification and public-key recovery for `R = u1⋅G + u2⋅P`.
		* Only for public scalars.
		*/
		mulAddUnsafe(a, other, b) {
			aprjpoint(other);
			const points = [];
			const scalars = [];
			pushWnafPair(points, scalars, this, a);
			pushWnafPair(points, scalars, other, b);
			return mulAddUnsafe(Point, points, scalars);
		}
		/**
		* Converts Projective point to affine (x, y) coordinates.
		* (X, Y, Z) ∋ (x=X/Z, y=Y/Z).
		* @param invertedZ - Z^-1 (inverted zero) - optional, precomputation is useful for invertBatch
		*/
		toAffine(invertedZ) {
			const p = this;
			let iz = invertedZ;
			if (iz != null && !Fp.isValid(iz)) throw new RangeError("\"invertedZ\" expected valid field element");
			const { X, Y, Z } = p;
			if (Fp.eql(Z, Fp.ONE)) return {
				x: X,
				y: Y
			};
			const is0 = p.is0();
			if (iz == null) iz = is0 ? Fp.ONE : Fp.inv(Z);
			const x = Fp.mul(X, iz);
			const y = Fp.mul(Y, iz);
			const zz = Fp.mul(Z, iz);
			if (is0) return {
				x: Fp.ZERO,
				y: Fp.ZERO
			};
			if (!Fp.eql(zz, Fp.ONE)) throw new Error("invZ was invalid");
			return {
				x,
				y
			};
		}
		/**
		* Checks whether Point is free of torsion elements (is in prime subgroup).
		* Always torsion-free for cofactor=1 curves.
		*/
		isTorsionFree() {
			if (cofactor === _1n$2) return true;
			if (isTorsionFree) return isTorsionFree(Point, this);
			return wnaf.mulUnsafe(this, CURVE_ORDER).is0();
		}
		clearCofactor() {
			if (cofactor === _1n$2) return this;
			if (clearCofactor) return clearCofactor(Point, this);
			return this.multiplyUnsafe(cofactor);
		}
		isSmallOrder() {
			if (cofactor === _1n$2) return this.is0();
			return this.clearCofactor().is0();
		}
		toBytes(isCompressed = true) {
			abool(isCompressed, "isCompressed");
			this.assertValidity();
			return encodePoint(Point, this, isCompressed);
		}
		toHex(isCompressed = true) {
			return bytesToHex(this.toBytes(isCompressed));
		}
		toString() {
			return `<Point ${this.is0() ? "ZERO" : this.toHex()}>`;
		}
	}
	const normalize = (points) => normalizeZ(Point, points);
	const wnaf = new ScalarMultiplier(Point, randomBytes$4);
	if (wnaf.bits >= 6) Point.BASE.precompute(6);
	Object.freeze(Point.prototype);
	Object.freeze(Point);
	return Point;
}
function pprefix(hasEvenY) {
	return Uint8Array.of(hasEvenY ? 2 : 3);
}
function getWLengths(Fp, Fn) {
	return {
		secretKey: Fn.BYTES,
		publicKey: 1 + Fp.BYTES,
		publicKeyUncompressed: 1 + 2 * Fp.BYTES,
		publicKeyHasPrefix: true,
		signature: 2 * Fn.BYTES
	};
}
/**
* Sometimes users only need getPublicKey, getSharedSecret, and secret key handling.
* This helper ensures no signature functionality is present. Less code, smaller bundle size.
* @param Point - Weierstrass point constructor.
* @param ecdhOpts - Optional randomness helpers:
*   - `randomBytes` (optional): Optional RNG override.
* @returns ECDH helper namespace.
* @example
* Sometimes users only need getPublicKey, getSharedSecret, and secret key handling.
*
* ```ts
* import { ecdh } from '@noble/curves/abstract/weierstrass.js';
* import { p256 } from '@noble/curves/nist.js';
* const dh = ecdh(p256.Point);
* const alice = dh.keygen();
* const shared = dh.getSharedSecret(alice.secretKey, alice.publicKey);
* ```
*/
function ecdh(Point, ecdhOpts = {}) {
	validatePointCons(Point);
	const { Fn } = Point;
	const randomBytes_ = ecdhOpts.randomBytes === void 0 ? randomBytes : ecdhOpts.randomBytes;
	const lengths = Object.assign(getWLengths(Point.Fp, Fn), { seed: Math.max(getMinHashLength(Fn.ORDER), 16) });
	function isValidSecretKey(secretKey) {
		try {
			const num = Fn.fromBytes(secretKey);
			return Fn.isValidNot0(num);
		} catch (error) {
			return false;
		}
	}
	function isValidPublicKey(publicKey, isCompressed) {
		const { publicKey: comp, publicKeyUncompressed } = lengths;
		try {
			const l = publicKey.length;
			if (isCompressed === true && l !== comp) return false;
			if (isCompressed === false && l !== publicKeyUncompressed) return false;
			return !Point.fromBytes(publicKey).is0();
		} catch (error) {
			return false;
		}
	}
	/**
	* Produces cryptographically secure secret key from random of size
	* (groupLen + ceil(groupLen / 2)) with modulo bias being negligible.
	*/
	function randomSecretKey(seed) {
		seed = seed === void 0 ? randomBytes_(lengths.seed) : seed;
		return mapHashToField(abytes(seed, lengths.seed, "seed"), Fn.ORDER);
	}
	/**
	* Computes public key for a secret key. Checks for validity of the secret key.
	* @param isCompressed - whether to return compact (default), or full key
	* @returns Public key, full when isCompressed=false; short when isCompressed=true
	*/
	function getPublicKey(secretKey, isCompressed = true) {
		return Point.BASE.multiply(Fn.fromBytes(secretKey)).toBytes(isCompressed);
	}
	/**
	* Quick and dirty check for item being public key. Does not validate hex, or being on-curve.
	*/
	function isProbPub(item) {
		const { secretKey, publicKey, publicKeyUncompressed } = lengths;
		const allowedLengths = Fn._lengths;
		if (!isBytes(item)) return void 0;
		const l = abytes(item, void 0, "key").length;
		const isPub = l === publicKey || l === publicKeyUncompressed;
		const isSec = l === secretKey || !!allowedLengths?.includes(l);
		if (isPub && isSec) return void 0;
		return isPub;
	}
	/**
	* ECDH (Elliptic Curve Diffie Hellman).
	* Computes encoded shared point from secret key A and public key B.
	* Checks: 1) secret key validity 2) shared key is on-curve.
	* Does NOT hash the result or expose the SEC 1 x-coordinate-only `z`.
	* Returns the encoded shared point on purpose: callers that need `x_P`
	* can derive it from the encoded point, but `x_P` alone cannot recover the
	* point/parity back.
	* This helper only exposes the fully validated public-key path, not cofactor DH.
	* @param isCompressed - whether to return compact (default), or full key
	* @returns shared point encoding
	*/
	function getSharedSecret(secretKeyA, publicKeyB, isCompressed = true) {
		if (isProbPub(secretKeyA) === true) throw new Error("first arg must be private key");
		if (isProbPub(publicKeyB) === false) throw new Error("second arg must be public key");
		const s = Fn.fromBytes(secretKeyA);
		const b = Point.fromBytes(publicKeyB);
		if (b.is0()) throw new Error("invalid public key: point at infinity");
		return b.multiply(s).toBytes(isCompressed);
	}
	const utils = {
		isValidSecretKey,
		isValidPublicKey,
		randomSecretKey
	};
	const keygen = createKeygen(randomSecretKey, getPublicKey);
	Object.freeze(utils);
	Object.freeze(lengths);
	return Object.freeze({
		getPublicKey,
		getSharedSecret,
		keygen,
		Point,
		utils,
		lengths
	});
}
/**
* Creates ECDSA signing interface for given elliptic curve `Point` and `hash` function.
*
* @param Point - created using {@link weierstrass} function
* @param hash - used for 1) message prehash-ing 2) k generation in `sign`, using hmac_drbg(hash)
* @param ecdsaOpts - rarely needed, see {@link ECDSAOpts}:
*   - `lowS`: Default low-S policy.
*   - `hmac`: HMAC implementation used by RFC6979 DRBG.
*   - `randomBytes`: Optional RNG override.
*   - `bits2int`: Optional hash-to-int conversion override.
*   - `bits2int_modN`: Optional hash-to-int-mod-n conversion override.
*
* @returns ECDSA helper namespace.
* @example
* Create an ECDSA signer/verifier bundle for one curve implementation.
*
* ```ts
* import { ecdsa } from '@noble/curves/abstract/weierstrass.js';
* import { p256 } from '@noble/curves/nist.js';
* import { sha256 } from '@noble/hashes/sha2.js';
* const p256ecdsa = ecdsa(p256.Point, sha256);
* const { secretKey, publicKey } = p256ecdsa.keygen();
* const msg = new TextEncoder().encode('hello noble');
* const sig = p256ecdsa.sign(msg, secretKey);
* const isValid = p256ecdsa.verify(sig, msg, publicKey);
* ```
*/
function ecdsa(Point, hash, ecdsaOpts = {}) {
	validatePointCons(Point);
	const hash_ = hash;
	ahash(hash_);
	validateObject(ecdsaOpts, {}, {
		hmac: "function",
		lowS: "boolean",
		randomBytes: "function",
		bits2int: "function",
		bits2int_modN: "function"
	});
	const opts = Object.assign({}, ecdsaOpts);
	const randomBytes$5 = opts.randomBytes === void 0 ? randomBytes : opts.randomBytes;
	const hmac$1 = opts.hmac === void 0 ? (key, msg) => hmac(hash_, key, msg) : opts.hmac;
	const { Fp, Fn } = Point;
	const { ORDER: CURVE_ORDER, BITS: fnBits } = Fn;
	const blindLength = getMinHashLength(CURVE_ORDER);
	const csprng = probeRandomBytes(randomBytes$5, blindLength);
	const { keygen, getPublicKey, getSharedSecret, utils, lengths } = ecdh(Point, opts);
	const defaultSigOpts = {
		prehash: true,
		lowS: typeof opts.lowS === "boolean" ? opts.lowS : true,
		format: "compact",
		extraEntropy: false
	};
	const hasLargeRecoveryLifts = CURVE_ORDER * _2n$3 + _1n$2 < Fp.ORDER;
	function isBiggerThanHalfOrder(number) {
		return number > CURVE_ORDER >> _1n$2;
	}
	function validateRS(title, num) {
		if (!Fn.isValidNot0(num)) throw new Error(`invalid signature ${title}: out of range 1..Point.Fn.ORDER`);
		return num;
	}
	function assertFieldSignIsSupported() {
		if (!Fp.isOdd) throw new Error("Field doesn't support isOdd");
	}
	function getRecoveryBit(x, y, r) {
		assertFieldSignIsSupported();
		return (x === r ? 0 : 2) | Number(Fp.isOdd(y));
	}
	function assertRecoverableCurve() {
		if (hasLargeRecoveryLifts) throw new Error("\"recovered\" sig type is not supported for cofactor >2 curves");
	}
	function validateSigLength(bytes, format) {
		validateSigFormat(format);
		const size = lengths.signature;
		return abytes(bytes, format === "compact" ? size : format === "recovered" ? size + 1 : void 0);
	}
	/**
	* ECDSA signature with its (r, s) properties. Supports compact, recovered & DER representations.
	*/
	class Signature {
		r;
		s;
		recovery;
		constructor(r, s, recovery) {
			this.r = validateRS("r", r);
			this.s = validateRS("s", s);
			if (recovery != null) {
				assertRecoverableCurve();
				if (![
					0,
					1,
					2,
					3
				].includes(recovery)) throw new Error("invalid recovery id");
				this.recovery = recovery;
			}
			Object.freeze(this);
		}
		static fromBytes(bytes, format = defaultSigOpts.format) {
			validateSigLength(bytes, format);
			let recid;
			if (format === "der") {
				if (bytes.length > 2 * Fn.BYTES + 16) throw new DER.Err("invalid signature: DER signature too long");
				const { r, s } = DER.toSig(abytes(bytes), Fn.BYTES + 1);
				return new Signature(r, s);
			}
			if (format === "recovered") {
				recid = bytes[0];
				format = "compact";
				bytes = bytes.subarray(1);
			}
			const L = lengths.signature / 2;
			const r = bytes.subarray(0, L);
			const s = bytes.subarray(L, L * 2);
			return new Signature(Fn.fromBytes(r), Fn.fromBytes(s), recid);
		}
		static fromHex(hex, format) {
			return this.fromBytes(hexToBytes(hex), format);
		}
		assertRecovery() {
			const { recovery } = this;
			if (recovery == null) throw new Error("invalid recovery id: must be present");
			return recovery;
		}
		addRecoveryBit(recovery) {
			return new Signature(this.r, this.s, recovery);
		}
		recoverPublicKey(messageHash) {
			const { r, s } = this;
			const recovery = this.assertRecovery();
			const radj = recovery === 2 || recovery === 3 ? r + CURVE_ORDER : r;
			if (!Fp.isValid(radj)) throw new Error("invalid recovery id: sig.r+curve.n != R.x");
			const x = Fp.toBytes(radj);
			const R = Point.fromBytes(concatBytes(pprefix((recovery & 1) === 0), x));
			const ir = Fn.inv(radj);
			const h = bits2int_modN(abytes(messageHash, void 0, "msgHash"));
			const u1 = Fn.create(-h * ir);
			const u2 = Fn.create(s * ir);
			const Q = Point.BASE.mulAddUnsafe(u1, R, u2);
			if (Q.is0()) throw new Error("invalid recovery: point at infinify");
			Q.assertValidity();
			return Q;
		}
		hasHighS() {
			return isBiggerThanHalfOrder(this.s);
		}
		toBytes(format = defaultSigOpts.format) {
			validateSigFormat(format);
			if (format === "der") return hexToBytes(DER.hexFromSig(this));
			const { r, s } = this;
			const rb = Fn.toBytes(r);
			const sb = Fn.toBytes(s);
			if (format === "recovered") {
				assertRecoverableCurve();
				return concatBytes(Uint8Array.of(this.assertRecovery()), rb, sb);
			}
			return concatBytes(rb, sb);
		}
		toHex(format) {
			return bytesToHex(this.toBytes(format));
		}
	}
	Object.freeze(Signature.prototype);
	Object.freeze(Signature);
	const bits2int = opts.bits2int === void 0 ? function bits2int_def(bytes) {
		if (bytes.length > 8192) throw new Error("input is too large");
		const num = bytesToNumberBE(bytes);
		const delta = bytes.length * 8 - fnBits;
		return delta > 0 ? num >> BigInt(delta) : num;
	} : opts.bits2int;
	const bits2int_modN = opts.bits2int_modN === void 0 ? function bits2int_modN_def(bytes) {
		return Fn.create(bits2int(bytes));
	} : opts.bits2int_modN;
	const ORDER_MASK = bitMask(fnBits);
	/** Converts to bytes. Checks if num in `[0..ORDER_MASK-1]` e.g.: `[0..2^256-1]`. */
	function int2octets(num) {
		aInRange("num < 2^" + fnBits, num, _0n$2, ORDER_MASK);
		return Fn.toBytes(num);
	}
	function validateMsgAndHash(message, prehash) {
		abytes(message, void 0, "message");
		return prehash ? abytes(hash_(message), void 0, "prehashed message") : message;
	}
	/**
	* Steps A, D of RFC6979 3.2.
	* Creates RFC6979 seed; converts msg/privKey to numbers.
	* Used only in sign, not in verify.
	*
	* Warning: we cannot assume here that message has same amount of bytes as curve order,
	* this will be invalid at least for P521. Also it can be bigger for P224 + SHA256.
	*/
	function prepSig(message, secretKey, opts) {
		const { lowS, prehash, extraEntropy } = validateSigOpts(opts, defaultSigOpts);
		message = validateMsgAndHash(message, prehash);
		const h1int = bits2int_modN(message);
		const d = Fn.fromBytes(secretKey);
		if (!Fn.isValidNot0(d)) throw new Error("invalid private key");
		const seedArgs = [int2octets(d), int2octets(h1int)];
		if (extraEntropy != null && extraEntropy !== false) {
			const e = extraEntropy === true ? randomBytes$5(lengths.secretKey) : extraEntropy;
			seedArgs.push(abytes(e, void 0, "extraEntropy"));
		}
		const seed = concatBytes(...seedArgs);
		const m = h1int;
		function k2sig(kBytes) {
			const k = bits2int(kBytes);
			if (!Fn.isValidNot0(k)) return;
			const q = Point.BASE.multiply(k).toAffine();
			const r = Fn.create(q.x);
			if (r === _0n$2) return;
			let s;
			if (csprng !== void 0) {
				const b = bytesToNumberBE(mapHashToField(csprng(blindLength), CURVE_ORDER));
				const ibk = Fn.inv(Fn.mul(b, k));
				const bm = Fn.mul(b, m);
				const bd = Fn.mul(b, d);
				s = Fn.create(ibk * Fn.create(bm + bd * r));
			} else {
				const ik = invertCt(k, CURVE_ORDER);
				s = Fn.create(ik * Fn.create(m + r * d));
			}
			if (s === _0n$2) return;
			let recovery = getRecoveryBit(q.x, q.y, r);
			let normS = s;
			if (lowS && isBiggerThanHalfOrder(s)) {
				normS = Fn.neg(s);
				recovery ^= 1;
			}
			return new Signature(r, normS, hasLargeRecoveryLifts ? void 0 : recovery);
		}
		return {
			seed,
			k2sig
		};
	}
	/**
	* Signs a message or message hash with a secret key.
	* With the default `prehash: true`, raw message bytes are hashed internally;
	* only `{ prehash: false }` expects a caller-supplied digest.
	*
	* ```
	* sign(m, d) where
	*   k = rfc6979_hmac_drbg(m, d)
	*   (x, y) = G × k
	*   r = x mod n
	*   s = (m + dr) / k mod n
	* ```
	*/
	function sign(message, secretKey, opts = {}) {
		const { seed, k2sig } = prepSig(message, secretKey, opts);
		return createHmacDrbg(hash_.outputLen, Fn.BYTES, hmac$1)(seed, k2sig).toBytes(opts.format);
	}
	/**
	* Verifies a signature against message and public key.
	* Rejects lowS signatures by default: see {@link ECDSAVerifyOpts}.
	* Implements section 4.1.4 from https://www.secg.org/sec1-v2.pdf:
	*
	* ```
	* verify(r, s, h, P) where
	*   u1 = hs^-1 mod n
	*   u2 = rs^-1 mod n
	*   R = u1⋅G + u2⋅P
	*   mod(R.x, n) == r
	* ```
	*/
	function verify(signature, message, publicKey, opts = {}) {
		const { lowS, prehash, format } = validateSigOpts(opts, defaultSigOpts);
		publicKey = abytes(publicKey, void 0, "publicKey");
		message = validateMsgAndHash(message, prehash);
		if (!isBytes(signature)) {
			const end = signature instanceof Signature ? ", use sig.toBytes()" : "";
			throw new Error("verify expects Uint8Array signature" + end);
		}
		validateSigLength(signature, format);
		try {
			const sig = Signature.fromBytes(signature, format);
			const P = Point.fromBytes(publicKey);
			if (P.is0()) return false;
			if (lowS && sig.hasHighS()) return false;
			const { r, s } = sig;
			const h = bits2int_modN(message);
			const is = Fn.inv(s);
			const u1 = Fn.create(h * is);
			const u2 = Fn.create(r * is);
			const R = Point.BASE.mulAddUnsafe(u1, P, u2);
			if (R.is0()) return false;
			const q = R.toAffine();
			if (Fn.create(q.x) !== r) return false;
			if (format === "recovered" && sig.recovery !== getRecoveryBit(q.x, q.y, r)) return false;
			return true;
		} catch (e) {
			return false;
		}
	}
	function recoverPublicKey(signature, message, opts = {}) {
		const { prehash } = validateSigOpts(opts, defaultSigOpts);
		message = validateMsgAndHash(message, prehash);
		return Signature.fromBytes(signature, "recovered").recoverPublicKey(message).toBytes();
	}
	return Object.freeze({
		keygen,
		getPublicKey,
		getSharedSecret,
		utils,
		lengths,
		Point,
		sign,
		verify,
		recoverPublicKey,
		Signature,
		hash: hash_
	});
}
/*! noble-curves - MIT License (c) 2022 Paul Miller (paulmillr.com) */
/**
* NIST P256 (aka secp256r1, prime256v1) curve, ECDSA and ECDH methods.
* Hashes inputs with sha256 by default.
*
* @example
* Generate one P-256 keypair, sign a message, and verify it.
*
* ```js
* import { p256 } from '@noble/curves/nist.js';
* const { secretKey, publicKey } = p256.keygen();
* const recovered = p256.getPublicKey(secretKey);
* const peer = p256.keygen();
* const shared = p256.getSharedSecret(secretKey, peer.publicKey);
* const msg = new TextEncoder().encode('hello noble');
* const sig = p256.sign(msg, secretKey, { lowS: true, prehash: true });
* const isValid = p256.verify(sig, msg, publicKey);
* // const sigKeccak = p256.sign(keccak256(msg), secretKey, { prehash: false });
* ```
*/
var p256$1 = /* @__PURE__ */ ecdsa(/* @__PURE__ */ weierstrass(/* @__PURE__ */ (() => ({
	p: BigInt("0xffffffff00000001000000000000000000000000ffffffffffffffffffffffff"),
	n: BigInt("0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551"),
	h: BigInt(1),
	a: BigInt("0xffffffff00000001000000000000000000000000fffffffffffffffffffffffc"),
	b: BigInt("0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604b"),
	Gx: BigInt("0x6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296"),
	Gy: BigInt("0x4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5")
}))()), sha256$2);
// packages/proof/src/crypto/p256.ts
/** Whether 65 bytes are a point of the curve in its uncompressed form (SEC 1, section 2.3.4). */
function isP256Key(publicKey) {
	return p256$1.utils.isValidPublicKey(publicKey, false);
}
/** ECDSA with SHA-256; `signature` is r and s, 64 bytes. Both values of s are signatures. */
function verifyP256(publicKey, message, signature) {
	return signature.length === 64 && p256$1.verify(signature, message, publicKey, { lowS: false });
}
// node_modules/@noble/curves/abstract/edwards.js
/**
* Twisted Edwards curve. The formula is: ax² + y² = 1 + dx²y².
* For design rationale of types / exports, see weierstrass module documentation.
* Untwisted Edwards curves exist, but they aren't used in real-world protocols.
* @module
*/
/*! noble-curves - MIT License (c) 2022 Paul Miller (paulmillr.com) */
var _0n$1 = /* @__PURE__ */ BigInt(0);
var _1n$1 = /* @__PURE__ */ BigInt(1);
var _2n$2 = /* @__PURE__ */ BigInt(2);
var _4n = /* @__PURE__ */ BigInt(4);
var _8n = /* @__PURE__ */ BigInt(8);
function isEdValidXY(Fp, CURVE, x, y) {
	const x2 = Fp.sqr(x);
	const y2 = Fp.sqr(y);
	const left = Fp.add(Fp.mul(CURVE.a, x2), y2);
	const right = Fp.add(Fp.ONE, Fp.mul(CURVE.d, Fp.mul(x2, y2)));
	return Fp.eql(left, right);
}
/**
* @param params - Curve parameters. See {@link EdwardsOpts}.
* @param extraOpts - Optional helpers and overrides. See {@link EdwardsExtraOpts}.
* @returns Edwards point constructor. Generator validation here only checks
*   that `(Gx, Gy)` satisfies the affine Edwards equation.
*   RFC 8032 base-point constraints like `B != (0,1)` and `[L]B = 0`
*   are left to the caller's chosen parameters, since eager subgroup
*   validation here adds about 10-15ms to heavyweight imports like ed448.
*   The returned constructor also eagerly marks `Point.BASE` for W=6
*   precompute caching. Some code paths still assume
*   `Fp.BYTES === Fn.BYTES`, so mismatched byte lengths are not fully audited here.
* @throws If the curve parameters or Edwards overrides are invalid. {@link Error}
* @example
* ```ts
* import { edwards } from '@noble/curves/abstract/edwards.js';
* import { jubjub } from '@noble/curves/misc.js';
* // Build a point constructor from explicit curve parameters, then use its base point.
* const Point = edwards(jubjub.Point.CURVE());
* Point.BASE.toHex();
* ```
*/
function edwards(params, extraOpts = {}) {
	validateObject(extraOpts, {}, {}, "extraOpts");
	const opts = extraOpts;
	const validated = createCurveFields("edwards", params, opts, opts.FpFnLE);
	const { Fp, Fn } = validated;
	let CURVE = validated.CURVE;
	const { h: cofactor } = CURVE;
	if (FpLegendre(Fp, CURVE.a) !== 1) throw new Error("edwards: CURVE.a must be a square in Fp for complete addition formulas");
	if (FpLegendre(Fp, CURVE.d) !== -1) throw new Error("edwards: CURVE.d must be a non-square in Fp for complete addition formulas");
	validateObject(opts, {}, {
		uvRatio: "function",
		randomBytes: "function"
	});
	const randomBytes$2 = opts.randomBytes === void 0 ? randomBytes : opts.randomBytes;
	const MASK = _2n$2 << BigInt(Fp.BYTES * 8) - _1n$1;
	function isOdd(n) {
		if (!Fp.isOdd) throw new Error("Field does not have .isOdd()");
		return Fp.isOdd(n);
	}
	const uvRatio = opts.uvRatio === void 0 ? (u, v) => {
		try {
			return {
				isValid: true,
				value: Fp.sqrt(Fp.div(u, v))
			};
		} catch (e) {
			return {
				isValid: false,
				value: _0n$1
			};
		}
	} : opts.uvRatio;
	if (!isEdValidXY(Fp, CURVE, CURVE.Gx, CURVE.Gy)) throw new Error("bad curve params: generator point");
	const mulA = Fp.eql(CURVE.a, Fp.neg(Fp.ONE)) ? (x) => Fp.neg(x) : Fp.eql(CURVE.a, Fp.ONE) ? (x) => x : (x) => Fp.mul(CURVE.a, x);
	/**
	* Asserts coordinate is valid: 0 <= n < MASK.
	* Coordinates >= Fp.ORDER are allowed for zip215.
	*/
	function acoord(title, n, banZero = false) {
		const min = banZero ? _1n$1 : _0n$1;
		aInRange("coordinate " + title, n, min, MASK);
		return n;
	}
	function aedpoint(other) {
		if (!(other instanceof Point)) throw new Error("EdwardsPoint expected");
	}
	class Point {
		static BASE = new Point(CURVE.Gx, CURVE.Gy, Fp.ONE, Fp.mul(CURVE.Gx, CURVE.Gy));
		static ZERO = new Point(Fp.ZERO, Fp.ONE, Fp.ONE, Fp.ZERO);
		static Fp = Fp;
		static Fn = Fn;
		X;
		Y;
		Z;
		T;
		constructor(X, Y, Z, T) {
			this.X = acoord("x", X);
			this.Y = acoord("y", Y);
			this.Z = acoord("z", Z, true);
			this.T = acoord("t", T);
			Object.freeze(this);
		}
		static CURVE() {
			return CURVE;
		}
		/**
		* Create one extended Edwards point from affine coordinates.
		* Does NOT validate that the point is on-curve or torsion-free.
		* Use `.assertValidity()` on adversarial inputs.
		*/
		static fromAffine(p) {
			if (p instanceof Point) throw new Error("extended point not allowed");
			const { x, y } = p || {};
			acoord("x", x);
			acoord("y", y);
			return new Point(x, y, Fp.ONE, Fp.mul(x, y));
		}
		static fromBytes(bytes, zip215 = false) {
			const len = Fp.BYTES;
			const { a, d } = CURVE;
			bytes = copyBytes(abytes(bytes, len, "point"));
			abool(zip215, "zip215");
			const normed = copyBytes(bytes);
			const lastByte = bytes[len - 1];
			normed[len - 1] = lastByte & -129;
			const y = bytesToNumberLE(normed);
			aInRange("point.y", y, _0n$1, zip215 ? MASK : Fp.ORDER);
			const y2 = Fp.sqr(y);
			const u = Fp.sub(y2, Fp.ONE);
			const v = Fp.sub(Fp.mulN(d, y2), a);
			let { isValid, value: x } = uvRatio(u, v);
			if (!isValid) throw new Error("bad point: invalid y coordinate");
			const isXOdd = isOdd(x);
			const isLastByteOdd = (lastByte & 128) !== 0;
			if (!zip215 && Fp.is0(x) && isLastByteOdd) throw new Error("bad point: x=0 and x_0=1");
			if (isLastByteOdd !== isXOdd) x = Fp.neg(x);
			return Point.fromAffine({
				x,
				y
			});
		}
		static fromHex(hex, zip215 = false) {
			return Point.fromBytes(hexToBytes(hex), zip215);
		}
		get x() {
			return this.toAffine().x;
		}
		get y() {
			return this.toAffine().y;
		}
		precompute(windowSize = 6, isLazy = true) {
			wnaf.setWindowSize(this, windowSize);
			if (!isLazy) this.multiply(_2n$2);
			return this;
		}
		assertValidity() {
			const p = this;
			const { a, d } = CURVE;
			if (p.is0()) throw new Error("bad point: ZERO");
			const { X, Y, Z, T } = p;
			const X2 = Fp.sqr(X);
			const Y2 = Fp.sqr(Y);
			const Z2 = Fp.sqr(Z);
			const Z4 = Fp.sqr(Z2);
			const aX2 = Fp.mul(X2, a);
			const left = Fp.mul(Fp.add(aX2, Y2), Z2);
			const right = Fp.add(Z4, Fp.mul(d, Fp.mul(X2, Y2)));
			if (!Fp.eql(left, right)) throw new Error("bad point: equation left != right (1)");
			const XY = Fp.mul(X, Y);
			const ZT = Fp.mul(Z, T);
			if (!Fp.eql(XY, ZT)) throw new Error("bad point: equation left != right (2)");
		}
		equals(other) {
			aedpoint(other);
			const { X: X1, Y: Y1, Z: Z1 } = this;
			const { X: X2, Y: Y2, Z: Z2 } = other;
			const X1Z2 = Fp.mul(X1, Z2);
			const X2Z1 = Fp.mul(X2, Z1);
			const Y1Z2 = Fp.mul(Y1, Z2);
			const Y2Z1 = Fp.mul(Y2, Z1);
			return Fp.eql(X1Z2, X2Z1) && Fp.eql(Y1Z2, Y2Z1);
		}
		is0() {
			return this.equals(Point.ZERO);
		}
		negate() {
			return new Point(Fp.neg(this.X), this.Y, this.Z, Fp.neg(this.T));
		}
		double() {
			const { X: X1, Y: Y1, Z: Z1 } = this;
			const A = Fp.sqr(X1);
			const B = Fp.sqr(Y1);
			const C = Fp.mul(Fp.sqr(Z1), _2n$2);
			const D = mulA(A);
			const x1y1 = Fp.addN(X1, Y1);
			const E = Fp.sub(Fp.subN(Fp.sqr(x1y1), A), B);
			const G = Fp.addN(D, B);
			const F = Fp.subN(G, C);
			const H = Fp.subN(D, B);
			const X3 = Fp.mul(E, F);
			const Y3 = Fp.mul(G, H);
			const T3 = Fp.mul(E, H);
			const Z3 = Fp.mul(F, G);
			return new Point(X3, Y3, Z3, T3);
		}
		add(other) {
			aedpoint(other);
			const { d } = CURVE;
			const { X: X1, Y: Y1, Z: Z1, T: T1 } = this;
			const { X: X2, Y: Y2, Z: Z2, T: T2 } = other;
			const A = Fp.mul(X1, X2);
			const B = Fp.mul(Y1, Y2);
			const C = Fp.mul(Fp.mulN(T1, d), T2);
			const D = Fp.mul(Z1, Z2);
			const E = Fp.sub(Fp.subN(Fp.mulN(Fp.addN(X1, Y1), Fp.addN(X2, Y2)), A), B);
			const F = Fp.subN(D, C);
			const G = Fp.addN(D, C);
			const H = Fp.sub(B, mulA(A));
			const X3 = Fp.mul(E, F);
			const Y3 = Fp.mul(G, H);
			const T3 = Fp.mul(E, H);
			const Z3 = Fp.mul(F, G);
			return new Point(X3, Y3, Z3, T3);
		}
		subtract(other) {
			aedpoint(other);
			return this.add(other.negate());
		}
		multiply(scalar) {
			if (!Fn.isValidNot0(scalar)) throw new RangeError("invalid scalar: expected 1 <= sc < curve.n");
			const { p, f } = wnaf.mulSecret(this, scalar, cofactor, normalize);
			return normalize([p, f])[0];
		}
		multiplyUnsafe(scalar) {
			if (!Fn.isValid(scalar)) throw new RangeError("invalid scalar: expected 0 <= sc < curve.n");
			if (scalar === _0n$1) return Point.ZERO;
			if (this.is0() || scalar === _1n$1) return this;
			return wnaf.mulUnsafe(this, scalar, normalize);
		}
		isSmallOrder() {
			return this.clearCofactor().is0();
		}
		isTorsionFree() {
			return wnaf.mulUnsafe(this, CURVE.n).is0();
		}
		toAffine(invertedZ) {
			const p = this;
			let iz = invertedZ;
			if (iz != null && typeof iz !== "bigint") throw new TypeError("\"invertedZ\" expected bigint, got type=" + typeof iz);
			const { X, Y, Z } = p;
			const is0 = p.is0();
			if (iz == null) iz = is0 ? Fp.create(_8n) : Fp.inv(Z);
			const x = Fp.mul(X, iz);
			const y = Fp.mul(Y, iz);
			const zz = Fp.mul(Z, iz);
			if (is0) return {
				x: Fp.ZERO,
				y: Fp.ONE
			};
			if (!Fp.eql(zz, Fp.ONE)) throw new Error("invZ was invalid");
			return {
				x,
				y
			};
		}
		clearCofactor() {
			if (cofactor === _1n$1) return this;
			if (cofactor === _2n$2) return this.double();
			if (cofactor === _4n) return this.double().double();
			if (cofactor === _8n) return this.double().double().double();
			return this.multiplyUnsafe(cofactor);
		}
		toBytes() {
			const { x, y } = this.toAffine();
			const bytes = Fp.toBytes(y);
			bytes[bytes.length - 1] |= isOdd(x) ? 128 : 0;
			return bytes;
		}
		toHex() {
			return bytesToHex(this.toBytes());
		}
		toString() {
			return `<Point ${this.is0() ? "ZERO" : this.toHex()}>`;
		}
	}
	const normalize = (points) => normalizeZ(Point, points);
	const wnaf = new ScalarMultiplier(Point, randomBytes$2);
	if (wnaf.bits >= 6) Point.BASE.precompute(6);
	Object.freeze(Point.prototype);
	Object.freeze(Point);
	return Point;
}
// packages/proof/src/crypto/ed25519.ts
/** The curve of RFC 8032 section 5.1: noble's own `ed25519` brings along signing and X25519, which no check needs. */
var Point = /* @__PURE__ */ edwards({
	p: 2n ** 255n - 19n,
	n: 2n ** 252n + 27742317777372353535851937790883648493n,
	h: 8n,
	a: 2n ** 255n - 20n,
	d: 37095705934669439343138083508754565189542113879843219016388785533085940283555n,
	Gx: 15112221349535400772501151409588531511454012693041857206046113283949847762202n,
	Gy: 46316835694926478169428394003475163141307993866256225615783033603165251855960n
});
var { Fn } = Point;
/** Whether 32 bytes are a key in canonical encoding, of the prime-order subgroup, and not its identity. */
function isSoundEd25519Key(publicKey) {
	if (publicKey.length !== 32) return false;
	try {
		const point = Point.fromBytes(publicKey, false);
		return !point.isSmallOrder() && point.isTorsionFree();
	} catch {
		return false;
	}
}
/**
* `publicKey` is one that `isSoundEd25519Key` accepts: the check is not repeated for every signature. Then [S]B − [k]A is
* of the prime-order subgroup and its encoding canonical, and an R of the same bytes is so too, with no check of its own.
*/
function verifyEd25519(publicKey, message, signature) {
	if (signature.length !== 64) return false;
	const encodedR = signature.subarray(0, 32);
	const s = littleEndian(signature.subarray(32));
	if (s >= Fn.ORDER) return false;
	const k = Fn.create(littleEndian(sha512(concat(encodedR, publicKey, message))));
	const r = Point.BASE.multiplyUnsafe(s).subtract(Point.fromBytes(publicKey, false).multiplyUnsafe(k));
	return !r.is0() && equal(r.toBytes(), encodedR);
}
function littleEndian(bytes) {
	let value = 0n;
	for (const byte of bytes.toReversed()) value = value << 8n | BigInt(byte);
	return value;
}
// packages/proof/src/crypto/primitives.ts
/** Those that run everywhere. What others say is measured by them. */
var javaScript = {
	sha256: sha256$1,
	isSoundEd25519Key,
	verifyEd25519,
	verifyP256
};
// packages/proof/src/crypto/jwk.ts
/** Refuses (`bad_jwk`) other key types, points off the curve, and private keys. */
function parseEcPublicJwk(value) {
	if (!isObject(value)) throw new ProofError("bad_jwk");
	const { kty, crv, x, y } = value;
	if (kty !== "EC" || crv !== "P-256" || typeof x !== "string" || typeof y !== "string") throw new ProofError("bad_jwk", "not a P-256 key");
	if (Object.hasOwn(value, "d")) throw new ProofError("bad_jwk", "a private key");
	const jwk = {
		kty,
		crv,
		x,
		y
	};
	if (!isP256Key(pointBytes(jwk))) throw new ProofError("bad_jwk", "not a point");
	return jwk;
}
/** The P-256 keys of a JWK set (RFC 7517 section 5); keys of other types are skipped, as it asks. */
function parseJwks(text) {
	const set = parseJson$1(text);
	const keys = isObject(set) ? set["keys"] : void 0;
	if (!isArray(keys)) throw new ProofError("bad_jwk", "not a key set");
	return keys.filter((key) => isObject(key) && key["kty"] === "EC" && key["crv"] === "P-256").map(parseEcPublicJwk);
}
/** RFC 7638: SHA-256 over the required members in lexical order, base64url. */
function jwkThumbprint({ kty, crv, x, y }, hash = sha256$1) {
	return toBase64Url(hash(JSON.stringify({
		crv,
		kty,
		x,
		y
	})));
}
/** ES256 of RFC 7518 section 3.4; `signature` is r and s, 64 bytes. Both values of s are signatures there. */
function verifyEs256(jwk, message, signature, { verifyP256 } = javaScript) {
	return verifyP256(pointBytes(jwk), message, signature);
}
function pointBytes({ x, y }) {
	return concat(Uint8Array.of(4), coordinate(x), coordinate(y));
}
/** 32 bytes each: other lengths that add up to 64 would make another point of the same text. */
function coordinate(text) {
	const bytes = fromBase64Url(text);
	if (bytes.length !== 32) throw new ProofError("bad_jwk", "a coordinate has 32 bytes");
	return bytes;
}
// packages/proof/src/log/note.ts
var ED25519 = 1;
var KEY_ID_LENGTH = 4;
var MAX_SIGNATURES = 100;
var SPACE_OR_PLUS = /[\s\u0085+]/u;
/** The 4 bytes that tell keys of one name apart: SHA-256(name, newline, type, key), cut. */
function keyId(name, publicKey, hash = sha256$1) {
	return hash(concat(utf8(`${name}\n`), Uint8Array.of(ED25519), publicKey)).subarray(0, KEY_ID_LENGTH);
}
/** Refuses (`bad_verifier_key`) other types, a wrong key id, and keys of low order or not in canonical encoding. */
function parseVerifierKey(vkey, primitives = javaScript) {
	const match = /^([^+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/]+=*)$/.exec(vkey);
	const [, name = "", id = "", encoded = ""] = match ?? [];
	if (match === null || !isKeyName(name)) throw new ProofError("bad_verifier_key");
	const key = fromBase64(encoded);
	const publicKey = key.subarray(1);
	if (key[0] !== ED25519 || !primitives.isSoundEd25519Key(publicKey)) throw new ProofError("bad_verifier_key", "not a sound Ed25519 key");
	if (!equal(fromHex(id), keyId(name, publicKey, primitives.sha256))) throw new ProofError("bad_verifier_key", "wrong key id");
	return {
		name,
		publicKey
	};
}
/** Splits a note; checks its form (`bad_note`) but no signature. */
function parseNote(note) {
	if (!note.isWellFormed() || /[\u0000-\u0009\u000b-\u001f]/.test(note)) throw new ProofError("bad_note", "control character");
	const split = note.lastIndexOf("\n\n");
	if (split < 0 || !note.endsWith("\n")) throw new ProofError("bad_note", "no signatures");
	const lines = note.slice(split + 2, -1).split("\n");
	if (lines.length > MAX_SIGNATURES) throw new ProofError("bad_note", "too many signatures");
	return {
		text: note.slice(0, split + 1),
		signatures: lines.map(parseSignatureLine)
	};
}
/**
* The text of a note that `vkey` has signed. Signatures of other keys are skipped: witnesses and newer algorithms
* come and go. The key's own signature must be there once and be right.
*/
function verifyNote(note, vkey, primitives = javaScript) {
	const { name, publicKey } = parseVerifierKey(vkey, primitives);
	const { text, signatures } = parseNote(note);
	const id = keyId(name, publicKey, primitives.sha256);
	const [own, second] = signatures.filter((line) => line.name === name && equal(line.keyId, id));
	if (own === void 0) throw new ProofError("not_signed_by_key");
	if (second !== void 0) throw new ProofError("duplicate_signature");
	if (!primitives.verifyEd25519(publicKey, utf8(text), own.signature)) throw new ProofError("bad_log_signature");
	return text;
}
function parseSignatureLine(line) {
	const [, name = "", encoded = ""] = /^— ([^ ]+) ([^ ]+)$/.exec(line) ?? [];
	if (!isKeyName(name)) throw new ProofError("bad_note", "malformed signature line");
	const bytes = fromBase64(encoded);
	if (bytes.length <= KEY_ID_LENGTH) throw new ProofError("bad_note", "signature too short");
	return {
		name,
		keyId: bytes.subarray(0, KEY_ID_LENGTH),
		signature: bytes.subarray(KEY_ID_LENGTH)
	};
}
function isKeyName(name) {
	return name !== "" && !SPACE_OR_PLUS.test(name);
}
// packages/proof/src/trust.ts
/** Heads that a previous log may have besides its last one. */
var MAX_HEADS = 16;
/** Reads a trust file. Unsound keys and anything malformed are refused; unknown members are not. */
function parseTrust(input) {
	const value = parseJson$1(typeof input === "string" ? input : fromUtf8(input));
	if (!isObject(value)) throw new ProofError("bad_trust");
	const { log, previousLogs, issuer, anchors, pdf } = value;
	const keys = isObject(issuer) ? listOf$1(issuer, "keys").map(parseTrustedKey) : [];
	if (keys.length === 0) throw new ProofError("bad_trust", "no issuer keys");
	if (!isArray(anchors)) throw new ProofError("bad_trust", "anchors");
	return {
		log: parseTrustedLog(log),
		...previousLogs !== void 0 && { previousLogs: parsePreviousLogs(listOf$1(value, "previousLogs")) },
		issuer: { keys },
		anchors: anchors.map(parseTrustedAnchor),
		...isObject(pdf) && { pdf: { roots: listOf$1(pdf, "roots").map(parsePem) } }
	};
}
/** The previous log of the trust that a bundle names; undefined when it names the present one, or an unknown one. */
function previousLogOf(named, { previousLogs }) {
	return previousLogs?.find((log) => isSameLog(log, named));
}
/** The issuer's keys that the trust has for the log that a bundle names. */
function issuerKeysOf(named, trust) {
	return previousLogOf(named, trust)?.issuerKeys ?? trust.issuer.keys;
}
/** The root that the trust itself states for a log which has ended, at its last size or another; undefined for any other size. */
function statedRoot({ lastSize, lastRoot, heads = [] }, size) {
	return [{
		size: lastSize,
		root: lastRoot
	}, ...heads].find((head) => head.size === size)?.root;
}
/** Whether the trust itself says that a log which has ended had this head. */
function isKnownHead(log, { size, root }) {
	return statedRoot(log, size) === toBase64(root);
}
/** A log that has ended has no head beyond its last one, and no other root than the trust states. */
function assertWithin(log, head) {
	if (head.size > log.lastSize) throw new ProofError("log_has_ended", `the log ended at ${log.lastSize} entries`);
	if (statedRoot(log, head.size) !== void 0 && !isKnownHead(log, head)) throw new ProofError("log_has_ended", `the log had another root at ${head.size} entries`);
}
/** A key that was retired signs nothing any more: who has it cannot add to the log. */
function assertInUse({ lastIndex }, index) {
	if (lastIndex !== void 0 && index > lastIndex) throw new ProofError("issuer_key_retired", `its last entry is ${lastIndex}`);
}
function isSameLog(a, b) {
	return a.origin === b.origin && a.vkey === b.vkey;
}
/** The trusted entry that an anchor of a bundle falls under: chain, contract and sender all match. */
function trustedAnchorOf(anchor, trust) {
	return trust.anchors.find(({ chainId, contract, sender }) => anchor.chainId === chainId && anchor.contract === contract.toLowerCase() && anchor.sender === sender.toLowerCase());
}
/** How deep a block must lie to be final; undefined: the chain says which block is final. */
function finalityDepthOf({ chainId, finalityDepth }) {
	return finalityDepth ?? (isDevelopmentChain(chainId) ? 0 : void 0);
}
function parseTrustedLog(value) {
	if (!isObject(value)) throw new ProofError("bad_trust", "log");
	const [origin, vkey] = [text(value["origin"]), text(value["vkey"])];
	parseVerifierKey(vkey);
	return {
		origin,
		vkey
	};
}
function parsePreviousLogs(values) {
	const logs = values.map(parsePreviousLog);
	if (logs.some((log, i) => logs.findIndex((other) => isSameLog(other, log)) !== i)) throw new ProofError("bad_trust", "a previous log is named twice");
	return logs;
}
function parsePreviousLog(value) {
	const log = parseTrustedLog(value);
	const { lastSize, lastRoot, endedAt, issuerKeys, heads } = value;
	if (!isCount(lastSize) || lastSize === 0 || typeof lastRoot !== "string" || !isCount(endedAt) || !isArray(issuerKeys)) throw new ProofError("bad_trust", "a previous log lacks lastSize, lastRoot, endedAt or issuerKeys");
	if (fromBase64(lastRoot).length !== 32) throw new ProofError("bad_trust", "lastRoot");
	if (issuerKeys.length === 0) throw new ProofError("bad_trust", "a previous log without issuer keys");
	return {
		...log,
		lastSize,
		lastRoot,
		endedAt,
		issuerKeys: issuerKeys.map(parseTrustedKey),
		...heads !== void 0 && { heads: parseHeads(heads, lastSize) }
	};
}
function parseHeads(values, lastSize) {
	if (!isArray(values) || values.length > MAX_HEADS) throw new ProofError("bad_trust", "heads");
	return values.map((value) => {
		if (!isObject(value)) throw new ProofError("bad_trust", "heads");
		const { size } = value;
		const root = text(value["root"]);
		if (!isCount(size) || size === 0 || size >= lastSize || fromBase64(root).length !== 32) throw new ProofError("bad_trust", "heads");
		return {
			size,
			root
		};
	});
}
function parseTrustedKey(value) {
	const key = parseEcPublicJwk(value);
	const { lastIndex } = value;
	if (lastIndex === void 0) return key;
	if (!isCount(lastIndex)) throw new ProofError("bad_trust", "lastIndex");
	return {
		...key,
		lastIndex
	};
}
function parseTrustedAnchor(value) {
	if (!isObject(value)) throw new ProofError("bad_trust", "anchor");
	const { chainId, finalityDepth } = value;
	const [contract, sender] = [text(value["contract"]).toLowerCase(), text(value["sender"]).toLowerCase()];
	if (!isCount(chainId) || !isHex(contract, 20) || !isHex(sender, 20)) throw new ProofError("bad_trust", "anchor");
	if (finalityDepth === void 0) return {
		chainId,
		contract,
		sender
	};
	if (!isCount(finalityDepth)) throw new ProofError("bad_trust", "finalityDepth");
	return {
		chainId,
		contract,
		sender,
		finalityDepth
	};
}
/** One certificate's PEM (RFC 7468), as it was written; what is in it is for `@colophon/pdf-check` to read. */
function parsePem(value) {
	const pem = text(value);
	if (!/^-----BEGIN CERTIFICATE-----\s[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----\s*$/.test(pem)) throw new ProofError("bad_trust", "a PDF root is not one certificate's PEM");
	return pem;
}
function listOf$1(object, name) {
	const list = object[name];
	if (!isArray(list)) throw new ProofError("bad_trust", name);
	return list;
}
function text(value) {
	if (typeof value !== "string" || value === "") throw new ProofError("bad_trust", "a text is missing");
	return value;
}
// packages/proof/src/check/check-anchor.ts
/** So many seconds the issuer's clock may be ahead of a block's. */
var CLOCK_TOLERANCE$1 = 3600;
/**
* Check 7: a trusted sender has anchored the checkpoint's size and root. Every anchor has to be of this checkpoint and
* by a trusted sender, offline too; one that its chain denies fails the check; it passes only when a chain has shown
* one to be final, in a block that is not older than the record. Until then an anchor is a claim that anybody can write
* into a bundle: its block and time are not evidence.
*/
function checkAnchor(anchors, context) {
	const { checkpoint, trust, previousLog } = context;
	for (const anchor of anchors) assertBelongs(anchor, checkpoint, trust);
	if (previousLog === void 0) return askChain(anchors, context);
	const isKnown = isKnownHead(previousLog, checkpoint);
	if (!isKnown) for (const anchor of anchors) assertBeforeEnd$1(anchor, previousLog);
	const chain = withoutLostChain(anchors, context.chain);
	return outcomeOfPrevious(askChain(anchors, {
		...context,
		chain
	}), isKnown);
}
function askChain(anchors, { chain, registeredAt }) {
	const [first] = anchors;
	if (first === void 0) return { gap: "anchor_pending" };
	if (chain.kind === "offline") return {
		gap: "offline",
		evidence: describeClaim(first)
	};
	const found = anchors.map((anchor, i) => ({
		anchor,
		answer: chain.answers[i]
	}));
	for (const { answer } of found) {
		if (answer?.state === "mismatch") throw new ProofError("anchor_mismatch", answer.reason);
		if (answer?.state === "absent") throw new ProofError("anchor_absent", answer.reason);
	}
	const withState = (state) => found.filter(({ answer }) => answer?.state === state).map(({ anchor }) => anchor);
	const [final] = withState("final").toSorted(byEvidence);
	if (final !== void 0) {
		assertNotBefore(final, registeredAt);
		return {
			proven: final,
			evidence: describe(final)
		};
	}
	const [included] = withState("included");
	if (included !== void 0) return {
		gap: "anchor_not_final",
		evidence: describeClaim(included)
	};
	const gap = withState("wrong_chain").length > 0 ? "wrong_chain" : "chain_unreachable";
	const detail = found.flatMap(({ answer }) => answer && "reason" in answer ? [answer.reason] : []).join("; ");
	return {
		gap,
		...detail && { detail },
		evidence: describeClaim(first)
	};
}
function assertBelongs(anchor, { size, root }, trust) {
	if (trustedAnchorOf(anchor, trust) === void 0) throw new ProofError("anchor_not_trusted");
	if (anchor.size !== size || anchor.root !== `0x${toHex(root)}`) throw new ProofError("anchor_of_other_checkpoint");
}
/** No record is registered after the block that anchors it. The clocks of other chains are not reliable. */
function assertNotBefore({ chainId, blockTime }, registeredAt) {
	if (isPublicChain(chainId) && registeredAt !== void 0 && registeredAt > blockTime + CLOCK_TOLERANCE$1) throw new ProofError("registered_after_anchor");
}
/** Someone who has the keys of an ended log can sign other heads of it, and anchor them, but only in later blocks. */
function assertBeforeEnd$1({ blockTime }, { endedAt }) {
	if (blockTime > endedAt) throw new ProofError("anchor_after_end");
}
/** A development chain may have been lost together with the log's database: that it has no such anchor says nothing. */
function withoutLostChain(anchors, chain) {
	if (chain.kind === "offline") return chain;
	const answers = chain.answers.map((answer, i) => answer.state === "absent" && isDevelopmentChain(anchors[i]?.chainId ?? 0) ? {
		...answer,
		state: "unreachable"
	} : answer);
	return {
		...chain,
		answers
	};
}
/** The trust itself says that the log had its last head, and perhaps some before. Of all others, only an anchor does. */
function outcomeOfPrevious(outcome, isKnown) {
	if (!("gap" in outcome)) return outcome;
	switch (outcome.gap) {
		case "anchor_pending": return {
			...outcome,
			gap: isKnown ? "never_anchored" : "place_not_provable"
		};
		case "offline":
		case "anchor_not_final": return isKnown ? outcome : {
			...outcome,
			gap: "place_not_checked"
		};
		default: return outcome;
	}
}
/** Public chains first, then the earliest. */
function byEvidence(a, b) {
	return Number(isPublicChain(b.chainId)) - Number(isPublicChain(a.chainId)) || a.blockTime - b.blockTime;
}
function describe({ transactionHash, blockNumber, blockTime, ...anchor }) {
	return {
		...describeSource(anchor),
		transactionHash,
		blockNumber: String(blockNumber),
		blockTime: String(blockTime)
	};
}
/** Where to look: who would have anchored it is the trust's word, the transaction only the bundle's. */
function describeClaim({ transactionHash, ...anchor }) {
	return {
		...describeSource(anchor),
		claimedTransaction: transactionHash
	};
}
function describeSource({ chainId, contract, sender }) {
	return {
		chainId: String(chainId),
		contract,
		sender
	};
}
// packages/proof/src/check/check-document.ts
/**
* Check 8: the document at hand is one whose fingerprint the record shows, or a PDF that was signed for this very
* certificate: else a genuine bundle inside a forged page would pass.
*/
function checkDocument({ payload, claims }, document) {
	switch (document?.kind) {
		case void 0: return { gap: "no_document" };
		case "file": {
			const sha256 = document.sha256.toLowerCase();
			if (!claims.files.some((file) => file.sha256 === sha256)) throw new ProofError("document_not_in_record");
			return {
				proven: document,
				evidence: { sha256 }
			};
		}
		case "pdf": return checkPdf(payload.jti, document);
	}
}
function checkPdf(certificateId, document) {
	const { signature } = document;
	if (signature.state === "no_root") return { gap: "no_pdf_root" };
	if (signature.state === "bad_root") return {
		gap: "bad_trust",
		detail: signature.detail,
		evidence: { pdfRoot: String(signature.place) }
	};
	if (signature.state === "refused") throw new ProofError(signature.code, signature.detail);
	if (signature.certificateId !== certificateId) throw new ProofError("pdf_of_other_certificate", signature.certificateId);
	const { signer, signedAt, hasTimeStamp = false } = signature;
	return {
		proven: document,
		evidence: {
			signer,
			signedAt: String(signedAt),
			...hasTimeStamp && { timeStamp: "not_checked" }
		}
	};
}
// packages/proof/src/check/memory.ts
var MAX_ENTRIES = 64;
var MAX_LENGTH = 16384;
/**
* A memory of proofs that depend on nothing but `inputs`. It compares the inputs whole, so that nothing but the very same text is
* recognised; what throws is not remembered. It stays small: the oldest is forgotten, and long inputs are never kept.
*/
function createMemory() {
	const proven = /* @__PURE__ */ new Map();
	return (inputs, prove) => {
		const key = inputs.map((input) => `${input.length}:${input}`).join("");
		const known = proven.get(key);
		if (known !== void 0) return known.value;
		const value = prove();
		if (key.length <= MAX_LENGTH) proven.set(key, { value });
		const [oldest] = proven.keys();
		if (proven.size > MAX_ENTRIES && oldest !== void 0) proven.delete(oldest);
		return value;
	};
}
// packages/proof/src/check/check-context.ts
function createCheckContext(trust, primitives) {
	const thumbprints = /* @__PURE__ */ new WeakMap();
	return {
		trust,
		primitives,
		thumbprintOf(key) {
			const thumbprint = thumbprints.get(key) ?? jwkThumbprint(key, primitives.sha256);
			thumbprints.set(key, thumbprint);
			return thumbprint;
		},
		proven: {
			checkpoints: createMemory(),
			keySets: createMemory()
		}
	};
}
// packages/proof/src/statement/statement-kinds.ts
var SPEAKERS = [
	"registrant",
	"successor",
	"collaborator",
	"claimant",
	"registry"
];
/** The registrant, or the successor of the last `transferred`. */
var OWNER = ["registrant", "successor"];
var OPERATOR = ["registry"];
var FIELD_WEIGHTS = {
	fields: "replaces",
	reason: "words",
	certificate: "decides",
	collaborator: "decides",
	role: "words",
	share: "words",
	to: "replaces",
	rights: "words",
	text: "words",
	dispute: "decides",
	transfer: "decides",
	ground: "decides",
	aiUse: "decides"
};
/** Whether a field, by its name in a disclosure, is one that decides. */
function decides(name) {
	return Object.hasOwn(FIELD_WEIGHTS, name) && FIELD_WEIGHTS[name] === "decides";
}
var STATEMENT_KINDS = {
	corrected: {
		by: OWNER,
		fields: ["fields", "reason"]
	},
	superseded: {
		by: OWNER,
		fields: ["certificate", "reason"]
	},
	confirmed: {
		by: ["collaborator"],
		fields: [
			"collaborator",
			"role",
			"share"
		]
	},
	declined: {
		by: ["collaborator"],
		fields: [
			"collaborator",
			"role",
			"share"
		]
	},
	withdrawn: {
		by: OWNER,
		fields: ["reason"]
	},
	transferred: {
		by: OWNER,
		fields: ["to", "rights"]
	},
	disputed: {
		by: ["claimant"],
		fields: ["text", "certificate"],
		always: "text"
	},
	answered: {
		by: OWNER,
		fields: ["text", "dispute"]
	},
	settled: {
		by: [
			...OWNER,
			"claimant",
			"registry"
		],
		fields: ["text", "dispute"]
	},
	noted: {
		by: OPERATOR,
		fields: ["text", "ground"],
		always: "text"
	},
	blocked: {
		by: OPERATOR,
		fields: ["text", "ground"],
		always: "text"
	},
	unblocked: {
		by: OPERATOR,
		fields: ["text", "ground"],
		always: "text"
	},
	ended: {
		by: OWNER,
		fields: ["reason"]
	},
	revoked: {
		by: OWNER,
		fields: ["reason"]
	},
	ai_use: {
		by: OWNER,
		fields: ["aiUse"]
	},
	erased: {
		by: OPERATOR,
		fields: ["collaborator", "transfer"]
	}
};
function isStatementKind(kind) {
	return Object.hasOwn(STATEMENT_KINDS, kind);
}
/** The rules of a kind; undefined for one that this version does not know. */
function rulesOf(kind) {
	return isStatementKind(kind) ? STATEMENT_KINDS[kind] : void 0;
}
/** Whether this speaker may make a statement of this kind. Of a kind that is not known, anybody may. */
function maySay(kind, by) {
	return rulesOf(kind)?.by.includes(by) ?? true;
}
// packages/proof/src/statement/hidden-fields.ts
/**
* Whether one of the disclosures that a statement withholds may be a field of this weight. A digest doesn't say what it is of: any may
* be, but for the one that the kind always has. Nothing is concluded from a kind that this version does not know.
*/
function mayHide({ kind, said, withheld }, weight) {
	const { fields = [], always } = rulesOf(kind) ?? {};
	return (always !== void 0 && said[always] === void 0 ? withheld - 1 : withheld) > 0 && fields.some((field) => FIELD_WEIGHTS[field] === weight && said[field] === void 0);
}
// packages/proof/src/statement/conclusions.ts
/** Whether something may have been said of which nobody knows any more: then silence proves nothing. */
function mayHaveLost({ lack }) {
	return lack === "status_of_successor_log" || lack === "status_lost_between_logs";
}
// packages/proof/src/check/check-statements.ts
/**
* Check 9: what was said of the certificate later is known, up to now. It passes whatever was said. An older status, and one that
* lacks something, say how things were, and one that is refused says nothing: none speaks against the certificate.
*/
function checkStatements(jwt, status, { primitives: { sha256 } }) {
	if (status === void 0) return { gap: "not_published_yet" };
	if (status.state === "not_answered") return {
		gap: "status_not_answered",
		detail: status.detail
	};
	if (status.state === "refused") return {
		gap: status.code,
		detail: status.detail
	};
	const { state, ...proven } = status;
	if (proven.about !== toBase64Url(sha256(jwt))) return { gap: "status_of_other_certificate" };
	const evidence = {
		asOf: String(proven.asOf),
		statements: String(proven.statements.length)
	};
	if (proven.lack !== void 0 && proven.statements.length === 0 && mayHaveLost(proven)) return {
		gap: proven.lack,
		evidence: describeLost(proven)
	};
	if (proven.lack !== void 0) return {
		gap: proven.lack,
		evidence: {
			...evidence,
			...describeLost(proven)
		}
	};
	return state === "current" ? {
		proven,
		evidence
	} : {
		gap: "status_dated",
		evidence
	};
}
/** The time of which nobody knows what was said. */
function describeLost({ carried }) {
	if (carried?.lostUntil === void 0) return {};
	return {
		lostFrom: String(carried.asOf),
		lostUntil: String(carried.lostUntil)
	};
}
// packages/proof/src/log/checkpoint.ts
/** Reads a checkpoint's note text, without signatures (`bad_checkpoint`). Extension lines are accepted and not read. */
function parseCheckpoint(text) {
	const lines = text.split("\n");
	const [origin = "", decimal = "", encoded = ""] = lines;
	const size = parseDecimal(decimal);
	if (!(lines.length >= 4 && lines.slice(0, -1).every((line) => line !== "") && lines.at(-1) === "") || size === void 0) throw new ProofError("bad_checkpoint");
	const root = fromBase64(encoded);
	if (root.length !== 32) throw new ProofError("bad_checkpoint", "root length");
	return {
		origin,
		size,
		root
	};
}
/** Reads what a signed checkpoint says without checking who signed it. */
function readCheckpoint(note) {
	return parseCheckpoint(parseNote(note).text);
}
/** The checkpoint in a note, when this log has signed it (ProofError otherwise). */
function verifyCheckpoint(note, { origin, vkey }, primitives) {
	const checkpoint = parseCheckpoint(verifyNote(note, vkey, primitives));
	if (checkpoint.origin !== origin) throw new ProofError("wrong_origin");
	return checkpoint;
}
// packages/proof/src/log/entry.ts
var CERTIFICATE = 1;
var STATEMENT = 2;
var KEY_SET = 3;
var HEAD = 4;
var STATEMENT_LENGTH = 65;
var HEAD_LENGTH = 49;
var KEY_LABEL = "colophon/statement/v1";
/** `01` and SHA-256 of the issuer-signed JWT, without disclosures: 33 bytes. */
function certificateEntry(jwt, hash = sha256$1) {
	return concat(Uint8Array.of(CERTIFICATE), hash(jwt));
}
/**
* The key K of statement `n` about the record with this salt (32 bytes), n counting from 0: only someone who has the record
* can ask the log for it, and knows which record an entry is about.
*/
function statementKey(salt, n, hash = sha256$1) {
	if (salt.length !== 32) throw new RangeError("a record's salt has 32 bytes");
	assertCount(n, "n");
	if (n > 4294967295) throw new RangeError("n has 32 bits");
	return hash(concat(utf8(KEY_LABEL), salt, toU64(n).subarray(4)));
}
/** `02`, the statement's key K and SHA-256 of its issuer-signed JWT: 65 bytes. */
function statementEntry(key, jwt, hash = sha256$1) {
	return statementEntryOfHash(key, hash(jwt));
}
/** The same from the JWT's hash alone. */
function statementEntryOfHash(key, jwtHash) {
	if (key.length !== 32 || jwtHash.length !== 32) throw new RangeError("a statement's key and hash have 32 bytes");
	return concat(Uint8Array.of(STATEMENT), key, jwtHash);
}
/** `03` and SHA-256 of the issuer's key set, byte for byte as it is published: 33 bytes. */
function keySetEntry(jwks, hash = sha256$1) {
	return concat(Uint8Array.of(KEY_SET), hash(jwks));
}
/**
* What a log entry says, by its first byte and its length; anything else is a ProofError (`bad_entry`), and so is a number
* above 2^53 - 1 (`bad_index`).
*/
function parseEntry(entry) {
	const hash = entry.slice(-32);
	if (entry.length === 33) {
		if (entry[0] === CERTIFICATE) return {
			kind: "certificate",
			jwtHash: hash
		};
		if (entry[0] === KEY_SET) return {
			kind: "keySet",
			jwksHash: hash
		};
	}
	if (entry[0] === STATEMENT && entry.length === STATEMENT_LENGTH) return {
		kind: "statement",
		key: entry.slice(1, 33),
		jwtHash: hash
	};
	if (entry[0] === HEAD && entry.length === HEAD_LENGTH) return {
		kind: "head",
		time: fromU64(entry, 1),
		count: fromU64(entry, 9),
		root: hash
	};
	throw new ProofError("bad_entry");
}
// packages/proof/src/log/tlog-proof.ts
var HEADER = "c2sp.org/tlog-proof@v1";
/** Checks the form only (`bad_tlog_proof`); the checkpoint is not read. */
function parseTlogProof(text) {
	const end = text.indexOf("\n\n");
	const [header, ...lines] = end < 0 ? [] : text.slice(0, end).split("\n");
	const extra = lines[0]?.startsWith("extra ") ? fromBase64((lines.shift() ?? "").slice(6)) : void 0;
	const indexLine = lines.shift() ?? "";
	const index = indexLine.startsWith("index ") ? parseDecimal(indexLine.slice(6)) : void 0;
	if (header !== HEADER || index === void 0) throw new ProofError("bad_tlog_proof");
	const proof = lines.map(fromBase64);
	if (proof.some((hash) => hash.length !== 32)) throw new ProofError("bad_tlog_proof", "hash length");
	return {
		index,
		proof,
		checkpoint: text.slice(end + 2),
		...extra && { extra }
	};
}
// packages/proof/src/check/check-log.ts
/** Check 4: the leaf of this record is at its index in the checkpoint's tree. Nobody has looked at the checkpoint yet. */
function checkInclusion({ sdJwt, tlogProof }, { primitives: { sha256 } }) {
	const [jwt = ""] = sdJwt.split("~", 1);
	const { index, proof, checkpoint: note } = parseTlogProof(tlogProof);
	const { size, root } = readCheckpoint(note);
	const leaf = leafHash(certificateEntry(jwt, sha256), sha256);
	verifyInclusion({
		index,
		size,
		leafHash: leaf,
		proof,
		root
	}, sha256);
	return {
		proven: {
			index,
			note
		},
		evidence: {
			index: String(index),
			leafHash: toHex(leaf)
		}
	};
}
/**
* Check 5: a trusted log has signed the checkpoint. The bundle says which log; the trust must contain it. A log that has
* ended has no head beyond its last one: someone who has its keys can't add to it.
*/
function checkCheckpoint({ tlogProof, log }, place, { trust, primitives, proven }) {
	const previous = previousLogOf(log, trust);
	if (previous === void 0 && !isSameLog(log, trust.log)) throw new ProofError("unknown_log", log.origin);
	const note = place?.note ?? parseTlogProof(tlogProof).checkpoint;
	const checkpoint = proven.checkpoints([
		log.origin,
		log.vkey,
		note
	], () => verifyCheckpoint(note, log, primitives));
	if (previous !== void 0) assertWithin(previous, checkpoint);
	const { origin, size, root } = checkpoint;
	return {
		proven: checkpoint,
		evidence: {
			origin,
			size: String(size),
			root: toHex(root)
		}
	};
}
/**
* Check 6: the key set with the record's key (`kid`) is in the log, before the record, and the key was not retired by
* then. A stolen or secret key cannot make records that the log's readers do not see coming.
*/
function checkIssuerKeys({ issuerKeysProof, issuerJwks, log }, { kid, index, note, checkpoint }, { trust, thumbprintOf, primitives: { sha256 }, proven }) {
	const keySet = proven.keySets([
		note,
		issuerKeysProof,
		issuerJwks
	], () => {
		const keys = parseTlogProof(issuerKeysProof);
		if (keys.checkpoint !== note) throw new ProofError("issuer_keys_of_other_checkpoint");
		const { size, root } = checkpoint;
		const leaf = leafHash(keySetEntry(issuerJwks, sha256), sha256);
		verifyInclusion({
			index: keys.index,
			size,
			leafHash: leaf,
			proof: keys.proof,
			root
		}, sha256);
		return {
			index: keys.index,
			kids: parseJwks(issuerJwks).map((key) => jwkThumbprint(key, sha256))
		};
	});
	if (keySet.index >= index) throw new ProofError("issuer_keys_after_certificate");
	if (!keySet.kids.includes(kid)) throw new ProofError("issuer_key_not_logged", kid);
	const key = issuerKeysOf(log, trust).find((candidate) => thumbprintOf(candidate) === kid);
	if (key !== void 0) assertInUse(key, index);
	return {
		proven: keySet.index,
		evidence: {
			index: String(keySet.index),
			key: kid
		}
	};
}
var MAX_DEPTH$2 = 16;
/** Claims that are always visible or that steer a verifier (RFC 9901 section 4.1, SD-JWT VC section 2.2.2.2). */
var RESERVED = /* @__PURE__ */ new Set([
	"iss",
	"iat",
	"nbf",
	"exp",
	"aud",
	"sub",
	"jti",
	"vct",
	"vct#integrity",
	"cnf",
	"status",
	"salt",
	"_sd",
	"_sd_alg",
	"...",
	"__proto__"
]);
/**
* A disclosure from its base64url text (RFC 9901 section 4.2): a salt of 16 bytes, a name and a value. Another form, a reserved
* name, or disclosures within the value are a ProofError (`bad_disclosure`, `reserved_claim_name`).
*/
function parseDisclosure(encoded) {
	const parts = parseJson$1(fromUtf8(fromBase64Url(encoded)));
	if (!isArray(parts) || parts.length !== 3) throw new ProofError("bad_disclosure", "not three parts");
	const [salt, name, value] = parts;
	if (typeof salt !== "string" || typeof name !== "string" || name === "") throw new ProofError("bad_disclosure", "salt and name are texts");
	if (fromBase64Url(salt).length !== 16) throw new ProofError("bad_disclosure", "salt");
	if (RESERVED.has(name)) throw new ProofError("reserved_claim_name", name);
	if (!isPlain(value, MAX_DEPTH$2)) throw new ProofError("bad_disclosure", "nested disclosures or too deep");
	return {
		name,
		value,
		salt
	};
}
/** The digest in the record's `_sd` for a disclosure: SHA-256 of its base64url text, in base64url (RFC 9901 section 4.2.3). */
function disclosureDigest(encoded, hash = sha256$1) {
	return toBase64Url(hash(encoded));
}
/** JSON as `parseJson` reads it, without the keys that would make a verifier look for disclosures inside (RFC 9901 section 7.1). */
function isPlain(value, depth) {
	if (typeof value === "number") return hasOneSpelling(value);
	if (typeof value !== "object" || value === null) return true;
	if (depth === 0 || Object.hasOwn(value, "_sd") || Object.hasOwn(value, "...")) return false;
	return Object.values(value).every((inner) => isPlain(inner, depth - 1));
}
/** Opens disclosures against the digests in a record's payload: each must be referenced, and shown once. */
function openDisclosures({ _sd: digests }, encoded, hash = sha256$1) {
	const referenced = new Set(digests);
	const seen = /* @__PURE__ */ new Set();
	const claims = /* @__PURE__ */ new Map();
	const parsed = encoded.map((one) => [parseDisclosure(one), disclosureDigest(one, hash)]);
	for (const [{ name, value }, digest] of parsed) {
		if (seen.has(digest)) throw new ProofError("duplicate_disclosure", name);
		if (!referenced.has(digest)) throw new ProofError("unreferenced_disclosure", name);
		if (claims.has(name)) throw new ProofError("duplicate_claim", name);
		seen.add(digest);
		claims.set(name, value);
	}
	return Object.fromEntries(claims);
}
// packages/proof/src/record/record.ts
/** `RSF-` and nine characters without I, L, O and U, which people misread (Crockford's base 32). */
var CERTIFICATE_ID = /^RSF-[0-9A-HJKMNP-TV-Z]{9}$/;
/** What is signed by an issuer, by how its `vct` ends; records of before other kinds were thought of may have any other `vct`. */
var OTHER_KINDS = /\/credentials\/(?:licence|statement)\/v1$/;
/** Whether a credential type is one of those that have no certificate id. */
function isCredentialOfOtherKind(vct) {
	return OTHER_KINDS.test(vct);
}
// packages/proof/src/record/parse-sd-jwt.ts
/** Scheme, host, perhaps a port and a path, in ASCII: nothing that is shown as something else than it is (RFC 3986). */
var ADDRESS = /^https?:\/\/(?:[\w.-]+|\[[0-9A-Fa-f:.]+\])(?::[0-9]{1,5})?(?:\/[\w.~!$&'()*+,;=:@%/-]*)?$/;
/** Splits `jwt~disclosure~…~` and reads header and payload, strictly; checks neither signature nor disclosures. */
function parseSdJwt(text) {
	return readSdJwt(text, parsePayload$1);
}
/** `parseSdJwt` for any payload. */
function readSdJwt(text, read) {
	const [jwt = "", ...rest] = text.split("~");
	const keyBinding = rest.pop();
	if (keyBinding === void 0) throw new ProofError("bad_sd_jwt", "no ~ at the end");
	if (keyBinding !== "") throw new ProofError("key_binding_refused");
	const parts = jwt.split(".");
	const [header = "", payload = "", signature = ""] = parts;
	if (parts.length !== 3) throw new ProofError("bad_sd_jwt", "not three parts");
	return {
		jwt,
		signingInput: `${header}.${payload}`,
		header: parseHeader(decodeObject(header)),
		payload: read(decodeObject(payload)),
		signature: fromBase64Url(signature),
		disclosures: rest
	};
}
/** No other parameter is accepted: none may bring a key along or change what the signature means. */
function parseHeader(header) {
	const { alg, typ, kid } = header;
	if (!hasExactlyKeys(header, [
		"alg",
		"typ",
		"kid"
	]) || alg !== "ES256" || typ !== "dc+sd-jwt" || typeof kid !== "string") throw new ProofError("bad_record_header");
	return {
		alg,
		typ,
		kid
	};
}
function parsePayload$1(payload) {
	const { _sd_alg, _sd, salt, ...common } = parseCommon(payload, ["jti"]);
	const { jti } = payload;
	if (!isText$1(jti) || !CERTIFICATE_ID.test(jti)) throw new ProofError("bad_record_payload", "jti");
	if (isCredentialOfOtherKind(common.vct)) throw new ProofError("bad_record_payload", "vct");
	return {
		...common,
		jti,
		_sd_alg,
		_sd,
		salt
	};
}
/** No other claim is accepted in clear: an unknown one could carry digests or change what the record means. */
function parseCommon(payload, own) {
	const { iss, iat, vct, _sd_alg, _sd, salt } = payload;
	if (!hasExactlyKeys(payload, [
		"iss",
		"iat",
		"vct",
		"_sd_alg",
		"_sd",
		"salt",
		...own
	]) || !isAddress(iss) || !isAddress(vct) || !isCount(iat)) throw new ProofError("bad_record_payload");
	if (_sd_alg !== "sha-256" || !isArray(_sd) || !isText$1(salt)) throw new ProofError("bad_record_payload");
	if (!_sd.every(isText$1) || fromBase64Url(salt).length !== 32) throw new ProofError("bad_record_payload");
	if (_sd.some((digest) => fromBase64Url(digest).length !== 32)) throw new ProofError("bad_record_payload", "digest length");
	if (new Set(_sd).size !== _sd.length) throw new ProofError("duplicate_digest");
	if (_sd.some((digest, i) => digest < (_sd[i - 1] ?? ""))) throw new ProofError("bad_record_payload", "order of _sd");
	return {
		iss,
		iat,
		vct,
		_sd_alg,
		_sd,
		salt
	};
}
function decodeObject(encoded) {
	const value = parseJson$1(fromUtf8(fromBase64Url(encoded)));
	if (!isObject(value)) throw new ProofError("bad_sd_jwt", "not an object");
	return value;
}
function isAddress(value) {
	return typeof value === "string" && ADDRESS.test(value);
}
function isText$1(value) {
	return typeof value === "string" && value !== "";
}
// node_modules/@noble/curves/secp256k1.js
/**
* SECG secp256k1. See [pdf](https://www.secg.org/sec2-v2.pdf).
*
* Belongs to Koblitz curves: it has efficiently-computable GLV endomorphism ψ,
* check out {@link EndomorphismOpts}. Seems to be rigid (not backdoored).
* @module
*/
/*! noble-curves - MIT License (c) 2022 Paul Miller (paulmillr.com) */
var secp256k1_CURVE = {
	p: BigInt("0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2f"),
	n: BigInt("0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141"),
	h: BigInt(1),
	a: BigInt(0),
	b: BigInt(7),
	Gx: BigInt("0x79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798"),
	Gy: BigInt("0x483ada7726a3c4655da4fbfc0e1108a8fd17b448a68554199c47d08ffb10d4b8")
};
var secp256k1_ENDO = {
	beta: BigInt("0x7ae96a2b657c07106e64479eac3434e99cf0497512f58995c1396c28719501ee"),
	basises: [[BigInt("0x3086d221a7d46bcde86c90e49284eb15"), -BigInt("0xe4437ed6010e88286f547fa90abfe4c3")], [BigInt("0x114ca50f7a8e2f3f657c1108d9d44cfd8"), BigInt("0x3086d221a7d46bcde86c90e49284eb15")]]
};
var _2n$1 = /* @__PURE__ */ BigInt(2);
/**
* √n = n^((p+1)/4) for fields p = 3 mod 4. We unwrap the loop and multiply bit-by-bit.
* (P+1n/4n).toString(2) would produce bits [223x 1, 0, 22x 1, 4x 0, 11, 00]
*/
function sqrtMod(y) {
	const P = secp256k1_CURVE.p;
	const _3n = BigInt(3), _6n = BigInt(6), _11n = BigInt(11), _22n = BigInt(22);
	const _23n = BigInt(23), _44n = BigInt(44), _88n = BigInt(88);
	const b2 = y * y * y % P;
	const b3 = b2 * b2 * y % P;
	const b11 = pow2(pow2(pow2(b3, _3n, P) * b3 % P, _3n, P) * b3 % P, _2n$1, P) * b2 % P;
	const b22 = pow2(b11, _11n, P) * b11 % P;
	const b44 = pow2(b22, _22n, P) * b22 % P;
	const b88 = pow2(b44, _44n, P) * b44 % P;
	const root = pow2(pow2(pow2(pow2(pow2(pow2(b88, _88n, P) * b88 % P, _44n, P) * b44 % P, _3n, P) * b3 % P, _23n, P) * b22 % P, _6n, P) * b2 % P, _2n$1, P);
	if (!Fpk1.eql(Fpk1.sqr(root), y)) throw new Error("Cannot find square root");
	return root;
}
var Fpk1 = /* @__PURE__ */ Field(secp256k1_CURVE.p, { sqrt: sqrtMod });
/**
* secp256k1 curve: ECDSA and ECDH methods.
*
* Uses sha256 to hash messages. To use a different hash,
* pass `{ prehash: false }` to sign / verify.
*
* @example
* Generate one secp256k1 keypair, sign a message, and verify it.
*
* ```js
* import { secp256k1 } from '@noble/curves/secp256k1.js';
* const { secretKey, publicKey } = secp256k1.keygen();
* // const publicKey = secp256k1.getPublicKey(secretKey);
* const msg = new TextEncoder().encode('hello noble');
* const sig = secp256k1.sign(msg, secretKey);
* const isValid = secp256k1.verify(sig, msg, publicKey);
* // const sigKeccak = secp256k1.sign(keccak256(msg), secretKey, { prehash: false });
* ```
*/
var secp256k1 = /* @__PURE__ */ ecdsa(/* @__PURE__ */ weierstrass(secp256k1_CURVE, {
	Fp: Fpk1,
	endo: secp256k1_ENDO
}), sha256$2);
// node_modules/@noble/hashes/sha3.js
/**
* SHA3 (keccak) hash function, based on a new "Sponge function" design.
* Different from older hashes, the internal state is bigger than output size.
*
* Check out
* {@link https://nvlpubs.nist.gov/nistpubs/FIPS/NIST.FIPS.202.pdf | FIPS-202},
* {@link https://keccak.team/keccak.html | Website}, and
* {@link https://crypto.stackexchange.com/q/15727 | the differences between
* SHA-3 and Keccak}.
*
* Check out `sha3-addons` module for cSHAKE, k12, and others.
* @module
*/
var _0n = BigInt(0);
var _1n = BigInt(1);
var _2n = BigInt(2);
var _7n = BigInt(7);
var _256n = BigInt(256);
var _0x71n = BigInt(113);
var SHA3_PI = [];
var SHA3_ROTL = [];
var _SHA3_IOTA = [];
for (let round = 0, R = _1n, x = 1, y = 0; round < 24; round++) {
	[x, y] = [y, (2 * x + 3 * y) % 5];
	SHA3_PI.push(2 * (5 * y + x));
	SHA3_ROTL.push((round + 1) * (round + 2) / 2 % 64);
	let t = _0n;
	for (let j = 0; j < 7; j++) {
		R = (R << _1n ^ (R >> _7n) * _0x71n) % _256n;
		if (R & _2n) t ^= _1n << (_1n << BigInt(j)) - _1n;
	}
	_SHA3_IOTA.push(t);
}
var IOTAS = split(_SHA3_IOTA, true);
var SHA3_IOTA_H = IOTAS[0];
var SHA3_IOTA_L = IOTAS[1];
var rotlSH = (h, l, s) => h << s | l >>> 32 - s;
var rotlSL = (h, l, s) => l << s | h >>> 32 - s;
var rotlBH = (h, l, s) => l << s - 32 | h >>> 64 - s;
var rotlBL = (h, l, s) => h << s - 32 | l >>> 64 - s;
var rotlH = (h, l, s) => s > 32 ? rotlBH(h, l, s) : rotlSH(h, l, s);
var rotlL = (h, l, s) => s > 32 ? rotlBL(h, l, s) : rotlSL(h, l, s);
var B = /* @__PURE__ */ new Uint32Array(10);
/**
* `keccakf1600` internal permutation, additionally allows adjusting the round count.
* @param s - 5x5 Keccak state encoded as 25 lanes split into 50 uint32 words
*   in this file's local little-endian lane-word order
* @param rounds - number of rounds to execute
* @throws On wrong argument types. {@link TypeError}
* @throws On wrong argument ranges or values. {@link RangeError}
* @throws If `rounds` is outside the supported `1..24` range. {@link Error}
* @example
* Permute a Keccak state with the default 24 rounds.
* ```ts
* keccakP(new Uint32Array(50));
* ```
*/
function keccakP(s, rounds = 24) {
	if (!(s instanceof Uint32Array)) throw new TypeError("\"s\" expected Uint32Array(50), got type=" + typeof s);
	if (s.length !== 50) throw new RangeError("\"s\" expected Uint32Array(50), got length=" + s.length);
	anumber$1(rounds, "rounds");
	if (rounds < 1 || rounds > 24) throw new Error("\"rounds\" expected integer 1..24");
	for (let round = 24 - rounds; round < 24; round++) {
		for (let x = 0; x < 10; x++) B[x] = s[x] ^ s[x + 10] ^ s[x + 20] ^ s[x + 30] ^ s[x + 40];
		for (let x = 0; x < 10; x += 2) {
			const idx1 = (x + 8) % 10;
			const idx0 = (x + 2) % 10;
			const B0 = B[idx0];
			const B1 = B[idx0 + 1];
			const Th = rotlH(B0, B1, 1) ^ B[idx1];
			const Tl = rotlL(B0, B1, 1) ^ B[idx1 + 1];
			for (let y = 0; y < 50; y += 10) {
				s[x + y] ^= Th;
				s[x + y + 1] ^= Tl;
			}
		}
		let curH = s[2];
		let curL = s[3];
		for (let t = 0; t < 24; t++) {
			const shift = SHA3_ROTL[t];
			const Th = rotlH(curH, curL, shift);
			const Tl = rotlL(curH, curL, shift);
			const PI = SHA3_PI[t];
			curH = s[PI];
			curL = s[PI + 1];
			s[PI] = Th;
			s[PI + 1] = Tl;
		}
		for (let y = 0; y < 50; y += 10) {
			const b0 = s[y], b1 = s[y + 1], b2 = s[y + 2], b3 = s[y + 3];
			s[y] ^= ~s[y + 2] & s[y + 4];
			s[y + 1] ^= ~s[y + 3] & s[y + 5];
			s[y + 2] ^= ~s[y + 4] & s[y + 6];
			s[y + 3] ^= ~s[y + 5] & s[y + 7];
			s[y + 4] ^= ~s[y + 6] & s[y + 8];
			s[y + 5] ^= ~s[y + 7] & s[y + 9];
			s[y + 6] ^= ~s[y + 8] & b0;
			s[y + 7] ^= ~s[y + 9] & b1;
			s[y + 8] ^= ~b0 & b2;
			s[y + 9] ^= ~b1 & b3;
		}
		s[0] ^= SHA3_IOTA_H[round];
		s[1] ^= SHA3_IOTA_L[round];
	}
	clean(B);
}
/**
* Keccak sponge function.
* @param blockLen - absorb/squeeze rate in bytes
* @param suffix - domain separation suffix byte
* @param outputLen - default digest length in bytes. This base sponge only
*   requires a non-negative integer; wrappers that need positive output
*   lengths must enforce that themselves.
* @param enableXOF - whether XOF output is allowed
* @param rounds - number of Keccak-f rounds
* @example
* Build a sponge state, absorb bytes, then finalize a digest.
* ```ts
* const hash = new Keccak(136, 0x06, 32);
* hash.update(new Uint8Array([1, 2, 3]));
* hash.digest();
* ```
*/
var Keccak = class Keccak {
	state;
	pos = 0;
	posOut = 0;
	finished = false;
	state32;
	destroyed = false;
	blockLen;
	suffix;
	outputLen;
	canXOF;
	enableXOF = false;
	rounds;
	constructor(blockLen, suffix, outputLen, enableXOF = false, rounds = 24) {
		anumber$1(blockLen, "blockLen");
		anumber$1(suffix, "suffix");
		anumber$1(rounds, "rounds");
		abool$1(enableXOF, "enableXOF");
		this.blockLen = blockLen;
		this.suffix = suffix;
		this.outputLen = outputLen;
		this.enableXOF = enableXOF;
		this.canXOF = enableXOF;
		this.rounds = rounds;
		anumber$1(outputLen, "outputLen");
		if (!(0 < blockLen && blockLen < 200)) throw new Error("\"blockLen\" must be 1..199");
		this.state = /* @__PURE__ */ new Uint8Array(200);
		this.state32 = u32(this.state);
	}
	clone() {
		return this._cloneInto();
	}
	keccak() {
		swap32IfBE(this.state32);
		keccakP(this.state32, this.rounds);
		swap32IfBE(this.state32);
		this.posOut = 0;
		this.pos = 0;
	}
	update(data) {
		aexists(this);
		abytes$1(data);
		const { blockLen, state, state32 } = this;
		const len = data.length;
		const canUseU32 = blockLen % 4 === 0 && data.byteOffset % 4 === 0;
		const blockLen32 = blockLen / 4;
		const data32 = canUseU32 && len >= blockLen ? u32(data) : void 0;
		for (let pos = 0; pos < len;) {
			if (data32 !== void 0 && this.pos === 0 && pos % 4 === 0 && len - pos >= blockLen) {
				for (let i = 0, o = pos / 4; i < blockLen32; i++) state32[i] ^= data32[o + i];
				pos += blockLen;
				this.pos = blockLen;
				this.keccak();
				continue;
			}
			const take = Math.min(blockLen - this.pos, len - pos);
			for (let i = 0; i < take; i++) state[this.pos++] ^= data[pos++];
			if (this.pos === blockLen) this.keccak();
		}
		return this;
	}
	finish() {
		if (this.finished) return;
		this.finished = true;
		const { state, suffix, pos, blockLen } = this;
		state[pos] ^= suffix;
		if ((suffix & 128) !== 0 && pos === blockLen - 1) this.keccak();
		state[blockLen - 1] ^= 128;
		this.keccak();
	}
	writeInto(out) {
		aexists(this, false);
		abytes$1(out);
		this.finish();
		const bufferOut = this.state;
		const { blockLen } = this;
		for (let pos = 0, len = out.length; pos < len;) {
			if (this.posOut >= blockLen) this.keccak();
			const take = Math.min(blockLen - this.posOut, len - pos);
			out.set(bufferOut.subarray(this.posOut, this.posOut + take), pos);
			this.posOut += take;
			pos += take;
		}
		return out;
	}
	xofInto(out) {
		if (!this.enableXOF) throw new Error("XOF is not enabled");
		return this.writeInto(out);
	}
	xof(bytes) {
		anumber$1(bytes);
		return this.xofInto(new Uint8Array(bytes));
	}
	digestInto(out) {
		aoutput(out, this);
		if (this.finished) throw new Error("digest() was already called");
		this.writeInto(out.length === this.outputLen ? out : out.subarray(0, this.outputLen));
		this.destroy();
	}
	digest() {
		const out = new Uint8Array(this.outputLen);
		this.digestInto(out);
		return out;
	}
	destroy() {
		this.destroyed = true;
		clean(this.state);
	}
	_cloneInto(to) {
		const { blockLen, suffix, outputLen, rounds, enableXOF } = this;
		to ||= new Keccak(blockLen, suffix, outputLen, enableXOF, rounds);
		to.blockLen = blockLen;
		to.state32.set(this.state32);
		to.pos = this.pos;
		to.posOut = this.posOut;
		to.finished = this.finished;
		to.rounds = rounds;
		to.suffix = suffix;
		to.outputLen = outputLen;
		to.enableXOF = enableXOF;
		to.canXOF = this.canXOF;
		to.destroyed = this.destroyed;
		return to;
	}
};
var genKeccak = (suffix, blockLen, outputLen, info = {}) => createHasher(() => new Keccak(blockLen, suffix, outputLen), info);
/**
* Keccak-256 hash function. Different from SHA3-256.
* @param msg - message bytes to hash
* @param opts - Reserved hash options.
* @returns Digest bytes.
* @example
* Hash a message with Keccak-256.
* ```ts
* keccak_256(new Uint8Array([97, 98, 99]));
* ```
*/
var keccak_256 = /* @__PURE__ */ genKeccak(1, 136, 32);
// packages/proof/src/wallet/recover-address.ts
/**
* The Ethereum address whose key has signed a hash of 32 bytes (SEC 1, section 4.1.6), in lower-case hex with 0x; undefined for
* what is no signature. One signature has one spelling: r, s and v, 65 bytes of lower-case hex with 0x, v being 1b or
* 1c and s in the lower half (EIP-2).
*/
function recoverAddress(hash, signature) {
	const v = ["1b", "1c"].indexOf(signature.slice(-2));
	if (!isHex(signature, 65) || v < 0) return void 0;
	try {
		const bytes = concat(Uint8Array.of(v), fromHex(signature.slice(2, -2)));
		const parsed = secp256k1.Signature.fromBytes(bytes, "recovered");
		return parsed.hasHighS() ? void 0 : addressOf(parsed.recoverPublicKey(hash).toBytes(false));
	} catch {
		return;
	}
}
/** Yellow paper, appendix F: the end of the hash of the point without its prefix. */
function addressOf(publicKey) {
	return `0x${toHex(keccak_256(publicKey.subarray(1)).subarray(-20))}`;
}
// packages/proof/src/encoding/canonical-json.ts
/**
* Canonical JSON of RFC 8785: one spelling for one value. No white space, members sorted by the UTF-16 code units of their
* names; texts and numbers as ECMAScript writes them. `value` is JSON.
*/
function canonicalJson(value) {
	if (isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
	if (!isObject(value)) return JSON.stringify(value);
	return `{${Object.entries(value).toSorted(([a], [b]) => a < b ? -1 : 1).map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`).join(",")}}`;
}
// packages/proof/src/wallet/eip712.ts
/** It has no chain id: wallets refuse a domain of a chain that they are not on. */
var DOMAIN = {
	name: "Colophon",
	version: "1"
};
var DOMAIN_TYPE = [{
	name: "name",
	type: "string"
}, {
	name: "version",
	type: "string"
}];
/** EIP-712: `keccak256(1901 ‖ domain separator ‖ hash of the message)`, the 32 bytes that the wallet's key signs. */
function hashInDomain(message) {
	const separator = hashStruct("EIP712Domain", DOMAIN_TYPE, [hashText(DOMAIN.name), hashText(DOMAIN.version)]);
	return keccak_256(concat(Uint8Array.of(25, 1), separator, message));
}
/** EIP-712 `hashStruct`: `keccak256(hash of the type's text ‖ its encoded members)`. */
function hashStruct(name, members, encoded) {
	return keccak_256(concat(hashText(`${name}(${members.map((member) => `${member.type} ${member.name}`).join(",")})`), ...encoded));
}
function hashText(text) {
	return keccak_256(utf8(text));
}
function bytesOf$1(hex) {
	return fromHex(hex.slice(2));
}
// packages/proof/src/wallet/registration-typed-data.ts
var TYPES$1 = {
	EIP712Domain: DOMAIN_TYPE,
	Registration: [
		{
			name: "title",
			type: "string"
		},
		{
			name: "creatorName",
			type: "string"
		},
		{
			name: "files",
			type: "bytes32[]"
		},
		{
			name: "contentHash",
			type: "bytes32"
		}
	]
};
/** The typed data for exactly these claims of a record, all of which become part of what is signed. */
function typedDataOf(claims) {
	const { title, creatorName } = claims;
	return {
		domain: DOMAIN,
		types: TYPES$1,
		primaryType: "Registration",
		message: {
			title: typeof title === "string" ? title : "",
			creatorName: typeof creatorName === "string" ? creatorName : "",
			files: fingerprintsOf(claims),
			contentHash: `0x${toHex(sha256$1(utf8(canonicalJson(claims))))}`
		}
	};
}
/** The 32 bytes that the wallet's key signs. */
function hashTypedData({ message }) {
	return hashInDomain(hashStruct("Registration", TYPES$1.Registration, [
		hashText(message.title),
		hashText(message.creatorName),
		keccak_256(concat(...message.files.map(bytesOf$1))),
		bytesOf$1(message.contentHash)
	]));
}
/** Of `file.1`, `file.2`… in the order of their numbers. */
function fingerprintsOf(claims) {
	return Object.entries(claims).flatMap(([name, file]) => {
		const [, number] = /^file\.([1-9][0-9]{0,8})$/.exec(name) ?? [];
		const sha256Hex = isObject(file) && typeof file["sha256"] === "string" ? file["sha256"] : "";
		return number !== void 0 && isHex(`0x${sha256Hex}`, 32) ? [[Number(number), `0x${sha256Hex}`]] : [];
	}).toSorted(([a], [b]) => a - b).map(([, fingerprint]) => fingerprint);
}
// packages/proof/src/wallet/wallet-signature.ts
/**
* What is signed of a registration: all about the work and the names of its people. Emails and shares are shown or not as the
* registrant chooses, roles are their people's to withhold, and a self-description may be withdrawn: none of them can be part
* of what everybody has to be able to check.
*/
var SIGNED = /^(?:title|description|keywords|materialType|medium|categories|copyrightRelation|declaration|publication|supersedes|creatorName|(?:file|collaborator)\.[1-9][0-9]*)$/;
/** The names among a registration's claims that its wallet signs. */
function claimsToSign(claims) {
	return Object.keys(claims).filter((name) => SIGNED.test(name)).toSorted();
}
/**
* Checks the wallet's signature among a record's disclosed claims. `invalid`: it is not of `walletAddress`, or a shown
* claim that it has to cover is not covered. `incomplete`: a covered claim is withheld, so nobody can tell. `absent`: there is
* none. That the record is the registry's is checked elsewhere; this says that the registry could not have made it alone.
*/
function verifyWalletSignature(claims) {
	const given = readWalletSignature(claims["walletSignature"]);
	if (given === void 0) return "absent";
	const signed = new Set(given.claims);
	if (claimsToSign(claims).some((name) => !signed.has(name))) return "invalid";
	const { walletAddress } = claims;
	if (walletAddress === void 0 || given.claims.some((name) => !Object.hasOwn(claims, name))) return "incomplete";
	const signer = recoverAddress(hashTypedData(typedDataOf(pick(claims, given.claims))), given.signature);
	return signer !== void 0 && signer === walletAddress ? "valid" : "invalid";
}
/** Reads the claim; another shape is of another time: proven by the record, not understood here. */
function readWalletSignature(claim) {
	if (!isObject(claim)) return void 0;
	const { signature, claims } = claim;
	if (typeof signature !== "string" || !isArray(claims)) return void 0;
	return claims.every((name) => typeof name === "string") ? {
		signature,
		claims
	} : void 0;
}
function pick(claims, names) {
	return Object.fromEntries(names.map((name) => [name, claims[name]]));
}
// packages/proof/src/record/read-claims.ts
var MAX_NUMBER$1 = 999999999;
var SELF_IDENTIFICATION = "selfIdentification.";
/** Reads disclosed claims. A claim of an unknown name or another shape is left out: it is proven, not understood. */
function readClaims(claims) {
	const entries = Object.entries(claims);
	const publication = claims["publication"];
	const registrantShare = claims["registrant.share"];
	const walletSignature = readWalletSignature(claims["walletSignature"]);
	return {
		...pickTexts(claims, [
			"title",
			"description",
			"materialType",
			"medium",
			"copyrightRelation",
			"declaration"
		]),
		...pickTexts(claims, [
			"supersedes",
			"creatorName",
			"creatorEmail",
			"walletAddress"
		]),
		...pickLists(claims, ["keywords", "categories"]),
		...isObject(publication) && { publication: pickTexts(publication, [
			"date",
			"city",
			"province"
		]) },
		...walletSignature && { walletSignature },
		...typeof registrantShare === "string" && { registrantShare },
		files: numbered(entries, "file").flatMap(([, file]) => readFile(file)),
		collaborators: readCollaborators(entries),
		selfIdentification: Object.fromEntries(entries.flatMap(([name, value]) => {
			const field = name.startsWith(SELF_IDENTIFICATION) ? name.slice(19) : "";
			return field !== "" && typeof value === "string" ? [[field, value]] : [];
		}))
	};
}
function readFile(file) {
	if (!isObject(file) || typeof file["sha256"] !== "string") return [];
	const size = file["size"];
	return [{
		sha256: file["sha256"],
		...pickTexts(file, ["name", "mediaType"]),
		...typeof size === "number" && { size }
	}];
}
/** An email may be disclosed without the name, or the name without the email. */
function readCollaborators(entries) {
	const collaborators = /* @__PURE__ */ new Map();
	const add = (number, more) => collaborators.set(number, {
		number,
		...collaborators.get(number),
		...more
	});
	for (const [number, name] of numbered(entries, "collaborator")) if (isObject(name)) add(number, pickTexts(name, ["givenName", "familyName"]));
	for (const field of [
		"email",
		"role",
		"share"
	]) for (const [number, value] of numbered(entries, "collaborator", `.${field}`)) if (typeof value === "string") add(number, { [field]: value });
	return [...collaborators.values()].toSorted((a, b) => a.number - b.number);
}
/** The values of `prefix.1suffix`, `prefix.2suffix`… with their numbers, in order. */
function numbered(entries, prefix, suffix = "") {
	const found = [];
	for (const [name, value] of entries) {
		if (!name.startsWith(prefix)) continue;
		const number = Number(name.slice(prefix.length + 1, name.length - suffix.length));
		if (Number.isInteger(number) && number >= 1 && number <= MAX_NUMBER$1 && name === `${prefix}.${number}${suffix}`) found.push([number, value]);
	}
	return found.toSorted(([a], [b]) => a - b);
}
function pickTexts(from, names) {
	const picked = {};
	for (const name of names) {
		const value = from[name];
		if (typeof value === "string") picked[name] = value;
	}
	return picked;
}
function pickLists(from, names) {
	const picked = {};
	for (const name of names) {
		const value = from[name];
		if (isArray(value)) picked[name] = value.filter((item) => typeof item === "string");
	}
	return picked;
}
// packages/proof/src/record/verify-record.ts
/** The trusted key, named by its thumbprint, that has signed the record; throws ProofError unless there is one. */
function verifyRecordSignature(record, keys, { primitives, thumbprintOf }) {
	const key = keys.find((candidate) => thumbprintOf(candidate) === record.header.kid);
	if (key === void 0) throw new ProofError("unknown_issuer_key", record.header.kid);
	if (!verifyEs256(key, utf8(record.signingInput), record.signature, primitives)) throw new ProofError("bad_record_signature");
	return key;
}
// packages/proof/src/check/check-record.ts
/** Check 1: the bundle is one. */
function checkBundle$1(input) {
	const bundle = parseBundle(input);
	return {
		proven: bundle,
		evidence: { format: bundle.format }
	};
}
/**
* Check 2: an issuer key that the trust has for the named log has signed the record. The keys in the bundle play no part.
* A log that is unknown fails check 5.
*/
function checkRecordSignature({ sdJwt, log }, context) {
	const { trust } = context;
	const record = parseSdJwt(sdJwt);
	verifyRecordSignature(record, issuerKeysOf(log, trust), context);
	const { payload, header } = record;
	return {
		proven: record,
		evidence: {
			certificateId: payload.jti,
			issuer: payload.iss,
			key: header.kid
		}
	};
}
/** Check 3: every shown field is a disclosure that the record refers to, exactly once; a wallet's signature is right. */
function checkDisclosures({ payload, disclosures }, { primitives: { sha256 } }) {
	const claims = openDisclosures(payload, disclosures, sha256);
	const { _sd: digests } = payload;
	const withheld = digests.length - disclosures.length;
	const walletSignature = verifyWalletSignature(claims);
	if (walletSignature === "invalid") throw new ProofError("bad_wallet_signature");
	return {
		proven: readClaims(claims),
		evidence: {
			shown: String(disclosures.length),
			withheld: String(withheld),
			...walletSignature !== "absent" && { walletSignature }
		}
	};
}
// packages/proof/src/check/prove-bundle.ts
function proveBundle(input, context) {
	const reports = [];
	const run = reportTo(reports);
	const bundle = run("bundle", () => checkBundle$1(input));
	const record = run("record_signature", bundle && (() => checkRecordSignature(bundle, context)));
	const claims = run("disclosures", record && (() => checkDisclosures(record, context)));
	const place = run("inclusion", bundle && (() => checkInclusion(bundle, context)));
	const checkpoint = run("checkpoint", bundle && (() => checkCheckpoint(bundle, place, context)));
	const leaf = record && checkpoint && place && {
		...place,
		kid: record.header.kid,
		checkpoint
	};
	const keySet = run("issuer_keys", bundle && leaf && (() => checkIssuerKeys(bundle, leaf, context)));
	return {
		reports,
		bundle,
		record,
		claims,
		checkpoint,
		index: leaf?.index,
		isLogged: keySet !== void 0
	};
}
// packages/proof/src/verify.ts
/**
* For many certificates: it remembers what it has proven of the checkpoint and key set that they share, and asks for the same
* proofs of each as `verifyCertificate`. `trust` must not change, nor what it gives.
*/
function createVerifier({ trust, primitives = javaScript }) {
	const context = createCheckContext(trust, primitives);
	return (input, atHand) => judge(proveBundle(input, context), context, atHand);
}
/** Checks 7 to 9, and the verdict on all nine. */
function judge({ reports, bundle, record, claims, checkpoint, index, isLogged }, context, { chain = { kind: "offline" }, document, status } = {}) {
	const checks = [...reports];
	const run = reportTo(checks);
	const head = bundle && checkpoint && {
		checkpoint,
		trust: context.trust,
		chain,
		registeredAt: record?.payload.iat,
		previousLog: previousLogOf(bundle.log, context.trust)
	};
	const anchor = run("anchor", head && (() => checkAnchor(bundle.anchors, head)));
	const proven = record && claims && {
		payload: record.payload,
		claims
	};
	run("document", proven && (() => checkDocument(proven, document)));
	run("statements", status === void 0 || isLogged ? () => checkStatements(record?.jwt ?? "", status, context) : void 0);
	const provenTime = anchor && isPublicChain(anchor.chainId) ? anchor.blockTime : void 0;
	const verdict = verdictOf(checks);
	const isTimeProven = verdict === "valid" && provenTime !== void 0;
	return {
		verdict,
		timeStatedBy: isTimeProven ? "blockchain" : "registry",
		timeChecked: verdict === "valid" && anchor !== void 0,
		...isTimeProven && { provenTime },
		...verdict === "valid" && isStatedLate(record?.payload.iat, anchor) && { isStatedLate: true },
		checks,
		...record && { certificateId: record.payload.jti },
		...proven && { record: proven },
		...index !== void 0 && { index },
		...checkpoint && { checkpoint },
		...anchor && { anchor }
	};
}
/** In seconds. Clocks that differ by less are as right as each other. */
var NOTED_DIFFERENCE = 60;
function isStatedLate(iat, anchor) {
	if (iat === void 0 || anchor === void 0 || isDevelopmentChain(anchor.chainId)) return false;
	return iat > anchor.blockTime + NOTED_DIFFERENCE;
}
/** Why nothing vouches for a PDF's page, though nothing speaks against it: the trust names no signer, or one that can't be read. */
function pageGapOf({ checks }) {
	const code = checks.find(({ id, state }) => id === "document" && state === "not_checked")?.code;
	return code === "no_pdf_root" || code === "bad_trust" ? code : void 0;
}
/**
* A failure outweighs everything. A PDF whose signature nobody is trusted for may say anything; what is missing of the
* chain is either not there yet, or could not be looked at, or will never be there.
*/
function verdictOf(checks) {
	if (checks.some(({ state }) => state === "failed")) return "not_valid";
	if (pageGapOf({ checks }) !== void 0) return "cannot_be_checked";
	switch (checks.find(({ id }) => id === "anchor")?.code) {
		case "anchor_pending":
		case "anchor_not_final": return "valid_anchor_pending";
		case "chain_unreachable":
		case "wrong_chain":
		case "place_not_provable": return "cannot_be_checked";
		default: return "valid";
	}
}
/** `tile/0/x001/234`, for a partial tile `tile/0/x001/234.p/5`. */
function tilePath(level, index, width = 256) {
	assertCount(level, "level");
	return `tile/${level}/${indexPath(index, width)}`;
}
/** Where the entries below a tile of level 0 are served. */
function entriesPath(index, width = 256) {
	return `tile/entries/${indexPath(index, width)}`;
}
function indexPath(index, width) {
	assertCount(index, "index");
	const digits = String(index);
	const elements = digits.padStart(Math.ceil(digits.length / 3) * 3, "0").replaceAll(/\d{3}(?=\d)/g, "x$&/");
	return width === 256 ? elements : `${elements}.p/${width}`;
}
/** How many hashes a tile has in a tree of `size` leaves; 0 when the tree does not reach it. */
function tileWidth(level, index, size) {
	const hashes = Math.floor(size / 256 ** level);
	return Math.max(0, Math.min(256, hashes - index * 256));
}
/** The hashes inside a tile. */
function tileHashes(tile) {
	const hashes = [];
	for (let at = 0; at < tile.length; at += 32) hashes.push(tile.subarray(at, at + 32));
	return hashes;
}
/**
* Reads any complete subtree of a tree of `size` leaves out of its tiles. It remembers the inner nodes it has
* computed: use one reader for all proofs of a batch. Complete subtrees never change, so readers of one log may share
* their memory, whatever their sizes. A tile of another length is refused (`bad_tile`).
*/
function tileHashReader(size, readTile, hash = sha256$1, known = /* @__PURE__ */ new Map()) {
	return (level, index) => {
		const height = level % 8;
		const tileLevel = (level - height) / 8;
		const width = 256 / 2 ** height;
		const tileIndex = Math.floor(index / width);
		const tile = readWhole(tileLevel, tileIndex);
		const number = width + index % width;
		if (height === 0) return nodeOfTile({
			tile,
			nodes: [],
			hash
		}, number);
		const name = `${tileLevel}/${tileIndex}`;
		let nodes = known.get(name);
		if (nodes === void 0) known.set(name, nodes = []);
		return nodeOfTile({
			tile,
			nodes,
			hash
		}, number);
	};
	function readWhole(level, index) {
		const width = tileWidth(level, index, size);
		const tile = readTile(level, index, width);
		if (tile.length !== width * 32) throw new ProofError("bad_tile", tilePath(level, index, width));
		return tile;
	}
}
/** The node of this number; from 256 on they are the tile's own hashes. */
function nodeOfTile(of, number) {
	const at = (number - 256) * 32;
	if (at >= 0) return of.tile.subarray(at, at + 32);
	return of.nodes[number] ??= nodeHash(nodeOfTile(of, 2 * number), nodeOfTile(of, 2 * number + 1), of.hash);
}
/** `rootFromLeafHashes` of the tree's `size` leaves. */
function rootFromTiles(size, readTile, hash = sha256$1) {
	if (size === 0) return emptyRoot;
	return rangeHash({
		start: 0,
		end: size
	}, tileHashReader(size, readTile, hash), hash);
}
/** `consistencyProof` out of tiles. */
function consistencyProofFromTiles(size1, size2, readTile, hash = sha256$1) {
	return consistencyProof(size1, size2, tileHashReader(size2, readTile, hash), hash);
}
/** The tiles to fetch before `consistencyProofFromTiles`. */
function tilesForConsistency(size1, size2) {
	return tilesFor(consistencyRanges(size1, size2), size2);
}
function tilesFor(ranges, size) {
	const tiles = /* @__PURE__ */ new Map();
	for (const subtree of ranges.flatMap(subtreesOf)) {
		const level = Math.floor(subtree.level / 8);
		const firstHash = subtree.index * 2 ** (subtree.level % 8);
		const index = Math.floor(firstHash / 256);
		const width = tileWidth(level, index, size);
		tiles.set(`${level}/${index}`, {
			level,
			index,
			width
		});
	}
	return [...tiles.values()];
}
// packages/proof/src/log/entry-bundle.ts
/** Refuses (`bad_entry_bundle`) a bundle that is truncated or has more than 256 entries. */
function decodeEntryBundle(bytes) {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
	const entries = [];
	for (let at = 0; at < bytes.length;) {
		const end = at + 2 <= bytes.length ? at + 2 + view.getUint16(at) : Infinity;
		if (end > bytes.length || entries.length === 256) throw new ProofError("bad_entry_bundle");
		entries.push(bytes.slice(at + 2, end));
		at = end;
	}
	return entries;
}
// packages/proof/src/log/tile-edge.ts
var emptyEdge = {
	size: 0,
	tiles: []
};
/** Appends leaf hashes. A level gets a hash only when the tile below is full (C2SP tlog-tiles, "Partial Tiles"). */
function appendLeaves(edge, leafHashes, hash = sha256$1) {
	assertEdge(edge);
	assertHashes(leafHashes);
	const tiles = [];
	const changedTiles = [];
	let added = leafHashes;
	for (let level = 0; level < edge.tiles.length || added.length > 0; level++) {
		const hashes = [...tileHashes(edge.tiles[level] ?? /* @__PURE__ */ new Uint8Array()), ...added];
		let index = Math.floor(edge.size / 256 ** (level + 1));
		const roots = [];
		let at = 0;
		for (; at + 256 <= hashes.length; at += 256) {
			const full = hashes.slice(at, at + 256);
			changedTiles.push({
				level,
				index: index++,
				hashes: concat(...full)
			});
			roots.push(rootFromLeafHashes(full, hash));
		}
		const partial = concat(...hashes.slice(at));
		if (added.length > 0 && partial.length > 0) changedTiles.push({
			level,
			index,
			hashes: partial
		});
		tiles.push(partial);
		added = roots;
	}
	const next = {
		size: edge.size + leafHashes.length,
		tiles
	};
	return {
		edge: next,
		root: rootOfEdge(next, hash),
		changedTiles
	};
}
/** The root of the whole tree. What lies left of a level's partial tile is in the partial tiles above it. */
function rootOfEdge(edge, hash = sha256$1) {
	assertEdge(edge);
	let root;
	for (const tile of edge.tiles) {
		const hashes = tileHashes(tile);
		const read = hashReader(hashes, hash);
		for (const { level, index } of subtreesOf({
			start: 0,
			end: hashes.length
		}).toReversed()) {
			const left = read(level, index);
			root = root === void 0 ? left : nodeHash(left, root, hash);
		}
	}
	return root ?? emptyRoot;
}
/** An edge is the program's own state: one that does not fit its size is a RangeError. */
function assertEdge({ size, tiles }) {
	assertCount(size, "size");
	tiles.forEach((tile, level) => {
		const width = Math.floor(size / 256 ** level) % 256;
		if (tile.length !== width * 32) throw new RangeError(`the edge of ${size} leaves has no such level ${level}`);
	});
	if (size >= 256 ** tiles.length) throw new RangeError(`the edge of ${size} leaves lacks levels`);
}
function assertHashes(hashes) {
	if (hashes.some((hash) => hash.length !== 32)) throw new RangeError("a leaf hash has 32 bytes");
}
// packages/proof/src/anchor/read-anchor.ts
/** Asks for each anchor of a bundle; `requestOf` gives the node for a chain, or undefined when there is none. */
async function readAnchors(anchors, trust, requestOf) {
	return Promise.all(anchors.map(async (anchor) => {
		const trusted = trustedAnchorOf(anchor, trust);
		const request = requestOf(anchor.chainId);
		if (request === void 0) return {
			state: "unreachable",
			reason: `no node for chain ${anchor.chainId}`
		};
		return readAnchor(anchor, trusted && finalityDepthOf(trusted), request);
	}));
}
/**
* Compares an anchor with its chain. Final at `finalityDepth` blocks below the newest (0: at once), without it when the
* chain's `finalized` block has reached it. An error of the transport is `unreachable`, never a verdict.
*/
async function readAnchor(anchor, finalityDepth, request) {
	try {
		const [receipt, block, chainId, { newest, final }] = await Promise.all([
			request("eth_getTransactionReceipt", [anchor.transactionHash]),
			request("eth_getBlockByNumber", [`0x${anchor.blockNumber.toString(16)}`, false]),
			readChainId(request),
			readHeights(finalityDepth, request)
		]);
		if (chainId !== anchor.chainId) return {
			state: "wrong_chain",
			reason: "the node is of another chain"
		};
		return compare(anchor, receipt, block, newest) ?? {
			state: anchor.blockNumber <= final ? "final" : "included",
			blockTime: anchor.blockTime
		};
	} catch (error) {
		return {
			state: "unreachable",
			reason: error instanceof Error ? error.message : "the node does not answer"
		};
	}
}
/** Throws when the node does not answer, or not as JSON-RPC says. */
async function readChainId(request) {
	return quantity(await request("eth_chainId", []));
}
/** Of a chain where a block is final at this depth, or by the chain's own word. Throws like readChainId. */
async function readHeights(finalityDepth, request) {
	const [latest, finalized] = await Promise.all([request("eth_getBlockByNumber", ["latest", false]), finalityDepth === void 0 ? request("eth_getBlockByNumber", ["finalized", false]) : void 0]);
	const newest = blockNumber(latest);
	return {
		newest,
		final: finalityDepth === void 0 ? blockNumber(finalized) : newest - finalityDepth
	};
}
/** What speaks against the anchor; undefined when the chain agrees. `block` is the canonical one at its height. */
function compare(anchor, receipt, block, head) {
	if (!isObject(block)) return {
		state: "unreachable",
		reason: head < anchor.blockNumber ? "the node has not reached the block" : "the node lacks the block"
	};
	if (block["hash"] !== anchor.blockHash) return {
		state: "absent",
		reason: "another block is at its height"
	};
	if (quantity(block["timestamp"]) !== anchor.blockTime) return mismatch("the block has another time");
	if (!isObject(receipt)) return withoutReceipt(anchor, block);
	if (receipt["blockHash"] !== anchor.blockHash) return mismatch("the transaction is in another block");
	if (receipt["status"] !== "0x1") return mismatch("the transaction failed");
	return (isArray(receipt["logs"]) ? receipt["logs"] : []).some((log) => isEventOf(log, anchor)) ? void 0 : mismatch("the transaction anchors something else");
}
/** Nodes forget old receipts sooner than which transactions a block has. */
function withoutReceipt(anchor, block) {
	return (isArray(block["transactions"]) ? block["transactions"] : []).includes(anchor.transactionHash) ? {
		state: "unreachable",
		reason: "the node no longer has the receipt"
	} : {
		state: "absent",
		reason: "the block does not have the transaction"
	};
}
/** Whether a log of a receipt is the event that this anchor's transaction must have left. */
function isEventOf(log, { contract, sender, size, root }) {
	if (!isObject(log) || typeof log["address"] !== "string" || !isArray(log["topics"])) return false;
	const expected = [
		ANCHORED_TOPIC,
		addressTopic(sender),
		sizeTopic(size)
	];
	const { address, topics, data } = log;
	return address.toLowerCase() === contract && topics.length === expected.length && expected.every((topic, i) => topics[i] === topic) && data === root;
}
function mismatch(reason) {
	return {
		state: "mismatch",
		reason
	};
}
function blockNumber(block) {
	return quantity(isObject(block) ? block["number"] : void 0);
}
/** A JSON-RPC quantity. Anything else is not an answer about the chain. */
function quantity(value) {
	const number = typeof value === "string" && /^0x[0-9a-f]+$/.test(value) ? Number(value) : void 0;
	if (!isCount(number)) throw new TypeError("the node's answer is not of JSON-RPC");
	return number;
}
// packages/node-primitives/src/keyed.ts
var MAX_KEYS = 64;
/** `compute`, once for each of the keys that were met last. They are told apart by all their bytes. */
function keyed(compute) {
	const known = /* @__PURE__ */ new Map();
	return (publicKey) => {
		const name = Buffer.from(publicKey).toString("latin1");
		const found = known.get(name);
		if (found !== void 0) return found.value;
		const value = compute(publicKey);
		known.set(name, { value });
		const [oldest] = known.keys();
		if (known.size > MAX_KEYS && oldest !== void 0) known.delete(oldest);
		return value;
	};
}
// packages/node-primitives/src/open-ssl.ts
/** It remembers keys: opening one takes a third of the time of a signature. */
function createOpenSsl() {
	const ed25519Key = keyed((publicKey) => openKey({
		kty: "OKP",
		crv: "Ed25519",
		x: toBase64Url(publicKey)
	}));
	const p256Key = keyed((publicKey) => {
		if (publicKey.length !== 65 || publicKey[0] !== 4) return void 0;
		const [x, y] = [publicKey.subarray(1, 33), publicKey.subarray(33)].map(toBase64Url);
		return openKey({
			kty: "EC",
			crv: "P-256",
			x,
			y
		});
	});
	return {
		verifyEd25519(publicKey, message, signature) {
			const key = ed25519Key(publicKey);
			return key !== void 0 && verify(null, message, key, signature);
		},
		verifyP256(publicKey, message, signature) {
			const key = p256Key(publicKey);
			return key !== void 0 && verify("sha256", message, {
				key,
				dsaEncoding: "ieee-p1363"
			}, signature);
		}
	};
}
function openKey(key) {
	try {
		return createPublicKey({
			format: "jwk",
			key
		});
	} catch {
		return;
	}
}
// packages/node-primitives/src/self-test.ts
var ed25519Key = "ef75b20e7540e3dff77404193652ba2bd13df99c1508eee1515e27ae25f28076";
var ed25519Valid = "b62cf890de42c413b11b1411c9f01f1c4d77aa87ef182258d1251f69af2a350640657f1cb030f12543549bbabd848dc6403d354e7c99c4d0dcee9f63c9033b00";
/** R has a component of low order: right only for an engine that multiplies by the cofactor. */
var ed25519Cofactored = "36684ea91032ba5b1dbab2d02f4debc74c3327f2b3802e2e4d371aa42b12b56b2d471882773a677af1e3824e757a33f8ddf7bbeaf3d28a09595eb8daa0d74a03";
var p256Key = "042927b10512bae3eddcfe467828128bad2903269919f7086069c8c4df6c732838c7787964eaac00e5921fb1498a60f4606766b3d9685001558d1a974e7341513e";
var p256LowS = "2ba3a8be6b94d5ec80a6d9d1190a436effe50d85a1eee859b8cc6af9bd5c2e184cd60b855d442f5b3c7b11eb6c4e0ae7525fe710fab9aa7c77a67f79e6fadd76";
/** s is high, and the x of kG is above the group's order. */
var p256LargeXKey = "040ad99500288d466940031d72a9f5445a4d43784640855bf0a69874d2de5fe103c5011e6ef2c42dcd50d5d3d29f99ae6eba2c80c9244f4c5422f0979ff0c3ba5e";
var p256LargeX = "000000000000000000000000000000004319055358e8617b0c46353d039cdaabffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc63254e";
var ed25519 = [
	[
		"ed25519vectors 5",
		ed25519Valid,
		true
	],
	[
		"ed25519vectors 6",
		ed25519Valid,
		false
	],
	[
		"ed25519vectors 3",
		ed25519Cofactored,
		false
	]
];
var p256 = [
	[
		"123400",
		p256LowS,
		true
	],
	[
		"123401",
		p256LowS,
		false
	],
	[
		"123400",
		p256LargeX,
		true,
		p256LargeXKey
	]
];
/** Whether OpenSSL, as it was built here, answers as JavaScript does. */
function passesSelfTest({ verifyEd25519, verifyP256 }) {
	const agrees = (check, usualKey) => ([message, signature, isValid, publicKey = usualKey]) => check(fromHex(publicKey), utf8(message), fromHex(signature)) === isValid;
	return ed25519.every(agrees(verifyEd25519, ed25519Key)) && p256.every(agrees(verifyP256, p256Key));
}
// packages/node-primitives/src/sha256.ts
/** The proof's `sha256`, by OpenSSL. Node hands out a text in half the time that it needs for a buffer. */
function sha256(input) {
	if (typeof input === "string" && !input.isWellFormed()) return javaScript.sha256(input);
	return Buffer.from(hash("sha256", input, "latin1"), "latin1");
}
// packages/node-primitives/src/signature-form.ts
/** The order of Ed25519's group and the prime of its field (RFC 8032 section 5.1). */
var ED25519_ORDER = 2n ** 252n + 27742317777372353535851937790883648493n;
var ED25519_PRIME = 2n ** 255n - 19n;
/** The order of P-256's group (SEC 2, section 2.4.2). */
var P256_ORDER = "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551";
var ZERO = "0".repeat(64);
/** R and S, 64 bytes: S below the order, R's y canonical and not one of those that only points of low order have. */
function hasEd25519Form(signature) {
	if (signature.length !== 64) return false;
	const bytes = signature.toReversed();
	const s = integer(bytes.subarray(0, 32));
	const y = BigInt.asUintN(255, integer(bytes.subarray(32)));
	return s < ED25519_ORDER && y > 1n && y < ED25519_PRIME - 1n;
}
/** r and s, 64 bytes, from 1 to below the order. */
function hasP256Form(signature) {
	if (signature.length !== 64) return false;
	const hex = toHex(signature);
	return [hex.slice(0, 64), hex.slice(64)].every((value) => value > ZERO && value < P256_ORDER);
}
/** Big-endian. */
function integer(bytes) {
	return BigInt(`0x${toHex(bytes)}`);
}
// packages/node-primitives/src/node-primitives.ts
/**
* The proof's primitives by node:crypto, which say the same as JavaScript's at a fifteenth of the time. Only JavaScript decides
* whether a key is sound, once for each key, and it has the last word on what OpenSSL refuses. What OpenSSL accepts counts
* when key and signature have the form in which engines agree. Where OpenSSL fails the self-test, JavaScript does it all.
*/
function createNodePrimitives(openSsl = createOpenSsl()) {
	if (!passesSelfTest(openSsl)) return javaScript;
	const isSoundEd25519Key = keyed(javaScript.isSoundEd25519Key);
	return {
		sha256,
		isSoundEd25519Key,
		verifyEd25519: (publicKey, message, signature) => isSoundEd25519Key(publicKey) && hasEd25519Form(signature) && (openSsl.verifyEd25519(publicKey, message, signature) || javaScript.verifyEd25519(publicKey, message, signature)),
		verifyP256: (publicKey, message, signature) => hasP256Form(signature) && (openSsl.verifyP256(publicKey, message, signature) || javaScript.verifyP256(publicKey, message, signature))
	};
}
var package_default = {
	name: "@colophon/verify",
	version: "0.3.0",
	"private": true,
	description: "Checks a Colophon certificate on the command line, offline by default.",
	license: "Apache-2.0",
	bin: { "colophon-verify": "src/main.ts" },
	type: "module",
	dependencies: {
		"@colophon/node-primitives": "*",
		"@colophon/pdf-check": "*",
		"@colophon/proof": "*"
	}
};
// apps/verify/src/errors.ts
/** Nothing could be checked, and why: exit 2, never "not valid". */
var CannotCheckError = class extends Error {
	problem;
	constructor(code, message) {
		super(message);
		this.name = "CannotCheckError";
		this.problem = {
			code,
			message
		};
	}
};
// apps/verify/src/arguments.ts
var options = {
	bundle: {
		type: "string",
		multiple: true
	},
	status: {
		type: "string",
		multiple: true
	},
	registry: {
		type: "string",
		multiple: true
	},
	rpc: {
		type: "string",
		multiple: true
	},
	trust: {
		type: "string",
		multiple: true
	},
	state: {
		type: "string",
		multiple: true
	},
	json: {
		type: "boolean",
		default: false
	},
	help: {
		type: "boolean",
		short: "h",
		default: false
	},
	version: {
		type: "boolean",
		default: false
	}
};
/** Reads the command line, without the program's own name; refuses (`usage`) what it does not know. */
function parseArguments(argv) {
	const { values, positionals } = parse(argv);
	if (values.help) return { kind: "help" };
	if (values.version) return { kind: "version" };
	const [bundle, trust] = [once("bundle", values.bundle), once("trust", values.trust)];
	const status = once("status", values.status);
	const registry = webAddress("registry", once("registry", values.registry));
	const rpc = webAddress("rpc", once("rpc", values.rpc));
	const state = once("state", values.state);
	if (positionals[0] === "monitor") {
		const address = webAddress("registry", positionals[1]);
		if (address === void 0 || positionals.length > 2) throw usage$1("monitor takes the address of one registry.");
		if (state === void 0) throw usage$1("monitor needs --state FILE to remember how far it has come.");
		const others = [
			"bundle",
			"status",
			"registry"
		].filter((name) => Object.hasOwn(values, name));
		if (others.length > 0) throw usage$1(`monitor takes no --${others.join(", --")}.`);
		return {
			kind: "monitor",
			registry: address,
			state,
			...rpc && { rpc },
			...trust !== void 0 && { trust }
		};
	}
	if (state !== void 0) throw usage$1("--state is for monitor.");
	const inputs = positionals.length === 0 && bundle !== void 0 ? [bundle] : positionals;
	if (inputs.length === 0) throw usage$1("Give at least one bundle, work file or certificate id to check.");
	if (inputs.includes("")) throw usage$1("A file name is empty.");
	return {
		kind: "check",
		inputs,
		json: values.json,
		...bundle !== void 0 && positionals.length > 0 && { bundle },
		...status !== void 0 && { status },
		...registry && { registry },
		...rpc && { rpc },
		...trust !== void 0 && { trust }
	};
}
function parse(argv) {
	try {
		return parseArgs({
			args: argv,
			options,
			allowPositionals: true
		});
	} catch (error) {
		throw usage$1(error instanceof Error ? error.message : String(error));
	}
}
function once(name, values) {
	if (values === void 0) return void 0;
	const [value = "", second] = values;
	if (second !== void 0) throw usage$1(`--${name} is given more than once.`);
	if (value === "") throw usage$1(`--${name} needs a value.`);
	return value;
}
function webAddress(name, value) {
	if (value === void 0) return void 0;
	const url = URL.parse(value);
	if (url === null || !/^https?:$/.test(url.protocol)) throw usage$1(`--${name} needs an address that begins with https:// or http://.`);
	return url;
}
function usage$1(message) {
	return new CannotCheckError("usage", `${message} See --help.`);
}
// apps/verify/src/break-lines.ts
var graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });
/** Narrower than this, a line is left to the terminal. */
var LEAST = 20;
/**
* A text that begins at the column `indent`, broken so that each further line begins there too: whatever a stranger wrote,
* none of it is at the beginning of a line, where the command's own words are.
*/
function breakLines(text, { columns, indent }) {
	const room = Math.max(LEAST, columns - indent);
	const lines = [];
	let line = "";
	let used = 0;
	for (const piece of piecesOf(text, room)) {
		const width = columnsOf(piece.trimEnd());
		if (line !== "" && used + width > room) {
			lines.push(line);
			line = "";
			used = 0;
		}
		line += piece;
		used += columnsOf(piece);
	}
	return [...lines, line].map((one) => one.trimEnd()).join(`\n${" ".repeat(indent)}`);
}
/** Words with the spaces after them; one that is longer than a line in as many parts as it needs. */
function piecesOf(text, room) {
	return (text.match(/\s*\S*\s?/gu) ?? []).flatMap((word) => columnsOf(word) <= room ? [word] : Array.from(graphemes.segment(word), ({ segment }) => segment));
}
/** How many columns a text may take in some terminal: rather too many than too few. */
function columnsOf(text) {
	let columns = 0;
	for (const character of text.replaceAll(/[\p{Mn}\p{Me}\p{Cf}]/gu, "")) columns += (character.codePointAt(0) ?? 0) < 4352 ? 1 : 2;
	return columns;
}
// packages/der/src/der-error.ts
/** Bytes that are not DER, or not of the form that was asked for. `message` is English, for logs and experts. */
var DerError = class extends Error {
	constructor(message) {
		super(message);
		this.name = "DerError";
	}
};
// packages/der/src/oid.ts
/** Object identifiers by their names in RFC 5280, 5480, 5652, 5035, 5754, 5758, 3161 and 9336, without the `id-…-`. */
var OID = {
	data: "1.2.840.113549.1.7.1",
	signedData: "1.2.840.113549.1.7.2",
	contentType: "1.2.840.113549.1.9.3",
	messageDigest: "1.2.840.113549.1.9.4",
	signingCertificateV2: "1.2.840.113549.1.9.16.2.47",
	timeStampToken: "1.2.840.113549.1.9.16.2.14",
	tstInfo: "1.2.840.113549.1.9.16.1.4",
	sha256: "2.16.840.1.101.3.4.2.1",
	ecdsaWithSha256: "1.2.840.10045.4.3.2",
	ecPublicKey: "1.2.840.10045.2.1",
	secp256r1: "1.2.840.10045.3.1.7",
	commonName: "2.5.4.3",
	subjectKeyIdentifier: "2.5.29.14",
	keyUsage: "2.5.29.15",
	basicConstraints: "2.5.29.19",
	authorityKeyIdentifier: "2.5.29.35",
	extendedKeyUsage: "2.5.29.37",
	anyExtendedKeyUsage: "2.5.29.37.0",
	emailProtection: "1.3.6.1.5.5.7.3.4",
	documentSigning: "1.3.6.1.5.5.7.3.36",
	/** Adobe's own, for signers of documents. */
	authenticDocumentsTrust: "1.2.840.113583.1.1.5"
};
// packages/der/src/tag.ts
/** Identifier octets (X.690, 8.1.2) of the types that certificates, signatures and time-stamps use. */
var TAG = {
	boolean: 1,
	integer: 2,
	bitString: 3,
	octetString: 4,
	null: 5,
	objectIdentifier: 6,
	enumerated: 10,
	utf8String: 12,
	printableString: 19,
	utcTime: 23,
	generalizedTime: 24,
	sequence: 48,
	set: 49,
	/** Context-specific and constructed: `[n]`. */
	context: (n) => 160 | n
};
// packages/der/src/parse-time.ts
/** The one form that DER has of a time (X.690, 11.7 and 11.8): with seconds, in UTC, a fraction without a zero at its end. */
var FORMS$1 = {
	[TAG.utcTime]: /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/,
	[TAG.generalizedTime]: /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:\.\d{0,8}[1-9])?Z$/
};
/** UTCTime or GeneralizedTime in whole Unix seconds; undefined for what is not one. A two-digit year is one of 1950 to 2049 (RFC 5280, 4.1.2.5.1). */
function parseTime(tag, content) {
	const text = String.fromCharCode(...content.subarray(0, 32));
	const parts = content.length > 32 ? null : FORMS$1[tag]?.exec(text);
	if (!parts) return void 0;
	const [year = "", month = "", day = "", hours = "", minutes = "", seconds = ""] = parts.slice(1);
	const century = Number(year) < 50 ? "20" : "19";
	const iso = `${year.length === 2 ? century + year : year}-${month}-${day}T${hours}:${minutes}:${seconds}.000Z`;
	const milliseconds = Date.parse(iso);
	return !Number.isNaN(milliseconds) && new Date(milliseconds).toISOString() === iso ? milliseconds / 1e3 : void 0;
}
// packages/der/src/read-der.ts
/** Far more than the signatures and time-stamps that are read here have. */
var MAX_BYTES$1 = 65536;
var MAX_DEPTH$1 = 32;
/**
* Reads the one element that the bytes are, and everything in it. Whatever has another form than DER's is refused with a
* DerError, at every depth, so that to write an element again gives the same bytes. Two things are for the caller:
* the order of a SET OF (`readSetOf`), and that a default value is left out.
*/
function readDer(bytes) {
	if (bytes.length > MAX_BYTES$1) throw new DerError("it is too large");
	const element = readElement(bytes, 0);
	if (element.bytes.length < bytes.length) throw new DerError("something follows its end");
	return element;
}
/** The element that the bytes begin with. */
function readElement(bytes, depth) {
	const tag = bytes[0] ?? 0;
	const { length, start } = readLength(bytes);
	const end = start + length;
	if (end > bytes.length) throw new DerError("an element is cut off");
	if (depth > MAX_DEPTH$1) throw new DerError("it is nested too deeply");
	const content = bytes.subarray(start, end);
	expectKnownForm(tag, content);
	const children = isConstructed(tag) ? readAll(content, depth + 1) : [];
	return {
		tag,
		content,
		bytes: bytes.subarray(0, end),
		children
	};
}
function readAll(content, depth) {
	const elements = [];
	for (let at = 0; at < content.length;) {
		const element = readElement(content.subarray(at), depth);
		elements.push(element);
		at += element.bytes.length;
	}
	return elements;
}
/** The length of the content, and where that starts: definite, in the fewest octets (10.1). */
function readLength(bytes) {
	const first = bytes[1];
	if (first === void 0) throw new DerError("an element is cut off");
	if (first < 128) return {
		length: first,
		start: 2
	};
	const count = first & 127;
	const octets = bytes.subarray(2, 2 + count);
	const length = octets.reduce((sum, octet) => sum * 256 + octet, 0);
	if (count > 4 || octets.length < count || octets[0] === 0 || length < 128) throw new DerError("a length is not in its one form");
	return {
		length,
		start: 2 + count
	};
}
var isConstructed = (tag) => (tag & 32) !== 0;
/** Of the universal types sequences and sets are constructed, and nothing else is. Tags of other classes are for the caller to know. */
function expectKnownForm(tag, content) {
	const number = tag & 31;
	if (number === 31) throw new DerError("a tag has several octets");
	if (tag >= 64) return;
	const isCollection = number === (TAG.sequence & 31) || number === (TAG.set & 31);
	if (tag === 0 || isConstructed(tag) !== isCollection || FORMS[tag]?.(content) === false) throw new DerError(`an element with tag ${tag} has another form than DER's`);
}
var FORMS = {
	[TAG.boolean]: ([value, ...rest]) => (value === 0 || value === 255) && rest.length === 0,
	[TAG.integer]: isShortestInteger,
	[TAG.enumerated]: isShortestInteger,
	[TAG.bitString]: hasZeroUnusedBits,
	[TAG.null]: ({ length }) => length === 0,
	[TAG.objectIdentifier]: isShortestObjectIdentifier,
	[TAG.utcTime]: (content) => parseTime(TAG.utcTime, content) !== void 0,
	[TAG.generalizedTime]: (content) => parseTime(TAG.generalizedTime, content) !== void 0
};
/** 8.3.2: the first nine bits are neither all zero nor all one. */
function isShortestInteger({ 0: first, 1: second = -1, length }) {
	return length > 0 && (length === 1 || !(first === 0 && second < 128 || first === 255 && second >= 128));
}
/** 11.2.1 */
function hasZeroUnusedBits(content) {
	const unused = content[0] ?? 8;
	const last = content.length > 1 ? content.at(-1) ?? 0 : 0;
	return unused < 8 && (last & (1 << unused) - 1) === 0 && (content.length > 1 || unused === 0);
}
/** 8.19.2: no arc begins with a zero digit, and the last one has an end. */
function isShortestObjectIdentifier(content) {
	const isPadded = content.some((byte, i) => byte === 128 && (i === 0 || (content[i - 1] ?? 0) < 128));
	return (content.at(-1) ?? 128) < 128 && !isPadded;
}
// packages/der/src/set-order.ts
/** The order of a SET OF (X.690, 11.6): as bytes, the smaller first. Negative when `a` comes before `b`. */
function compareEncodings(a, b) {
	const length = Math.min(a.length, b.length);
	for (let i = 0; i < length; i++) {
		const difference = (a[i] ?? 0) - (b[i] ?? 0);
		if (difference !== 0) return difference;
	}
	return a.length - b.length;
}
// packages/der/src/read-value.ts
/** The element itself when it is there and has the tag. */
function expectTag(element, tag) {
	if (element === void 0) throw new DerError("an element is missing");
	if (element.tag !== tag) throw new DerError(`an element with tag ${tag} was expected, not ${element.tag}`);
	return element;
}
/** A SEQUENCE's elements; `count`: exactly so many. */
function readSequence(element, count) {
	return readChildren(expectTag(element, TAG.sequence), count);
}
/** A SET's elements in the order that they have, for sets that need not be DER (RFC 5652); `count`: exactly so many. */
function readSet(element, count) {
	return readChildren(expectTag(element, TAG.set), count);
}
/** The elements of a SET OF, which are refused in another order than DER's (X.690, 11.6). `tag`: in the place of SET's own. */
function readSetOf(element, tag = TAG.set) {
	const { children } = expectTag(element, tag);
	for (const [i, { bytes }] of children.entries()) {
		const before = children[i - 1];
		if (before && compareEncodings(before.bytes, bytes) > 0) throw new DerError("a SET OF has another order");
	}
	return children;
}
/** The one element inside `[n]`. */
function readExplicit(element, n) {
	const [inner, ...others] = expectTag(element, TAG.context(n)).children;
	if (inner === void 0 || others.length > 0) throw new DerError(`[${n}] does not contain one element`);
	return inner;
}
function readBoolean(element) {
	return expectTag(element, TAG.boolean).content[0] === 255;
}
function readInteger(element) {
	const { content } = expectTag(element, TAG.integer);
	const digits = Array.from(content, (byte) => byte.toString(16).padStart(2, "0"));
	return BigInt.asIntN(8 * content.length, BigInt(`0x${digits.join("")}`));
}
function readOctetString(element) {
	return expectTag(element, TAG.octetString).content;
}
/** A BIT STRING of whole bytes. */
function readBitString(element) {
	const { content } = expectTag(element, TAG.bitString);
	if (content[0] !== 0) throw new DerError("a BIT STRING has unused bits");
	return content.subarray(1);
}
/** A BIT STRING whose bits have names, bit 0 first; DER leaves zeros at its end out (X.690, 11.2.2). */
function readNamedBits(element) {
	const { content } = expectTag(element, TAG.bitString);
	const octets = Array.from(content.subarray(1), (octet) => octet.toString(2).padStart(8, "0"));
	const bits = octets.join("").slice(0, 8 * octets.length - (content[0] ?? 0));
	if (bits.endsWith("0")) throw new DerError("a BIT STRING of named bits ends in a zero");
	return Array.from(bits, (bit) => bit === "1");
}
/** In dotted form, such as `2.5.29.15`. */
function readObjectIdentifier(element) {
	const { content } = expectTag(element, TAG.objectIdentifier);
	if (content.length > 64) throw new DerError("an OBJECT IDENTIFIER is too long");
	const arcs = [];
	let arc = 0n;
	for (const octet of content) {
		arc = arc * 128n + BigInt(octet & 127);
		if (octet >= 128) continue;
		arcs.push(arc);
		arc = 0n;
	}
	const [first = 0n, ...rest] = arcs;
	const root = first < 80n ? first / 40n : 2n;
	return [
		root,
		first - 40n * root,
		...rest
	].join(".");
}
/** A certificate's time (RFC 5280, 4.1.2.5) in Unix seconds: UTCTime up to 2049, GeneralizedTime without a fraction after. */
function readTime(element) {
	const { tag, content } = element?.tag === TAG.utcTime ? element : expectTag(element, TAG.generalizedTime);
	const seconds = parseTime(tag, content);
	const isLong = tag === TAG.generalizedTime;
	if (seconds === void 0 || isLong && (content.length !== 15 || seconds < START_OF_2050)) throw new DerError("a time is not in the form of certificates");
	return seconds;
}
var START_OF_2050 = Date.UTC(2050, 0) / 1e3;
function readChildren({ children }, count = children.length) {
	if (children.length !== count) throw new DerError(`it has ${children.length} elements where ${count} belong`);
	return children;
}
// packages/pdf-check/src/ecdsa-signature.ts
/**
* Whether `signature`, an ECDSA-Sig-Value in DER (RFC 3279, 2.2.3), was made over the message with the key, an uncompressed
* point of P-256, and SHA-256. Both s and n − s are signatures: about every second one that was ever made has the larger.
*/
function isSignatureOf(signature, message, publicKey) {
	const compact = toCompact(signature);
	return compact !== void 0 && p256$1.verify(compact, message, publicKey, { lowS: false });
}
/** r ‖ s; undefined for what is not a signature, or has r or s outside of 1 to n − 1. */
function toCompact(signature) {
	try {
		const [r = 0n, s = 0n] = readSequence(readDer(signature), 2).map(readInteger);
		return [r, s].every((value) => value > 0n && value < p256$1.Point.Fn.ORDER) ? new p256$1.Signature(r, s).toBytes("compact") : void 0;
	} catch (error) {
		if (error instanceof DerError) return void 0;
		throw error;
	}
}
// packages/pdf-check/src/x509-certificate.ts
/** Version 3, in the INTEGER that says so. */
var V3 = 2n;
/** Other keys, algorithms, forms and unknown critical extensions are refused (`bad_pdf_signature`, or a DerError). */
function parseX509Certificate(bytes) {
	const [tbsCertificate, signatureAlgorithm, signatureValue] = readSequence(readDer(bytes), 3);
	const [version, serialNumber, signature, issuer, validity, subject, publicKeyInfo, extensions, ...others] = readSequence(tbsCertificate);
	if (readInteger(readExplicit(version, 0)) !== V3 || others.length > 0) throw unfit("version or form");
	for (const algorithm of [signature, signatureAlgorithm]) expectAlgorithm(algorithm, OID.ecdsaWithSha256);
	const [notBefore, notAfter] = readSequence(validity, 2);
	return {
		bytes,
		tbsCertificate: expectTag(tbsCertificate, TAG.sequence).bytes,
		signatureValue: readBitString(signatureValue),
		serialNumber: readInteger(serialNumber),
		issuer: expectTag(issuer, TAG.sequence).bytes,
		subject: expectTag(subject, TAG.sequence).bytes,
		commonName: readCommonName(subject),
		notBefore: readTime(notBefore),
		notAfter: readTime(notAfter),
		subjectPublicKey: readSubjectPublicKey(publicKeyInfo),
		...readExtensions(extensions)
	};
}
/** An AlgorithmIdentifier without parameters, not even NULL (RFC 5754, 2; RFC 5758, 3.2). */
function expectAlgorithm(element, oid) {
	const [algorithm] = readSequence(element, 1);
	if (readObjectIdentifier(algorithm) !== oid) throw unfit("algorithm");
}
/** Whether `issuer` has signed `certificate`. */
function isSignedBy(certificate, issuer) {
	return isSignatureOf(certificate.signatureValue, certificate.tbsCertificate, issuer.subjectPublicKey);
}
/** Whether it is a root, by its names. */
function isSelfIssued({ issuer, subject }) {
	return equal(issuer, subject);
}
function readSubjectPublicKey(subjectPublicKeyInfo) {
	const [algorithm, subjectPublicKey] = readSequence(subjectPublicKeyInfo, 2);
	const [type, curve] = readSequence(algorithm, 2).map(readObjectIdentifier);
	if (type !== OID.ecPublicKey || curve !== OID.secp256r1) throw unfit("key");
	const point = readBitString(subjectPublicKey);
	if (!p256$1.utils.isValidPublicKey(point, false)) throw unfit("key");
	return point;
}
function readCommonName(subject) {
	const name = readSequence(subject).flatMap(({ children }) => children).map((attribute) => readSequence(attribute, 2)).find(([type]) => readObjectIdentifier(type) === OID.commonName)?.[1];
	return name?.tag === TAG.utf8String || name?.tag === TAG.printableString ? fromUtf8(name.content) : "";
}
function readExtensions(element) {
	const found = {
		cA: false,
		pathLenConstraint: Infinity,
		keyUsage: void 0,
		extendedKeyUsage: void 0
	};
	const seen = /* @__PURE__ */ new Set();
	for (const extension of element ? readSequence(readExplicit(element, 3)) : []) {
		const { extnID, critical, extnValue } = readExtension(extension);
		if (seen.has(extnID)) throw unfit("repeated extension");
		seen.add(extnID);
		switch (extnID) {
			case OID.basicConstraints:
				Object.assign(found, readBasicConstraints(readDer(extnValue)));
				break;
			case OID.keyUsage:
				found.keyUsage = readNamedBits(readDer(extnValue));
				break;
			case OID.extendedKeyUsage:
				found.extendedKeyUsage = readSequence(readDer(extnValue)).map(readObjectIdentifier);
				break;
			default: if (critical) throw unfit("unknown critical extension");
		}
	}
	return found;
}
function readExtension(extension) {
	const fields = [...readSequence(extension)];
	const critical = fields.length === 3 && readTrue(fields.splice(1, 1)[0]);
	const [extnID, extnValue, ...others] = fields;
	if (others.length > 0) throw unfit("extension");
	return {
		extnID: readObjectIdentifier(extnID),
		critical,
		extnValue: readOctetString(extnValue)
	};
}
function readBasicConstraints(basicConstraints) {
	const [cA, pathLenConstraint, ...others] = readSequence(basicConstraints);
	if (others.length > 0) throw unfit("basic constraints");
	return {
		cA: cA !== void 0 && readTrue(cA),
		pathLenConstraint: pathLenConstraint ? Number(readInteger(pathLenConstraint)) : Infinity
	};
}
/** A BOOLEAN whose default is FALSE: in DER it is TRUE or not there. */
function readTrue(element) {
	if (!readBoolean(element)) throw unfit("a default value is written out");
	return true;
}
function unfit(what) {
	return new ProofError("bad_pdf_signature", `a certificate is unfit: ${what}`);
}
// packages/pdf-check/src/certificate-chain.ts
/** Far more than the chain of a registry has: each costs time. */
var MAX_CERTIFICATES = 10;
/** Refuses certificates that are not a whole chain by their names (`bad_pdf_signature`). Their signatures are for `checkSigner`. */
function parseChain(certificates) {
	if (certificates.length > MAX_CERTIFICATES) throw refuse$2("too many");
	const [signer, ...above] = certificates.map(parseX509Certificate);
	if (signer === void 0) throw refuse$2("none");
	let top = signer;
	for (const certificate of above) {
		if (isSelfIssued(top) || !equal(certificate.subject, top.issuer)) throw refuse$2("one is not the issuer of the one before");
		top = certificate;
	}
	if (!isSelfIssued(top)) throw refuse$2("no root at their end");
	return [signer, ...above];
}
function refuse$2(why) {
	return new ProofError("bad_pdf_signature", `its certificates are not a chain: ${why}`);
}
// packages/pdf-check/src/check-signer.ts
var DIGITAL_SIGNATURE = 0;
var NON_REPUDIATION = 1;
var KEY_CERT_SIGN = 5;
var PURPOSES = [
	OID.documentSigning,
	OID.emailProtection,
	OID.anyExtendedKeyUsage
];
/**
* Whether the chain leads to a trusted certificate (RFC 5280, 6.1, the part that a registry's chain needs). A trust file
* may name the signer's own certificate: then no other of the same authority counts.
* Every link up to the trusted certificate is judged at `at`: what was signed while its certificates were good stays good
* when they have expired. The time is the signer's own word, so a stolen key stays dangerous until its certificate
* leaves the trust file.
*/
function checkSigner(chain, { roots, at }) {
	if (!maySign(chain[0])) throw new ProofError("pdf_signer_not_trusted", "its certificate is for other uses");
	const trusted = chain.findIndex(({ bytes }) => roots.some((root) => equal(root.bytes, bytes)));
	if (trusted < 0) throw new ProofError("pdf_signer_not_trusted", chain[0].commonName);
	for (const [place, certificate] of chain.entries()) {
		const { notBefore, notAfter, commonName } = certificate;
		if (place <= trusted && (at < notBefore || at > notAfter)) throw new ProofError("pdf_signer_out_of_date", `${commonName}: not at ${at}`);
		if (!hasIssued(chain[place + 1], certificate, place)) throw new ProofError("pdf_signer_not_trusted", commonName);
	}
}
/** `place`: how many authorities are between the issuer and the signer. The root has no issuer but itself. */
function hasIssued(issuer, certificate, place) {
	if (issuer === void 0) return isSignedBy(certificate, certificate);
	return issuer.cA && allows(issuer, KEY_CERT_SIGN) && place <= issuer.pathLenConstraint && isSignedBy(certificate, issuer);
}
function maySign(signer) {
	const { extendedKeyUsage: purposes = [OID.anyExtendedKeyUsage] } = signer;
	return (allows(signer, DIGITAL_SIGNATURE) || allows(signer, NON_REPUDIATION)) && purposes.some((purpose) => PURPOSES.includes(purpose));
}
function allows({ keyUsage }, bit) {
	return keyUsage === void 0 || keyUsage[bit] === true;
}
// packages/pdf-check/src/latin1.ts
var CHUNK = 8192;
/** Bytes as text, each byte one character: the syntax of a PDF is read with regular expressions. */
function toLatin1(bytes) {
	const parts = [];
	for (let at = 0; at < bytes.length; at += CHUNK) parts.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK)));
	return parts.join("");
}
// packages/pdf-check/src/pdf-value.ts
function isDictionary(value) {
	return value instanceof Map;
}
function isString(value) {
	return typeof value === "object" && value !== null && "string" in value;
}
function nameOf$1(value) {
	return typeof value === "object" && value !== null && "name" in value ? value.name : void 0;
}
function referenceOf(value) {
	return typeof value === "object" && value !== null && "object" in value ? value.object : void 0;
}
/** A text string (7.9.2.2): UTF-16 after its byte order mark, else one character for each byte. */
function textOf$1(value) {
	if (!isString(value)) return void 0;
	const { string } = value;
	if (!string.startsWith("þÿ")) return string;
	return (string.slice(2).match(/[^]{2}/g) ?? []).map((unit) => String.fromCharCode(unit.charCodeAt(0) << 8 | unit.charCodeAt(1))).join("");
}
/** The dictionaries that a value is or contains; references are not followed. */
function* dictionariesIn(value) {
	const open = [value];
	for (let next = open.pop(); next !== void 0; next = open.pop()) if (isDictionary(next)) {
		yield next;
		for (const inner of next.values()) open.push(inner);
	} else if (Array.isArray(next)) for (const inner of next) open.push(inner);
}
// packages/pdf-check/src/find-signature.ts
/** Refuses a file without a signature, with several, or with a byte that the one it has does not answer for. */
function findSignature(bytes, objects) {
	const [signature, ...others] = [...objects.values()].flatMap(({ value }) => [...dictionariesIn(value)]).filter((dictionary) => dictionary.has("ByteRange"));
	if (signature === void 0) throw new ProofError("pdf_not_signed");
	if (others.length > 0) throw new ProofError("pdf_signed_twice");
	if (nameOf$1(signature.get("SubFilter")) !== "ETSI.CAdES.detached") throw new ProofError("bad_pdf_signature", "SubFilter");
	const [start, end] = findHole(signature, bytes);
	return {
		covered: [bytes.subarray(0, start), bytes.subarray(end)],
		cms: readHole(bytes.subarray(start + 1, end - 1)),
		reason: textOf$1(signature.get("Reason")) ?? "",
		signedAt: readDate(textOf$1(signature.get("M")) ?? "")
	};
}
/** Where the hole in the covered bytes is. It must be exactly /Contents with its brackets, in a file covered to its end. */
function findHole(signature, bytes) {
	const [range, contents] = [signature.get("ByteRange"), signature.get("Contents")];
	if (!Array.isArray(range) || range.length !== 4) throw new ProofError("pdf_not_covered", "ByteRange");
	const [first, start, end, rest] = range;
	if (first !== 0 || typeof end !== "number" || typeof rest !== "number" || end + rest !== bytes.length) throw new ProofError("pdf_not_covered", "ByteRange does not reach from the beginning to the end");
	if (!isString(contents) || contents.start !== start || contents.end !== end) throw new ProofError("pdf_not_covered", "ByteRange leaves out more than the signature");
	if (bytes[start] !== 60 || bytes[end - 1] !== 62) throw new ProofError("bad_pdf_signature", "Contents");
	return [contents.start, contents.end];
}
/** The DER in a hole of lower-case hex digits; after it only zeros, since that part isn't signed. */
function readHole(hole) {
	const digits = String.fromCharCode(...hole.subarray(0, 10));
	const header = /^30(?:8[1-4])?/.exec(digits)?.[0] ?? "";
	const lengthBytes = header.length === 4 ? Number(header[3]) : 1;
	const length = Number.parseInt(digits.slice(header.length, header.length + 2 * lengthBytes), 16);
	const end = header.length + 2 * (lengthBytes + length);
	if (header === "" || !(end <= hole.length)) throw new ProofError("bad_pdf_signature", "Contents");
	if (hole.subarray(end).some((digit) => digit !== 48)) throw new ProofError("pdf_not_covered", "the signature is followed by something");
	const hex = toLatin1(hole.subarray(0, end));
	if (!/^[0-9a-f]*$/.test(hex)) throw new ProofError("bad_pdf_signature", "Contents is not in lower-case hex");
	return fromHex(hex);
}
/** A date of ISO 32000-1, 7.9.4, with all its parts, in Unix seconds. */
function readDate(text) {
	const found = /^D:(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(?:Z(?:00'00'?)?|([+-])(\d{2})'(\d{2})'?)$/.exec(text);
	if (!found) throw new ProofError("bad_pdf_signature", "the time of signing is missing");
	const [year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0] = found.slice(1, 7).map(Number);
	const [sign, offsetHours, offsetMinutes] = found.slice(7);
	const offset = (Number(offsetHours ?? 0) * 60 + Number(offsetMinutes ?? 0)) * (sign === "-" ? -60 : 60);
	return Date.UTC(year, month - 1, day, hours, minutes, seconds) / 1e3 - offset;
}
// packages/pdf-check/src/parse-cms.ts
/**
* Reads a signature and checks that the first certificate's key has made it over content with this SHA-256. Whether that
* certificate is trusted is another question. Each element has its place and one form; what docs/format.md does not name
* is refused (`bad_pdf_signature`, or a DerError), so that nothing can be changed or hidden where the signature does not reach.
*/
function parseCms(bytes, contentHash) {
	const [contentType, content] = readSequence(readDer(bytes), 2);
	expectObjectIdentifier(contentType, OID.signedData);
	const [version, digestAlgorithms, encapContentInfo, certificates, signerInfos] = readSequence(readExplicit(content, 0), 5);
	expectVersion(version);
	expectAlgorithm(readSet(digestAlgorithms, 1)[0], OID.sha256);
	expectObjectIdentifier(readSequence(encapContentInfo, 1)[0], OID.data);
	const chain = parseChain(expectTag(certificates, TAG.context(0)).children.map((one) => one.bytes));
	return {
		chain,
		...readSignerInfo(readSet(signerInfos, 1)[0], chain[0], contentHash)
	};
}
function readSignerInfo(signerInfo, signer, contentHash) {
	const [version, sid, digestAlgorithm, signedAttrs, signatureAlgorithm, signature, unsignedAttrs, ...others] = readSequence(signerInfo);
	expectVersion(version);
	if (others.length > 0) throw refuse$1("it has another form");
	expectIssuerAndSerialNumber(sid, signer);
	expectAlgorithm(digestAlgorithm, OID.sha256);
	expectAlgorithm(signatureAlgorithm, OID.ecdsaWithSha256);
	expectSignedAttributes(signedAttrs, signer, contentHash);
	const signatureValue = readOctetString(signature);
	const message = Uint8Array.from(expectTag(signedAttrs, TAG.context(0)).bytes);
	message[0] = TAG.set;
	if (!isSignatureOf(signatureValue, message, signer.subjectPublicKey)) throw refuse$1("it was not made with the signer's key");
	return {
		signatureValue,
		timeStampToken: unsignedAttrs && readTimeStampToken(unsignedAttrs)
	};
}
/** Three attributes in the order that DER gives them, which is that of their lengths. */
function expectSignedAttributes(signedAttrs, signer, contentHash) {
	const [contentType, messageDigest, signingCertificate, ...others] = readSetOf(signedAttrs, TAG.context(0));
	if (others.length > 0) throw refuse$1("it has further attributes");
	expectObjectIdentifier(readAttribute(contentType, OID.contentType), OID.data);
	if (!equal(readOctetString(readAttribute(messageDigest, OID.messageDigest)), contentHash)) throw new ProofError("pdf_changed");
	expectSigningCertificate(readAttribute(signingCertificate, OID.signingCertificateV2), signer);
}
/** RFC 5035, section 3: one reference, with the certificate's SHA-256, which is the default algorithm, its issuer and serial number. */
function expectSigningCertificate(attribute, signer) {
	const [certs] = readSequence(attribute, 1);
	const [certHash, issuerSerial] = readSequence(readSequence(certs, 1)[0], 2);
	const [issuer, serialNumber] = readSequence(issuerSerial, 2);
	const directoryName = readExplicit(readSequence(issuer, 1)[0], 4);
	if (!(equal(readOctetString(certHash), sha256$1(signer.bytes)) && equal(directoryName.bytes, signer.issuer) && readInteger(serialNumber) === signer.serialNumber)) throw refuse$1("it was made for another certificate");
}
function expectIssuerAndSerialNumber(sid, signer) {
	const [issuer, serialNumber] = readSequence(sid, 2);
	if (!(issuer && equal(issuer.bytes, signer.issuer)) || readInteger(serialNumber) !== signer.serialNumber) throw refuse$1("the signer's certificate is not the first one");
}
function readTimeStampToken(unsignedAttrs) {
	const [attribute, ...others] = expectTag(unsignedAttrs, TAG.context(1)).children;
	if (others.length > 0) throw refuse$1("it has further attributes");
	return expectTag(readAttribute(attribute, OID.timeStampToken), TAG.sequence).bytes;
}
/** The one value of an attribute of this type. */
function readAttribute(attribute, type) {
	const [attrType, attrValues] = readSequence(attribute, 2);
	expectObjectIdentifier(attrType, type);
	return readSet(attrValues, 1)[0];
}
function expectObjectIdentifier(element, oid) {
	const found = readObjectIdentifier(element);
	if (found !== oid) throw refuse$1(`${found} is in the place of ${oid}`);
}
function expectVersion(version) {
	if (readInteger(version) !== 1n) throw refuse$1("it has another version");
}
function refuse$1(why) {
	return new ProofError("bad_pdf_signature", why);
}
// packages/pdf-check/src/read-roots.ts
/** Certificates that a trust file names, PEM. One that is none can't be read, nor can one of another key than P-256. */
function readRoots(pems) {
	const roots = { trusted: [] };
	for (const [index, pem] of pems.entries()) try {
		roots.trusted.push(readRoot(pem));
	} catch (error) {
		if (!(error instanceof ProofError || error instanceof DerError)) throw error;
		roots.bad ??= {
			place: index + 1,
			detail: `PDF root ${index + 1}: ${error.message}`
		};
	}
	return roots;
}
function readRoot(pem) {
	return parseX509Certificate(fromBase64((/^-----BEGIN CERTIFICATE-----\s([A-Za-z0-9+/=\s]+)-----END CERTIFICATE-----\s*$/.exec(pem)?.[1] ?? "?").replaceAll(/\s/g, "")));
}
// packages/pdf-check/src/time-stamp-token.ts
/**
* Expects an RFC 3161 token to be about the given bytes, by their SHA-256, and to repeat the nonce, if one was sent. Otherwise it is
* refused (`bad_pdf_time_stamp`, or a DerError). Its signer is not checked, so it proves nothing: anyone can make one with any time.
*/
function expectTimeStampOf(token, bytes, nonce) {
	const [contentType, content] = readSequence(readDer(token), 2);
	const [, , encapContentInfo] = readSequence(readExplicit(content, 0));
	const [eContentType, eContent] = readSequence(encapContentInfo, 2);
	const types = [contentType, eContentType].map(readObjectIdentifier);
	if (types[0] !== OID.signedData || types[1] !== OID.tstInfo) throw refuse("it isn’t a time-stamp");
	const [version, policy, messageImprint, serialNumber, genTime, ...optional] = readSequence(readDer(readOctetString(readExplicit(eContent, 0))));
	readObjectIdentifier(policy);
	readInteger(serialNumber);
	expectTag(genTime, TAG.generalizedTime);
	if (readInteger(version) !== 1n || !isImprintOf(messageImprint, bytes)) throw refuse("it is about something else");
	const repeated = optional.find(({ tag }) => tag === TAG.integer);
	if (nonce !== void 0 && (!repeated || readInteger(repeated) !== nonce)) throw refuse("it is about another request");
}
function isImprintOf(messageImprint, bytes) {
	const [hashAlgorithm, hashedMessage] = readSequence(messageImprint, 2);
	expectAlgorithm(hashAlgorithm, OID.sha256);
	return equal(readOctetString(hashedMessage), sha256$1(bytes));
}
function refuse(why) {
	return new ProofError("bad_pdf_time_stamp", why);
}
// packages/pdf-check/src/check-pdf-signature.ts
/**
* Whether a trusted certificate has signed this file, all of it, and for which certificate id. `roots` are PEM, from
* the verifier's trust; while one of them can't be read, a signer whom the others don't vouch for is not refused.
* Certificates are judged at `at`, Unix seconds, by default when the signer says that it signed. Never throws on a bad PDF.
*/
function checkPdfSignature(pdf, roots, at) {
	const { trusted, bad } = readRoots(roots);
	try {
		const { covered, cms, reason, signedAt } = findSignature(pdf.bytes, pdf.objects);
		const { chain, signatureValue, timeStampToken } = parseCms(cms, sha256$1(concat(...covered)));
		if (timeStampToken) expectTimeStampOf(timeStampToken, signatureValue);
		if (roots.length === 0) return { state: "no_root" };
		checkSigner(chain, {
			roots: trusted,
			at: at ?? signedAt
		});
		return {
			state: "sound",
			certificateId: reason,
			signer: chain[0].commonName,
			signedAt,
			hasTimeStamp: timeStampToken !== void 0
		};
	} catch (error) {
		if (!(error instanceof ProofError || error instanceof DerError)) throw error;
		const code = error instanceof ProofError ? error.code : "bad_pdf_signature";
		return bad && ofSigner.has(code) ? {
			state: "bad_root",
			...bad
		} : {
			state: "refused",
			code,
			detail: error.message
		};
	}
}
/** What is said of a signer whose root is not trusted, or has a form that is not read. */
var ofSigner = /* @__PURE__ */ new Set(["pdf_signer_not_trusted", "bad_pdf_signature"]);
// packages/pdf-check/src/inflate.ts
var LENGTH_BASE = [
	3,
	4,
	5,
	6,
	7,
	8,
	9,
	10,
	11,
	13,
	15,
	17,
	19,
	23,
	27,
	31,
	35,
	43,
	51,
	59,
	67,
	83,
	99,
	115,
	131,
	163,
	195,
	227,
	258
];
var LENGTH_BITS = [
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	1,
	1,
	2,
	2,
	2,
	2,
	3,
	3,
	3,
	3,
	4,
	4,
	4,
	4,
	5,
	5,
	5,
	5,
	0
];
var DISTANCE_BASE = [
	1,
	2,
	3,
	4,
	5,
	7,
	9,
	13,
	17,
	25,
	33,
	49,
	65,
	97,
	129,
	193,
	257,
	385,
	513,
	769,
	1025,
	1537,
	2049,
	3073,
	4097,
	6145,
	8193,
	12289,
	16385,
	24577
];
var DISTANCE_BITS = [
	0,
	0,
	0,
	0,
	1,
	1,
	2,
	2,
	3,
	3,
	4,
	4,
	5,
	5,
	6,
	6,
	7,
	7,
	8,
	8,
	9,
	9,
	10,
	10,
	11,
	11,
	12,
	12,
	13,
	13
];
var CODE_LENGTH_ORDER = [
	16,
	17,
	18,
	0,
	8,
	7,
	9,
	6,
	10,
	5,
	11,
	4,
	12,
	3,
	13,
	2,
	14,
	1,
	15
];
var MAX_CODE_LENGTH = 15;
var FIXED_LENGTHS = makeCode(Array.from({ length: 288 }, (_, symbol) => symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8));
var FIXED_DISTANCES = makeCode(Array.from({ length: 30 }, () => 5));
/** Unpacks zlib data (RFC 1950, 1951) of at most `limit` bytes; anything else is refused (`bad_pdf`). */
function inflate(packed, limit) {
	const [method = 0, flags = 0] = packed;
	if ((method & 15) !== 8 || (method << 8 | flags) % 31 !== 0 || (flags & 32) !== 0) throw damaged();
	const bits = bitReader(packed, 2);
	const output = growingOutput(limit);
	for (let isLast = false; !isLast;) {
		isLast = bits.read(1) === 1;
		const type = bits.read(2);
		if (type === 0) output.append(bits.readBytes());
		else if (type === 1) unpackBlock(bits, output, FIXED_LENGTHS, FIXED_DISTANCES);
		else if (type === 2) unpackBlock(bits, output, ...readCodes(bits));
		else throw damaged();
	}
	return output.bytes();
}
function unpackBlock(bits, output, lengths, distances) {
	for (;;) {
		const symbol = readSymbol(bits, lengths);
		if (symbol === 256) return;
		if (symbol < 256) {
			output.push(symbol);
			continue;
		}
		const length = extended(bits, symbol - 257, LENGTH_BASE, LENGTH_BITS);
		const distance = extended(bits, readSymbol(bits, distances), DISTANCE_BASE, DISTANCE_BITS);
		output.repeat(distance, length);
	}
}
function extended(bits, index, bases, extraBits) {
	const [base, extra] = [bases[index], extraBits[index]];
	if (base === void 0 || extra === void 0) throw damaged();
	return base + bits.read(extra);
}
/** The two codes that a block brings along (section 3.2.7). */
function readCodes(bits) {
	const lengthCount = bits.read(5) + 257;
	const distanceCount = bits.read(5) + 1;
	const ordered = Array.from({ length: bits.read(4) + 4 }, () => bits.read(3));
	const codeLengths = makeCode(CODE_LENGTH_ORDER.map((_, symbol) => ordered[CODE_LENGTH_ORDER.indexOf(symbol)] ?? 0));
	const all = [];
	while (all.length < lengthCount + distanceCount) {
		const symbol = readSymbol(bits, codeLengths);
		if (symbol < 16) all.push(symbol);
		else if (symbol === 16) fill(all, all.at(-1), 3 + bits.read(2));
		else fill(all, 0, symbol === 17 ? 3 + bits.read(3) : 11 + bits.read(7));
	}
	if (all.length > lengthCount + distanceCount) throw damaged();
	return [makeCode(all.slice(0, lengthCount)), makeCode(all.slice(lengthCount))];
}
function fill(lengths, value, count) {
	if (value === void 0) throw damaged();
	for (let i = 0; i < count; i++) lengths.push(value);
}
function makeCode(lengths) {
	const counts = Array.from({ length: 16 }, () => 0);
	for (const length of lengths) counts[length] = (counts[length] ?? 0) + 1;
	counts[0] = 0;
	const next = counts.map((_, length) => counts.slice(0, length).reduce((sum, count) => sum + count, 0));
	const symbols = [];
	for (const [symbol, length] of lengths.entries()) {
		if (length === 0) continue;
		const place = next[length] ?? 0;
		symbols[place] = symbol;
		next[length] = place + 1;
	}
	return {
		counts,
		symbols
	};
}
/** Reads one code bit by bit: `first` is the first code of its length, `index` the place of its symbol. */
function readSymbol(bits, { counts, symbols }) {
	let code = 0;
	let first = 0;
	let index = 0;
	for (let length = 1; length <= MAX_CODE_LENGTH; length++) {
		code |= bits.read(1);
		const count = counts[length] ?? 0;
		const symbol = code - first < count ? symbols[index + code - first] : void 0;
		if (symbol !== void 0) return symbol;
		index += count;
		first = first + count << 1;
		code <<= 1;
	}
	throw damaged();
}
function bitReader(bytes, start) {
	let at = start;
	let pending = 0;
	let count = 0;
	return {
		read(wanted) {
			while (count < wanted) {
				const byte = bytes[at++];
				if (byte === void 0) throw damaged();
				pending |= byte << count;
				count += 8;
			}
			const value = pending & (1 << wanted) - 1;
			pending >>>= wanted;
			count -= wanted;
			return value;
		},
		/** A stored block (section 3.2.4), which begins at a whole byte. */
		readBytes() {
			at -= Math.floor(count / 8);
			pending = 0;
			count = 0;
			const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(at, at + 4);
			const length = a | b << 8;
			if (((c | d << 8) ^ 65535) !== length || at + 4 + length > bytes.length) throw damaged();
			at += 4 + length;
			return bytes.subarray(at - length, at);
		}
	};
}
/** Grows as it is filled, so that a small file cannot ask for much memory without sending much. */
function growingOutput(limit) {
	let bytes = new Uint8Array(Math.min(limit, 4096));
	let length = 0;
	function reserve(more) {
		if (length + more > limit) throw new ProofError("bad_pdf", "a stream is too large");
		if (length + more <= bytes.length) return;
		const larger = new Uint8Array(Math.min(limit, Math.max(bytes.length * 2, length + more)));
		larger.set(bytes.subarray(0, length));
		bytes = larger;
	}
	return {
		push(byte) {
			reserve(1);
			bytes[length++] = byte;
		},
		append(more) {
			reserve(more.length);
			bytes.set(more, length);
			length += more.length;
		},
		repeat(distance, count) {
			if (distance > length) throw damaged();
			reserve(count);
			for (let i = 0; i < count; i++, length++) bytes[length] = bytes[length - distance] ?? 0;
		},
		bytes: () => bytes.subarray(0, length)
	};
}
function damaged() {
	return new ProofError("bad_pdf", "a packed stream is damaged");
}
// packages/pdf-check/src/decode-stream.ts
/** A stream's content of at most `limit` bytes; undefined when it is packed otherwise than with Flate, or damaged. */
function decodeStream({ value, stream }, limit) {
	if (!isDictionary(value) || stream === void 0) return void 0;
	const [filter, parameters] = [value.get("Filter") ?? null, value.get("DecodeParms") ?? null];
	const filters = Array.isArray(filter) ? filter : [filter];
	if (filters.length === 0 || filter === null) return stream.length <= limit ? stream : void 0;
	if (filters.length > 1 || nameOf$1(filters[0]) !== "FlateDecode" || parameters !== null) return void 0;
	try {
		return inflate(stream, limit);
	} catch (error) {
		if (error instanceof ProofError) return void 0;
		throw error;
	}
}
// packages/pdf-check/src/find-bundle.ts
/** A bundle has at most 1,048,576 bytes (docs/format.md); a larger attachment is refused as one by its first check. */
var MAX_BUNDLE = 1048577;
var MAX_STATUS = STATUS_MAX_BYTES_OF_TWO + 1;
/**
* The attached `*.colophon.json`, the last one if there are several: a file that its signature covers has one.
* An attachment that cannot be unpacked is returned as it is, for the check of the bundle to refuse.
*/
function findBundle(objects) {
	return findAttachment(objects, ".colophon.json", MAX_BUNDLE);
}
/** The attached `*.status.json`, what was said of the certificate up to then; in the same way. */
function findStatus(objects) {
	return findAttachment(objects, ".status.json", MAX_STATUS);
}
function findAttachment(objects, ending, max) {
	let found;
	for (const { value } of objects.values()) for (const dictionary of dictionariesIn(value)) found = attachmentOf(dictionary, objects, ending) ?? found;
	return found && (decodeStream(found, max) ?? found.stream);
}
/** The embedded file of a file specification (ISO 32000-1, 7.11.3) whose name ends so. */
function attachmentOf(dictionary, objects, ending) {
	const embedded = dictionary.get("EF");
	if (embedded === void 0) return void 0;
	if ((textOf$1(dictionary.get("UF")) ?? textOf$1(dictionary.get("F")))?.endsWith(ending) !== true) return void 0;
	const reference = referenceOf(embedded);
	const files = reference === void 0 ? embedded : objects.get(reference)?.value;
	if (!isDictionary(files)) return void 0;
	const file = referenceOf(files.get("UF")) ?? referenceOf(files.get("F"));
	const object = file === void 0 ? void 0 : objects.get(file);
	return object?.stream && object;
}
// packages/pdf-check/src/read-value.ts
var MAX_DEPTH = 64;
/** Characters of a name as it is written; ISO 32000-1, annex C, allows 127 bytes. */
var MAX_NAME = 1024;
var SPACE = /[\0\t\n\f\r ]+|%[^\r\n]*/y;
var NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)/y;
var REFERENCE = /(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+R(?![^\0\t\n\f\r ()<>[\]{}/%])/y;
var NAME = /\/([^\0\t\n\f\r ()<>[\]{}/%]*)/y;
var HEX_STRING = /<([0-9A-Fa-f\0\t\n\f\r ]*)>/y;
var WORD = /(?:true|false|null)(?![^\0\t\n\f\r ()<>[\]{}/%])/y;
var PLAIN = /[^()\\]+/y;
var ESCAPE = /\\(?:([0-7]{1,3})|(\r\n|[^]))/y;
var ESCAPED = {
	n: "\n",
	r: "\r",
	t: "	",
	b: "\b",
	f: "\f"
};
/** Reads one value (ISO 32000-1, 7.3). What it cannot read is refused (`bad_pdf`) with the cursor where that was seen. */
function readValue(cursor, depth = 0) {
	skipSpace(cursor);
	if (depth > MAX_DEPTH || cursor.left-- <= 0) throw unreadable$1(cursor);
	const { text, at } = cursor;
	switch (text[at]) {
		case "/": return readName(cursor);
		case "(": return readLiteral(cursor);
		case "[": return readArray(cursor, depth);
		case "<": return text[at + 1] === "<" ? readDictionary(cursor, depth) : readHexString(cursor);
		case "t":
		case "f":
		case "n": return readWord(cursor);
		default: return readNumber(cursor);
	}
}
/** Moves past a match at the cursor. */
function match(cursor, pattern) {
	pattern.lastIndex = cursor.at;
	const found = pattern.exec(cursor.text);
	if (found) cursor.at = pattern.lastIndex;
	return found;
}
/** Piece by piece: one pattern for all of it would remember every piece, and enough comments would overflow it. */
function skipSpace(cursor) {
	while (match(cursor, SPACE));
}
function readNumber(cursor) {
	const reference = match(cursor, REFERENCE);
	if (reference) return { object: Number(reference[1]) };
	const number = match(cursor, NUMBER);
	if (!number) throw unreadable$1(cursor);
	return Number(number[0]);
}
function readWord(cursor) {
	const word = match(cursor, WORD)?.[0];
	if (word === void 0) throw unreadable$1(cursor);
	return word === "null" ? null : word === "true";
}
function readName(cursor) {
	const written = match(cursor, NAME)?.[1] ?? "";
	if (written.length > MAX_NAME) throw unreadable$1(cursor);
	return { name: written.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))) };
}
function readHexString(cursor) {
	const start = cursor.at;
	const digits = match(cursor, HEX_STRING)?.[1]?.replaceAll(/[\0\t\n\f\r ]/g, "");
	if (digits === void 0) throw unreadable$1(cursor);
	return {
		string: digits.replaceAll(/..?/g, (pair) => String.fromCharCode(Number.parseInt(pair.padEnd(2, "0"), 16))),
		start,
		end: cursor.at
	};
}
function readLiteral(cursor) {
	const start = cursor.at++;
	const parts = [];
	for (let open = 1; open > 0;) {
		const plain = match(cursor, PLAIN);
		if (plain) parts.push(plain[0]);
		const next = cursor.text[cursor.at];
		if (next === void 0) throw unreadable$1(cursor);
		if (next === "\\") parts.push(readEscape(cursor));
		else {
			cursor.at++;
			open += next === "(" ? 1 : -1;
			if (open > 0) parts.push(next);
		}
	}
	return {
		string: parts.join(""),
		start,
		end: cursor.at
	};
}
function readEscape(cursor) {
	const [, octal, other] = match(cursor, ESCAPE) ?? [];
	if (octal !== void 0) return String.fromCharCode(Number.parseInt(octal, 8) & 255);
	if (other === void 0) throw unreadable$1(cursor);
	return /[\r\n]/.test(other) ? "" : ESCAPED[other] ?? other;
}
function readArray(cursor, depth) {
	const values = [];
	cursor.at++;
	while (!isAt(cursor, "]")) values.push(readValue(cursor, depth + 1));
	return values;
}
function readDictionary(cursor, depth) {
	const dictionary = /* @__PURE__ */ new Map();
	cursor.at += 2;
	while (!isAt(cursor, ">>")) {
		if (cursor.text[cursor.at] !== "/") throw unreadable$1(cursor);
		const { name } = readName(cursor);
		dictionary.set(name, readValue(cursor, depth + 1));
	}
	return dictionary;
}
/** Whether `closing` comes next; then the cursor moves past it. */
function isAt(cursor, closing) {
	skipSpace(cursor);
	if (!cursor.text.startsWith(closing, cursor.at)) return false;
	cursor.at += closing.length;
	return true;
}
function unreadable$1({ at }) {
	return new ProofError("bad_pdf", `cannot be read at byte ${at}`);
}
// packages/pdf-check/src/scan-objects.ts
/** Values that are read of one file, objects that are damaged, and bytes unpacked: far more than any certificate has. */
var MAX_VALUES = 2e6;
var MAX_DAMAGED = 1e3;
var MAX_UNPACKED = 33554432;
var OBJECT = /(?<!\d)(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+obj(?![^\0\t\n\f\r ()<>[\]{}/%])/g;
var STREAM = /[\0\t\n\f\r ]{0,8}stream(?:\r\n|\n|\r)/y;
var STREAM_END = /[\0\t\n\f\r ]{0,4}endstream/y;
var PAIR = /[\0\t\n\f\r ]*(\d{1,10})[\0\t\n\f\r ]+(\d{1,10})/y;
/**
* Every object of a file, in one pass from its beginning to its end. The cross-reference is not asked: a file with a
* broken one is read as well, and whether the file is as it was signed is for its signature to say. Time and memory
* are bounded by the file's size; what cannot be read is passed over.
*/
function scanObjects(bytes) {
	const objects = /* @__PURE__ */ new Map();
	const cursor = {
		text: toLatin1(bytes),
		at: 0,
		left: MAX_VALUES
	};
	let unpacked = 0;
	let damaged = 0;
	for (let found = match(cursor, OBJECT); found; found = match(cursor, OBJECT)) {
		const value = tryReadValue(cursor);
		if (value === void 0) damaged++;
		if (damaged > MAX_DAMAGED) break;
		if (value === void 0) continue;
		const stream = isDictionary(value) ? readStream(cursor, value, {
			bytes,
			objects
		}) : void 0;
		objects.set(Number(found[1]), {
			value,
			...stream && { stream }
		});
		if (stream && isDictionary(value) && nameOf$1(value.get("Type")) === "ObjStm") unpacked += addPackedObjects({
			value,
			stream
		}, {
			objects,
			cursor,
			limit: MAX_UNPACKED - unpacked
		});
	}
	if (cursor.left <= 0 || damaged > MAX_DAMAGED) throw new ProofError("bad_pdf", "it is too full or too damaged");
	return objects;
}
/** Undefined if there is no valid value. The cursor stays where that was found, so that no byte is read twice in vain. */
function tryReadValue(cursor) {
	try {
		return readValue(cursor);
	} catch (error) {
		if (error instanceof ProofError) return void 0;
		throw error;
	}
}
/** The bytes between `stream` and `endstream` (7.3.8). A length that is wrong is not believed. */
function readStream(cursor, dictionary, { bytes, objects }) {
	if (!match(cursor, STREAM)) return void 0;
	const start = cursor.at;
	const stated = dictionary.get("Length");
	const reference = referenceOf(stated);
	const length = reference === void 0 ? stated : objects.get(reference)?.value;
	if (typeof length === "number" && Number.isSafeInteger(length) && length >= 0) {
		cursor.at = start + length;
		if (match(cursor, STREAM_END)) return bytes.subarray(start, start + length);
	}
	const end = cursor.text.indexOf("endstream", start);
	cursor.at = end < 0 ? cursor.text.length : end;
	return bytes.subarray(start, cursor.at);
}
/** Objects inside an object stream (7.5.7). Gives the number of bytes that it took unpacked. */
function addPackedObjects(packed, { objects, cursor, limit }) {
	const bytes = decodeStream(packed, limit);
	if (bytes === void 0) return limit;
	const inner = {
		text: toLatin1(bytes),
		at: 0,
		left: cursor.left
	};
	const stated = isDictionary(packed.value) ? packed.value.get("First") : void 0;
	const first = typeof stated === "number" ? stated : 0;
	const pairs = [];
	for (let pair = match(inner, PAIR); pair && inner.at <= first; pair = match(inner, PAIR)) pairs.push([Number(pair[1]), first + Number(pair[2])]);
	let read = 0;
	for (const [number, offset] of pairs) {
		if (offset < read) break;
		inner.at = offset;
		const value = tryReadValue(inner);
		if (value !== void 0) objects.set(number, { value });
		read = inner.at;
	}
	cursor.left = inner.left;
	return bytes.length;
}
// packages/pdf-check/src/read-certificate-pdf.ts
/** A certificate's PDF has some hundred kilobytes; a larger file is not one. */
var MAX_PDF_BYTES = 16777216;
/** Whether a file says at its beginning that it is a PDF. */
function isPdf(beginning) {
	return String.fromCharCode(...beginning.subarray(0, 1024)).includes("%PDF-");
}
/** Takes a PDF apart. Nothing is believed yet. Refuses (`bad_pdf`) what is none, or too large or too full for one. */
function readCertificatePdf(bytes) {
	if (!isPdf(bytes) || bytes.length > 16777216) throw new ProofError("bad_pdf");
	const objects = scanObjects(bytes);
	const bundle = findBundle(objects);
	const status = findStatus(objects);
	return {
		bytes,
		objects,
		...bundle && { bundle },
		...status && { status }
	};
}
// packages/pdf-check/src/recognise-file.ts
var BEGINNING_BYTES = 1024;
/** A bundle has at most 1,048,576 bytes (docs/format.md); one more shows that a file has more. */
var MAX_BUNDLE_BYTES = 1048576;
/**
* Says what a file is, by its content; a bundle is also recognised by its name, so that a damaged one is not taken for a work.
* No file is two things: what begins as a bundle is one, and its own check refuses it when a PDF begins further inside; of
* all others, what begins as a PDF is one, whatever it contains. Nothing is verified yet.
*/
async function recogniseFile({ name, size, read }) {
	const beginning = await read(BEGINNING_BYTES);
	const beginsAsObject = /^[ \t\r\n]*\{/.test(toLatin1(beginning));
	if (isPdf(beginning) && !beginsAsObject && size <= 16777216) {
		const pdf = takeApart(await read(MAX_PDF_BYTES));
		if (pdf?.bundle) return {
			kind: "certificate_pdf",
			pdf,
			bundle: pdf.bundle
		};
	}
	const isNamed = name.endsWith(".colophon.json");
	if (isNamed || beginsAsObject && size <= MAX_BUNDLE_BYTES) {
		const bytes = await read(1048577);
		if (isNamed || says("bundle", bytes)) return {
			kind: "bundle",
			bundle: bytes
		};
		if (says("status", bytes)) return {
			kind: "status",
			status: bytes
		};
	}
	if (beginsAsObject && size > MAX_BUNDLE_BYTES && says("status", beginning)) return {
		kind: "status",
		status: await read(STATUS_MAX_BYTES_OF_TWO + 1)
	};
	return {
		kind: "work",
		isPdf: isPdf(beginning)
	};
}
/** Undefined when it cannot be taken apart: then it is a work's file like any other. */
function takeApart(bytes) {
	try {
		return readCertificatePdf(bytes);
	} catch (error) {
		if (error instanceof ProofError) return void 0;
		throw error;
	}
}
function says(what, bytes) {
	return new RegExp(`"format"\\s*:\\s*"colophon-${what}/`).test(toLatin1(bytes));
}
// apps/verify/src/read-limited.ts
/** Bundles, trust files and answers of a registry are some kilobytes; a stranger's may pretend to be endless. A status may be the largest. */
var MAX_BYTES = STATUS_MAX_BYTES_OF_TWO;
var TIMEOUT_MS = 2e4;
/** A whole small file, or what comes out of a pipe. */
async function readSmallFile(path) {
	const bytes = await readBeginning(path, MAX_BYTES + 1);
	if (bytes.length > MAX_BYTES) throw new CannotCheckError("too_large", `${path} is too large for what it should be.`);
	return bytes;
}
/** The first bytes of a file, so many or as many as there are. */
async function readBeginning(path, length) {
	const chunks = [];
	try {
		for await (const chunk of createReadStream(path, { end: length - 1 })) chunks.push(chunk);
	} catch (error) {
		throw unreadable(path, error);
	}
	return Buffer.concat(chunks);
}
function unreadable(path, error) {
	if (error instanceof CannotCheckError) return error;
	const code = errorCode(error);
	return new CannotCheckError("unreadable", `${path} cannot be read: ${{
		ENOENT: "there is no such file",
		EACCES: "permission denied",
		EISDIR: "it is a folder"
	}[code] ?? code}.`);
}
/** What a server answers, whatever its status. `what` names it in the sentence that says it cannot be reached. */
async function fetchSmall(what, url, init = {}) {
	try {
		const response = await fetch(url, {
			...init,
			signal: AbortSignal.timeout(TIMEOUT_MS)
		});
		const chunks = [];
		let length = 0;
		for await (const chunk of response.body ?? []) {
			length += chunk.length;
			if (length > MAX_BYTES) throw new CannotCheckError("too_large", `${what} at ${url.host} answers too much.`);
			chunks.push(chunk);
		}
		return {
			status: response.status,
			bytes: Buffer.concat(chunks)
		};
	} catch (error) {
		if (error instanceof CannotCheckError) throw error;
		throw new CannotCheckError("unreachable", `${what} cannot be reached at ${url.host} (${errorCode(error)}).`);
	}
}
/** The system's short name of a failure, such as ECONNREFUSED; fetch hides it in the cause. */
function errorCode(error) {
	if (!(error instanceof Error)) return "unknown";
	if (error.cause instanceof Error) return errorCode(error.cause);
	return "code" in error && typeof error.code === "string" ? error.code : error.message;
}
// apps/verify/src/read-input.ts
var CHUNK_BYTES = 1048576;
/** Says what an input is: a file by what is in it, or an id. What exists as a file is never an id. */
async function readInput(name) {
	const size = await sizeOf(name);
	if (size === void 0) return {
		kind: "certificate_id",
		certificateId: name
	};
	const file = await recognise(name, size);
	return file.kind === "work" ? {
		kind: "work_file",
		sha256: await hashFile(name),
		isPdf: file.isPdf
	} : file;
}
/** A file for which the bundle is given beside it. */
async function readWorkFile(path) {
	const { size } = await stat(path).catch((error) => {
		throw unreadable(path, error);
	});
	const file = await recognise(path, size);
	return {
		sha256: await hashFile(path),
		...file.kind === "certificate_pdf" && { pdf: file.pdf }
	};
}
function recognise(path, size) {
	return recogniseFile({
		name: path,
		size,
		read: (length) => readBeginning(path, length)
	});
}
/** Hashes a file of any size in a stream. */
async function hashFile(path) {
	const hash = createHash("sha256");
	try {
		const chunks = createReadStream(path, { highWaterMark: CHUNK_BYTES });
		for await (const chunk of chunks) hash.update(chunk);
	} catch (error) {
		throw unreadable(path, error);
	}
	return hash.digest("hex");
}
/** Undefined for a certificate id. Devices and pipes are refused: some never end. */
async function sizeOf(name) {
	try {
		const { size, isFile } = await stat(name).then((found) => ({
			size: found.size,
			isFile: found.isFile()
		}));
		if (!isFile) throw new CannotCheckError("unreadable", `${name} cannot be read: it is not a file.`);
		return size;
	} catch (error) {
		if (CERTIFICATE_ID.test(name) && !(error instanceof CannotCheckError)) return void 0;
		throw unreadable(name, error);
	}
}
// apps/verify/src/registry.ts
/** Ids of the certificates that name a file with this SHA-256 (hex). */
async function findCertificates(registry, sha256) {
	const url = address(registry, "api/certificates");
	url.searchParams.set("sha256", sha256);
	const found = parseJson(await ask(url));
	const ids = Array.isArray(found) ? found.map(certificateIdOf) : [void 0];
	if (!ids.every((id) => id !== void 0)) throw badAnswer(registry);
	return ids;
}
/** The bundle that the registry gives for a certificate, verbatim. */
async function fetchBundle(registry, certificateId) {
	const bytes = await ask(address(registry, `api/certificates/${encodeURIComponent(certificateId)}/bundle`));
	if (bytes === void 0) throw new CannotCheckError("not_registered", `${registry.host} has no certificate ${certificateId}.`);
	return bytes;
}
/** The status of a certificate, verbatim, from its bundle's checkpoint on. */
async function fetchStatus(registry, certificateId, from) {
	const url = address(registry, `api/certificates/${encodeURIComponent(certificateId)}/status`);
	url.searchParams.set("from", String(from));
	const bytes = await ask(url);
	if (bytes === void 0) throw new CannotCheckError("bad_answer", `${registry.host} has no status of ${certificateId} yet.`);
	return bytes;
}
/** A file of the public log (C2SP tlog-tiles), by its path. */
async function fetchLogFile(registry, path) {
	const bytes = await ask(address(registry, `log/${path}`));
	if (bytes === void 0) throw new CannotCheckError("bad_answer", `${registry.host} has no log/${path}.`);
	return bytes;
}
function address(registry, path) {
	const url = new URL(registry);
	url.pathname = `${url.pathname.replace(/\/$/, "")}/${path}`;
	return url;
}
/** The body of an answer; undefined when there is no such thing. */
async function ask(url) {
	const { status, bytes } = await fetchSmall("The registry", url, { headers: { accept: "application/json" } });
	if (status === 404) return void 0;
	if (status !== 200) throw new CannotCheckError("unreachable", `The registry at ${url.host} answered with status ${status}.`);
	return bytes;
}
function parseJson(bytes) {
	try {
		return JSON.parse(new TextDecoder().decode(bytes));
	} catch {
		return;
	}
}
function certificateIdOf(found) {
	if (typeof found !== "object" || found === null || !("certificateId" in found)) return void 0;
	return typeof found.certificateId === "string" ? found.certificateId : void 0;
}
function badAnswer(registry) {
	return new CannotCheckError("bad_answer", `${registry.host} does not answer like a registry.`);
}
// apps/verify/src/find-bundles.ts
/** The bundles that an input is about: itself, the one given with it, or those that the registry has of it. */
async function findBundles(input, { bundle, registry }) {
	if (bundle !== void 0) return [{
		from: bundle,
		read: () => readSmallFile(bundle),
		workFile: await readWorkFile(input)
	}];
	const read = await readInput(input);
	if (read.kind === "bundle") return [{
		from: input,
		read: () => Promise.resolve(read.bundle)
	}];
	if (read.kind === "status") throw new CannotCheckError("no_bundle", `${input} is a status, which shows nothing by itself. Give the bundle that it is about, and the status with --status FILE.`);
	if (read.kind === "certificate_pdf") return [{
		from: input,
		read: () => Promise.resolve(read.bundle),
		pdf: read.pdf
	}];
	if (registry === void 0) throw withoutRegistry(input, read);
	if (read.kind === "certificate_id") return [bundleOf(registry, read.certificateId)];
	const ids = await findCertificates(registry, read.sha256);
	if (ids.length === 0) throw new CannotCheckError("not_registered", `${registry.host} has no certificate for the file ${input}.`);
	return ids.map((id) => ({
		...bundleOf(registry, id),
		workFile: read
	}));
}
function bundleOf(registry, certificateId) {
	return {
		from: registry.origin,
		certificateId,
		read: () => fetchBundle(registry, certificateId)
	};
}
function withoutRegistry(input, read) {
	if (read.kind === "certificate_id") return new CannotCheckError("no_registry", `To look up ${input}, name a registry with --registry URL.`);
	if (read.isPdf) return new CannotCheckError("no_bundle", `${input} is a PDF without a bundle inside, so not a certificate as the registry issued it. If it is a work, give its bundle with --bundle FILE or a --registry URL.`);
	return new CannotCheckError("no_bundle", `${input} is not a bundle. To check a work file, give its bundle with --bundle FILE or a --registry URL.`);
}
// apps/verify/src/read-chain.ts
/** Asks a node about the anchors of a well-formed bundle. What goes wrong on the way is an answer: unreachable. */
async function readChain(rpc, bundle, trust) {
	const request = nodeOf(rpc);
	return {
		kind: "answers",
		answers: await readAnchors(parseBundle(bundle).anchors, trust, () => request)
	};
}
/** The node at an address. */
function nodeOf(rpc) {
	return (method, params) => callNode(rpc, method, params);
}
/** JSON-RPC 2.0 over HTTP. */
async function callNode(rpc, method, params) {
	const { status, bytes } = await fetchSmall("The node", rpc, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({
			jsonrpc: "2.0",
			id: 1,
			method,
			params
		})
	});
	const answer = parseAnswer(bytes);
	if (status !== 200 || answer === void 0) throw new CannotCheckError("unreachable", `The node at ${rpc.host} refuses ${method} (status ${status}).`);
	return answer.result;
}
/** Undefined for an error and for what is not JSON-RPC. An absent thing is a result too: null. */
function parseAnswer(bytes) {
	try {
		const answer = JSON.parse(new TextDecoder().decode(bytes));
		return typeof answer === "object" && answer !== null && "result" in answer ? answer : void 0;
	} catch {
		return;
	}
}
/** The hash of a subtree without leaves; the root of the empty tree. */
var emptyPrefixTree = /* @__PURE__ */ new Uint8Array(32);
/** What a leaf's hash is taken of, one after the other, as for nodes. Its first byte stays 0. */
var leafBytes = /* @__PURE__ */ new Uint8Array(65);
function prefixLeafHash({ key, value }, hash = sha256$1) {
	if (key.length !== 32 || value.length !== 32) throw new RangeError("a leaf of the prefix tree is of two times 32 bytes");
	leafBytes.set(key, 1);
	leafBytes.set(value, 33);
	return hash(leafBytes);
}
/** Bit `at` of some bytes, counted from the most significant of the first byte. */
function bitOf(bytes, at) {
	return (bytes[at >> 3] ?? 0) >> 7 - (at & 7) & 1;
}
/** How many bits two keys have in common from the beginning, 256 when they are the same. */
function commonBits(a, b) {
	for (let at = 0; at < 256; at++) if (bitOf(a, at) !== bitOf(b, at)) return at;
	return 256;
}
/** Throws ProofError unless the tree of this root has the leaf (`prefix_root_mismatch`, `bad_prefix_proof`). */
function verifyPresence(leaf, proof, root, hash = sha256$1) {
	if (proof.other !== void 0) throw new ProofError("bad_prefix_proof", "presence with another leaf");
	assertRoot(prefixLeafHash(leaf, hash), leaf.key, proof, root, hash);
}
/** Throws ProofError unless the tree of this root has no leaf of this key. */
function verifyAbsence(key, proof, root, hash = sha256$1) {
	const { other, depth } = proof;
	if (depth >= 256) throw new ProofError("bad_prefix_proof", "absence below all bits");
	if (other !== void 0) {
		const common = commonBits(key, other.key);
		if (common === 256) throw new ProofError("bad_prefix_proof", "the other leaf is the key's own");
		if (common < depth) throw new ProofError("bad_prefix_proof", "the other leaf is at another place");
	}
	assertRoot(other === void 0 ? emptyPrefixTree : prefixLeafHash(other, hash), key, proof, root, hash);
}
function assertRoot(there, key, { depth, bitmap, siblings }, root, hash) {
	if (key.length !== 32 || root.length !== 32) throw new RangeError("key and root have 32 bytes");
	let computed = there;
	let next = 0;
	for (let at = depth - 1; at >= 0; at--) {
		const sibling = bitOf(bitmap, at) === 1 ? emptyPrefixTree : siblings[next++];
		if (sibling === void 0) throw new ProofError("bad_prefix_proof", "number of siblings");
		computed = bitOf(key, at) === 1 ? nodeHash(sibling, computed, hash) : nodeHash(computed, sibling, hash);
	}
	if (!equal(computed, root)) throw new ProofError("prefix_root_mismatch");
}
/** Reads a proof in its one form (`bad_prefix_proof`, `bad_base64url`); nothing is computed yet. */
function parsePrefixProof(value) {
	if (!isObject(value)) throw new ProofError("bad_prefix_proof");
	const { depth, other } = value;
	if (!hasExactlyKeys(value, [
		"depth",
		"bitmap",
		"siblings",
		...Object.hasOwn(value, "other") ? ["other"] : []
	])) throw new ProofError("bad_prefix_proof", "members");
	if (!isCount(depth) || depth > 256) throw new ProofError("bad_prefix_proof", "depth");
	const bitmap = parseBitmap(value["bitmap"], depth);
	const siblings = parseSiblings(value["siblings"]);
	let empty = 0;
	for (let at = 0; at < depth; at++) empty += bitOf(bitmap, at);
	if (siblings.length !== depth - empty) throw new ProofError("bad_prefix_proof", "number of siblings");
	return {
		depth,
		bitmap,
		siblings,
		...other !== void 0 && { other: parseOther(other) }
	};
}
/** So many bytes as the depth needs, what is left of the last one zero. A place without a deepest neighbour would be higher up. */
function parseBitmap(value, depth) {
	const bitmap = parseBytes(value);
	if (bitmap.length !== Math.ceil(depth / 8)) throw new ProofError("bad_prefix_proof", "bitmap");
	for (let at = depth; at < 8 * bitmap.length; at++) if (bitOf(bitmap, at) === 1) throw new ProofError("bad_prefix_proof", "unused bits of the bitmap");
	if (depth > 0 && bitOf(bitmap, depth - 1) === 1) throw new ProofError("bad_prefix_proof", "the deepest neighbour is empty");
	return bitmap;
}
/** An empty neighbour is in the bitmap and nowhere else. */
function parseSiblings(value) {
	if (!isArray(value) || value.length > 256) throw new ProofError("bad_prefix_proof", "siblings");
	const siblings = value.map(parseHash);
	if (siblings.some((sibling) => equal(sibling, emptyPrefixTree))) throw new ProofError("bad_prefix_proof", "an empty sibling");
	return siblings;
}
function parseOther(value) {
	const { key, value: hash } = isObject(value) ? value : {};
	if (!isObject(value) || !hasExactlyKeys(value, ["key", "value"])) throw new ProofError("bad_prefix_proof", "other");
	return {
		key: parseHash(key),
		value: parseHash(hash)
	};
}
function parseHash(value) {
	const bytes = parseBytes(value);
	if (bytes.length !== 32) throw new ProofError("bad_prefix_proof", "hash length");
	return bytes;
}
function parseBytes(value) {
	if (typeof value !== "string") throw new ProofError("bad_prefix_proof", "no text");
	return fromBase64Url(value);
}
// packages/proof/src/refuse-as.ts
/** Gives every refusal of an attempt one code: what is wrong inside matters less than which part it is in. */
function refuseAs(code, attempt) {
	try {
		return attempt();
	} catch (error) {
		if (error instanceof ProofError) throw new ProofError(code, error.message);
		throw error;
	}
}
var MAX_STATEMENTS = 1e3;
var MAX_KEY_SETS = 64;
var MAX_PATH = 64;
/** Reads a status from its file's text or bytes. Anything not of v1 is refused: `bad_status`, of prefix proofs `bad_prefix_proof`. */
function parseStatus(input) {
	const length = lengthOf(input);
	if (length > 8388608) throw new ProofError("bad_status", "too long");
	const value = refuseAs("bad_status", () => parseJson$1(typeof input === "string" ? input : fromUtf8(input)));
	if (isObject(value) && "previous" in value) {
		const { previous, ...own } = value;
		if ("consistency" in own) throw new ProofError("bad_status", "previous");
		return {
			...parseOne(own),
			previous: parseOne(previous)
		};
	}
	if (length > 4194304) throw new ProofError("bad_status", "too long");
	return parseOne(value);
}
/** A status, without the one of the log before. */
function parseOne(value) {
	const keys = [
		"format",
		"about",
		"checkpoint",
		"head",
		"statements",
		"absence",
		"issuerKeys"
	];
	const status = objectOf(value, isObject(value) && "consistency" in value ? [...keys, "consistency"] : keys);
	if (status["format"] !== "colophon-status/v1") throw new ProofError("bad_status", "format");
	const { consistency } = status;
	const head = objectOf(status["head"], ["entry", "proof"]);
	return {
		about: textOf(status["about"]),
		checkpoint: textOf(status["checkpoint"]),
		head: {
			entry: bytesOf(head["entry"]),
			proof: hashesOf(head["proof"])
		},
		statements: listOf(status["statements"], MAX_STATEMENTS).map(parseStatementPart),
		absence: prefixProofOf(status["absence"]),
		issuerKeys: listOf(status["issuerKeys"], MAX_KEY_SETS).map(parseKeySet),
		...consistency !== void 0 && { consistency: parseConsistency(consistency) }
	};
}
function parseStatementPart(value) {
	const part = objectOf(value, [
		"sdJwt",
		"index",
		"proof",
		"prefixProof"
	]);
	return {
		sdJwt: textOf(part["sdJwt"]),
		...placeOf(part),
		prefixProof: prefixProofOf(part["prefixProof"])
	};
}
function parseKeySet(value) {
	const set = objectOf(value, [
		"jwks",
		"index",
		"proof"
	]);
	return {
		jwks: textOf(set["jwks"]),
		...placeOf(set)
	};
}
function parseConsistency(value) {
	const { from, proof } = objectOf(value, ["from", "proof"]);
	return {
		from: countOf(from),
		proof: hashesOf(proof)
	};
}
function placeOf({ index, proof }) {
	return {
		index: countOf(index),
		proof: hashesOf(proof)
	};
}
function prefixProofOf(value) {
	return refuseAs("bad_prefix_proof", () => parsePrefixProof(value));
}
function hashesOf(value) {
	return listOf(value, MAX_PATH).map((one) => {
		const hash = bytesOf(one);
		if (hash.length !== 32) throw new ProofError("bad_status", "hash length");
		return hash;
	});
}
function bytesOf(value) {
	return refuseAs("bad_status", () => fromBase64Url(textOf(value)));
}
function objectOf(value, keys) {
	if (!isObject(value) || !hasExactlyKeys(value, keys)) throw new ProofError("bad_status", "members");
	return value;
}
function listOf(value, most) {
	if (!isArray(value) || value.length > most) throw new ProofError("bad_status", "a list");
	return value;
}
function textOf(value) {
	if (typeof value !== "string") throw new ProofError("bad_status", "a text");
	return value;
}
function countOf(value) {
	if (!isCount(value)) throw new ProofError("bad_status", "a number");
	return value;
}
/** In bytes. */
function lengthOf(input) {
	return typeof input === "string" && input.length <= 8388608 ? utf8(input).length : input.length;
}
// packages/proof/src/status/choose-status.ts
/**
* Which of several statuses of one certificate counts: the authentic one of the newest head. One of the certificate's own log comes
* before one of its successor, unless that shows what was said in the own log up to then; and of equal heads the one that
* hides least. If none is authentic, one that is refused for another reason than being about another certificate.
*/
function chooseStatus(judged) {
	const [newest] = judged.flatMap((one) => one.state === "refused" ? [] : [one]).toSorted(byWorth);
	return newest ?? judged.find((one) => one.state === "refused" && one.code !== "status_of_other_certificate");
}
function byWorth(a, b) {
	return ownLogUntil(b) - ownLogUntil(a) || b.asOf - a.asOf || withheldIn(a) - withheldIn(b) || Number(a.state === "dated") - Number(b.state === "dated");
}
/** Up to when a status shows what was said in the certificate's own log. */
function ownLogUntil({ asOf, lack, carried }) {
	if (lack === "status_of_successor_log") return -1;
	if (carried === void 0) return asOf;
	return carried.lostUntil === void 0 ? Number.MAX_SAFE_INTEGER : carried.asOf;
}
var withheldIn = ({ statements }) => statements.reduce((sum, { withheld }) => sum + withheld, 0);
// packages/proof/src/status/continue-status.ts
/**
* A status that ties itself to a tree of `from` entries. A registry answers one for the bundle at hand; an archive has one
* for its last tree alone, and the tiles that lead there. Nothing is checked here: `verifyStatus` does. `fetchTile` resolves
* to the tile of a path (`tile/0/000`).
*/
async function continueStatus(input, from, fetchTile) {
	const needed = sizesOf(input, from);
	if (needed === void 0) return input;
	const tiles = /* @__PURE__ */ new Map();
	for (const { level, index, width } of tilesForConsistency(needed.older, needed.newer)) tiles.set(`${level}/${index}`, await fetchTile(tilePath(level, index, width)));
	try {
		const proof = consistencyProofFromTiles(needed.older, needed.newer, (level, index) => {
			const tile = tiles.get(`${level}/${index}`);
			if (tile === void 0) throw new ProofError("bad_tile_path");
			return tile;
		});
		const status = JSON.parse(fromUtf8(input));
		const consistency = {
			from,
			proof: proof.map(toBase64Url)
		};
		return utf8(JSON.stringify({
			...status,
			consistency
		}));
	} catch (error) {
		if (error instanceof RangeError || error instanceof ProofError) return input;
		throw error;
	}
}
/** Undefined when nothing is to be done, or nothing can be. */
function sizesOf(input, from) {
	try {
		const { checkpoint, consistency } = parseStatus(input);
		if (consistency === void 0 || consistency.from === from) return void 0;
		const { size } = readCheckpoint(checkpoint);
		return {
			older: Math.min(size, from),
			newer: Math.max(size, from)
		};
	} catch (error) {
		if (error instanceof ProofError) return void 0;
		throw error;
	}
}
// packages/proof/src/status/certificate-facts.ts
/** The checks that a certificate must have passed before anything said about it can be judged. */
var NEEDED = [
	"bundle",
	"record_signature",
	"disclosures",
	"inclusion",
	"checkpoint",
	"issuer_keys"
];
/** What a status needs of a bundle; undefined unless `verification`, of this very bundle, says that checks 1 to 6 have passed. */
function certificateFacts(bundle, { checks, record, index, checkpoint }) {
	if (!checks.every(({ id, state }) => state === "passed" || !NEEDED.includes(id)) || record === void 0 || index === void 0 || checkpoint === void 0) return void 0;
	const { sdJwt, log } = parseBundle(bundle);
	const [jwt = ""] = sdJwt.split("~", 1);
	const { walletAddress } = record.claims;
	return {
		about: toBase64Url(javaScript.sha256(jwt)),
		salt: fromBase64Url(record.payload.salt),
		index,
		checkpoint,
		log,
		...walletAddress !== void 0 && { walletAddress }
	};
}
// packages/proof/src/statement/statement-heading.ts
/**
* What is said of a certificate before all else, from its statements in their order: the first that applies of blocked, withdrawn,
* disputed, superseded, transferred, corrected, valid. What only the owner may say counts when the owner of that moment
* said it: the registrant, or the successor of the last transfer.
*/
function headingOf(statements) {
	const ofOwner = /* @__PURE__ */ new Set();
	let owner = "registrant";
	let isBlocked = false;
	for (const { kind, by } of statements) {
		switch (kind) {
			case "blocked":
			case "unblocked":
				isBlocked = kind === "blocked";
				break;
			default: if (by === owner) ofOwner.add(kind);
		}
		if (kind === "transferred" && by === owner) owner = "successor";
	}
	if (isBlocked) return "blocked";
	if (ofOwner.has("withdrawn")) return "withdrawn";
	if (openDisputesOf(statements).size > 0) return "disputed";
	return [
		"superseded",
		"transferred",
		"corrected"
	].find((kind) => ofOwner.has(kind)) ?? "valid";
}
/**
* The numbers of the disputes that are open: until the claimant or the registry settles one, by its number. That an owner says it
* is settled is the owner's word.
*/
function openDisputesOf(statements) {
	const open = /* @__PURE__ */ new Set();
	statements.forEach(({ kind, by, said }, n) => {
		if (kind === "disputed") open.add(n);
		if (kind === "settled" && (by === "claimant" || by === "registry")) open.delete(said?.dispute ?? -1);
	});
	return open;
}
// packages/proof/src/status/account-for.ts
/**
* Whether the registry says why what a statement said is no longer shown: the work is blocked, or the speaker was erased, or
* the successor whom a transfer names. An `erased` that hides or adds something accounts for nothing.
*/
function isAccountedFor(n, statements, heading) {
	if (heading === "blocked") return true;
	const speaker = statements[n]?.by;
	const named = transferBehind(statements, n + 1) === n ? n : void 0;
	const since = speaker === "successor" ? transferBehind(statements, n) : void 0;
	return statements.slice(n + 1).some(({ kind, said: { collaborator, transfer }, withheld, others }) => {
		if (kind !== "erased" || withheld > 0 || others.length > 0 || collaborator !== void 0) return false;
		return transfer === void 0 ? speaker === "registrant" : transfer === named || transfer === since;
	});
}
/** The number of the last transfer before a statement: who speaks then is whom it names. */
function transferBehind(statements, before) {
	const n = statements.slice(0, before).findLastIndex(({ kind }) => kind === "transferred");
	return n === -1 ? void 0 : n;
}
// packages/proof/src/status/place-status.ts
/** That the log has signed the status's tree, which ends with a head, and has both the record and the bundle's tree. */
function placeStatus(status, certificate, trust, primitives) {
	const { log, previous, isSuccessor } = logOf(status, certificate, trust);
	return placeIn({
		log,
		previous,
		isSuccessor
	}, status, certificate, primitives);
}
/** The same of the status of a log that has ended, inside the one of its successor: the trust may know its tree. */
function placeCarriedOver(status, certificate, trust, primitives) {
	const { log } = certificate;
	const previous = previousLogOf(log, trust);
	if (previous === void 0) throw new ProofError("statement_not_carried", "not of a log that has ended");
	return {
		...placeIn({
			log,
			previous,
			isSuccessor: false
		}, status, certificate, primitives),
		previous
	};
}
function placeIn(of, status, certificate, primitives) {
	if (status.about !== certificate.about) throw new ProofError("status_of_other_certificate");
	const { log, previous, isSuccessor } = of;
	const checkpoint = verifyCheckpoint(status.checkpoint, log, primitives);
	if (previous !== void 0) assertWithin(previous, checkpoint);
	const isKnown = previous !== void 0 && isKnownHead(previous, checkpoint);
	if (!isSuccessor) assertContinues(status, checkpoint, certificate, isKnown);
	const head = openHead(status, checkpoint, primitives);
	if (previous !== void 0) assertBeforeEnd(previous, {
		checkpoint,
		head,
		certificate,
		isKnown
	});
	return {
		log,
		previous,
		isSuccessor,
		checkpoint,
		head
	};
}
/** That the tree has as many statements about the certificate as the status, and no more. */
function assertNoneIsMissing({ statements, absence }, { salt }, { root }, { sha256 }) {
	const next = statementKey(salt, statements.length, sha256);
	refuseAs("later_statement_withheld", () => verifyAbsence(next, absence, root, sha256));
}
/**
* The log of the bundle, when the status ties itself to its tree; for a certificate of a log that has ended, the present one,
* its successor: it does not show what was said in the log that ended.
*/
function logOf({ consistency }, { log }, trust) {
	const previous = previousLogOf(log, trust);
	if (consistency !== void 0) return {
		log,
		previous,
		isSuccessor: false
	};
	if (previous === void 0 || isSameLog(log, trust.log)) throw new ProofError("status_not_consistent", "it has no consistency proof");
	return {
		log: trust.log,
		previous: void 0,
		isSuccessor: true
	};
}
/** The bundle's tree and the status's are one log, whichever is older, and both have the record. `isKnown`: the trust says so. */
function assertContinues({ consistency }, { size, root }, { checkpoint, index }, isKnown) {
	if (size <= index) throw new ProofError("status_not_consistent", "it is from before the record");
	if (consistency === void 0) {
		if (isKnown) return;
		throw new ProofError("status_not_consistent", "it has no consistency proof");
	}
	refuseAs("status_not_consistent", () => {
		if (consistency.from !== checkpoint.size) throw new ProofError("bad_tree_size", "another bundle's size");
		const [older, newer] = size < checkpoint.size ? [{
			size,
			root
		}, checkpoint] : [checkpoint, {
			size,
			root
		}];
		verifyConsistency({
			size1: older.size,
			root1: older.root,
			size2: newer.size,
			root2: newer.root,
			proof: consistency.proof
		});
	});
}
/** A closed checkpoint's last leaf is a head: so there is no newer one in this tree, and no statement that it does not cover. */
function openHead({ head }, { size, root }, { sha256 }) {
	return refuseAs("status_not_closed", () => {
		const entry = parseEntry(head.entry);
		if (entry.kind !== "head") throw new ProofError("bad_entry");
		verifyInclusion({
			index: size - 1,
			size,
			leafHash: leafHash(head.entry, sha256),
			proof: head.proof,
			root
		}, sha256);
		return entry;
	});
}
/**
* Someone who has the keys of an ended log can sign other heads of it. Only those which the trust states, and those
* within the bundle's tree, which is judged by itself, are its own for certain.
*/
function assertBeforeEnd({ endedAt }, { checkpoint: { size }, head, certificate, isKnown }) {
	if (head.time > endedAt) throw new ProofError("log_has_ended");
	if (!isKnown && size > certificate.checkpoint.size) throw new ProofError("status_place_not_provable");
}
// packages/proof/src/statement/statement.ts
var STATEMENT_TYPE = /\/credentials\/statement\/v1$/;
var KIND = /^[a-z][a-z_]{0,49}$/;
/** Splits a statement's SD-JWT and reads header and payload, strictly; checks neither signature nor disclosures. */
function parseStatement(text) {
	return readSdJwt(text, parsePayload);
}
function parsePayload(payload) {
	const common = parseCommon(payload, [
		"about",
		"kind",
		"by"
	]);
	const { about, kind, by } = payload;
	if (!STATEMENT_TYPE.test(common.vct)) throw new ProofError("bad_statement", "vct");
	if (typeof about !== "string" || fromBase64Url(about).length !== 32) throw new ProofError("bad_statement", "about");
	if (typeof kind !== "string" || !KIND.test(kind)) throw new ProofError("bad_statement", "kind");
	const speaker = SPEAKERS.find((one) => one === by);
	if (speaker === void 0) throw new ProofError("bad_statement", "by");
	return {
		...common,
		about,
		kind,
		by: speaker
	};
}
// packages/proof/src/status/prove-statements.ts
/** That the log has committed to each statement of a status, under its number and in this order, and that the issuer signed it. */
function proveStatements(status, context) {
	const { certificate, carried, place } = context;
	const { checkpoint, log } = place;
	const keySets = status.issuerKeys.map((set) => openKeySet(set, context));
	if (status.statements.length < carried.length) throw new ProofError("statement_not_carried", `statement ${status.statements.length}`);
	let after = isSameLog(log, certificate.log) ? certificate.index : -1;
	return status.statements.map((part, n) => {
		const { index } = part;
		if (index <= after || index >= checkpoint.size - 1) throw new ProofError("statement_out_of_order");
		after = index;
		const { jwt, header, payload, disclosures, ...signed } = refuseAs("bad_statement", () => parseStatement(part.sdJwt));
		if (payload.about !== certificate.about) throw new ProofError("statement_of_other_certificate");
		assertLogged(part, {
			n,
			jwt
		}, context);
		if (n < carried.length && jwt !== carried[n]) throw new ProofError("statement_not_carried", `statement ${n}`);
		if (n >= carried.length) assertSigned({
			header,
			index,
			...signed
		}, keySets, context);
		return {
			jwt,
			payload,
			disclosures
		};
	});
}
function openKeySet({ jwks, index, proof }, { place: { checkpoint }, primitives: { sha256 } }) {
	const { size, root } = checkpoint;
	return refuseAs("statement_key_not_logged", () => {
		verifyInclusion({
			index,
			size,
			leafHash: leafHash(keySetEntry(jwks, sha256), sha256),
			proof,
			root
		}, sha256);
		return {
			index,
			kids: parseJwks(jwks).map((key) => jwkThumbprint(key, sha256))
		};
	});
}
function assertLogged({ index, proof, prefixProof }, { n, jwt }, { certificate, place: { checkpoint, head }, primitives: { sha256 } }) {
	const { size, root } = checkpoint;
	const key = statementKey(certificate.salt, n, sha256);
	const leaf = leafHash(statementEntry(key, jwt, sha256), sha256);
	refuseAs("statement_not_in_log", () => verifyInclusion({
		index,
		size,
		leafHash: leaf,
		proof,
		root
	}, sha256));
	refuseAs("statement_not_in_head", () => verifyPresence({
		key,
		value: sha256(jwt)
	}, prefixProof, head.root, sha256));
}
function assertSigned({ index, ...signed }, keySets, { keys, primitives }) {
	const { kid } = signed.header;
	const key = refuseAs("bad_statement_signature", () => verifyRecordSignature(signed, keys, {
		primitives,
		thumbprintOf: (one) => jwkThumbprint(one, primitives.sha256)
	}));
	if (!keySets.some((set) => set.index < index && set.kids.includes(kid))) throw new ProofError("statement_key_not_logged", kid);
	assertInUse(key, index);
}
// packages/proof/src/status/carried-over.ts
/**
* The status of the log that has ended, inside the one of its successor. It proves what was said there, and that there was
* no more then; what the statements say is read from the successor's, which may withhold more by now.
*/
function proveCarriedOver(status, certificate, trust, primitives) {
	const place = placeCarriedOver(status, certificate, trust, primitives);
	const { previous, checkpoint, head } = place;
	const jwts = proveStatements(status, {
		certificate,
		place,
		keys: previous.issuerKeys,
		carried: [],
		primitives
	}).map(({ jwt }) => jwt);
	assertNoneIsMissing(status, certificate, head, primitives);
	const isLast = checkpoint.size === previous.lastSize;
	return {
		jwts,
		asOf: head.time,
		lostUntil: isLast ? void 0 : previous.endedAt
	};
}
// packages/proof/src/statement/statement-fields.ts
var MAX_TEXT = 2e3;
var MAX_LINE = 300;
var MAX_LIST = 50;
var MAX_NUMBER = 4294967295;
/** What may be corrected; never files, names and the time of registration. The description is the longest. */
var CORRECTABLE = {
	title: 1e3,
	description: 2e4,
	keywords: 500,
	materialType: 100,
	medium: 100,
	categories: 100,
	copyrightRelation: 100,
	publication: 300
};
var PUBLICATION = [
	"date",
	"city",
	"province"
];
var SHARE = /^(?:100\.00|[1-9]?[0-9]\.[0-9]{2})$/;
var isLine = (value) => isTextUpTo(value, MAX_LINE);
var isText = (value) => isTextUpTo(value, MAX_TEXT);
var isCertificate = (value) => typeof value === "string" && CERTIFICATE_ID.test(value);
var shapes = {
	fields: isFields,
	reason: isText,
	certificate: isCertificate,
	collaborator: (value) => isCount(value) && value >= 1 && value <= MAX_NUMBER,
	role: isLine,
	share: (value) => typeof value === "string" && SHARE.test(value),
	to: isLine,
	rights: isText,
	text: isText,
	dispute: isStatementNumber,
	transfer: isStatementNumber,
	ground: (value) => typeof value === "string" && /^[a-z_]{1,50}$/.test(value),
	aiUse: isAiUse
};
/** Fields that any statement may have: the speaker's wallet. */
var OF_WALLET = [
	"saidAt",
	"walletAddress",
	"walletSignature"
];
/** Always visible in a statement, so no name for what may be withheld. */
var VISIBLE = [
	"about",
	"kind",
	"by"
];
var KNOWN = new Set(Object.values(STATEMENT_KINDS).flatMap(({ fields }) => fields));
/**
* Reads what a statement's disclosures say, strictly (`bad_statement`): a field in another shape or too long, one of
* another kind, a name that is always visible. `others` are names that this version does not know, all of them when it does not
* know the kind: proven, not understood.
*/
function readSaid(kind, claims) {
	const own = rulesOf(kind)?.fields;
	const said = {};
	const others = [];
	for (const [name, value] of Object.entries(claims)) {
		if (VISIBLE.includes(name)) throw new ProofError("bad_statement", `a disclosure is named ${name}`);
		if (OF_WALLET.includes(name)) continue;
		if (own === void 0 || !KNOWN.has(name)) others.push(name);
		else if (!own.includes(name)) throw new ProofError("bad_statement", `${kind} has no ${name}`);
		else if (!shapes[name](value)) throw new ProofError("bad_statement", name);
		else said[name] = value;
	}
	return {
		said,
		others
	};
}
function isStatementNumber(value) {
	return isCount(value) && value <= MAX_NUMBER;
}
function isFields(value) {
	if (!isObject(value) || Object.keys(value).length === 0) return false;
	return Object.entries(value).every(([name, change]) => {
		const length = Object.hasOwn(CORRECTABLE, name) ? CORRECTABLE[name] : void 0;
		if (length === void 0 || !isObject(change) || !hasExactlyKeys(change, ["old", "new"])) return false;
		return [change["old"], change["new"]].every((one) => isCorrectedValue(one, length));
	});
}
function isCorrectedValue(value, length) {
	if (value === null || isTextUpTo(value, length)) return true;
	if (isArray(value)) return value.length <= MAX_LIST && value.every((one) => isTextUpTo(one, length));
	if (!isObject(value)) return false;
	return Object.entries(value).every(([name, one]) => PUBLICATION.includes(name) && isTextUpTo(one, length));
}
function isAiUse(value) {
	if (!isObject(value)) return false;
	const { vocabulary, ...uses } = value;
	const entries = Object.entries(uses);
	if (!isLine(vocabulary) || entries.length > MAX_LIST) return false;
	return entries.every(([use, said]) => /^[a-z-]{1,50}$/.test(use) && (said === "allow" || said === "refuse"));
}
/** In UTF-16 units, as every engine counts them. */
function isTextUpTo(value, length) {
	return typeof value === "string" && value !== "" && value.length <= length;
}
// packages/proof/src/statement/statement-wallet.ts
var TYPES = {
	EIP712Domain: DOMAIN_TYPE,
	Statement: [
		{
			name: "about",
			type: "bytes32"
		},
		{
			name: "kind",
			type: "string"
		},
		{
			name: "saidAt",
			type: "uint64"
		},
		{
			name: "contentHash",
			type: "bytes32"
		}
	]
};
/** The names of a statement's claims that its speaker's wallet signs, sorted: all but the two of the wallet. */
function statementClaimsToSign(claims) {
	return Object.keys(claims).filter((name) => name !== "walletAddress" && name !== "walletSignature").toSorted();
}
/** What a wallet is asked to sign for a statement. Without a `saidAt` it is a TypeError. */
function statementTypedData({ about, kind, claims }) {
	const { saidAt } = claims;
	if (!isCount(saidAt)) throw new TypeError("a statement that a wallet signs has a saidAt");
	const signed = Object.fromEntries(statementClaimsToSign(claims).map((name) => [name, claims[name]]));
	return {
		domain: DOMAIN,
		types: TYPES,
		primaryType: "Statement",
		message: {
			about: `0x${toHex(fromBase64Url(about))}`,
			kind,
			saidAt,
			contentHash: `0x${toHex(sha256$1(utf8(canonicalJson(signed))))}`
		}
	};
}
/** The 32 bytes that the wallet's key signs. */
function hashStatementTypedData({ message }) {
	const saidAt = /* @__PURE__ */ new Uint8Array(32);
	saidAt.set(toU64(message.saidAt), 24);
	return hashInDomain(hashStruct("Statement", TYPES.Statement, [
		bytesOf$1(message.about),
		hashText(message.kind),
		saidAt,
		bytesOf$1(message.contentHash)
	]));
}
/**
* Checks the wallet's signature among a statement's disclosed claims. `invalid`: it is not of `walletAddress`, or a shown
* claim is not covered, or its time is not. `incomplete`: something covered is withheld, so nobody can tell. `absent`: none is shown.
*/
function verifyStatementWallet({ about, kind, claims }) {
	if (!Object.hasOwn(claims, "walletSignature")) return "absent";
	const given = readWalletSignature(claims["walletSignature"]);
	if (given === void 0 || !given.claims.includes("saidAt")) return "invalid";
	if (statementClaimsToSign(claims).some((name) => !given.claims.includes(name))) return "invalid";
	const { walletAddress } = claims;
	if (walletAddress === void 0 || given.claims.some((name) => !Object.hasOwn(claims, name))) return "incomplete";
	if (!isCount(claims["saidAt"])) return "invalid";
	return recoverAddress(hashStatementTypedData(statementTypedData({
		about,
		kind,
		claims
	})), given.signature) === walletAddress ? "valid" : "invalid";
}
/** What proven statements say: each by somebody who may say it, with the wallet's signature where there is one or has to be. */
function readStatements(proven, context) {
	const saidAt = /* @__PURE__ */ new Map();
	const unsigned = [];
	const statements = proven.map((one, n) => {
		const { statement, wallet, isUnsigned, isSilent } = readStatement(one, n, context);
		if (wallet !== void 0) {
			if (wallet.saidAt <= (saidAt.get(wallet.address) ?? -1)) throw new ProofError("statement_out_of_order");
			saidAt.set(wallet.address, wallet.saidAt);
		}
		if (isUnsigned) unsigned.push({
			n,
			isSilent
		});
		return statement;
	});
	refuseUnsigned(unsigned, statements);
	return statements;
}
function readStatement({ payload, disclosures }, n, { certificate, head, primitives: { sha256 } }) {
	const { kind, by, iat } = payload;
	if (iat > head.time + 3600) throw new ProofError("bad_statement", "it is dated after its head");
	if (!maySay(kind, by)) throw new ProofError("statement_by_wrong_speaker", `${kind} by ${by}`);
	const { claims, ...said } = refuseAs("bad_statement", () => {
		const opened = openDisclosures(payload, disclosures, sha256);
		return {
			claims: opened,
			...readSaid(kind, opened)
		};
	});
	const { state, signed, isUnsigned } = checkWallet(payload, claims, certificate);
	const withheld = payload._sd.length - disclosures.length;
	return {
		statement: {
			n,
			kind,
			by,
			at: iat,
			...said,
			withheld,
			walletSignature: state
		},
		wallet: signed,
		isUnsigned,
		isSilent: Object.keys(claims).every(decides)
	};
}
/** `isUnsigned`: by the registrant, without the signature of the wallet that the record names. */
function checkWallet({ about, kind, by, iat }, claims, { walletAddress }) {
	const state = verifyStatementWallet({
		about,
		kind,
		claims
	});
	const { walletAddress: address, saidAt } = claims;
	const isUnsigned = by === "registrant" && walletAddress !== void 0 && (state !== "valid" || address !== walletAddress);
	if (state === "invalid") throw new ProofError("statement_not_signed_by_wallet", state);
	if (state !== "valid" || typeof saidAt !== "number") return {
		state,
		isUnsigned,
		signed: void 0
	};
	if (saidAt > iat + 3600) throw new ProofError("bad_statement", "signed after it was made");
	return {
		state,
		isUnsigned,
		signed: {
			address,
			saidAt
		}
	};
}
/**
* A registrant whose record names a wallet speaks with that wallet: without it, the registry could speak for them. The signature
* goes with what it covers, when the person is erased or the work is blocked: what shows only what decides needs none once
* the registry has said so. Nothing is gained by it: an erased person says nothing any more, and a block comes before all else.
*/
function refuseUnsigned(unsigned, statements) {
	const heading = headingOf(statements);
	for (const { n, isSilent } of unsigned) if (!isSilent || !isAccountedFor(n, statements, heading)) throw new ProofError("statement_not_signed_by_wallet", `statement ${n}`);
}
// packages/proof/src/status/verify-status.ts
/** So many seconds a head may be older than now and still say how things are. */
var FRESH = 86400;
/**
* Checks a status, the text or bytes of its file, against a certificate that is proven: that the log has committed to these
* statements and no others at the time of its head. Never throws on a bad status: a refusal has a code. The answer is
* what `verifyCertificate` takes for its check 9.
*/
function verifyStatus(input, certificate, { trust, now, isAttached = false, primitives = javaScript }) {
	try {
		const status = openStatus(parseStatus(input), certificate, {
			trust,
			now,
			primitives
		});
		return {
			state: !isAttached && now - status.asOf <= FRESH ? "current" : "dated",
			...status
		};
	} catch (error) {
		if (!(error instanceof ProofError)) throw error;
		return {
			state: "refused",
			code: error.code,
			detail: error.message
		};
	}
}
function openStatus(status, certificate, context) {
	const { trust, now, primitives } = context;
	const place = placeStatus(status, certificate, trust, primitives);
	const { head, isSuccessor, previous } = place;
	if (head.time > now + 3600) throw new ProofError("status_in_future");
	const before = status.previous && proveCarriedOver(status.previous, certificate, trust, primitives);
	const statements = readStatements(proveStatements(status, {
		certificate,
		place,
		keys: previous?.issuerKeys ?? trust.issuer.keys,
		carried: before?.jwts ?? [],
		primitives
	}), {
		certificate,
		head,
		primitives
	});
	assertNoneIsMissing(status, certificate, head, primitives);
	const hiding = statements.find((statement) => mayHide(statement, "decides"));
	if (hiding !== void 0) throw new ProofError("status_incomplete", `statement ${hiding.n}`);
	const heading = headingOf(statements);
	const lack = (isSuccessor ? lackOfSuccessor(before) : void 0) ?? lackOf(statements, heading);
	const carried = before && {
		asOf: before.asOf,
		...before.lostUntil && { lostUntil: before.lostUntil }
	};
	return {
		about: status.about,
		asOf: head.time,
		statements,
		heading,
		...lack && { lack },
		...carried && { carried }
	};
}
/** What the log after the certificate's does not show of what was said in that. */
function lackOfSuccessor(before) {
	if (before === void 0) return "status_of_successor_log";
	return before.lostUntil === void 0 ? void 0 : "status_lost_between_logs";
}
/** Why an authentic status is not all that was said: a value of a statement is hidden, and the registry says why, or it does not. */
function lackOf(statements, heading) {
	const hiding = statements.filter((statement) => mayHide(statement, "replaces"));
	if (hiding.length === 0) return void 0;
	return hiding.every(({ n }) => isAccountedFor(n, statements, heading)) ? "status_withheld" : "status_incomplete";
}
// packages/proof/src/prefix-tree/flat-prefix-tree.ts
/** Bytes of a leaf: its key and its value. */
var PREFIX_LEAF_LENGTH = 64;
function createFlatPrefixTree(hash = sha256$1) {
	let leaves = /* @__PURE__ */ new Uint8Array();
	let count = 0;
	/**
	* What is below node n: at 2n to the left, at 2n + 1 to the right. A node is there as its number, from 1 on, leaf i as
	* -1 - i, and nothing as 0. Node 0 has the whole tree on its left.
	*/
	const below = [0, 0];
	/** Of node n from 32n on. */
	let hashes = /* @__PURE__ */ new Uint8Array();
	/** Of node n, 1 when leaves were added below it since its hash was taken. */
	let isStale = /* @__PURE__ */ new Uint8Array();
	const leafAt = (i) => leaves.subarray(i * PREFIX_LEAF_LENGTH, (i + 1) * PREFIX_LEAF_LENGTH);
	function insert(leaf) {
		if (leaf.length !== PREFIX_LEAF_LENGTH) throw new RangeError("a leaf is a key and a value of 32 bytes");
		const key = leaf.subarray(0, 32);
		let place = 0;
		let depth = 0;
		let there = 0;
		while ((there = below[place] ?? 0) > 0) {
			isStale[there] = 1;
			place = 2 * there + bitOf(key, depth++);
		}
		if (there < 0) {
			const common = commonBits(key, leafAt(-1 - there).subarray(0, 32));
			if (common === 256) throw new ProofError("repeated_statement_key", toHex(key));
			while (depth <= common) {
				const node = below.push(0, 0) / 2 - 1;
				isStale = withRoom(isStale, node + 1);
				isStale[node] = 1;
				below[place] = node;
				place = 2 * node + bitOf(key, depth++);
			}
			below[place ^ 1] = there;
		}
		below[place] = -1 - count;
		leaves = withRoom(leaves, (count + 1) * PREFIX_LEAF_LENGTH);
		leaves.set(leaf, count * PREFIX_LEAF_LENGTH);
		count++;
	}
	function hashOf(there) {
		if (there === 0) return emptyPrefixTree;
		if (there < 0) {
			const leaf = leafAt(-1 - there);
			return prefixLeafHash({
				key: leaf.subarray(0, 32),
				value: leaf.subarray(32)
			}, hash);
		}
		if (isStale[there] === 1) {
			const children = [hashOf(below[2 * there] ?? 0), hashOf(below[2 * there + 1] ?? 0)];
			hashes.set(nodeHash(...children, hash), there * 32);
			isStale[there] = 0;
		}
		return hashes.subarray(there * 32, (there + 1) * 32);
	}
	return {
		insert,
		count: () => count,
		root() {
			hashes = withRoom(hashes, below.length / 2 * 32);
			return hashOf(below[0] ?? 0).slice();
		},
		leaves: () => leaves.subarray(0, count * PREFIX_LEAF_LENGTH)
	};
}
/** The same bytes with room for so many at least. */
function withRoom(bytes, length) {
	if (length <= bytes.length) return bytes;
	const room = new Uint8Array(Math.max(length, 2 * bytes.length));
	room.set(bytes);
	return room;
}
// packages/proof/src/status/replay.ts
/** Starts before a log's first entry, or where an earlier replay was. */
function createReplay({ statements: known, time: lastTime } = {
	statements: /* @__PURE__ */ new Uint8Array(),
	time: 0
}, hash = sha256$1) {
	const tree = createFlatPrefixTree(hash);
	for (let at = 0; at < known.length; at += PREFIX_LEAF_LENGTH) tree.insert(known.subarray(at, at + PREFIX_LEAF_LENGTH));
	let time = lastTime;
	return {
		add(entry) {
			const parsed = parseEntry(entry);
			if (parsed.kind === "statement") tree.insert(concat(parsed.key, parsed.jwtHash));
			if (parsed.kind !== "head") return;
			if (parsed.time < time) throw new ProofError("head_time_decreased", `${parsed.time} after ${time}`);
			if (parsed.count !== tree.count()) throw new ProofError("head_mismatch", `it counts ${parsed.count} statements of ${tree.count()}`);
			if (!equal(parsed.root, tree.root())) throw new ProofError("head_mismatch", "another root");
			({time} = parsed);
		},
		state: () => ({
			statements: tree.leaves().slice(),
			time
		})
	};
}
// apps/verify/src/read-status.ts
/**
* What was said of a certificate later: the file that the command names, the registry and the certificate's PDF are all heard, and
* the newest counts. Undefined when there is none of them, or when the certificate itself is not proven.
*/
async function readStatus({ status, registry }, { bundle, verification, attached }, { trust, primitives }) {
	const facts = certificateFacts(bundle, verification);
	const { certificateId } = verification;
	if (facts === void 0 || certificateId === void 0) return void 0;
	const now = Math.floor(Date.now() / 1e3);
	const judge = (file, isAttached = false) => verifyStatus(file, facts, {
		trust,
		now,
		isAttached,
		primitives
	});
	const file = status === void 0 ? void 0 : await readSmallFile(status);
	const asked = registry && await askRegistry(registry, certificateId, facts.checkpoint.size);
	const answer = asked instanceof Uint8Array ? asked : void 0;
	const inVain = asked instanceof CannotCheckError ? asked : void 0;
	const judged = [...[file, answer].flatMap((one) => one === void 0 ? [] : [judge(one)]), ...attached === void 0 ? [] : [judge(attached, true)]];
	return chooseStatus(judged) ?? judged[0] ?? (inVain && {
		state: "not_answered",
		detail: inVain.message
	});
}
/** A registry that cannot be reached, as it may be in twenty years, takes nothing from the proof at hand. */
async function askRegistry(registry, certificateId, from) {
	try {
		return await continueStatus(await fetchStatus(registry, certificateId, from), from, (path) => fetchLogFile(registry, path));
	} catch (error) {
		if (error instanceof CannotCheckError) return error;
		throw error;
	}
}
// apps/verify/src/check-input.ts
/** Checks one input: one result for each of its bundles. Whatever is wrong with the input is a result, not an error. */
async function checkInput(input, command, context) {
	try {
		const bundles = await findBundles(input, command);
		return await Promise.all(bundles.map((found) => checkBundle(input, found, command, context)));
	} catch (error) {
		return [problemOf(input, error)];
	}
}
async function checkBundle(input, found, command, context) {
	const { trust, verify } = context;
	const { from: bundle, read, certificateId } = found;
	try {
		const bytes = await read();
		const document = documentOf(found, bytes, context);
		const ofDocument = document && { document };
		const first = verify(bytes, ofDocument);
		const about = {
			input,
			bundle,
			isPdf: document?.kind === "pdf"
		};
		const offline = {
			...about,
			chain: { kind: "offline" },
			verification: first
		};
		if (first.verdict === "not_valid") return offline;
		if (certificateId !== void 0 && first.certificateId !== certificateId) throw new CannotCheckError("bad_answer", `Asked for ${certificateId}, ${bundle} gave another certificate.`);
		const status = await readStatus(command, {
			bundle: bytes,
			verification: first,
			attached: document?.kind === "pdf" ? pdfOf(found)?.status : void 0
		}, context);
		const chain = command.rpc === void 0 ? offline.chain : await readChain(command.rpc, bytes, trust);
		const ofStatus = status && { status };
		const verification = verify(bytes, {
			...ofDocument,
			...ofStatus,
			chain
		});
		return {
			...about,
			chain,
			...ofStatus,
			verification
		};
	} catch (error) {
		return problemOf(input, error);
	}
}
function problemOf(input, error) {
	if (error instanceof CannotCheckError) return {
		input,
		problem: error.problem
	};
	throw error;
}
/** A work file, or the certificate's own PDF, with its bundle inside or given beside it. */
function documentOf(found, bundle, { trust, verify }) {
	const { workFile } = found;
	const pdf = pdfOf(found);
	const file = workFile && {
		kind: "file",
		sha256: workFile.sha256
	};
	if (pdf?.bundle === void 0 || file && isRegistered(file, bundle, verify)) return file;
	return {
		kind: "pdf",
		signature: checkPdfSignature(pdf, trust.pdf?.roots ?? [])
	};
}
var pdfOf = ({ workFile, pdf = workFile?.pdf }) => pdf;
function isRegistered(document, bundle, verify) {
	const { checks } = verify(bundle, { document });
	return checks.some(({ id, state }) => id === "document" && state === "passed");
}
var NOT_VALID = 1;
/** The worst of all: one certificate that is not valid must not hide behind another that could not be checked. */
function exitCodeOf(results) {
	const codes = results.map(codeOf);
	if (codes.includes(NOT_VALID)) return NOT_VALID;
	return codes.includes(2) ? 2 : 0;
}
function codeOf(result) {
	if ("problem" in result) return 2;
	switch (result.verification.verdict) {
		case "valid":
		case "valid_anchor_pending": return 0;
		case "not_valid": return NOT_VALID;
		case "cannot_be_checked": return 2;
	}
}
// packages/proof/src/text/hidden-characters.ts
/** Not seen, or turns or splits the text around it. U+2800 and two others are blank, though Unicode counts them as signs. */
var hidden = String.raw`[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Zl}\p{Zp}\u2800\ufff9-\ufffb\u{16fe4}\u{1d159}]`;
/** Scripts that write without joiners: within their words one only makes two names look the same. */
var unjoined = [
	"Latin",
	"Greek",
	"Cyrillic",
	"Han",
	"Hiragana",
	"Katakana",
	"Hangul",
	"Inherited"
].map((script) => `\\p{Script_Extensions=${script}}`).join("");
/** What is seen, with what says how it is drawn: in scripts, emoji and flags. */
var needed = [
	String.raw`\u{1f3f4}[\u{e0020}-\u{e007e}]{1,7}\u{e007f}`,
	String.raw`\p{Script=Han}[\u{e0100}-\u{e01ef}]`,
	String.raw`\p{Script=Mongolian}[\u180b-\u180f]`,
	String.raw`(?![${unjoined}])[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?[\u200c\u200d]`,
	String.raw`\S[\ufe00-\ufe0f]`
].join("|");
var neededOrHidden = new RegExp(`((?!${hidden})(?:${needed}))|${hidden}`, "gu");
/** A text whose hidden characters are replaced, all but those that a script, an emoji or a flag needs. */
function replaceHidden(text, replace) {
	return text.replaceAll(neededOrHidden, (found, isNeeded) => isNeeded === void 0 ? replace(found) : found);
}
// apps/verify/src/inert-text.ts
var ACTIVE = /[\p{Cc}\p{Cs}]/gu;
/** One line of text in which every active or hidden character stands as its visible code, such as `\u{1b}`. */
function inertText(text) {
	const code = (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
	return replaceHidden(text.replaceAll(ACTIVE, code), code);
}
/** JSON of the same value, with the active and hidden characters that JSON leaves as they are escaped too. */
function escapeJson(json) {
	const units = (characters) => Array.from({ length: characters.length }, (_, at) => `\\u${characters.charCodeAt(at).toString(16).padStart(4, "0")}`).join("");
	return replaceHidden(json.replaceAll(/[\u007f-\u009f]/gu, units), units);
}
// apps/verify/src/read-trust.ts
var LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
/** The person's own choice of whom to trust, from a file or an address. Never from a bundle. */
async function readTrust(source) {
	if (source === void 0) throw new CannotCheckError("no_trust", "No trust was given: use --trust FILE or --trust URL to say whose keys and anchors you trust.");
	const bytes = /^https?:/i.test(source) ? await fetchTrust(source) : await readSmallFile(source);
	try {
		return parseTrust(bytes);
	} catch (error) {
		if (!(error instanceof ProofError)) throw error;
		throw new CannotCheckError("bad_trust", `${source} is not a trust file (${[.../* @__PURE__ */ new Set([error.code, error.message])].join(": ")}).`);
	}
}
/** Over TLS, without redirects: whoever can change this answer decides what is valid. */
async function fetchTrust(source) {
	const url = URL.parse(source);
	if (url === null || url.protocol !== "https:" && !LOOPBACK.test(url.hostname)) throw new CannotCheckError("bad_trust", "A trust address must begin with https:// (http:// on this machine only).");
	const { status, bytes } = await fetchSmall("The trust file", url, { redirect: "error" });
	if (status !== 200) throw new CannotCheckError("unreachable", `The request for the trust file at ${url.host} was answered with status ${status}.`);
	return bytes;
}
// apps/verify/src/monitor/contradiction.ts
/** The log contradicts itself: exit 1. */
var Contradiction = class extends Error {
	code;
	/** The signed checkpoints that show it: the last one that was followed, and the new one. */
	checkpoints;
	constructor(code, detail, checkpoints) {
		super(detail);
		this.name = "Contradiction";
		this.code = code;
		this.checkpoints = checkpoints;
	}
};
// apps/verify/src/monitor/kept-tree.ts
/** So many full tiles of level 0. */
var NEWEST = 16;
var emptyTree = {
	edge: emptyEdge,
	tiles: []
};
function growTree({ edge, tiles }, leafHashes, hash) {
	const appended = appendLeaves(edge, leafHashes, hash);
	const changed = appended.changedTiles.filter(({ level }) => level < 2);
	const replaced = new Set(changed.map(nameOf));
	const oldest = Math.floor(appended.edge.size / 256) - NEWEST;
	const kept = [...tiles.filter((tile) => !replaced.has(nameOf(tile))), ...changed];
	return {
		edge: appended.edge,
		tiles: kept.filter(({ level, index }) => level === 1 || index >= oldest)
	};
}
/** The kept tile of level 0 that has the leaf at this index. */
function leavesAt({ tiles }, index) {
	return findTile(tiles, 0, Math.floor(index / 256));
}
/** Whether these are the hashes of the full tile of level 0 at this index. */
function isTile({ tiles }, index, leaves, hash) {
	const at = index % 256 * 32;
	const roots = findTile(tiles, 1, Math.floor(index / 256)) ?? /* @__PURE__ */ new Uint8Array();
	return equal(rootFromLeafHashes(tileHashes(leaves), hash), roots.subarray(at, at + 32));
}
/** The root of the first `size` leaves. The hashes of those behind the last full tile are the first ones of `leaves`. */
function rootAt({ tiles }, size, leaves, hash) {
	const readTile = (level, index, width) => {
		if (level === 0) return leaves.subarray(0, 32 * width);
		if (level === 1) return (findTile(tiles, 1, index) ?? /* @__PURE__ */ new Uint8Array()).subarray(0, 32 * width);
		return concat(...Array.from({ length: width }, (_, i) => readTile(level - 1, index * 256 + i, 256)).map((tile) => rootFromLeafHashes(tileHashes(tile), hash)));
	};
	return rootFromTiles(size, readTile, hash);
}
function findTile(tiles, level, index) {
	return tiles.find((tile) => tile.level === level && tile.index === index)?.hashes;
}
function nameOf({ level, index }) {
	return `${level}/${index}`;
}
// apps/verify/src/monitor/assert-begins.ts
/**
* Throws a Contradiction unless the followed log begins with a tree of this size and root. Of an old size the hashes of up to
* 255 leaves are asked of the log. One that can't show them raises the alarm all the same when the entries before them differ.
*/
async function assertBegins({ size, root }, tree, about) {
	const { notes, fetchFile, code, sha256 } = about;
	const differs = () => new Contradiction(code, `${size} entries are no beginning of ${tree.edge.size}`, notes);
	const assertRoot = (leaves) => {
		if (!equal(rootAt(tree, size, leaves, sha256), root)) throw differs();
	};
	const width = size % 256;
	const kept = width === 0 ? /* @__PURE__ */ new Uint8Array() : leavesAt(tree, size);
	if (kept !== void 0) return assertRoot(kept);
	const index = (size - width) / 256;
	let tile;
	try {
		tile = await fetchTile(fetchFile, index, 256);
	} catch (error) {
		if (error instanceof CannotCheckError) assertRoot(await fetchTile(fetchFile, index, width));
		throw error;
	}
	if (!isTile(tree, index, tile, sha256)) throw differs();
	assertRoot(tile);
}
async function fetchTile(fetchFile, index, width) {
	const tile = await fetchFile(tilePath(0, index, width));
	if (tile.length !== 32 * width) throw new CannotCheckError("bad_answer", `A tile of ${width} hashes has ${tile.length} bytes.`);
	return tile;
}
// apps/verify/src/monitor/compare-anchors.ts
/**
* Compares what the trusted senders have anchored on a node's chain with the log that was followed: each anchored tree is a
* beginning of it. What is not final yet, and an anchor of a larger tree, is compared again in the next run. Throws a
* Contradiction. A node that can't be right leaves the state as it was.
*/
async function compareAnchors(state, about) {
	const { trust, request, fetchFile, sha256 } = about;
	const chainId = await answerOf("eth_chainId", () => readChainId(request));
	const trusted = trust.anchors.filter((anchor) => anchor.chainId === chainId);
	if (trusted.length === 0) throw new CannotCheckError("wrong_chain", `The node is of chain ${chainId}, on which the trust file has no anchor.`);
	const { newest, final } = await heightsOf(trusted, request);
	const from = state.blocks[chainId] ?? 0;
	if (newest + 1 < from) throw new CannotCheckError("bad_answer", `The node's newest block is ${newest}, but block ${from - 1} was final in an earlier round. One of the two is false: ask another node, or start with a new state file.`);
	const notes = state.checkpoint === void 0 ? [] : [state.checkpoint];
	let next = Math.max(from, final + 1);
	for (const anchor of trusted) for (const { block, size, root } of await readEvents(anchor, {
		from,
		newest
	}, request)) if (size > state.tree.edge.size) next = Math.min(next, block);
	else await assertBegins({
		size,
		root: fromHex(root.slice(2))
	}, state.tree, {
		notes,
		fetchFile,
		code: "anchor_contradicts",
		sha256
	});
	return {
		...state,
		blocks: {
			...state.blocks,
			[chainId]: next
		}
	};
}
/** As cautious as the most cautious of the trusted anchors. */
async function heightsOf(trusted, request) {
	const depths = [...new Set(trusted.map(finalityDepthOf))];
	const read = () => Promise.all(depths.map((depth) => readHeights(depth, request)));
	const heights = await answerOf("eth_getBlockByNumber", read);
	const newest = Math.min(...heights.map((each) => each.newest));
	const final = Math.min(...heights.map((each) => each.final));
	if (final > newest) throw new CannotCheckError("bad_answer", `The node's block ${final} is final, and its newest ${newest}.`);
	return {
		newest,
		final
	};
}
/** The events of one trusted anchor in these blocks. Others than were asked for are no answer. */
async function readEvents({ contract, sender }, { from, newest }, request) {
	if (newest < from) return [];
	const filter = {
		address: contract,
		topics: [ANCHORED_TOPIC, addressTopic(sender)],
		fromBlock: `0x${from.toString(16)}`,
		toBlock: `0x${newest.toString(16)}`
	};
	return await answerOf("eth_getLogs", async () => {
		const logs = await request("eth_getLogs", [filter]);
		if (!Array.isArray(logs)) throw new TypeError("the node does not list anchors");
		return logs.map((log) => {
			const event = {
				...decodeAnchored(log),
				block: quantity(log?.blockNumber)
			};
			if (!(event.contract === contract && event.sender === sender) || event.block < from || event.block > newest) throw new TypeError("the node lists others than were asked for");
			return event;
		});
	});
}
async function answerOf(method, ask) {
	try {
		return await ask();
	} catch (error) {
		if (error instanceof CannotCheckError) throw error;
		throw new CannotCheckError("bad_answer", `The node's answer to ${method} can't be used: ${error instanceof Error ? error.message : "it does not answer"}.`);
	}
}
// apps/verify/src/monitor/follow-log.ts
/** So many bundles of 256 entries are asked for at once. */
var AT_ONCE = 4;
/**
* Follows a log from where the state is to the checkpoint that it shows now: that its key has signed it, that the entries
* give its root and begin with those of before, and that each head is what the statements before it give. Throws a
* Contradiction.
*/
async function followLog(state, fetchFile, primitives) {
	const note = new TextDecoder().decode(await fetchFile("checkpoint"));
	const notes = [...state.checkpoint === void 0 ? [] : [state.checkpoint], note];
	const checkpoint = contradictionOf(notes, () => verifyCheckpoint(note, state.log, primitives));
	const { sha256 } = primitives;
	let { tree } = state;
	if (checkpoint.size <= tree.edge.size) return note === state.checkpoint ? state : {
		...state,
		earlier: note
	};
	const replay = createReplay(state.replay, sha256);
	while (tree.edge.size < checkpoint.size) for (const bundle of await fetchBundles(tree.edge.size, checkpoint.size, fetchFile)) {
		const entries = entriesOf(bundle, tree.edge.size % 256);
		tree = growTree(tree, entries.map((entry) => leafHash(entry, sha256)), sha256);
		contradictionOf(notes, () => entries.forEach((entry) => replay.add(entry)));
	}
	if (!equal(rootOfEdge(tree.edge, sha256), checkpoint.root)) throw new Contradiction("entries_differ", `${checkpoint.size} entries have another root`, notes);
	return {
		...state,
		checkpoint: note,
		tree,
		replay: replay.state()
	};
}
/**
* Judges a head that is no longer than what was followed. When the log does not show what that takes, the head is still there
* to be judged in the next round: a fork that was shown once is not forgotten. Throws a Contradiction.
*/
async function judgeEarlier(state, fetchFile, primitives) {
	const { earlier, ...judged } = state;
	if (earlier === void 0) return state;
	const { sha256 } = primitives;
	const notes = [...state.checkpoint === void 0 ? [] : [state.checkpoint], earlier];
	await assertBegins(verifyCheckpoint(earlier, state.log, primitives), state.tree, {
		notes,
		fetchFile,
		code: "checkpoints_contradict",
		sha256
	});
	return judged;
}
/** The next bundles, up to so many. */
async function fetchBundles(start, size, fetchFile) {
	const first = Math.floor(start / 256);
	const last = Math.min(first + AT_ONCE, Math.ceil(size / 256));
	return await Promise.all(Array.from({ length: last - first }, async (_, i) => {
		const index = first + i;
		const width = Math.min(256, size - index * 256);
		return {
			width,
			bytes: await fetchFile(entriesPath(index, width))
		};
	}));
}
/** The entries of a bundle without those that were followed before. */
function entriesOf({ width, bytes }, followed) {
	let entries;
	try {
		entries = decodeEntryBundle(bytes);
	} catch {
		throw new CannotCheckError("bad_answer", "The log serves a bundle of entries that is cut short.");
	}
	if (entries.length !== width) throw new CannotCheckError("bad_answer", `A bundle of ${width} entries has ${entries.length}.`);
	return entries.slice(followed);
}
/** What the log has signed and served, and is refused, is an alarm. */
function contradictionOf(notes, attempt) {
	try {
		return attempt();
	} catch (error) {
		if (error instanceof ProofError) throw new Contradiction(error.code, error.message, notes);
		throw error;
	}
}
// apps/verify/src/monitor/monitor-state.ts
var FORMAT = "colophon-monitor/v1";
function startState(log) {
	return {
		log,
		tree: emptyTree,
		replay: {
			statements: /* @__PURE__ */ new Uint8Array(),
			time: 0
		},
		blocks: {}
	};
}
/** The state of an earlier run; undefined when there is no file yet. The file is the monitor's own, and so believed. */
async function readState(path) {
	try {
		return await readLines(path);
	} catch (error) {
		if (!(error instanceof Error && "code" in error && "syscall" in error)) throw new CannotCheckError("unreadable", `${path} is not a state of this monitor.`);
		if (error.code === "ENOENT") return void 0;
		throw unreadable(path, error);
	}
}
/** Whole or not at all: a run that is ended in between leaves the state before. */
async function writeState(path, state) {
	await writeFile(`${path}.new`, linesOf(state));
	await rename(`${path}.new`, path);
}
/** So many bytes of statements are a line: as one text, a hundred thousand of them take 100 MB to write. */
var LINE = 65536;
function* linesOf({ tree, replay, ...state }) {
	const { statements, time } = replay;
	const saved = {
		format: FORMAT,
		...state,
		tree: {
			edge: {
				size: tree.edge.size,
				tiles: tree.edge.tiles.map(toBase64)
			},
			tiles: tree.tiles.map(({ hashes, ...tile }) => ({
				...tile,
				hashes: toBase64(hashes)
			}))
		},
		replay: {
			time,
			bytes: statements.length
		}
	};
	yield `${JSON.stringify(saved)}\n`;
	for (let at = 0; at < statements.length; at += LINE) yield `${toBase64(statements.subarray(at, at + LINE))}\n`;
}
async function readLines(path) {
	const lines = createInterface({ input: createReadStream(path) })[Symbol.asyncIterator]();
	const { value: first } = await lines.next();
	const { format, tree, replay, block: _, ...state } = JSON.parse(first);
	if (format !== FORMAT) throw new TypeError("another format");
	const statements = new Uint8Array(replay.bytes);
	let length = 0;
	for await (const line of lines) {
		const bytes = fromBase64(line);
		statements.set(bytes, length);
		length += bytes.length;
	}
	if (length !== replay.bytes) throw new TypeError("cut short");
	return {
		...state,
		blocks: state.blocks ?? {},
		tree: {
			edge: {
				size: tree.edge.size,
				tiles: tree.edge.tiles.map(fromBase64)
			},
			tiles: tree.tiles.map(({ hashes, ...tile }) => ({
				...tile,
				hashes: fromBase64(hashes)
			}))
		},
		replay: {
			statements,
			time: replay.time
		}
	};
}
// apps/verify/src/monitor/run-monitor.ts
var ALARM = 1;
/**
* One round of a monitor, which anybody may run: follows a registry's log from the state of the last round, and keeps the new one.
* Prints one JSON object. Exit 0: all fits; 1: the log contradicts itself, now or in an earlier round; 2, by CannotCheckError.
*/
async function runMonitor({ registry, state: path, trust: source, rpc }, write) {
	setFlagsFromString("--semi-space-growth-factor=1");
	setFlagsFromString("--heap-growing-percent=50");
	const trust = await readTrust(source);
	const started = await readState(path) ?? startState(trust.log);
	if (!isSameLog(started.log, trust.log)) throw new CannotCheckError("bad_trust", `${path} is of another log than the trust file.`);
	const fetchFile = (file) => fetchLogFile(registry, file);
	const primitives = createNodePrimitives();
	let state = started;
	try {
		if (state.alarm === void 0) {
			state = await judgeEarlier(state, fetchFile, primitives);
			state = await followLog(state, fetchFile, primitives);
			if (state.earlier !== void 0) {
				await writeState(path, state);
				state = await judgeEarlier(state, fetchFile, primitives);
			}
			if (rpc !== void 0) {
				await writeState(path, state);
				state = await compareAnchors(state, {
					...primitives,
					trust,
					request: nodeOf(rpc),
					fetchFile
				});
			}
		}
	} catch (error) {
		if (!(error instanceof Contradiction)) throw error;
		state = {
			...state,
			alarm: alarmOf(error)
		};
	}
	await writeState(path, state);
	const exitCode = state.alarm === void 0 ? 0 : ALARM;
	write(report(state, exitCode));
	return exitCode;
}
function alarmOf({ code, message, checkpoints }) {
	return {
		code,
		detail: message,
		checkpoints
	};
}
/** A log that has stopped for this monitor alone contradicts nothing: only the times and heights that stand still show it. */
function report({ log, tree, replay, blocks, alarm }, exitCode) {
	const found = {
		tool: "colophon-verify",
		version: package_default.version,
		exitCode,
		log: log.origin,
		size: tree.edge.size,
		statements: replay.statements.length / PREFIX_LEAF_LENGTH,
		...replay.time > 0 && { headTime: replay.time },
		anchorsUpTo: Object.fromEntries(Object.entries(blocks).map(([chainId, next]) => [chainId, next - 1])),
		...alarm && { alarm }
	};
	return `${escapeJson(JSON.stringify(found, void 0, 2))}\n`;
}
// apps/verify/src/report-json.ts
/** One JSON object for programs. `problem` is there when the command could not begin; then there are no results. */
function reportJson(report) {
	const bytesAsHex = (_, value) => value instanceof Uint8Array ? toHex(value) : value;
	return `${escapeJson(JSON.stringify({
		tool: "colophon-verify",
		version: package_default.version,
		...report
	}, bytesAsHex, 2))}\n`;
}
// apps/verify/src/check-texts.ts
var checkTexts = {
	bundle: {
		topic: "Bundle",
		passed: "It is well formed",
		failed: "This is not a bundle, or it is damaged"
	},
	record_signature: {
		topic: "Record",
		passed: "It is signed by a trusted issuer key",
		failed: "The record is not signed by a trusted issuer key"
	},
	disclosures: {
		topic: "Fields",
		passed: "Every field shown is part of the signed record",
		failed: "A field shown is not part of the signed record"
	},
	inclusion: {
		topic: "Log",
		passed: "The record is in the log",
		failed: "The record is not in the log at the place its proof gives"
	},
	checkpoint: {
		topic: "Checkpoint",
		passed: "It is signed by the trusted log key",
		failed: "The log's checkpoint is not signed by a trusted log key"
	},
	issuer_keys: {
		topic: "Issuer keys",
		passed: "The issuer's key was in the log before the record",
		failed: "The issuer's key was not in the log before the record, or it was retired by then"
	},
	anchor: {
		topic: "Anchor",
		passed: "The trusted sender put the checkpoint on the blockchain",
		failed: "The anchor is not for this checkpoint, or the blockchain contradicts it"
	},
	document: {
		topic: "Document",
		passed: "This file was registered as a work",
		failed: "This file is not registered under this certificate",
		ofPdf: {
			passed: "All of this PDF is signed for this certificate by a trusted signer",
			failed: "This PDF is not one that the registry made for this certificate"
		}
	},
	statements: {
		topic: "Statements",
		passed: "These are all statements about the certificate as of the time below",
		failed: "The status is not about this certificate, or it is damaged"
	}
};
/** Reasons of a failure that say more than its check does. */
var reasonTexts = {
	repeated_member: "Part of the proof names the same field twice, so different programs may read it differently",
	bundle_is_pdf: "This file is a bundle and a PDF at once: the page it shows is not what was registered",
	registered_after_anchor: "The record says that it was registered after the block that is said to contain it",
	log_has_ended: "The log had ended before its key signed this checkpoint",
	anchor_after_end: "The anchor was made after the log had ended"
};
var gapTexts = {
	needs_earlier_check: "Not checked: a check above failed",
	anchor_pending: "Anchor pending: the bundle has none yet",
	anchor_not_final: "Anchor pending: its block is not final yet",
	offline: "Not checked (offline): use --rpc URL to ask the blockchain",
	chain_unreachable: "Not checked: the blockchain could not be reached",
	wrong_chain: "Not checked: the node belongs to another blockchain",
	never_anchored: "Not checked: the log has ended, and its last checkpoint was never anchored",
	place_not_provable: "Not checked: the log has ended, and no anchor shows that this checkpoint was ever part of it",
	place_not_checked: "Not checked: the log has ended, and only an anchor can show that this checkpoint was part of it (use --rpc URL)",
	no_document: "Not checked: no work file was given",
	no_pdf_root: "Not checked: the trust file names no PDF signer (pdf.roots), so nothing vouches for the page",
	not_published_yet: "Not checked: no status of later statements was given",
	status_dated: "Not checked up to now: more may have been said since the time below",
	status_withheld: "Not all is shown: as of the time below, something was erased or blocked",
	status_of_successor_log: "Not checked: the log has ended, and this status of the next log doesn't show what was said in it",
	status_lost_between_logs: "Not known: the log has ended, and what was said between the two times below is lost",
	status_not_answered: "Not checked: the registry did not answer what was said later"
};
/** What came of a check, in one sentence. */
function checkSentence(check, isPdf) {
	const { id, state, code, detail } = check;
	switch (state) {
		case "passed": return outcomeTexts(id, isPdf).passed;
		case "failed": return `${failureText(check, isPdf)} (${[.../* @__PURE__ */ new Set([code, detail])].join(": ")})`;
		case "not_checked":
			if (code === "status_of_other_certificate") return "Not checked: no status of this certificate was given, only one of another";
			if (code === "status_incomplete") return "Not checked: something that decides is not shown in the status";
			if (code === "bad_trust") return `Not checked: a PDF signer in the trust file can't be read (${code}: ${detail ?? ""})`;
			return isGap(code) ? gapTexts[code] : `Not checked: the status was refused (${code ?? ""})`;
	}
}
/** Why a check failed; `isPdf`: the document is the certificate's own PDF. */
function failureText({ id, code }, isPdf) {
	return reasonTexts[code ?? ""] ?? outcomeTexts(id, isPdf).failed;
}
function outcomeTexts(id, isPdf) {
	const texts = checkTexts[id];
	return isPdf ? texts.ofPdf ?? texts : texts;
}
function isGap(code) {
	return code !== void 0 && Object.hasOwn(gapTexts, code);
}
// apps/verify/src/verdict-text.ts
/** `isPdf`: the document is the certificate's own PDF. */
function verdictText(verification, isPdf) {
	const text = textOfVerdict(verification, isPdf);
	const { isStatedLate, record } = verification;
	if (!isStatedLate || record === void 0) return text;
	const stated = utc(record.payload.iat);
	return {
		...text,
		sentence: `${text.sentence} The record states ${stated}, later than the block that contains it: the registry's clock was wrong.`
	};
}
function textOfVerdict({ verdict, checks, anchor, provenTime, timeChecked }, isPdf) {
	const has = (gap) => checks.some(({ code }) => code === gap);
	switch (verdict) {
		case "not_valid": {
			const failed = checks.find(({ state }) => state === "failed");
			return {
				style: "red",
				headline: "NOT VALID",
				sentence: failed ? `${failureText(failed, isPdf)}.` : ""
			};
		}
		case "cannot_be_checked": {
			const pageGap = pageGapOf({ checks });
			if (pageGap === void 0 && has("place_not_provable")) return {
				style: "yellow",
				headline: "CANNOT BE CHECKED",
				sentence: "Its log has ended, and no anchor shows that this certificate was ever in it."
			};
			return {
				style: "yellow",
				headline: "CANNOT BE CHECKED NOW",
				sentence: cannotSentences[pageGap ?? "chain"]
			};
		}
		case "valid_anchor_pending": return {
			style: "yellow",
			headline: "VALID; ANCHOR PENDING",
			sentence: "Until its anchor is final, only the registry states the time."
		};
		case "valid":
			if (has("place_not_checked")) return {
				style: "yellow",
				headline: "VALID; ITS PLACE IN A LOG THAT HAS ENDED WAS NOT CHECKED",
				sentence: "Only its anchor can show that it was in the log before the end: use --rpc URL to check."
			};
			if (!timeChecked && !has("never_anchored")) return {
				style: "yellow",
				headline: "VALID; the time was not checked",
				sentence: "The bundle names an anchor, but anyone can write one: use --rpc URL to ask its blockchain."
			};
			if (anchor && provenTime !== void 0) {
				const chain = publicChainName(anchor.chainId) ?? "";
				return {
					style: "green",
					headline: "VALID",
					sentence: `Registered no later than ${utc(provenTime)}, as the blockchain shows (${chain}).`
				};
			}
			return {
				style: "green",
				headline: "VALID; TIME STATED BY THIS REGISTRY ONLY",
				sentence: has("never_anchored") ? "Its log ended before it was anchored." : "Its anchor is on a test or development chain, which is not public evidence."
			};
	}
}
var cannotSentences = {
	no_pdf_root: "The trust file names no PDF signer: the bundle inside is checked below, but not the page around it.",
	bad_trust: "A PDF signer in the trust file can't be read: the bundle inside is checked below, but not the page around it.",
	chain: "The blockchain could not be reached. Nothing was found wrong with the certificate."
};
/** Unix seconds as people and programs read them. A forged time may be beyond any date. */
function utc(seconds) {
	const date = /* @__PURE__ */ new Date(seconds * 1e3);
	return Number.isNaN(date.getTime()) ? String(seconds) : date.toISOString().replace(".000Z", "Z");
}
// apps/verify/src/report-text.ts
/** Anyone can register a page that looks like a certificate. */
var IS_WORK = "This file was registered as a work. It is not a certificate of this registry, whatever its pages say.";
/** Where what a line says begins, after its name. */
var INDENT = 13;
var MARKS = {
	passed: {
		style: "green",
		mark: "✓"
	},
	failed: {
		style: "red",
		mark: "✗"
	},
	not_checked: {
		style: "dim",
		mark: "–"
	}
};
/** Evidence in Unix seconds. */
var TIMES = [
	"blockTime",
	"signedAt",
	"asOf",
	"lostFrom",
	"lostUntil"
];
var CLOSING = "A certificate shows that this was declared, with these files, by that time. It does not prove authorship.";
/** The verdict first, in plain words; then what the record says, and the nine checks with what they looked at. */
function reportText(result, page) {
	const { paint, columns } = page;
	const lines = "problem" in result ? [`${paint("yellow", "CANNOT BE CHECKED")}  ${breakLines(inertText(result.problem.message), {
		columns,
		indent: INDENT
	})}`] : certificateLines(result, page);
	return [
		paint("bold", nameLine(result.input, columns)),
		...lines,
		"",
		""
	].join("\n");
}
/** A file's name, which somebody else may have given it: with a path before it, it reads as nothing but a name. */
function nameLine(input, columns) {
	return breakLines(inertText(/^[\w./~-]+$|^(\/|\.\/|\.\.\/)/.test(input) ? input : `./${input}`), {
		columns,
		indent: INDENT
	});
}
function certificateLines(result, page) {
	const { paint } = page;
	const { input, bundle, isPdf, status, verification } = result;
	const { style, headline, sentence } = verdictText(verification, isPdf);
	const said = provenOf(status);
	return [
		...isWork(result) ? [paint("yellow", IS_WORK)] : [],
		`${paint(style, headline)}${headingText(said, paint)}  ${sentence}`,
		"",
		...recordLines(verification, page),
		...bundle === input ? [] : [line("Bundle", bundle, page)],
		"",
		...verification.checks.flatMap((check) => checkLines(check, isPdf, page)),
		...statementLines(said, page),
		"",
		CLOSING
	];
}
/** Whether the file at hand is one that was registered. */
var isWork = ({ isPdf, verification: { checks } }) => !isPdf && checks.some(({ id, state }) => id === "document" && state === "passed");
function recordLines({ certificateId, record }, page) {
	if (certificateId === void 0 || record === void 0) return [];
	const { title, creatorName } = record.claims;
	return [
		line("Certificate", certificateId, page),
		...title === void 0 ? [] : [line("Title", title, page)],
		...creatorName === void 0 ? [] : [line("Creator", creatorName, page)],
		line("Registered", `${utc(record.payload.iat)}, as ${record.payload.iss} states`, page)
	];
}
/** What is proven of later statements; undefined when nothing is. */
function provenOf(status) {
	return status === void 0 || status.state === "refused" || status.state === "not_answered" ? void 0 : status;
}
/** What a reader must not miss beside the verdict: that the certificate was withdrawn, say. */
function headingText(said, paint) {
	if (said === void 0 || said.heading === "valid") return "";
	return `; ${paint("yellow", `since then ${said.heading.toUpperCase()}, as of ${utc(said.asOf)}`)}`;
}
/** What was said later, in the order of the log. */
function statementLines(said, page) {
	if (said === void 0) return [];
	const { asOf, heading, statements } = said;
	if (statements.length === 0 && mayHaveLost(said)) return [];
	return [
		"",
		line("Since then", `${statements.length === 0 ? "nothing was said" : heading === "valid" ? "see below" : heading}, as of ${utc(asOf)}`, page),
		...statements.flatMap(({ n, kind, by, at, said: words, others, withheld }) => [
			line(`Statement ${n}`, `${kind}, by the ${by}, ${utc(at)}`, page),
			...Object.entries(words).map(([name, value]) => note(`${name} ${typeof value === "string" ? value : JSON.stringify(value)}`, page)),
			...others.length > 0 ? [note(`fields that this version does not know: ${others.join(", ")}`, page)] : [],
			...withheld > 0 ? [note(`${withheld} withheld`, page)] : []
		])
	];
}
function checkLines(check, isPdf, page) {
	const { style, mark } = MARKS[check.state];
	const evidence = Object.entries(check.evidence ?? {}).map(([name, value]) => `${name} ${TIMES.includes(name) ? utc(Number(value)) : value}`);
	const { detail, code } = check;
	const notes = detail === void 0 || detail === code ? evidence : [detail, ...evidence];
	return [`${page.paint(style, mark)} ${line(checkTexts[check.id].topic, checkSentence(check, isPdf), page)}`, ...notes.map((one) => note(one, page))];
}
function line(name, text, { columns }) {
	return `${name.padEnd(INDENT)}${breakLines(inertText(text), {
		columns,
		indent: 15
	})}`;
}
/** Beneath a line, what it rests on or quotes. */
function note(text, { paint, columns }) {
	return paint("dim", `    ${breakLines(inertText(text), {
		columns,
		indent: 6
	})}`);
}
// apps/verify/src/usage.ts
var usage = `colophon-verify: checks Colophon certificates, offline unless you say otherwise.

  colophon-verify <certificate's PDF | bundle | work file | certificate id>… --trust FILE|URL [options]

For a certificate's PDF, two things are checked: the bundle inside it, and that the trusted registry signed the whole
page for this very certificate.

  colophon-verify monitor <registry> --state FILE --trust FILE|URL [--rpc URL]

Follows the registry's public log as a stranger: each round goes on where the state file ends, checks that the log only
grew and kept its word about later statements, with --rpc also against all anchors, and prints JSON. Run it every few
minutes. Exit status: 0 all fits, 1 the log contradicts itself (the state file keeps the signed proof), 2 log or
node not reached, or not to be used: a node of another chain, say.

  --trust FILE|URL   whose keys and anchors you trust; required, since the keys inside a bundle prove nothing
  --bundle FILE      the bundle that the given work files belong to
  --status FILE      what was said about the certificate later, as the registry published it
  --registry URL     look up bundles there, for work files by SHA-256 and for certificate ids (RSF-…), and what was said
                     of the certificates later; of several statuses, that inside a PDF
                     included, the newest counts
  --rpc URL          ask this node of the anchor's blockchain; without it, the time is not checked
  --json             print one JSON object on standard output
  --help, --version

Work files never leave this machine: only their SHA-256 is sent, and only with --registry.

Exit status (with several inputs the worst: 1, then 2, then 0):
  0  valid; the time is proven, or the anchor is pending, or the time was not checked because no --rpc was given:
     the heading says which, and with --json the members "verdict", "timeStatedBy" and "timeChecked"
     (then the place of a certificate in a log that has ended is not checked either)
  1  not valid: a check failed
  2  cannot be checked: no trust (or none for PDFs), no bundle, something could not be read or reached, wrong usage,
     or the log has ended and nothing shows that the certificate was in it
`;
// apps/verify/src/run-command.ts
/** Does what the arguments say, and answers the exit code. */
async function runCommand(argv, terminal) {
	try {
		return await run(argv, terminal);
	} catch (error) {
		if (error instanceof CannotCheckError) return tell(error.problem, argv, terminal);
		return tell({
			code: "internal",
			message: `Internal error: ${error instanceof Error ? error.message : String(error)}`
		}, argv, terminal);
	}
}
async function run(argv, terminal) {
	const command = parseArguments(argv);
	switch (command.kind) {
		case "help":
			terminal.write(usage);
			return 0;
		case "version":
			terminal.write(`${package_default.version}\n`);
			return 0;
		case "monitor": return await runMonitor(command, terminal.write);
		case "check": return await check(command, terminal);
	}
}
async function check(command, { write, paint, columns }) {
	const trust = await readTrust(command.trust);
	const primitives = createNodePrimitives();
	const verify = createVerifier({
		trust,
		primitives
	});
	const results = [];
	for (const input of command.inputs) {
		const found = await checkInput(input, command, {
			trust,
			verify,
			primitives
		});
		if (!command.json) write(found.map((result) => reportText(result, {
			paint,
			columns
		})).join(""));
		results.push(...found);
	}
	const exitCode = exitCodeOf(results);
	if (command.json) write(reportJson({
		exitCode,
		results
	}));
	return exitCode;
}
/** A command line that cannot be read may still say in which form to tell so. */
function tell(problem, argv, { write, complain, columns }) {
	if (argv.includes("--json")) write(reportJson({
		exitCode: 2,
		problem,
		results: []
	}));
	else complain(`colophon-verify: ${breakLines(inertText(problem.message), {
		columns,
		indent: 17
	})}\n`);
	return 2;
}
// apps/verify/src/main.ts
process.stdout.on("error", () => void 0);
process.exitCode = await runCommand(process.argv.slice(2), {
	write: (text) => process.stdout.write(text),
	complain: (text) => process.stderr.write(text),
	columns: process.stdout.columns ?? 80,
	paint: (style, text) => styleText(style, text, { stream: process.stdout })
});
export {};
