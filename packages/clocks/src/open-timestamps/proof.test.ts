import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { concat, fromHex, parseTlogProof, sha256, toHex } from "@colophon/proof";
import { makeRegistry } from "@colophon/testing/make-bundle";
import { isMissing } from "@colophon/testing/run-tool";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { headerOf, readHeaders } from "../bitcoin/header.ts";
import { BITCOIN_FLOORS } from "../bitcoin/work-floors.ts";
import { Refusal } from "../refusal.ts";
import { stampedDigest } from "../stamped.ts";
import { attestationsOf, proofOfCheckpoint, proofOfRecord } from "./lead-to.ts";
import { apply, type MessageOperation } from "./operation.ts";
import { type Attestation, type DetachedProof, MAGIC, type Timestamp } from "./proof.ts";
import { parseDetachedProof, parseTimestamp } from "./read-proof.ts";
import { formatDetachedProof, formatTimestamp } from "./write-proof.ts";

const examples = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../testdata/opentimestamps.json"), "utf8"),
) as { proofs: Record<string, string>; header: string };
const hello = parseDetachedProof(fromHex(examples.proofs["hello-world.txt"] ?? ""));

function reasonOf(attempt: () => unknown): string {
  try {
    attempt();
    return "accepted";
  } catch (error) {
    if (error instanceof Refusal) return error.reason;
    throw error;
  }
}

describe("published examples", () => {
  test.each(Object.entries(examples.proofs))("%s is read, and written as it was", (_, hex) => {
    expect(toHex(formatDetachedProof(parseDetachedProof(fromHex(hex))))).toBe(hex);
  });

  test("“Hello World!” leads to block 358391 of Bitcoin, whose header is real", () => {
    expect(toHex(hello.digest)).toBe(toHex(sha256("Hello World!\n")));
    const [found, ...others] = attestationsOf(hello);
    expect(others).toEqual([]);
    expect(found?.attestation).toEqual({ kind: "bitcoin", height: 358_391 });
    const [header] = readHeaders(fromHex(examples.header), BITCOIN_FLOORS);
    expect(header).toMatchObject({
      merkleRoot: found?.message,
      time: Date.UTC(2015, 4, 28, 15, 41, 18) / 1000,
      hash: "000000000000000003e892881a8cdcdc117c06d444057c98b6f04a9ee75a2319",
    });
    expect(reasonOf(() => headerOf(found?.message ?? new Uint8Array(), header ? [header] : []))).toBe(
      "bad_headers",
    );
  });

  test("what was pending names its calendars, and what is unknown is kept", () => {
    const kinds = (name: string) =>
      attestationsOf(parseDetachedProof(fromHex(examples.proofs[name] ?? ""))).map(
        ({ attestation }) => attestation,
      );
    const alice = "https://alice.btc.calendar.opentimestamps.org";
    const bob = "https://bob.btc.calendar.opentimestamps.org";
    expect(kinds("two-calendars.txt")).toEqual([
      { kind: "pending", uri: alice },
      { kind: "pending", uri: bob },
    ]);
    expect(kinds("known-and-unknown-notary.txt").map(({ kind }) => kind)).toEqual(["pending", "unknown"]);
  });
});

// What other programs read, as trees of any form.
const bytes = (max: number) => fc.uint8Array({ minLength: 1, maxLength: max });
const attestation: fc.Arbitrary<Attestation> = fc.oneof(
  fc.stringMatching(/^https:\/\/[a-z.]{1,20}$/).map((uri) => ({ kind: "pending" as const, uri })),
  fc.nat().map((height) => ({ kind: "bitcoin" as const, height })),
  fc
    .uint8Array({ maxLength: 40 })
    .map((payload) => ({ kind: "unknown" as const, tag: new Uint8Array(8).fill(9), payload })),
);
const operation: fc.Arbitrary<MessageOperation> = fc.oneof(
  bytes(40).map((argument): MessageOperation => ({ tag: 0xf0, argument })),
  bytes(40).map((argument): MessageOperation => ({ tag: 0xf1, argument })),
  fc
    .constantFrom(...([0xf2, 0xf3, 0x02, 0x03, 0x08, 0x67] as const))
    .map((tag): MessageOperation => ({ tag })),
);
const attestations = (minLength: number) =>
  fc.uniqueArray(attestation, { minLength, maxLength: 2, selector: (one) => JSON.stringify(one) });
const { tree } = fc.letrec<{ tree: Timestamp; leaf: Timestamp; node: Timestamp }>((tie) => ({
  tree: fc.oneof({ maxDepth: 5 }, tie("leaf"), tie("node")),
  leaf: fc.record({ attestations: attestations(1), steps: fc.constant([]) }),
  node: fc.record({
    attestations: attestations(0),
    steps: fc.uniqueArray(fc.record({ operation, next: tie("tree") }), {
      minLength: 1,
      maxLength: 2,
      selector: (one) => JSON.stringify(one.operation),
    }),
  }),
}));
const proof: fc.Arbitrary<DetachedProof> = fc.record({
  digest: fc.uint8Array({ minLength: 32, maxLength: 32 }),
  timestamp: tree,
});

describe("any tree", () => {
  test("is read as it was written", () => {
    fc.assert(
      fc.property(proof, (one) => {
        const written = formatDetachedProof(one);
        expect(formatDetachedProof(parseDetachedProof(written))).toEqual(written);
        const leads = ({ attestation: found, message }: ReturnType<typeof attestationsOf>[number]) =>
          `${JSON.stringify(found)} ${toHex(message)}`;
        expect(attestationsOf(parseDetachedProof(written)).map(leads).toSorted()).toEqual(
          attestationsOf(one).map(leads).toSorted(),
        );
      }),
    );
  });

  test("that was changed is refused or read, and never anything else", () => {
    fc.assert(
      fc.property(proof, fc.nat(), fc.nat(255), (one, place, value) => {
        const written = formatDetachedProof(one);
        written[place % written.length] = value;
        reasonOf(() => parseDetachedProof(written));
      }),
      { numRuns: 1000 },
    );
    fc.assert(fc.property(fc.uint8Array(), (any) => reasonOf(() => parseTimestamp(any, any)) !== ""));
  });

  test("cut off anywhere is refused, and with a byte behind it", () => {
    const written = formatDetachedProof(hello);
    for (let end = 0; end < written.length; end++)
      expect(reasonOf(() => parseDetachedProof(written.subarray(0, end)))).toBe("unreadable");
    expect(reasonOf(() => parseDetachedProof(Uint8Array.of(...written, 0)))).toBe("unreadable");
  });
});

describe("what is too large, too deep or odd is refused:", () => {
  const end = fromHex("000588960d73d719010101");
  const many = (count: number, part: string) => concat(fromHex(part.repeat(count)), end);
  const uri = (text: string) => {
    const payload = concat(Uint8Array.of(text.length), Buffer.from(text));
    return concat(fromHex("0083dfe30d2ef90c8e"), Uint8Array.of(payload.length), payload);
  };
  test.each<[string, Uint8Array]>([
    ["256 steps", many(256, "08")],
    ["a message of more than 4,096 bytes", many(8, "f3")],
    ["an empty argument", concat(fromHex("f000"), end)],
    ["an argument of more than 4,096 bytes", concat(fromHex("f08120"), new Uint8Array(4097), end)],
    ["an unknown operation", many(1, "09")],
    ["an address with a query", uri("https://a?b")],
    ["an address with a user", uri("https://a@b")],
    ["a number without end", concat(fromHex("f0"), new Uint8Array(20).fill(0xff))],
    ["an attestation with something behind its height", fromHex("000588960d73d71901020100")],
    ["4,097 steps, however flat", concat(fromHex("ff08000588960d73d719010101".repeat(4096)), many(1, "08"))],
  ])("%s", (_, given) => {
    expect(reasonOf(() => parseTimestamp(given, new Uint8Array(32)))).toBe("unreadable");
  });

  test("but not what is just below", () => {
    for (const given of [many(255, "08"), many(7, "f3"), uri("https://a.example/b")])
      expect(reasonOf(() => parseTimestamp(given, new Uint8Array(32)))).toBe("accepted");
  });

  test.each([
    ["another version", concat(MAGIC, fromHex("0208"), new Uint8Array(32), end)],
    ["a digest by SHA-1", concat(MAGIC, fromHex("0102"), new Uint8Array(20), end)],
  ])("%s", (_, given) => {
    expect(reasonOf(() => parseDetachedProof(given))).toBe("unreadable");
  });
});

describe("from a record", () => {
  const makeStamped = (size: number) => {
    const registry = makeRegistry();
    const certificates = Array.from({ length: size - 1 }, (_, i) => registry.issue({ title: `Work ${i}` }));
    const checkpoint = registry.checkpoint();
    const stamped: DetachedProof = {
      digest: stampedDigest(checkpoint),
      timestamp: { attestations: [{ kind: "bitcoin", height: 900_000 }], steps: [] },
    };
    return { registry, certificates, checkpoint, stamped };
  };

  test("to what was stamped, in trees of every form", () => {
    for (let size = 2; size <= 34; size++) {
      const { registry, certificates, checkpoint, stamped } = makeStamped(size);
      for (const { jwt, index } of certificates) {
        const found = attestationsOf(proofOfRecord(jwt, registry.tlogProof(index), stamped));
        expect(found).toEqual([
          { attestation: { kind: "bitcoin", height: 900_000 }, message: stampedDigest(checkpoint) },
        ]);
      }
      const text = checkpoint.slice(0, checkpoint.indexOf("\n\n") + 1);
      const ofText = proofOfCheckpoint(checkpoint, stamped);
      expect(ofText.digest).toEqual(sha256(text));
      expect(attestationsOf(ofText)[0]?.message).toEqual(stampedDigest(checkpoint));
    }
  });

  test("only one that is in the log", () => {
    const { registry, certificates, stamped } = makeStamped(9);
    const [first, second] = certificates;
    const tlogProof = registry.tlogProof(second?.index ?? 0);
    expect(() => proofOfRecord(first?.jwt ?? "", tlogProof, stamped)).toThrow("root_mismatch");
    expect(parseTlogProof(tlogProof).index).toBe(2);
  });

  // Debian's python3-opentimestamps: the reference library, with the operations of everybody's `ots`.
  describe.skipIf(isMissing("/usr/lib/python3/dist-packages/opentimestamps"))("python-opentimestamps", () => {
    const read = (given: Uint8Array) => {
      const program = join(import.meta.dirname, "../../test/read-ots.py");
      const { status, stdout, stderr } = spawnSync("/usr/bin/python3", [program], {
        input: given,
        encoding: "utf8",
      });
      return status === 0 ? (JSON.parse(stdout) as { digest: string; found: [string, string][] }) : stderr;
    };

    test("walks from each record to the attestation", () => {
      const { registry, certificates, checkpoint, stamped } = makeStamped(11);
      for (const { jwt, index } of certificates) {
        const written = formatDetachedProof(proofOfRecord(jwt, registry.tlogProof(index), stamped));
        expect(read(written)).toEqual({
          digest: toHex(sha256(jwt)),
          found: [["bitcoin 900000", toHex(stampedDigest(checkpoint))]],
          same: true,
        });
      }
    });

    test("reads and writes any tree as we do, and refuses what we refuse", () => {
      fc.assert(
        fc.property(proof, (one) => {
          const written = formatDetachedProof(one);
          expect(read(written)).toMatchObject({ digest: toHex(one.digest), same: true });
        }),
        { numRuns: 15 },
      );
      const good = formatDetachedProof(hello);
      for (const bad of [good.subarray(0, -1), Uint8Array.of(...good, 0), good.subarray(1), good.with(65, 9)])
        expect([typeof read(bad), reasonOf(() => parseDetachedProof(bad))]).toEqual(["string", "unreadable"]);
    });
  });
});

test("operations are what the reference library makes of them", () => {
  const message = Buffer.from("abc");
  const results = ([0x02, 0x03, 0x08, 0x67, 0xf2, 0xf3] as const).map((tag) =>
    toHex(apply({ tag }, message)),
  );
  expect(results).toEqual([
    "a9993e364706816aba3e25717850c26c9cd0d89d",
    "8eb208f7e05d987a9b044a8e98c6b087f15a0bfc",
    "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    "4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45",
    "636261",
    "363136323633",
  ]);
  expect(formatTimestamp({ attestations: [{ kind: "bitcoin", height: 300 }], steps: [] })).toEqual(
    fromHex("000588960d73d7190102ac02"),
  );
});
