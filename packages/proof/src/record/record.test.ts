import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makeIssuer, sampleClaims } from "@colophon/testing/make-bundle";
import { hostileText } from "../../test/hostile-text.ts";
import { refusal } from "@colophon/testing/refusal";
import { soundJson } from "../../test/sound-json.ts";
import { fromBase64Url, toBase64Url } from "../encoding/base64.ts";
import { fromUtf8, utf8 } from "../encoding/bytes.ts";
import { disclosureDigest, newDisclosure, parseDisclosure } from "./disclosure.ts";
import { jwkThumbprint } from "../crypto/jwk.ts";
import { parseSdJwt } from "./parse-sd-jwt.ts";
import { assembleJwt, buildRecordPayload, formatSdJwt, recordSigningInput } from "./record.ts";
import { verifyRecord } from "./verify-record.ts";

const issuer = makeIssuer();
const kid = jwkThumbprint(issuer.jwk);
const salt = Uint8Array.from({ length: 16 }, (_, i) => i);
const salted = toBase64Url(salt);
const disclosures = Object.entries(sampleClaims).map(([name, value]) => newDisclosure(name, value, salt));
const digests = disclosures.map((one) => disclosureDigest(one));
const payload = buildRecordPayload({
  issuer: "https://registry.example",
  issuedAt: 1_750_000_000,
  vct: "https://registry.example/credentials/work",
  certificateId: "RSF-0123456AZ",
  salt32: new Uint8Array(32).fill(7),
  digests,
});
const header = { alg: "ES256", typ: "dc+sd-jwt", kid };

/** Signs whatever it is given, as a dishonest or careless issuer would. */
function signJwt(anyHeader: unknown, anyPayload: unknown): string {
  return signText(JSON.stringify(anyHeader), JSON.stringify(anyPayload));
}

function signText(...parts: string[]): string {
  const input = parts.map((part) => toBase64Url(utf8(part))).join(".");
  return assembleJwt(input, issuer.sign(input));
}

/** The JSON of an object with its first member repeated. */
function twice(value: object): string {
  return JSON.stringify(value).replace(/\{("\w+":"[^"]*")/, "{$1,$1");
}

function encode(disclosure: unknown): string {
  return toBase64Url(utf8(JSON.stringify(disclosure)));
}

const jwt = signJwt(header, payload);
const sdJwt = formatSdJwt(jwt, disclosures);
const verify = (text: string) => verifyRecord(text, [issuer.jwk]);

describe("a record", () => {
  test("is of no other kind's type", () => {
    for (const kind of ["licence", "statement"]) {
      const vct = `https://registry.example/credentials/${kind}/v1`;
      expect(refusal(() => verify(`${signJwt(header, { ...payload, vct })}~`))).toBe("bad_record_payload");
    }
    const vct = "https://registry.example/credentials/registration/v1";
    expect(verify(`${signJwt(header, { ...payload, vct })}~`).payload.vct).toBe(vct);
  });

  test("comes back with its claims", () => {
    const record = verify(sdJwt);
    expect(record.claims).toEqual(sampleClaims);
    expect(record).toMatchObject({ header, payload, jwt });
  });

  test("is signed over exactly its header and payload", () => {
    expect(jwt.startsWith(`${recordSigningInput({ payload, kid })}.`)).toBe(true);
    expect(payload._sd).toEqual(payload._sd.toSorted());
    expect(payload._sd).toHaveLength(disclosures.length);
  });

  test("shows any subset of its disclosures in any order, with the same JWT", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(disclosures), (shown) => {
        const record = verify(formatSdJwt(jwt, shown));
        const names = shown.map((encoded) => parseDisclosure(encoded).name);
        expect(Object.keys(record.claims)).toEqual(names);
        expect(record.claims).toEqual(Object.fromEntries(names.map((name) => [name, sampleClaims[name]])));
        expect(record.jwt).toBe(jwt);
      }),
      { numRuns: 30 },
    );
  });

  test("is of a local registry, too", () => {
    for (const iss of [
      "http://localhost:8080",
      "http://127.0.0.1",
      "http://[::1]:5000",
      "https://a_b.example",
    ])
      expect(
        verify(`${signJwt(header, { ...payload, iss, vct: `${iss}/credentials/v1` })}~`).payload.iss,
      ).toBe(iss);
  });

  test("takes every JSON value, in every language", () => {
    const name = fc.string({ unit: "grapheme", minLength: 1 }).map((text) => `x.${text}`);
    fc.assert(
      fc.property(name, soundJson, (claim, value) => {
        const parsed = parseDisclosure(newDisclosure(claim, value, salt));
        expect(parsed).toMatchObject({ name: claim, salt: toBase64Url(salt) });
        expect(JSON.stringify(parsed.value)).toBe(JSON.stringify(value));
      }),
    );
  });
});

describe("a record is refused", () => {
  const [first = "", second = ""] = disclosures;
  const stranger = makeIssuer();
  const unreferenced = newDisclosure("title", "Another title", salt);
  const sdDigest = disclosureDigest(unreferenced);

  test.each([
    ["without the last ~", sdJwt.slice(0, -1), "key_binding_refused"],
    ["without any ~", jwt, "bad_sd_jwt"],
    ["with a key binding JWT", `${sdJwt}${jwt}`, "key_binding_refused"],
    ["with an empty disclosure", `${jwt}~~`, "bad_json"],
    ["with four JWT parts", `${jwt}.AAAA~`, "bad_sd_jwt"],
    ["with a header that isn't an object", `${signJwt(7, payload)}~`, "bad_sd_jwt"],
    ["with a header that is no JSON", `AAAA${jwt}~`, "bad_json"],
    ["unsigned (alg none)", `${signJwt({ ...header, alg: "none" }, payload)}~`, "bad_record_header"],
    ["of another algorithm", `${signJwt({ ...header, alg: "HS256" }, payload)}~`, "bad_record_header"],
    ["of another type", `${signJwt({ ...header, typ: "JWT" }, payload)}~`, "bad_record_header"],
    ["with its own key", `${signJwt({ ...header, jwk: issuer.jwk }, payload)}~`, "bad_record_header"],
    ["with a critical header", `${signJwt({ ...header, crit: ["b64"] }, payload)}~`, "bad_record_header"],
    ["without a kid", `${signJwt({ alg: "ES256", typ: "dc+sd-jwt" }, payload)}~`, "bad_record_header"],
    [
      "of an unknown kid",
      `${signJwt({ ...header, kid: jwkThumbprint(stranger.jwk) }, payload)}~`,
      "unknown_issuer_key",
    ],
    ["with a claim in clear", `${signJwt(header, { ...payload, title: "Mine" })}~`, "bad_record_payload"],
    ["that expires", `${signJwt(header, { ...payload, exp: 1 })}~`, "bad_record_payload"],
    ["without a salt", `${signJwt(header, { ...payload, salt: undefined })}~`, "bad_record_payload"],
    ["with a short salt", `${signJwt(header, { ...payload, salt: "AAAA" })}~`, "bad_record_payload"],
    [
      "with a time that isn't an integer",
      `${signJwt(header, { ...payload, iat: 1.5 })}~`,
      "bad_record_payload",
    ],
    ["with an empty id", `${signJwt(header, { ...payload, jti: "" })}~`, "bad_record_payload"],
    ["of another hash", `${signJwt(header, { ...payload, _sd_alg: "sha-512" })}~`, "bad_record_payload"],
    [
      "with digests that aren't a list",
      `${signJwt(header, { ...payload, _sd: "A" })}~`,
      "bad_record_payload",
    ],
    ["with a digest that isn't text", `${signJwt(header, { ...payload, _sd: [1] })}~`, "bad_record_payload"],
    ["with a short digest", `${signJwt(header, { ...payload, _sd: ["AAAA"] })}~`, "bad_record_payload"],
    [
      "with digests out of order",
      `${signJwt(header, { ...payload, _sd: payload._sd.toReversed() })}~`,
      "bad_record_payload",
    ],
    ["with a member twice", `${signText(JSON.stringify(header), twice(payload))}~`, "repeated_member"],
    [
      "with a header's member twice",
      `${signText(twice(header), JSON.stringify(payload))}~`,
      "repeated_member",
    ],
    [
      "with a time of another spelling",
      `${signText(JSON.stringify(header), JSON.stringify(payload).replace("1750000000", "1.75e9"))}~`,
      "bad_json",
    ],
    [
      "with a disclosure's member twice",
      formatSdJwt(jwt, [toBase64Url(utf8(`["${salted}","n",{"a":1,"a":2}]`))]),
      "repeated_member",
    ],
    [
      "with a digest twice",
      `${signJwt(header, { ...payload, _sd: [...payload._sd, ...payload._sd] })}~`,
      "duplicate_digest",
    ],
    ["with a disclosure twice", formatSdJwt(jwt, [first, second, first]), "duplicate_disclosure"],
    ["with a disclosure of its own making", formatSdJwt(jwt, [unreferenced]), "unreferenced_disclosure"],
    ["with a padded disclosure", formatSdJwt(jwt, [`${first}=`]), "bad_base64url"],
    ["with a disclosure for an array element", formatSdJwt(jwt, [encode([salted, 1])]), "bad_disclosure"],
    ["with a disclosure of four parts", formatSdJwt(jwt, [encode([salted, "n", 1, 2])]), "bad_disclosure"],
    ["with a disclosure that isn't a list", formatSdJwt(jwt, [encode({ salt: "s" })]), "bad_disclosure"],
    ["with a disclosure without salt", formatSdJwt(jwt, [encode(["", "n", 1])]), "bad_disclosure"],
    ["with a disclosure with a short salt", formatSdJwt(jwt, [encode(["AAAA", "n", 1])]), "bad_disclosure"],
    ["with a disclosure with an empty name", formatSdJwt(jwt, [encode([salted, "", 1])]), "bad_disclosure"],
    ["with a disclosure without name", formatSdJwt(jwt, [encode([salted, 1, 1])]), "bad_disclosure"],
    [
      "with a nested digest",
      formatSdJwt(jwt, [encode([salted, "n", { a: [{ _sd: [sdDigest] }] }])]),
      "bad_disclosure",
    ],
    [
      "with a nested array digest",
      formatSdJwt(jwt, [encode([salted, "n", [{ "...": sdDigest }]])]),
      "bad_disclosure",
    ],
    [
      "with a disclosed id",
      formatSdJwt(jwt, [encode([salted, "jti", "RSF-OTHER0000"])]),
      "reserved_claim_name",
    ],
    ["with a disclosed _sd", formatSdJwt(jwt, [encode([salted, "_sd", []])]), "reserved_claim_name"],
    [
      "with a disclosed __proto__",
      formatSdJwt(jwt, [encode([salted, "__proto__", {}])]),
      "reserved_claim_name",
    ],
  ])("%s", (_, text, code) => {
    expect(refusal(() => verify(text))).toBe(code);
  });

  test.each([
    "RSF-012345678\u202e",
    "RSF-01234567",
    "RSF-0123456789",
    "RSF-01234567I",
    "rsf-012345678",
    "LIC-012345678",
    "RSF-012345678\n",
  ])("when its id is %j", (jti) => {
    expect(refusal(() => verify(`${signJwt(header, { ...payload, jti })}~`))).toBe("bad_record_payload");
  });

  test.each([
    "registry.example",
    "javascript:alert(1)",
    "https://",
    "https:///path",
    "https://me@registry.example",
    "https://registry.example/\u202egpj.exe",
    "https://rеgistry.example",
    "https://registry.example/a b",
    "https://registry.example\n",
    "https://registry.example:123456",
  ])("when its issuer or type is %j", (address) => {
    for (const member of ["iss", "vct"])
      expect(refusal(() => verify(`${signJwt(header, { ...payload, [member]: address })}~`))).toBe(
        "bad_record_payload",
      );
  });

  test("when one claim is disclosed in two ways", () => {
    const digestsOfBoth = [first, unreferenced].map((encoded) => disclosureDigest(encoded)).toSorted();
    const text = formatSdJwt(signJwt(header, { ...payload, _sd: digestsOfBoth }), [first, unreferenced]);
    expect(refusal(() => verify(text))).toBe("duplicate_claim");
  });

  test("when its signature is another's, of another length, or not canonical", () => {
    const input = recordSigningInput({ payload, kid });
    expect(refusal(() => verify(`${assembleJwt(input, stranger.sign(input))}~`))).toBe(
      "bad_record_signature",
    );
    expect(refusal(() => verify(`${input}.${toBase64Url(new Uint8Array(64))}~`))).toBe(
      "bad_record_signature",
    );
    expect(refusal(() => verify(`${input}.${toBase64Url(new Uint8Array(63))}~`))).toBe(
      "bad_record_signature",
    );
    // The last character has four unused bits: the next one in the alphabet sets one of them.
    const unusedBitSet = jwt.slice(0, -1) + String.fromCharCode(jwt.charCodeAt(jwt.length - 1) + 1);
    expect(refusal(() => verify(`${unusedBitSet}~`))).toBe("bad_base64url");
  });

  test("when it is nested without end", () => {
    const deep = `["${salted}","n",${"[".repeat(50_000)}${"]".repeat(50_000)}]`;
    expect(refusal(() => verify(formatSdJwt(jwt, [toBase64Url(utf8(deep))])))).toBe("bad_json");
    const deeper = `["${salted}","n",${"[".repeat(17)}${"]".repeat(17)}]`;
    expect(refusal(() => verify(formatSdJwt(jwt, [toBase64Url(utf8(deeper))])))).toBe("bad_disclosure");
  });

  test("when any one bit is changed", () => {
    const bytes = utf8(sdJwt);
    fc.assert(
      fc.property(fc.nat(bytes.length * 8 - 1), (bit) => {
        const changed = bytes.slice();
        changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        expect(refusal(() => verify(Buffer.from(changed).toString("latin1")))).toBeDefined();
      }),
      { numRuns: 200 },
    );
  });

  test("with nothing but ProofError on mutated text", () => {
    const mutation = fc.tuple(
      fc.nat(sdJwt.length),
      fc.nat(30),
      fc.oneof(fc.string(), fc.constantFrom("~", ".", "=")),
    );
    fc.assert(
      fc.property(fc.oneof(hostileText, mutation), (change) => {
        const text =
          typeof change === "string"
            ? change
            : sdJwt.slice(0, change[0]) + change[2] + sdJwt.slice(change[0] + change[1]);
        refusal(() => parseSdJwt(text));
        refusal(() => verify(text));
      }),
      { numRuns: 200 },
    );
  });
});

test("both values of s are signatures (RFC 7518), and the log's leaf tells them apart", () => {
  const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
  const [head = "", body = "", signature = ""] = jwt.split(".");
  const bytes = Buffer.from(fromBase64Url(signature));
  const s = order - BigInt(`0x${bytes.subarray(32).toString("hex")}`);
  const twin = Buffer.concat([bytes.subarray(0, 32), Buffer.from(s.toString(16).padStart(64, "0"), "hex")]);
  const record = verify(`${head}.${body}.${toBase64Url(twin)}~`);
  expect(record.jwt).not.toBe(jwt);
});

test("mistakes of the issuer are errors of its program", () => {
  const content = {
    issuer: "i",
    issuedAt: 1,
    vct: "v",
    certificateId: "c",
    salt32: new Uint8Array(32),
    digests,
  };
  expect(() => newDisclosure("title", "A", new Uint8Array(15))).toThrow(RangeError);
  expect(() => newDisclosure("iss", "A", salt)).toThrow(TypeError);
  expect(() => newDisclosure("title", undefined, salt)).toThrow(TypeError);
  expect(() => newDisclosure("title", { _sd: [] }, salt)).toThrow(TypeError);
  expect(() => newDisclosure("file.1", { size: 2 ** 53 }, salt)).toThrow(TypeError);
  expect(() => buildRecordPayload({ ...content, salt32: new Uint8Array(16) })).toThrow(RangeError);
  expect(() => buildRecordPayload({ ...content, issuedAt: 1.5 })).toThrow(RangeError);
  expect(() => buildRecordPayload({ ...content, digests: [...digests, ...digests] })).toThrow(TypeError);
  expect(() => assembleJwt("a.b", new Uint8Array(63))).toThrow(RangeError);
});

test("the record has nothing of the work in clear", () => {
  const visible = jwt
    .split(".")
    .slice(0, 2)
    .map((part) => fromUtf8(fromBase64Url(part)))
    .join("");
  for (const word of ["novel", "Tremblay", "aicha", "Noor", "she/her", "9f86"])
    expect(visible).not.toContain(word);
});
