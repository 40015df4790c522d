import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isLong } from "@colophon/testing/is-long";
import { chainStateOf, makeChain } from "../test/make-chain.ts";
import { makeBundle, makeRegistry } from "@colophon/testing/make-bundle";
import { verifyBundle } from "@colophon/testing/verify-bundle";
import { type Bundle, formatBundle } from "./bundle.ts";
import { toBase64, toBase64Url } from "./encoding/base64.ts";
import { utf8 } from "./encoding/bytes.ts";
import type { PdfSignature } from "./check/check-document.ts";
import type { StatusEvidence } from "./check/check-statements.ts";
import { CHECK_IDS, type Check } from "./check/check.ts";
import { newDisclosure } from "./record/disclosure.ts";
import { parseSdJwt } from "./record/parse-sd-jwt.ts";
import { leafHash } from "./log/merkle.ts";
import { javaScript } from "./crypto/primitives.ts";
import { type AnchorOnChain, readAnchors } from "./anchor/read-anchor.ts";
import { sha256 } from "./crypto/sha256.ts";
import { type AtHand, createVerifier, type Verification, verifierOf, verifyCertificate } from "./verify.ts";
import { makeStatedLate, statedLateCases } from "../test/stated-late-cases.ts";

const { registry, bundle, anchor } = makeBundle();
const { trust } = registry;

/** What the chain says when the anchor is final, unless told otherwise. */
function answers(of: Bundle, answer?: AnchorOnChain) {
  return {
    kind: "answers" as const,
    answers: of.anchors.map(({ blockTime }) => answer ?? { state: "final" as const, blockTime }),
  };
}

/** What the anchor's check shows. */
function claimOf({ checks }: Verification): string[] {
  return Object.keys(checks.find(({ id }) => id === "anchor")?.evidence ?? {});
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
    const verification = verifyBundle(bundle, {
      trust,
      chain: { kind: "answers", answers: read },
      document: { kind: "file", sha256: Buffer.from(sha256(utf8("test"))).toString("hex") },
    });
    expect(verification).toMatchObject({
      verdict: "valid",
      timeStatedBy: "blockchain",
      timeChecked: true,
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

  test("is read from text and bytes alike", () => {
    const text = formatBundle(bundle);
    expect(verifyCertificate(utf8(text), { trust })).toEqual(verifyCertificate(text, { trust }));
  });

  test("is valid offline, but its anchor never reads passed, proves no time and shows none", () => {
    const verification = verifyBundle(bundle, { trust });
    expect(verification).toMatchObject({ verdict: "valid", timeStatedBy: "registry", timeChecked: false });
    expect(stateOf("anchor", verification)).toBe("not_checked: offline");
    expect(claimOf(verification)).toEqual(["chainId", "contract", "sender", "claimedTransaction"]);
    expect(verification).not.toHaveProperty("provenTime");
    expect(verification).not.toHaveProperty("anchor");
  });

  test("is pending without an anchor, whatever the chain is said to say", () => {
    const unanchored = { ...bundle, anchors: [] };
    for (const chain of [
      undefined,
      { kind: "answers" as const, answers: [{ state: "final" as const, blockTime: 1 }] },
    ]) {
      const verification = verifyBundle(unanchored, { trust, ...(chain && { chain }) });
      expect(verification).toMatchObject({ verdict: "valid_anchor_pending", timeStatedBy: "registry" });
      expect(stateOf("anchor", verification)).toBe("not_checked: anchor_pending");
      expect(verification).not.toHaveProperty("provenTime");
    }
  });

  test.each([31337, 1337, 11155111, 80002, 421614, 999])(
    "of chain %i states its time by the registry",
    (chainId) => {
      const local = makeBundle({ chainId });
      const verification = verifyBundle(local.bundle, {
        trust: local.registry.trust,
        chain: answers(local.bundle),
      });
      expect(verification).toMatchObject({ verdict: "valid", timeStatedBy: "registry", timeChecked: true });
      expect(stateOf("anchor", verification)).toBe("passed");
      expect(verification).not.toHaveProperty("provenTime");
    },
  );

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
    const verification = verifyBundle(bundle, { trust, chain: answers(bundle, answer) });
    expect([verification.verdict, stateOf("anchor", verification)]).toEqual([verdict, expected]);
    expect(verification).toMatchObject({ timeStatedBy: "registry", timeChecked: false });
    expect(verification).not.toHaveProperty("provenTime");
    expect(verification).not.toHaveProperty("anchor");
    expect(claimOf(verification)).not.toContain("blockTime");
  });

  test("that was registered after the block that is said to hold it is not valid", () => {
    const after = (seconds: number, chainId?: number) => {
      const late = makeBundle({ ...(chainId !== undefined && { chainId }) });
      const issuedAt = verifyBundle(late.bundle, { trust: late.registry.trust }).record?.payload.iat ?? 0;
      const anchors = [{ ...late.anchor, blockTime: issuedAt - seconds }];
      const forged = { ...late.bundle, anchors };
      return verifyBundle(forged, { trust: late.registry.trust, chain: answers(forged) });
    };
    expect(after(3600)).toMatchObject({ verdict: "valid", timeStatedBy: "blockchain" });
    expect(after(3601).verdict).toBe("not_valid");
    expect(stateOf("anchor", after(3601))).toBe("failed: registered_after_anchor");
    // A chain that is nobody's witness may have any clock.
    expect(after(24 * 365 * 86_400, 31337).verdict).toBe("valid");
  });

  test.each(statedLateCases)("registered $what", (given) => {
    const { bundle: dated, trust: by } = makeStatedLate(given);
    const checked = verifyBundle(dated, { trust: by, chain: answers(dated) });
    expect([checked.verdict, checked.isStatedLate === true]).toEqual(["valid", given.isStatedLate]);
    // An anchor that nobody asked about is a claim.
    expect(verifyBundle(dated, { trust: by })).not.toHaveProperty("isStatedLate");
  });

  test("counts an anchor without an answer as unreachable", () => {
    const { verdict } = verifyBundle(bundle, { trust, chain: { kind: "answers", answers: [] } });
    expect(verdict).toBe("cannot_be_checked");
  });

  test("with several anchors takes the earliest final one", () => {
    const earlier = { ...anchor, blockTime: 1_755_000_000 };
    const both = { ...bundle, anchors: [...bundle.anchors, earlier] };
    expect(verifyBundle(both, { trust, chain: answers(both) }).provenTime).toBe(1_755_000_000);
    const one = {
      kind: "answers" as const,
      answers: [answers(both).answers[0], { state: "absent", reason: "" }],
    };
    expect(verifyBundle(both, { trust, chain: one as never }).verdict).toBe("not_valid");
  });

  test("with a public and a development anchor takes the public one", () => {
    const local = { ...anchor, chainId: 31337, blockTime: 1 };
    const both = { ...bundle, anchors: [local, anchor] };
    const anchors = [...trust.anchors, { chainId: 31337, contract: anchor.contract, sender: anchor.sender }];
    const verification = verifyBundle(both, { trust: { ...trust, anchors }, chain: answers(both) });
    expect(verification).toMatchObject({ timeStatedBy: "blockchain", provenTime: anchor.blockTime, anchor });
  });

  test("that is not valid has no proven time, however final its anchor", () => {
    const damaged = {
      ...bundle,
      sdJwt: `${bundle.sdJwt}${newDisclosure("title", "Mine", new Uint8Array(16))}~`,
    };
    const verification = verifyBundle(damaged, { trust, chain: answers(bundle) });
    expect(stateOf("anchor", verification)).toBe("passed");
    expect(verification).toMatchObject({ verdict: "not_valid", timeStatedBy: "registry" });
    expect(verification).not.toHaveProperty("provenTime");
    expect(verification).not.toHaveProperty("record");
  });

  test("stays the same leaf whatever it shows, and whatever is erased", () => {
    const certificate = registry.issue();
    fc.assert(
      fc.property(fc.subarray(["title", "creatorName", "file.1", "collaborator.1.email"]), (show) => {
        const partial = registry.bundle(certificate, { show });
        const verification = verifyBundle(partial, { trust });
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
    for (const hash of [sha256Of(content), sha256Of(content).toUpperCase()]) {
      const verification = verifyBundle(shown, { trust, document: { kind: "file", sha256: hash } });
      expect(stateOf("document", verification)).toBe(expected);
      expect(verification.verdict).toBe(expected === "passed" ? "valid" : "not_valid");
    }
  });
});

describe("a file of a work of several", () => {
  const hashOf = (number: number) => String(number).repeat(64);
  const claims = {
    title: "A summer by the sea",
    fileCount: 4,
    ...Object.fromEntries([1, 2, 3, 4].map((number) => [`file.${number}`, { sha256: hashOf(number) }])),
  };
  const all = ["title", "fileCount", "file.1", "file.2", "file.3", "file.4"];

  test.each<[string, string[], number, string, string]>([
    ["that is shown passes", ["fileCount", "file.2"], 2, "passed", "valid"],
    [
      "that is hidden may be one",
      ["fileCount", "file.2"],
      3,
      "file_may_be_hidden 4 1 3",
      "cannot_be_checked",
    ],
    [
      "of another work may be one",
      ["fileCount", "file.2"],
      9,
      "file_may_be_hidden 4 1 3",
      "cannot_be_checked",
    ],
    ["may be one of all hidden", ["title", "fileCount"], 1, "file_may_be_hidden 4 0 4", "cannot_be_checked"],
    [
      "may be one where the count is left out",
      ["file.3"],
      1,
      "file_may_be_hidden 3 1 2",
      "cannot_be_checked",
    ],
    ["is none of them where all are shown", all, 9, "document_not_in_record", "not_valid"],
  ])("%s", (_, show, number, expected, verdict) => {
    const shown = registry.bundle(registry.issue(claims), { show });
    const document = { kind: "file", sha256: hashOf(number) } as const;
    for (const anchored of [true, false]) {
      const given = { ...shown, ...(!anchored && { anchors: [] }) };
      const verification = verifyBundle(given, { trust, document });
      const check = verification.checks.find(({ id }) => id === "document");
      const { files, filesShown, filesHidden } = check?.evidence ?? {};
      const said = [check?.code ?? check?.state, files, filesShown, filesHidden].filter(Boolean).join(" ");
      expect(said).toBe(expected);
      expect(verification.verdict).toBe(verdict === "valid" && !anchored ? "valid_anchor_pending" : verdict);
    }
  });
});

describe("a certificate's PDF", () => {
  const sound = { state: "sound", certificateId: "RSF-000000005", signer: "Registry", signedAt: 7 } as const;

  test.each<[string, PdfSignature, string, string]>([
    ["signed for it passes", sound, "passed", "valid"],
    [
      "signed for another one fails",
      { ...sound, certificateId: "RSF-000000006" },
      "failed: pdf_of_other_certificate",
      "not_valid",
    ],
    [
      "that was refused fails, with the reason",
      { state: "refused", code: "pdf_changed", detail: "" },
      "failed: pdf_changed",
      "not_valid",
    ],
    [
      "that nobody is trusted to sign cannot be checked",
      { state: "no_root" },
      "not_checked: no_pdf_root",
      "cannot_be_checked",
    ],
    [
      "whose signer is perhaps one that can't be read cannot be checked",
      { state: "bad_root", place: 2, detail: "" },
      "not_checked: bad_trust",
      "cannot_be_checked",
    ],
  ])("%s", (_, signature, state, verdict) => {
    for (const anchored of [bundle, { ...bundle, anchors: [] }]) {
      const verification = verifyBundle(anchored, { trust, document: { kind: "pdf", signature } });
      expect(stateOf("document", verification)).toBe(state);
      expect([verdict, verdict === "valid" && "valid_anchor_pending"]).toContain(verification.verdict);
    }
  });

  test("says who signed, when by whose word, and that a time-stamp was not checked", () => {
    const document = { kind: "pdf", signature: { ...sound, hasTimeStamp: true } } as const;
    const { checks } = verifyBundle(bundle, { trust, document });
    const evidence = { signer: "Registry", signedAt: "7", timeStamp: "not_checked" };
    expect(checks.find(({ id }) => id === "document")?.evidence).toEqual(evidence);
  });
});

describe("a verifier of many certificates", () => {
  const many = makeRegistry();
  const certificates = Array.from({ length: 5 }, (_, number) => many.issue({ title: `Work ${number}` }));
  const bundles = certificates.map((certificate) => many.bundle(certificate));
  const files = bundles.map(formatBundle);

  test("says of each what is said of it alone", () => {
    const verify = createVerifier({ trust: many.trust });
    const document = { kind: "file", sha256: "00" } as const;
    for (const one of [...files, ...files]) {
      expect(verify(one)).toEqual(verifyCertificate(one, { trust: many.trust }));
      expect(verify(one, { document })).toEqual(verifyCertificate(one, { trust: many.trust, document }));
    }
  });

  test("checks the log's signature once for each checkpoint, and the record's of every certificate", () => {
    let ofLog = 0;
    let ofRecords = 0;
    const verify = createVerifier({
      trust: many.trust,
      primitives: {
        ...javaScript,
        verifyEd25519: (...one) => ++ofLog > 0 && javaScript.verifyEd25519(...one),
        verifyP256: (...one) => ++ofRecords > 0 && javaScript.verifyP256(...one),
      },
    });
    const earlier = certificates
      .slice(0, 2)
      .map((certificate) => formatBundle(many.bundle(certificate, { size: 4 })));
    for (const one of [...files, ...earlier]) expect(verify(one).verdict).toBe("valid");
    expect([ofLog, ofRecords]).toEqual([2, 7]);
  });

  test("takes no altered text for the one that it knows", () => {
    const [genuine, other] = bundles;
    if (!genuine || !other) throw new Error("no bundles");
    const verify = createVerifier({ trust: many.trust });
    expect(verify(formatBundle(genuine)).verdict).toBe("valid");
    const texts = ["tlogProof", "issuerJwks", "issuerKeysProof"] as const;
    fc.assert(
      fc.property(
        fc.constantFrom(...texts),
        fc.nat(),
        fc.constantFrom("A", "\n", " ", "é"),
        (name, at, letter) => {
          const place = at % (other[name].length + 1);
          const text = other[name].slice(0, place) + letter + other[name].slice(place + (at % 2));
          const altered = formatBundle({ ...other, [name]: text });
          expect(verify(altered)).toEqual(verifyCertificate(altered, { trust: many.trust }));
        },
      ),
      { numRuns: isLong ? 300 : 60 },
    );
  });

  test("keeps to its trust: another log, another key set and a later key set are refused still", () => {
    const verify = createVerifier({ trust: many.trust });
    const [genuine] = bundles;
    if (!genuine) throw new Error("no bundle");
    expect(verify(formatBundle(genuine)).verdict).toBe("valid");
    for (const other of [
      { ...genuine, log: bundle.log },
      { ...genuine, issuerKeysProof: bundle.issuerKeysProof },
      { ...genuine, issuerJwks: bundle.issuerJwks },
      { ...genuine, issuerKeysProof: genuine.tlogProof },
    ]) {
      const altered = formatBundle(other);
      expect(verify(altered)).toMatchObject({ verdict: "not_valid" });
      expect(verify(altered)).toEqual(verifyCertificate(altered, { trust: many.trust }));
    }
  });
});

describe("a verifier of one certificate", () => {
  const file = formatBundle(bundle);
  const chain = answers(bundle);
  const document = { kind: "file", sha256: Buffer.from(sha256(utf8("test"))).toString("hex") } as const;
  const other = { kind: "file", sha256: "00" } as const;
  const status: StatusEvidence = {
    state: "current",
    about: toBase64Url(sha256(parseSdJwt(bundle.sdJwt).jwt)),
    asOf: 1_760_000_500,
    statements: [],
    place: { origin: "", size: 0 },
    heading: "valid",
  };
  const course: AtHand[] = [
    {},
    { chain },
    { chain, status },
    { chain, status, document },
    { chain, document: other },
  ];

  test("proves the bundle once, and says of each given thing what one call says", () => {
    let ofLog = 0;
    let ofRecord = 0;
    const verify = verifierOf(file, {
      trust,
      primitives: {
        ...javaScript,
        verifyEd25519: (...one) => ++ofLog > 0 && javaScript.verifyEd25519(...one),
        verifyP256: (...one) => ++ofRecord > 0 && javaScript.verifyP256(...one),
      },
    });
    for (const atHand of [...course, ...course])
      expect(verify(atHand)).toEqual(verifyCertificate(file, { trust, ...atHand }));
    expect([ofLog, ofRecord]).toEqual([1, 1]);
    expect(course.map((atHand) => verify(atHand).verdict)).toEqual([
      "valid",
      "valid",
      "valid",
      "valid",
      "not_valid",
    ]);
  });

  test("refuses an altered bundle as one call does, whatever is given", () => {
    for (const altered of [
      { ...bundle, sdJwt: `${bundle.sdJwt}x~` },
      { ...bundle, tlogProof: "" },
      { ...bundle, issuerJwks: "{}" },
    ]) {
      const text = formatBundle(altered);
      const verify = verifierOf(text, { trust });
      for (const atHand of course) {
        expect(verify(atHand)).toMatchObject({ verdict: "not_valid" });
        expect(verify(atHand)).toEqual(verifyCertificate(text, { trust, ...atHand }));
      }
    }
  });
});

test("the log contains only hashes: the same work twice gives two unrelated leaves of the same form", () => {
  const [a, b] = [registry.issue(), registry.issue()];
  const leaves = [a, b].map(({ index }) => registry.entries[index] ?? new Uint8Array());
  expect(leaves.map((entry) => [entry.length, entry[0]])).toEqual([
    [33, 1],
    [33, 1],
  ]);
  const [first, second] = leaves.map((entry) => toBase64(leafHash(entry)));
  expect(first).not.toBe(second);
});
