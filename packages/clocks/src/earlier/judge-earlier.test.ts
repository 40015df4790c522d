import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  concat,
  formatBundle,
  fromHex,
  parseBundle,
  parseSdJwt,
  parseTlogProof,
  formatTlogProof,
  sha256,
  toHex,
  utf8,
} from "@colophon/proof";
import { makeBundle, makeRegistry } from "@colophon/testing/make-bundle";
import {
  blockOf,
  HEIGHT,
  proofsOf,
  revocationAt,
  testRules,
  tokenAbout,
  tokenOf,
} from "@colophon/testing/make-clock-evidence";
import { makeCertificate, makeToken, TIME_STAMPING } from "@colophon/testing/make-time-stamp-authority";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatExtra } from "../extra.ts";
import { type ExplorerAnswer, PUBLIC_CLOCKS, tokenOfResponse, timeStampResponse } from "../index.ts";
import { EARLIER_MAX_BYTES, prepareEarlier } from "./earlier-proof.ts";
import { type EarlierOptions, judgeEarlier, judgeNamed } from "./judge-earlier.ts";

const NOW = 1_790_000_000;
const YEAR = 365 * 86_400;
const file = utf8("A novel in three parts.");
const FILE = toHex(sha256(file));
const options: EarlierOptions = { now: NOW, rules: testRules };
const tsr = timeStampResponse(tokenAbout(file, NOW - 30 * 86_400));

const { proofs, header } = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../testdata/opentimestamps.json"), "utf8"),
) as { proofs: Record<string, string>; header: string };
const hello = fromHex(proofs["hello-world.txt"] ?? "");
const HELLO = toHex(sha256("Hello World!\n"));
const HELLO_HEIGHT = 358_391;

const explorer = (name: string, shown = header, tip = 900_000): ExplorerAnswer => ({
  explorer: `https://${name}.example`,
  hash: toHex(sha256(sha256(fromHex(shown))).toReversed()),
  header: fromHex(shown),
  tip,
});

async function reasonOf(bytes: Uint8Array, files = [FILE], given = options): Promise<string> {
  const judgement = await judgeEarlier(bytes, files, given);
  return judgement.state === "proven" ? "proven" : judgement.reason;
}

describe("a time-stamp", () => {
  test("says what its authority says, and that nobody was asked about its certificate", async () => {
    expect(await judgeEarlier(tsr, [FILE], options)).toEqual({
      state: "proven",
      by: { kind: "authority", operator: "Example Clock" },
      time: NOW - 30 * 86_400 + 1,
      isRevocationUnasked: true,
    });
  });

  test("travels as an authority’s whole answer", () => {
    const token = tokenOfResponse(tsr);
    expect(prepareEarlier(token, [FILE])).toEqual({ kind: "rfc3161", bytes: tsr });
    expect(prepareEarlier(tsr, [FILE])).toEqual({ kind: "rfc3161", bytes: tsr });
  });

  const root = makeCertificate({ name: "Other", kind: "p256", isAuthority: true });
  const signer = makeCertificate({ name: "Clock", kind: "p256", issuer: root, purposes: [TIME_STAMPING] });
  const made = (more: Partial<Parameters<typeof makeToken>[1]>) =>
    timeStampResponse(makeToken(file, { signer, genTime: NOW - 100, ...more }));
  test.each<[string, string, Uint8Array, readonly string[]]>([
    ["of_other_file", "of another file", tsr, ["00".repeat(32)]],
    ["other_hash", "over SHA-512", made({ imprintHash: "sha512" }), [FILE]],
    ["unknown_authority", "of an authority that nobody knows", made({}), [FILE]],
    ["not_genuine", "signed by a thief", made({ thief: root }), [FILE]],
    ["not_genuine", "from the future", timeStampResponse(tokenAbout(file, NOW + 7200)), [FILE]],
    ["unreadable", "cut off", tsr.subarray(0, 200), [FILE]],
    ["unreadable", "with a byte behind it", concat(tsr, Uint8Array.of(0)), [FILE]],
    ["too_large", "of more than 64 kB", concat(tsr, new Uint8Array(EARLIER_MAX_BYTES)), [FILE]],
  ])("is refused (%s): %s", async (reason, _, bytes, files) => {
    expect(await reasonOf(bytes, [...files])).toBe(reason);
  });

  test("whose authority has expired counts only where the record’s own proven time is older", async () => {
    const later = NOW + 300 * YEAR;
    expect(await reasonOf(tsr, [FILE], { ...options, now: later })).toBe("authority_expired");
    expect(await reasonOf(tsr, [FILE], { ...options, now: later, olderThan: NOW })).toBe("proven");
  });
});

describe("a proof for Bitcoin", () => {
  const ask = (...answers: ExplorerAnswer[]) => ({
    now: NOW,
    rules: PUBLIC_CLOCKS,
    ask: () => Promise.resolve(answers),
  });

  test("says nothing until it is compared", async () => {
    expect(await judgeEarlier(hello, [HELLO], { now: NOW })).toEqual({
      state: "waiting",
      reason: "not_looked_up",
      heights: [HELLO_HEIGHT],
    });
  });

  test("that is published leads to its real block, when two explorers show it", async () => {
    expect(await judgeEarlier(hello, [HELLO], ask(explorer("a"), explorer("b")))).toEqual({
      state: "proven",
      by: { kind: "bitcoin", height: HELLO_HEIGHT },
      time: Date.UTC(2015, 4, 28, 15, 41, 18) / 1000 + 7200,
    });
  });

  test("is the example of docs/format.md", () => {
    const format = readFileSync(join(import.meta.dirname, "../../../../docs/format.md"), "utf8");
    expect(format).toContain(
      `\`03ba204e50d126e4674c005e04d82e84c21366780af1f43bd54a37816b6ab340\`, the proof that opentimestamps-client publishes (\`packages/clocks/testdata/opentimestamps.json\`, ${hello.length} bytes) is named \`earlier.1\` \`{"kind":"ots","sha256":"${toHex(sha256(hello))}"}\``,
    );
    expect(HELLO).toBe("03ba204e50d126e4674c005e04d82e84c21366780af1f43bd54a37816b6ab340");
  });

  const easy = `${"00".repeat(79)}01`;
  test.each<[string, ExplorerAnswer[]]>([
    ["explorers_not_answered", []],
    ["explorers_not_answered", [explorer("a")]],
    ["explorers_not_answered", [explorer("a"), explorer("a")]],
    ["explorers_not_answered", [explorer("a"), { explorer: "https://b.example", failed: "429" }]],
    ["explorers_differ", [explorer("a"), explorer("b", easy)]],
    ["explorers_differ", [explorer("a", easy), explorer("b", easy)]],
    ["too_new", [explorer("a"), explorer("b", header, HELLO_HEIGHT + 5)]],
  ])("waits (%s) when explorers say so, case %#", async (reason, answers) => {
    expect(await reasonOf(hello, [HELLO], ask(...answers))).toBe(reason);
  });

  test("whose block has another root is refused", async () => {
    const { agreed } = blockOf(new Uint8Array(32).fill(3), NOW - 1000);
    const given = { now: NOW, rules: testRules, ask: () => Promise.resolve(agreed) };
    expect(await reasonOf(hello, [HELLO], given)).toBe("not_genuine");
  });

  test("is refused when it is of another file, pending, or by another hash", async () => {
    expect(await reasonOf(hello, [FILE])).toBe("of_other_file");
    const pending = fromHex(proofs["incomplete.txt"] ?? "");
    const digest = toHex(pending.subarray(33, 65));
    expect(await reasonOf(pending, [digest])).toBe("pending");
    const sha1 = hello.slice();
    sha1[32] = 0x02;
    expect(await reasonOf(sha1, [HELLO])).toBe("other_hash");
  });
});

describe("another Colophon’s bundle", () => {
  const { registry, certificate } = (() => {
    const made = makeRegistry();
    made.issue({ title: "Before" });
    const issued = made.issue({
      title: "A secret title",
      creatorName: "Somebody",
      "file.1": { sha256: FILE, name: "secret.txt" },
    });
    made.issue({ title: "Behind" });
    return { registry: made, certificate: issued };
  })();
  const at = NOW - YEAR;
  const plain = registry.bundle(certificate);
  const { checkpoint } = parseTlogProof(plain.tlogProof);
  const empty = { rfc3161: [], ocsp: [], ots: [], bitcoin: [] };
  const bundleWith = (extra: Partial<Parameters<typeof formatExtra>[0]>) =>
    utf8(
      formatBundle({
        ...plain,
        tlogProof: formatTlogProof({
          ...parseTlogProof(plain.tlogProof),
          extra: formatExtra({ ...empty, ...extra }),
        }),
      }),
    );

  test("counts by its clocks, and brings no word but the file’s fingerprint", async () => {
    const bytes = bundleWith({ rfc3161: [tokenOf(checkpoint, at)], ocsp: [revocationAt(at + 60)] });
    expect(await judgeEarlier(bytes, [FILE], options)).toEqual({
      state: "proven",
      by: { kind: "authority", operator: "Example Clock" },
      time: at + 1,
    });
    const kept = prepareEarlier(bytes, [FILE]);
    const { sdJwt } = parseBundle(kept.bytes);
    expect(sdJwt.split("~")).toHaveLength(3);
    expect(Buffer.from(sdJwt.split("~")[1] ?? "", "base64url").toString()).toContain(FILE);
    expect(prepareEarlier(kept.bytes, [FILE])).toEqual(kept);
  });

  test("by a block of Bitcoin, once it is compared", async () => {
    const { upgraded, merkleRoot } = proofsOf(checkpoint);
    const { headers, agreed } = blockOf(merkleRoot, at);
    const bytes = bundleWith({ ots: [upgraded], bitcoin: [{ height: HEIGHT, headers }] });
    expect(await judgeEarlier(bytes, [FILE], options)).toMatchObject({ state: "waiting", heights: [HEIGHT] });
    expect(await judgeEarlier(bytes, [FILE], { ...options, ask: () => Promise.resolve(agreed) })).toEqual({
      state: "proven",
      by: { kind: "bitcoin", height: HEIGHT },
      time: at + 7200,
    });
  });

  test("says when nobody was asked about an authority, and refuses a revoked one", async () => {
    const token = tokenOf(checkpoint, at);
    expect(await judgeEarlier(bundleWith({ rfc3161: [token] }), [FILE], options)).toMatchObject({
      state: "proven",
      isRevocationUnasked: true,
    });
    const revoked = revocationAt(NOW - 60, { at: at + 10, reason: 1 });
    expect(await reasonOf(bundleWith({ rfc3161: [token], ocsp: [revoked] }))).toBe("no_clock");
  });

  test("is refused without a clock, of another file, with a forged fingerprint, and out of its log", async () => {
    expect(await reasonOf(utf8(formatBundle(plain)))).toBe("no_clock");
    expect(await reasonOf(utf8(formatBundle(makeBundle().bundle)))).toBe("of_other_file");
    const { bundle } = makeBundle();
    const other = {
      ...plain,
      sdJwt: [parseSdJwt(bundle.sdJwt).jwt, ...plain.sdJwt.split("~").slice(1)].join("~"),
    };
    expect(await reasonOf(utf8(formatBundle(other)))).toBe("not_genuine");
    const moved = bundleWith({ rfc3161: [tokenOf(checkpoint, at)] });
    const parsed = parseBundle(moved);
    const proof = parseTlogProof(parsed.tlogProof);
    const elsewhere = { ...parsed, tlogProof: formatTlogProof({ ...proof, index: 3 }) };
    expect(await reasonOf(utf8(formatBundle(elsewhere)))).toBe("not_genuine");
  });
});

describe("a proof that a record names", () => {
  const named = { kind: "rfc3161", sha256: toHex(sha256(tsr)), files: [FILE] };

  test("has to be that one", async () => {
    expect(await judgeNamed(tsr, named, options)).toMatchObject({ state: "proven" });
    const others = [
      { ...named, sha256: FILE },
      { ...named, kind: "ots" },
    ];
    for (const other of others)
      expect(await judgeNamed(tsr, other, options)).toMatchObject({ state: "refused", reason: "not_named" });
  });
});

test("anything at all is judged or refused, and nothing throws", async () => {
  const beginning = fc.constantFrom(new Uint8Array(), hello.subarray(0, 33), Uint8Array.of(0x30), utf8("{"));
  await fc.assert(
    fc.asyncProperty(beginning, fc.uint8Array({ maxLength: 300 }), async (start, rest) => {
      expect(await reasonOf(concat(start, rest))).not.toBe("proven");
    }),
    { numRuns: 300 },
  );
  const whole: [Uint8Array, string][] = [
    [tsr, FILE],
    [hello, HELLO],
  ];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...whole),
      fc.nat(),
      fc.nat(255),
      async ([bytes, about], place, value) => {
        const changed = bytes.slice();
        changed[place % changed.length] = value;
        await judgeEarlier(changed, [about], options);
      },
    ),
    { numRuns: 500 },
  );
});
