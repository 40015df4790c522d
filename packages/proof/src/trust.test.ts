import { describe, expect, test } from "vitest";
import { makeBundle } from "@colophon/testing/make-bundle";
import { refusal } from "@colophon/testing/refusal";
import { type BundleAnchor, formatBundle, parseBundle } from "./bundle.ts";
import { toBase64 } from "./encoding/base64.ts";
import { utf8 } from "./encoding/bytes.ts";
import { formatVerifierKey } from "./log/note.ts";
import { parseTrust, trustedAnchorOf } from "./trust.ts";

const { registry, bundle, anchor } = makeBundle();
const { trust } = registry;
const [trusted] = trust.anchors;
const previous = {
  ...trust.log,
  lastSize: 12,
  lastRoot: toBase64(new Uint8Array(32)),
  endedAt: 1_760_000_000,
  issuerKeys: trust.issuer.keys,
};

describe("a trust file", () => {
  test("is read from text and from bytes", () => {
    expect(parseTrust(JSON.stringify(trust))).toEqual(trust);
    expect(parseTrust(utf8(JSON.stringify(trust)))).toEqual(trust);
    const keys = trust.issuer.keys.map((key) => ({ ...key, lastIndex: 7 }));
    const full = {
      ...trust,
      issuer: { keys },
      previousLogs: [{ ...previous, issuerKeys: keys }],
      anchors: [{ ...trusted, finalityDepth: 64 }],
      pdf: { roots: ["-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n"] },
    };
    expect(parseTrust(JSON.stringify(full))).toEqual(full);
  });

  test("may say more than is understood, and write addresses in capitals", () => {
    const contract = anchor.contract.toUpperCase().replace("0X", "0x");
    const anchors = [{ ...trusted, contract, network: "Ethereum" }];
    const parsed = parseTrust(JSON.stringify({ ...trust, comment: "ours", anchors }));
    expect(parsed).toEqual(trust);
    expect(trustedAnchorOf(anchor, parsed)).toEqual(trusted);
  });

  const lowOrder = formatVerifierKey({ name: "log", publicKey: new Uint8Array(32) });
  test.each<[string, unknown, string]>([
    ["no JSON", "trust", "bad_json"],
    ["no object", "[]", "bad_trust"],
    ["a member twice", JSON.stringify(trust).replace("{", '{"pdf":{"roots":[]},"pdf":0,'), "repeated_member"],
    [
      "a member of a key twice",
      JSON.stringify(trust).replace('"crv"', String.raw`"crv":"P-384","\u0063rv"`),
      "repeated_member",
    ],
    [
      "another spelling of an integer",
      JSON.stringify(trust).replace('"chainId":1', '"chainId":1.0'),
      "bad_json",
    ],
    ["no log", { ...trust, log: undefined }, "bad_trust"],
    ["a log without a key", { ...trust, log: { origin: "log" } }, "bad_trust"],
    ["a log with a damaged key", { ...trust, log: { origin: "log", vkey: "log" } }, "bad_verifier_key"],
    ["a log with a low-order key", { ...trust, log: { origin: "log", vkey: lowOrder } }, "bad_verifier_key"],
    ["previous logs that aren't a list", { ...trust, previousLogs: {} }, "bad_trust"],
    [
      "a previous log of which only name and key are known",
      { ...trust, previousLogs: [trust.log] },
      "bad_trust",
    ],
    ...["lastSize", "lastRoot", "endedAt", "issuerKeys"].map((name): [string, unknown, string] => [
      `a previous log without ${name}`,
      { ...trust, previousLogs: [{ ...previous, [name]: undefined }] },
      "bad_trust",
    ]),
    ["a previous log of no entries", { ...trust, previousLogs: [{ ...previous, lastSize: 0 }] }, "bad_trust"],
    [
      "a last root of 31 bytes",
      { ...trust, previousLogs: [{ ...previous, lastRoot: toBase64(new Uint8Array(31)) }] },
      "bad_trust",
    ],
    [
      "a last root in hex",
      { ...trust, previousLogs: [{ ...previous, lastRoot: "00".repeat(32) }] },
      "bad_trust",
    ],
    [
      "a last root that isn't base64",
      { ...trust, previousLogs: [{ ...previous, lastRoot: "a root" }] },
      "bad_base64",
    ],
    [
      "a previous log without issuer keys",
      { ...trust, previousLogs: [{ ...previous, issuerKeys: [] }] },
      "bad_trust",
    ],
    [
      "a previous log twice",
      { ...trust, previousLogs: [previous, { ...previous, lastSize: 13 }] },
      "bad_trust",
    ],
    ["no issuer", { ...trust, issuer: undefined }, "bad_trust"],
    ["an issuer without keys", { ...trust, issuer: { keys: [] } }, "bad_trust"],
    ["an issuer key that is none", { ...trust, issuer: { keys: [{}] } }, "bad_jwk"],
    [
      "a last index that is none",
      { ...trust, issuer: { keys: [{ ...trust.issuer.keys[0], lastIndex: "7" }] } },
      "bad_trust",
    ],
    ["no anchors", { ...trust, anchors: undefined }, "bad_trust"],
    ["an anchor without a chain", { ...trust, anchors: [{ ...trusted, chainId: "1" }] }, "bad_trust"],
    ["an anchor with a short address", { ...trust, anchors: [{ ...trusted, sender: "0x12" }] }, "bad_trust"],
    [
      "an anchor with a negative depth",
      { ...trust, anchors: [{ ...trusted, finalityDepth: -1 }] },
      "bad_trust",
    ],
    ["a PDF root that is no PEM", { ...trust, pdf: { roots: ["MIIB"] } }, "bad_trust"],
    ["PDF roots that aren't texts", { ...trust, pdf: { roots: [1] } }, "bad_trust"],
  ])("with %s is refused", (_, value, code) => {
    const text = typeof value === "string" ? value : JSON.stringify(value);
    expect(refusal(() => parseTrust(text))).toBe(code);
  });
});

test("a bundle comes back as it was, the anchors of a pending one empty", () => {
  for (const anchors of [bundle.anchors, []]) {
    expect(parseBundle(formatBundle({ ...bundle, anchors }))).toEqual({ ...bundle, anchors });
  }
});

test("a bundle has at most 16 anchors", () => {
  const anchors = Array.from({ length: 17 }, () => anchor);
  const read = (some: BundleAnchor[]) => parseBundle(formatBundle({ ...bundle, anchors: some }));
  expect(refusal(() => read(anchors))).toBe("bad_bundle");
  expect(refusal(() => read(anchors.slice(1)))).toBeUndefined();
});
