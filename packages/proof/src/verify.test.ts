import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chainStateOf, makeChain } from "../test/make-chain.ts";
import { makeBundle, makeIssuer, makeRegistry } from "../test/make-bundle.ts";
import { hostileText } from "../test/hostile-text.ts";
import { refusal } from "../test/refusal.ts";
import { type Bundle, type BundleAnchor, formatBundle, parseBundle } from "./bundle.ts";
import { toBase64, utf8 } from "./bytes.ts";
import { CHECK_IDS, type Check } from "./check.ts";
import { newDisclosure } from "./disclosure.ts";
import { keySetEntry } from "./entry.ts";
import { leafHash } from "./merkle.ts";
import { formatVerifierKey, parseVerifierKey } from "./note.ts";
import { type AnchorOnChain, readAnchors } from "./read-anchor.ts";
import { sha256 } from "./sha256.ts";
import { formatTlogProof, parseTlogProof } from "./tlog-proof.ts";
import type { Trust } from "./trust.ts";
import { type Verification, verifyCertificate } from "./verify.ts";

const { registry, bundle, anchor } = makeBundle();
const { trust } = registry;

/** What the chain says when the anchor is final, unless told otherwise. */
function answers(of: Bundle, answer?: AnchorOnChain) {
  return {
    kind: "answers" as const,
    answers: of.anchors.map(({ blockTime }) => answer ?? { state: "final" as const, blockTime }),
  };
}

/** The first check that failed, as `id: code`. */
function failure(of: unknown, trusted: Trust = trust): string {
  const { verdict, checks } = verifyCertificate(of as Bundle, { trust: trusted });
  const failed = checks.find(({ state }) => state === "failed");
  expect(verdict).toBe(failed ? "not_valid" : "valid");
  return failed ? `${failed.id}: ${failed.code ?? "no code"}` : "none";
}

/** The state of one check, with its code. */
function stateOf(id: Check["id"], { checks }: Verification): string {
  const { state, code } = checks.find((candidate) => candidate.id === id) ?? {};
  return [state, code].filter((part) => part !== undefined).join(": ");
}

describe("a certificate", () => {
  test("is valid, its time stated by the blockchain, when its anchor is final", async () => {
    const chain = makeChain(chainStateOf(anchor));
    const read = await readAnchors(bundle.anchors, trust, () => chain);
    const verification = verifyCertificate(formatBundle(bundle), {
      trust,
      chain: { kind: "answers", answers: read },
      document: { kind: "file", sha256: Buffer.from(sha256(utf8("test"))).toString("hex") },
    });
    expect(verification).toMatchObject({
      verdict: "valid",
      timeStatedBy: "blockchain",
      provenTime: anchor.blockTime,
      certificateId: "RSF-000000005",
      index: 5,
      anchor,
      checkpoint: { origin: trust.log.origin, size: 12 },
      record: { payload: { jti: "RSF-000000005" }, claims: { title: "L’Été à Montréal — 夏" } },
    });
    expect(verification.checks.map(({ id }) => id)).toEqual(CHECK_IDS);
    const states = verification.checks.map(({ state, code }) => code ?? state);
    expect(states).toEqual([...Array.from({ length: 8 }, () => "passed"), "not_published_yet"]);
  });

  test("is read from text, bytes and parsed JSON alike", () => {
    const text = formatBundle(bundle);
    const parsed: unknown = JSON.parse(text);
    const verifications = [text, utf8(text), parsed as object].map((input) =>
      verifyCertificate(input, { trust }),
    );
    expect(verifications[1]).toEqual(verifications[0]);
    expect(verifications[2]).toEqual(verifications[0]);
  });

  test("is valid offline, but its anchor never reads passed and proves no time", () => {
    const verification = verifyCertificate(bundle, { trust });
    expect(verification).toMatchObject({ verdict: "valid", timeStatedBy: "registry" });
    expect(stateOf("anchor", verification)).toBe("not_checked: offline");
    expect(verification).not.toHaveProperty("provenTime");
    expect(verification).not.toHaveProperty("anchor");
  });

  test("is pending without an anchor, whatever the chain is said to say", () => {
    const unanchored = { ...bundle, anchors: [] };
    for (const chain of [
      undefined,
      { kind: "answers" as const, answers: [{ state: "final" as const, blockTime: 1 }] },
    ]) {
      const verification = verifyCertificate(unanchored, { trust, ...(chain && { chain }) });
      expect(verification).toMatchObject({ verdict: "valid_anchor_pending", timeStatedBy: "registry" });
      expect(stateOf("anchor", verification)).toBe("not_checked: anchor_pending");
      expect(verification).not.toHaveProperty("provenTime");
    }
  });

  test("of the development chain states its time by the registry", () => {
    const local = makeBundle({ chainId: 31337 });
    const verification = verifyCertificate(local.bundle, {
      trust: local.registry.trust,
      chain: answers(local.bundle),
    });
    expect(verification).toMatchObject({ verdict: "valid", timeStatedBy: "registry" });
    expect(stateOf("anchor", verification)).toBe("passed");
    expect(verification).not.toHaveProperty("provenTime");
  });

  test.each([
    [
      "included",
      { state: "included", blockTime: 1 },
      "valid_anchor_pending",
      "not_checked: anchor_not_final",
    ],
    [
      "unreachable",
      { state: "unreachable", reason: "" },
      "cannot_be_checked",
      "not_checked: chain_unreachable",
    ],
    [
      "of another chain",
      { state: "wrong_chain", reason: "" },
      "cannot_be_checked",
      "not_checked: wrong_chain",
    ],
    ["absent", { state: "absent", reason: "" }, "not_valid", "failed: anchor_absent"],
    ["mismatched", { state: "mismatch", reason: "" }, "not_valid", "failed: anchor_mismatch"],
  ] as const)("with an anchor that is %s on chain proves no time", (_, answer, verdict, expected) => {
    const verification = verifyCertificate(bundle, { trust, chain: answers(bundle, answer) });
    expect([verification.verdict, stateOf("anchor", verification)]).toEqual([verdict, expected]);
    expect(verification.timeStatedBy).toBe("registry");
    expect(verification).not.toHaveProperty("provenTime");
    expect(verification).not.toHaveProperty("anchor");
  });

  test("counts an anchor without an answer as unreachable", () => {
    const { verdict } = verifyCertificate(bundle, { trust, chain: { kind: "answers", answers: [] } });
    expect(verdict).toBe("cannot_be_checked");
  });

  test("with several anchors takes the earliest final one", () => {
    const earlier = { ...anchor, blockTime: 1_700_000_000 };
    const both = { ...bundle, anchors: [...bundle.anchors, earlier] };
    expect(verifyCertificate(both, { trust, chain: answers(both) }).provenTime).toBe(1_700_000_000);
    const one = {
      kind: "answers" as const,
      answers: [answers(both).answers[0], { state: "absent", reason: "" }],
    };
    expect(verifyCertificate(both, { trust, chain: one as never }).verdict).toBe("not_valid");
  });

  test("of a log that was given up is valid under previousLogs", () => {
    const successor = makeRegistry({ origin: "registry.example/log2" });
    const log = successor.trust.log;
    expect(failure(bundle, { ...trust, log, previousLogs: [trust.log] })).toBe("none");
    expect(failure(bundle, { ...trust, log })).toBe("checkpoint: unknown_log");
  });

  test("stays the same leaf whatever it shows, and whatever is erased", () => {
    const certificate = registry.issue();
    fc.assert(
      fc.property(fc.subarray(["title", "creatorName", "file.1", "collaborator.1.email"]), (show) => {
        const partial = registry.bundle(certificate, { show });
        const verification = verifyCertificate(partial, { trust });
        expect(verification).toMatchObject({ verdict: "valid", index: certificate.index });
        expect(verification.record?.claims.title).toBe(
          show.includes("title") ? "L’Été à Montréal — 夏" : undefined,
        );
      }),
      { numRuns: 16 },
    );
  });
});

describe("a document", () => {
  const sha256Of = (text: string) => Buffer.from(sha256(utf8(text))).toString("hex");

  test.each([
    ["the registered file passes", "test", undefined, "passed"],
    ["another file fails", "another", undefined, "failed: document_not_in_record"],
    ["a file that is not shown fails", "test", ["title"], "failed: document_not_in_record"],
  ])("%s", (_, content, show, expected) => {
    const certificate = registry.issue();
    const shown = registry.bundle(certificate, show && { show });
    const verification = verifyCertificate(shown, {
      trust,
      document: { kind: "file", sha256: sha256Of(content) },
    });
    expect(stateOf("document", verification)).toBe(expected);
    expect(verification.verdict).toBe(expected === "passed" ? "valid" : "not_valid");
  });
});

describe("tampering is caught", () => {
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
    [
      "a wrong index",
      edit({ tlogProof: formatTlogProof({ ...proof, index: 4 }) }),
      "inclusion: root_mismatch",
    ],
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
    const text = JSON.stringify(bundle);
    const edits = fc.tuple(fc.nat(text.length), fc.nat(60), hostileText);
    const values = fc.tuple(fc.constantFrom(...Object.keys(bundle)), fc.jsonValue({ maxDepth: 2 }));
    fc.assert(
      fc.property(fc.oneof(edits, values), (change) => {
        const changed =
          change.length === 3
            ? text.slice(0, change[0]) + change[2] + text.slice(change[0] + change[1])
            : { ...bundle, [change[0]]: change[1] };
        expect(["not_valid", "valid", "valid_anchor_pending"]).toContain(
          verifyCertificate(changed, { trust }).verdict,
        );
      }),
      { numRuns: 200 },
    );
  });
});

test("the log holds nothing but hashes: the same work twice has two leaves of one form", () => {
  const [a, b] = [registry.issue(), registry.issue()];
  const leaves = [a, b].map(({ index }) => registry.entries[index] ?? new Uint8Array());
  expect(leaves.map((entry) => [entry.length, entry[0]])).toEqual([
    [33, 1],
    [33, 1],
  ]);
  const [first, second] = leaves.map((entry) => toBase64(leafHash(entry)));
  expect(first).not.toBe(second);
});
