import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type Bundle,
  formatBundle,
  type PreviousLog,
  sha256,
  toBase64Url,
  toHex,
  type Trust,
  utf8,
} from "../../src/index.ts";
import {
  carryOver,
  carryOverTwice,
  type CarriedOver,
  SECOND_END,
  SUCCESSOR_TIME,
  THIRD_TIME,
} from "@colophon/testing/carry-over";
import { forgeries, forgeriesFolder } from "@colophon/testing/forgeries";
import { makeBundle, makeRegistry, sampleClaims } from "@colophon/testing/make-bundle";
import { HEAD_TIME, makeSaid, makeStatus, type Saying } from "@colophon/testing/make-status";
import { withEvidence } from "@colophon/testing/with-evidence";
import { isMissing, requireTool, run as build } from "@colophon/testing/run-tool";
import { makeStatedLate, statedLateCases } from "../stated-late-cases.ts";
import { batchVectorsFile, readBatchVectors } from "../batch-vectors.ts";
import { prefixVectorsFile, readPrefixVectors } from "../prefix-vectors.ts";
import { writeLog } from "./write-log.ts";

// Debian's golang-go and golang-golang-x-mod-dev bring a transparency log of other people: the one behind sum.golang.org.
// The program in ./go checks our logs and bundles with it, and with the cryptography of Go's standard library.

const folder = mkdtempSync(join(tmpdir(), "colophon-go-"));
const goEnvironment = {
  ...process.env,
  GO111MODULE: "off",
  GOPATH: "/usr/share/gocode",
  GOFLAGS: "",
  GOCACHE: join(folder, "cache"),
};
const library = "/usr/share/gocode/src/golang.org/x/mod";

afterAll(() => rmSync(folder, { recursive: true }));

describe.skipIf(isMissing("go", library))("Go, which knows nothing of Colophon,", () => {
  const program = join(folder, "third-party");
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(program, args, { encoding: "utf8" });
    return { status, stdout, stderr };
  };

  beforeAll(() => {
    requireTool(library);
    const { status, output } = build("go", ["build", "-o", program, "./go"], {
      env: goEnvironment,
      cwd: import.meta.dirname,
    });
    if (status !== 0) throw new Error(output);
  });

  describe("checks a log and", () => {
    const log = join(folder, "log");

    beforeAll(() => {
      // Around full tiles, and large enough for a tile of level 2; every leaf's proof in the small trees.
      const sizes = [1, 2, 3, 7, 8, 255, 256, 257, 600, 65_535, 65_536, 66_000];
      writeLog(log, sizes, (size) => (size < 300 ? 1 : size < 1000 ? 13 : 4099));
    });

    test("accepts the verifier key, every checkpoint, tile, entry, inclusion and consistency proof", () => {
      const stdout = "checkpoints 12, inclusion proofs 885, consistency proofs 11\n";
      expect(run("log", log)).toEqual({ status: 0, stdout, stderr: "" });
    });

    test.each([
      ["a verifier key", "vkey"],
      ["a checkpoint", "checkpoint/256"],
      ["a leaf tile", "tile/0/000"],
      ["an upper tile", "tile/1/000"],
      ["a partial tile", "tile/0/000.p/7"],
      ["an entry", "tile/entries/000"],
      ["an inclusion proof", "proof/600/13.tlog-proof"],
      ["a consistency proof", "consistency/257-600"],
    ])("refuses one changed bit in %s", (_, path) => {
      const original = readFileSync(join(log, path));
      const changed = Buffer.from(original);
      const at = Math.floor(changed.length * 0.4);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      writeFileSync(join(log, path), changed);
      const { status, stdout } = run("log", log);
      writeFileSync(join(log, path), original);
      expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    });
  });

  test("computes the prefix trees of the vectors and judges every proof as we do", () => {
    const { trees, refused } = readPrefixVectors();
    const proofs = trees.flatMap((tree) => tree.proofs).length;
    const stdout = `trees ${trees.length}, proofs ${proofs}, refused ${refused.length}\n`;
    expect(run("prefix", prefixVectorsFile)).toEqual({ status: 0, stdout, stderr: "" });
  });

  test("judges a wallet's signature for several works as we do", () => {
    const { cases } = readBatchVectors();
    // It leaves out a wallet's signature of one record.
    const judged = cases.filter(({ claims }) => claims["walletSignature"] === undefined);
    const count = (wanted: string) => judged.filter(({ state }) => state === wanted).length;
    const states = ["valid", "incomplete", "invalid", "absent"].map((state) => `${state} ${count(state)}`);
    expect(run("wallet", batchVectorsFile)).toEqual({
      status: 0,
      stdout: `${states.join(", ")}\n`,
      stderr: "",
    });
  });

  describe("checks a status and", () => {
    const said = makeSaid([
      { kind: "disputed", by: "claimant", claims: { text: "It is mine." } },
      { kind: "withdrawn", by: "registrant" },
    ]);
    const { status, bundle, registry } = said;
    const [first, second] = status.statements;
    if (!first || !second) throw new Error("two statements");
    const check = (given: object, of: { bundle: Bundle; registry: { trust: Trust } } = said) => {
      writeFileSync(join(folder, "status"), JSON.stringify(given));
      writeFileSync(join(folder, "bundle"), formatBundle(of.bundle));
      writeFileSync(join(folder, "trust"), JSON.stringify(of.registry.trust));
      return run("status", ...["status", "bundle", "trust"].map((name) => join(folder, name)));
    };

    test("finds what was said, and when", () => {
      const { status: code, stdout, stderr } = check(status);
      expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
      const found = {
        asOf: HEAD_TIME,
        said: ["disputed by claimant", "withdrawn by registrant"],
        withheld: "nothing",
        lost: [],
      };
      expect(JSON.parse(stdout)).toEqual(found);
    });

    describe("of the log after the certificate's", () => {
      const carried: Saying[] = [{ kind: "disputed", by: "claimant", claims: { text: "It is mine." } }];
      const later: Saying[] = [{ kind: "noted", by: "registry", claims: { text: "A note" } }];
      const partly = carryOver({ carried, lost: [{ kind: "withdrawn", by: "registrant" }], later });
      const checkCarried = (of: CarriedOver, given: object = of.status) =>
        check(given, { bundle: of.bundle, registry: of });
      const { previous } = partly.status;

      test("finds what was said in both, and of when nobody knows", () => {
        const { stdout, stderr } = checkCarried(partly);
        expect(stderr).toBe("");
        expect(JSON.parse(stdout)).toEqual({
          asOf: SUCCESSOR_TIME,
          said: ["disputed by claimant", "noted by registry"],
          withheld: "nothing",
          lost: [HEAD_TIME, HEAD_TIME + 500],
        });
        const wholly = carryOver({ carried, later });
        expect(JSON.parse(checkCarried(wholly).stdout)).toMatchObject({ lost: [] });
      });

      test.each<[string, object, string]>([
        ["one without the log before", { previous: undefined }, "no consistency"],
        ["one of another certificate", { previous: said.status }, "another certificate"],
        [
          "one that leaves a statement out",
          { previous: { ...previous, statements: [] } },
          "a later statement",
        ],
        ["one that carries less over", { statements: [] }, "is not carried over"],
      ])("refuses %s", (_, change, reason) => {
        const { status: code, stderr } = checkCarried(partly, { ...partly.status, ...change });
        expect(code).toBe(1);
        expect(stderr).toContain(reason);
      });

      test("finds what was said in three logs, and both times of which nobody knows", () => {
        const withdrawn: Saying = { kind: "withdrawn", by: "registrant" };
        const twice = carryOverTwice({
          carried,
          lost: [withdrawn],
          later,
          lostAgain: [withdrawn],
          last: [withdrawn],
        });
        const { stdout, stderr } = checkCarried(twice);
        expect(stderr).toBe("");
        expect(JSON.parse(stdout)).toEqual({
          asOf: THIRD_TIME,
          said: ["disputed by claimant", "noted by registry", "withdrawn by registrant"],
          withheld: "nothing",
          lost: [HEAD_TIME, HEAD_TIME + 500, SUCCESSOR_TIME, SECOND_END],
        });
        const { previous: ofSecond } = twice.status;
        const without = { ...twice.status, previous: ofSecond?.previous };
        expect(checkCarried(twice, without).stderr).toContain("unknown issuer key");
        const shorter = { ...twice.status, previous: { ...ofSecond, previous: undefined } };
        expect(checkCarried(twice, shorter).stderr).toContain("not of the log before");
        // Where nothing was said, what is left out is missed.
        const silent = carryOverTwice({ lostAgain: [withdrawn] });
        const ofFirst = { ...silent.status, previous: silent.before.previous };
        expect(JSON.parse(checkCarried(silent, ofFirst).stdout)).toMatchObject({
          lost: [HEAD_TIME + 500, SECOND_END],
        });
      });

      test("refuses a new statement by a key of the log that has ended", () => {
        const thief = carryOver({ carried: [], later: [] });
        const stolen = carryOver({ carried, later, issuerOfLater: "old" });
        expect(checkCarried(thief).status).toBe(0);
        expect(checkCarried(stolen).stderr).toContain("unknown issuer key");
      });
    });

    describe("of a record that names a wallet", () => {
      const walletAddress = `0x${"17".repeat(20)}`;
      const silent: Saying = {
        kind: "transferred",
        by: "registrant",
        claims: { to: "Grace" },
        withhold: ["to"],
      };
      const erased = (claims: Record<string, unknown> = {}): Saying => ({
        kind: "erased",
        by: "registry",
        claims,
      });

      test.each<[string, Saying[], boolean]>([
        [
          "with its signature",
          [{ ...silent, claims: { walletAddress, walletSignature: "signed" }, withhold: [] }],
          true,
        ],
        ["of a registrant who was erased", [silent, erased()], true],
        ["of a successor who was erased", [silent, erased({ transfer: 0 })], true],
        ["without a word why", [silent], false],
        ["of another's erasure", [silent, erased({ collaborator: 1 })], false],
        ["of another successor", [silent, erased({ transfer: 1 })], false],
        ["of who was erased before", [erased(), silent], false],
        [
          "with a hidden reason",
          [silent, { ...erased({ collaborator: 1 }), withhold: ["collaborator"] }],
          false,
        ],
        ["that shows a word", [{ ...silent, withhold: [] }, erased()], false],
      ])("judges a statement %s", (_, sayings, isRight) => {
        const of = makeSaid(sayings, { title: "The work", walletAddress });
        const { status: code, stderr } = check(of.status, of);
        expect({ code, stderr }).toEqual(
          isRight ? { code: 0, stderr: "" } : { code: 1, stderr: "not signed by the wallet\n" },
        );
      });
    });

    test.each<[string, Saying[], string]>([
      [
        "mere words",
        [{ kind: "disputed", by: "claimant", claims: { text: "x" }, withhold: ["text"] }],
        "nothing",
      ],
      [
        "a value",
        [{ kind: "transferred", by: "registrant", claims: { to: "Grace" }, withhold: ["to"] }],
        "a value",
      ],
      [
        "a value, and an erasure that says why",
        [
          { kind: "transferred", by: "registrant" },
          { kind: "corrected", by: "successor", claims: { fields: {} }, withhold: ["fields"] },
          { kind: "erased", by: "registry", claims: { transfer: 0 } },
        ],
        "a value, and why",
      ],
      [
        "a value, and a block that says why",
        [
          { kind: "corrected", by: "registrant", claims: { fields: {} }, withhold: ["fields"] },
          { kind: "blocked", by: "registry", claims: { text: "x" } },
        ],
        "a value, and why",
      ],
      [
        "what decides",
        [{ kind: "declined", by: "collaborator", claims: { collaborator: 1 }, withhold: ["collaborator"] }],
        "",
      ],
      [
        "what decides, behind mere words",
        [
          {
            kind: "disputed",
            by: "claimant",
            claims: { text: "x", certificate: "RSF-ABCDEFGHJ" },
            withhold: ["text", "certificate"],
          },
        ],
        "",
      ],
    ])("finds %s withheld, as we do", (_, sayings, withheld) => {
      const of = makeSaid(sayings);
      const { status: code, stdout, stderr } = check(of.status, of);
      const found = code === 0 ? (JSON.parse(stdout) as { withheld: string }).withheld : stderr;
      expect(found).toBe(withheld || "something that decides is not shown\n");
    });

    test.each<[string, object, string]>([
      ["a statement left out", { statements: [first] }, "a later statement"],
      ["all of them left out", { statements: [] }, "a later statement"],
      ["two in another order", { statements: [second, first] }, "inclusion"],
      ["one twice", { statements: [first, first, second] }, "out of order"],
      ["another absence", { absence: first.prefixProof }, "a later statement"],
      [
        "another prefix proof",
        { statements: [{ ...first, prefixProof: second.prefixProof }] },
        "not in the head",
      ],
      ["no key set", { issuerKeys: [] }, "the key is not logged"],
      ["another size", { consistency: { ...status.consistency, from: 3 } }, "another size"],
      ["another certificate", { about: toBase64Url(new Uint8Array(32)) }, "another certificate"],
      [
        "a checkpoint that is not closed",
        makeStatus(registry, said.certificate, said.logged, bundle, { size: registry.entries.length - 1 }),
        "not a head",
      ],
    ])("refuses %s", (_, change, reason) => {
      const { status: code, stdout, stderr } = check({ ...status, ...change });
      expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
      expect(stderr).toContain(reason);
    });
  });

  describe("checks a bundle and", () => {
    const { registry, bundle } = makeBundle();
    const check = (given: Bundle, trust: Trust = registry.trust) => {
      writeFileSync(join(folder, "bundle"), formatBundle(given));
      writeFileSync(join(folder, "trust"), JSON.stringify(trust));
      return run("bundle", join(folder, "bundle"), join(folder, "trust"));
    };

    test("finds what the record shows", () => {
      const { status, stdout, stderr } = check(bundle);
      expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
      const found = { certificateId: "RSF-000000005", index: 5, size: 12, claims: sampleClaims };
      expect(JSON.parse(stdout)).toEqual(found);
    });

    test("finds the same beside all the evidence and witnesses that a proof may have", () => {
      const { status, stderr } = check(withEvidence(bundle));
      expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    });

    test("finds nothing wrong with a record that names earlier proofs of its file", () => {
      const earlier = { kind: "ots", sha256: "ab".repeat(32) };
      const other = makeRegistry();
      const given = other.bundle(other.issue({ ...sampleClaims, "earlier.1": earlier }));
      const { status, stderr } = check(given, other.trust);
      expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    });

    test("finds the file of a work among those shown, and calls none that may be hidden another's", () => {
      const several = makeRegistry();
      const content = (number: number) => `plate ${number}`;
      const claims = Object.fromEntries(
        [1, 2, 3].map((number) => [`file.${number}`, { sha256: toHex(sha256(utf8(content(number)))) }]),
      );
      const certificate = several.issue({ title: "Three plates", fileCount: 3, ...claims });
      const of = (text: string, show?: string[]) => {
        check(several.bundle(certificate, show && { show }), several.trust);
        writeFileSync(join(folder, "file"), text);
        return run("bundle", ...["bundle", "trust", "file"].map((name) => join(folder, name)));
      };
      const some = ["title", "fileCount", "file.1"];
      expect(of(content(1), some)).toMatchObject({ status: 0, stderr: "" });
      for (const text of [content(2), "none of them"])
        expect(of(text, some)).toMatchObject({
          status: 2,
          stderr:
            "this file is not among the files shown (1 of 3): the rest (2) is hidden, and this file may be part of it\n",
        });
      expect(of("none of them")).toMatchObject({
        status: 1,
        stderr: "this file is not registered under this certificate\n",
      });
    });

    test.each(statedLateCases)("says of a record $what whether it is stated late", (given) => {
      const { bundle: dated, trust } = makeStatedLate(given);
      const { status, stdout } = check(dated, trust);
      expect(status).toBe(0);
      expect("isStatedLate" in JSON.parse(stdout)).toBe(given.isStatedLate);
    });

    test.each(forgeries)("makes of $file with $trust what we make of it", ({ file, trust, verdict }) => {
      const { status } = run("bundle", join(forgeriesFolder, file), join(forgeriesFolder, trust));
      // A bundle inside a PDF is for others to find.
      const isValid = verdict.startsWith("valid") && file.endsWith(".json");
      expect(status).toBe(isValid ? 0 : 1);
    });

    test.each([
      ["a deep file", "[".repeat(65) + "]".repeat(65), "nested too deep"],
      ["a number of two spellings", '{"format":1e3}', "has the number 1e3"],
      ["another member", JSON.stringify({ ...bundle, more: 1 }), "with other members"],
      ["a bundle that is too long", `${formatBundle(bundle)}${" ".repeat(2 ** 20)}`, "too long"],
    ])("refuses %s", (_, text, reason) => {
      writeFileSync(join(folder, "bundle"), text);
      writeFileSync(join(folder, "trust"), JSON.stringify(registry.trust));
      const { status, stderr } = run("bundle", join(folder, "bundle"), join(folder, "trust"));
      expect(status).toBe(1);
      expect(stderr).toContain(reason);
    });

    const other = makeBundle();
    const [jwt = "", ...disclosures] = bundle.sdJwt.split("~");
    const [, otherField] = other.bundle.sdJwt.split("~");
    test.each<[string, Partial<Bundle>, string]>([
      ["another registry's record", { sdJwt: other.bundle.sdJwt }, "unknown issuer key"],
      ["another record's field", { sdJwt: [jwt, otherField, ""].join("~") }, "unreferenced"],
      ["a field twice", { sdJwt: [jwt, disclosures[0], ...disclosures].join("~") }, "disclosure"],
      ["another index", { tlogProof: bundle.tlogProof.replace("index 5", "index 6") }, "inclusion"],
      ["another log", { tlogProof: other.bundle.tlogProof }, "checkpoint"],
      ["another key set", { issuerJwks: other.bundle.issuerJwks }, "inclusion"],
      ["another anchor", { anchors: other.bundle.anchors }, "anchor of another checkpoint"],
    ])("refuses %s", (_, change, reason) => {
      const { status, stdout, stderr } = check({ ...bundle, ...change });
      expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
      expect(stderr).toContain(reason);
    });

    const end = registry.end();
    const otherRoot = registry.end(11).lastRoot;
    test.each<[string, Partial<Bundle>, Partial<PreviousLog>, string]>([
      ["the last head of a log that has ended", { anchors: [] }, {}, ""],
      ["one before it with an anchor", {}, { lastSize: 13 }, ""],
      ["one before it without an anchor", { anchors: [] }, { lastSize: 13 }, "nothing shows"],
      ["one with an anchor from after the end", {}, { lastSize: 13, endedAt: 1 }, "after the end"],
      ["one beyond the end", {}, { lastSize: 11 }, "has ended"],
      ["another last head", {}, { lastRoot: otherRoot }, "another last head"],
      ["one by another issuer", {}, { issuerKeys: other.registry.end().issuerKeys }, "unknown issuer key"],
    ])("judges %s", (_, change, changedEnd, reason) => {
      const successor = makeRegistry({ origin: "registry.example/log2" }).trust;
      const trust = { ...successor, previousLogs: [{ ...end, ...changedEnd }] };
      const { status, stderr } = check({ ...bundle, ...change }, trust);
      expect(status).toBe(reason === "" ? 0 : 1);
      expect(stderr).toContain(reason);
    });
  });
});
