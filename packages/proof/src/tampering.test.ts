import fc from "fast-check";
import { expect, test } from "vitest";
import { hostileText } from "../test/hostile-text.ts";
import { makeBundle, makeIssuer, makeRegistry } from "@colophon/testing/make-bundle";
import { chainStateOf, makeChain } from "../test/make-chain.ts";
import { refusal } from "@colophon/testing/refusal";
import { type Bundle, type BundleAnchor, formatBundle, parseBundle } from "./bundle.ts";
import { utf8 } from "./encoding/bytes.ts";
import { newDisclosure } from "./record/disclosure.ts";
import { keySetEntry } from "./log/entry.ts";
import { formatVerifierKey, parseVerifierKey } from "./log/note.ts";
import { readAnchors } from "./anchor/read-anchor.ts";
import { formatTlogProof, parseTlogProof } from "./log/tlog-proof.ts";
import type { Trust } from "./trust.ts";
import { verifyCertificate } from "./verify.ts";

// Every way of forging or damaging a certificate is caught, each by its own check and code.

const { registry, bundle, anchor } = makeBundle();
const { trust } = registry;

/** The first check that failed, as `id: code`. */
function failure(of: unknown, trusted: Trust = trust): string {
  const file = typeof of === "string" || of instanceof Uint8Array ? of : JSON.stringify(of);
  const { verdict, checks } = verifyCertificate(file, { trust: trusted });
  const failed = checks.find(({ state }) => state === "failed");
  expect(verdict).toBe(failed ? "not_valid" : "valid");
  return failed ? `${failed.id}: ${failed.code ?? "no code"}` : "none";
}

const text = formatBundle(bundle);
const edit = (change: Partial<Bundle>): Bundle => ({ ...bundle, ...change });
const proof = parseTlogProof(bundle.tlogProof);
const stranger = makeBundle();
const disclosure = newDisclosure("title", "A forged title", new Uint8Array(16));
const [jwt = "", shown = "", ...others] = bundle.sdJwt.split("~");
const lowOrder = formatVerifierKey({ name: trust.log.origin, publicKey: new Uint8Array(32) });

test.each<[string, unknown, string]>([
  ["no JSON", "certificate", "bundle: bad_json"],
  ["no object", "7", "bundle: bad_bundle"],
  ["another format", { ...bundle, format: "colophon-bundle/v2" }, "bundle: bad_bundle"],
  ["an unknown member", { ...bundle, trust }, "bundle: bad_bundle"],
  ["a missing member", { ...bundle, log: undefined }, "bundle: bad_bundle"],
  [
    "an anchor with a member too many",
    edit({ anchors: [Object.assign({ a: 1 }, anchor)] }),
    "bundle: bad_bundle",
  ],
  [
    "an anchor with an upper-case hash",
    edit({ anchors: [{ ...anchor, root: anchor.root.toUpperCase() }] }),
    "bundle: bad_bundle",
  ],
  ["no bytes of UTF-8", Uint8Array.of(0x7b, 0xff), "bundle: bad_utf8"],
  ["a bundle of 2 MiB", " ".repeat(2 ** 21), "bundle: bad_bundle"],
  ["a text of more than 1 MiB as UTF-8", `{"a":"${"€".repeat(350_000)}"}`, "bundle: bad_bundle"],
  ["half a character", '"\ud800"', "bundle: bad_utf8"],
  ["a member twice", text.replace("{", '{ "format": ["x"],'), "bundle: repeated_member"],
  ["a member twice, escaped", text.replace("{", String.raw`{ "\u0066ormat": 0,`), "bundle: repeated_member"],
  ["a member of an anchor twice", text.replace('"root"', '"size": 1, "root"'), "bundle: repeated_member"],
  ["another spelling of an integer", text.replace('"size": 12', '"size": 1.2e1'), "bundle: bad_json"],
  ["a PDF's beginning in it", edit({ issuerJwks: "%PDF-1.7" }), "bundle: bundle_is_pdf"],
  ["a PDF's beginning behind it", `${text}%PDF-1.7`, "bundle: bundle_is_pdf"],

  [
    "a forged title added",
    edit({ sdJwt: `${bundle.sdJwt}${disclosure}~` }),
    "disclosures: unreferenced_disclosure",
  ],
  [
    "a forged title instead",
    edit({ sdJwt: [jwt, disclosure, ...others].join("~") }),
    "disclosures: unreferenced_disclosure",
  ],
  ["a field shown twice", edit({ sdJwt: `${bundle.sdJwt}${shown}~` }), "disclosures: duplicate_disclosure"],
  [
    "a field not canonical",
    edit({ sdJwt: [jwt, `${shown}=`, ...others].join("~") }),
    "disclosures: bad_base64url",
  ],
  ["another's record", edit({ sdJwt: stranger.bundle.sdJwt }), "record_signature: unknown_issuer_key"],
  ["a key binding", edit({ sdJwt: `${bundle.sdJwt}x` }), "record_signature: key_binding_refused"],

  [
    "another record of this registry",
    registry.bundle({ ...registry.issue(), index: 5 }),
    "inclusion: root_mismatch",
  ],
  ["a wrong index", edit({ tlogProof: formatTlogProof({ ...proof, index: 4 }) }), "inclusion: root_mismatch"],
  [
    "an index past the tree",
    edit({ tlogProof: formatTlogProof({ ...proof, index: 12 }) }),
    "inclusion: bad_index",
  ],
  [
    "a shorter proof",
    edit({ tlogProof: formatTlogProof({ ...proof, proof: [] }) }),
    "inclusion: bad_proof_length",
  ],
  ["a proof that is none", edit({ tlogProof: "proof" }), "inclusion: bad_tlog_proof"],
  [
    "a wrong tree size",
    edit({ tlogProof: bundle.tlogProof.replace("\n12\n", "\n13\n") }),
    "checkpoint: bad_log_signature",
  ],
  [
    "a size that fits no proof",
    edit({ tlogProof: bundle.tlogProof.replace("\n12\n", "\n1200\n") }),
    "inclusion: bad_proof_length",
  ],

  ["another log's key", edit({ log: stranger.bundle.log }), "checkpoint: unknown_log"],
  ["a low-order key", edit({ log: { ...trust.log, vkey: lowOrder } }), "checkpoint: unknown_log"],
  ["another origin", edit({ log: { ...trust.log, origin: "other.example" } }), "checkpoint: unknown_log"],
  ["a certificate of another registry", stranger.bundle, "record_signature: unknown_issuer_key"],

  ["other issuer keys", edit({ issuerJwks: stranger.bundle.issuerJwks }), "issuer_keys: root_mismatch"],
  [
    "one byte in the issuer keys",
    edit({ issuerJwks: `${bundle.issuerJwks} ` }),
    "issuer_keys: root_mismatch",
  ],
  [
    "another checkpoint for the keys",
    edit({ issuerKeysProof: registry.tlogProof(0, 11) }),
    "issuer_keys: issuer_keys_of_other_checkpoint",
  ],
  [
    "the certificate's proof for the keys",
    edit({ issuerKeysProof: bundle.tlogProof }),
    "issuer_keys: root_mismatch",
  ],

  [
    "an anchor of another size",
    edit({ anchors: [{ ...anchor, size: 11 }] }),
    "anchor: anchor_of_other_checkpoint",
  ],
  [
    "an anchor of another root",
    edit({ anchors: [{ ...anchor, root: `0x${"00".repeat(32)}` }] }),
    "anchor: anchor_of_other_checkpoint",
  ],
  [
    "an anchor by a stranger",
    edit({ anchors: [{ ...anchor, sender: `0x${"01".repeat(20)}` }] }),
    "anchor: anchor_not_trusted",
  ],
  [
    "an anchor in another contract",
    edit({ anchors: [{ ...anchor, contract: `0x${"01".repeat(20)}` }] }),
    "anchor: anchor_not_trusted",
  ],
  [
    "an anchor on another chain",
    edit({ anchors: [{ ...anchor, chainId: 137 }] }),
    "anchor: anchor_not_trusted",
  ],
])("%s", (_, tampered, expected) => {
  expect(failure(tampered)).toBe(expected);
});

test("a low-order key is refused even when it is trusted", () => {
  const log = { ...trust.log, vkey: lowOrder };
  expect(failure(edit({ log }), { ...trust, log })).toBe("checkpoint: bad_verifier_key");
});

test("a checkpoint signed by a name that is not the origin is refused", () => {
  const { publicKey } = parseVerifierKey(trust.log.vkey);
  const log = { origin: "other.example", vkey: formatVerifierKey({ name: trust.log.origin, publicKey }) };
  expect(failure(edit({ log }), { ...trust, log })).toBe("checkpoint: wrong_origin");
});

test("keys that only the bundle brings along are not trusted", () => {
  const thief = makeIssuer();
  const shop = makeRegistry();
  const forged = shop.bundle(shop.issue(undefined, thief));
  const own = { ...forged, issuerJwks: JSON.stringify({ keys: [thief.jwk] }) };
  expect(failure(own, shop.trust)).toBe("record_signature: unknown_issuer_key");
});

test("a record by a trusted key that the log did not announce is refused", () => {
  const shop = makeRegistry();
  const second = makeIssuer();
  const trusted = { ...shop.trust, issuer: { keys: [shop.issuer.jwk, second.jwk] } };
  const secretly = shop.issue(undefined, second);
  expect(failure(shop.bundle(secretly), trusted)).toBe("issuer_keys: issuer_key_not_logged");

  const jwks = JSON.stringify({ keys: [second.jwk] });
  const announced = shop.entries.push(keySetEntry(jwks)) - 1;
  const late = { ...shop.bundle(secretly), issuerJwks: jwks, issuerKeysProof: shop.tlogProof(announced) };
  expect(failure(late, trusted)).toBe("issuer_keys: issuer_keys_after_certificate");

  const openly = shop.bundle(shop.issue(undefined, second));
  const good = { ...openly, issuerJwks: jwks, issuerKeysProof: shop.tlogProof(announced) };
  expect(failure(good, trusted)).toBe("none");
});

test("a record by a key that was retired before is refused, and one from before counts", () => {
  const shop = makeRegistry();
  const second = makeIssuer();
  const before = shop.bundle(shop.issue());
  const jwks = JSON.stringify({ keys: [second.jwk] });
  const renewed = shop.entries.push(keySetEntry(jwks)) - 1;
  const retired = { ...shop.issuer.jwk, lastIndex: renewed - 1 };
  const renewedTrust = { ...shop.trust, issuer: { keys: [second.jwk, retired] } };
  expect(failure(before, renewedTrust)).toBe("none");
  expect(failure(shop.bundle(shop.issue()), renewedTrust)).toBe("issuer_keys: issuer_key_retired");
  const after = shop.bundle(shop.issue(undefined, second));
  const proven = { ...after, issuerJwks: jwks, issuerKeysProof: shop.tlogProof(renewed) };
  expect(failure(proven, renewedTrust)).toBe("none");
});

test("a bundle with any one bit changed is no longer valid", async () => {
  const bytes = utf8(formatBundle(bundle));
  const chain = makeChain(chainStateOf(anchor));
  const verify = async (input: Uint8Array) => {
    let claimed: BundleAnchor[] = [];
    refusal(() => (claimed = parseBundle(input).anchors));
    const answered = { kind: "answers" as const, answers: await readAnchors(claimed, trust, () => chain) };
    return verifyCertificate(input, { trust, chain: answered }).verdict;
  };
  expect(await verify(bytes)).toBe("valid");
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.length * 8 - 1), async (bit) => {
      const changed = bytes.slice();
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      // A block height that the chain has not reached cannot be judged; everything else is refused.
      expect(["not_valid", "cannot_be_checked"]).toContain(await verify(changed));
    }),
    { numRuns: 150 },
  );
});

test("any change at all gives a verdict and never an exception", () => {
  const edits = fc.tuple(fc.nat(text.length), fc.nat(60), hostileText);
  const values = fc.tuple(fc.constantFrom(...Object.keys(bundle)), fc.jsonValue({ maxDepth: 2 }));
  fc.assert(
    fc.property(fc.oneof(edits, values), (change) => {
      const changed =
        change.length === 3
          ? text.slice(0, change[0]) + change[2] + text.slice(change[0] + change[1])
          : JSON.stringify({ ...bundle, [change[0]]: change[1] });
      expect(["not_valid", "valid", "valid_anchor_pending"]).toContain(
        verifyCertificate(changed, { trust }).verdict,
      );
    }),
    { numRuns: 200 },
  );
});
