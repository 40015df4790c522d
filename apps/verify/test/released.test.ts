import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { claimsToSign, formatBundle, registrationTypedData } from "@colophon/proof";
import { formatStatus } from "@colophon/proof/statements";
import { isLong } from "@colophon/testing/is-long";
import { carryOver, carryOverTwice } from "@colophon/testing/carry-over";
import { makeRegistry, sampleClaims } from "@colophon/testing/make-bundle";
import { close, makeSaid, makeStatus, type Saying } from "@colophon/testing/make-status";
import { makeWallet } from "@colophon/testing/make-wallet";
import { signBatch } from "@colophon/testing/sign-batch";
import { evidenceLeaf, withEvidence } from "@colophon/testing/with-evidence";
import { describe, expect, test } from "vitest";
import { makeChain, makeFolder, makePdf } from "./fixtures.ts";
import { grow, publish } from "./set-up-monitor.ts";
import { type Answer, startServer } from "./start-server.ts";

// What people already have must take what is new: bundles with evidence and witnesses, PDFs with them, logs with the leaves of
// each day's evidence, and logs that went on from a backup.

const folder = join(import.meta.dirname, "../testdata/released");
const released = ["0.2.0", "0.3.0"];
/** The oldest is furthest from the present. */
const versions = isLong ? released : released.slice(0, 1);
const latest = ["0.3.0"];

interface Outcome {
  exitCode: number;
  found: {
    size?: number;
    results?: { verification: { verdict: string; checks: { id: string; state: string; code?: string }[] } }[];
  };
}

async function run(version: string, args: string[]): Promise<Outcome> {
  const program = join(folder, `colophon-verify-${version}.mjs`);
  return await new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], (error, stdout, stderr) => {
      expect(stderr).toBe("");
      const exitCode = typeof error?.code === "number" ? error.code : 0;
      resolve({ exitCode, found: JSON.parse(stdout) as Outcome["found"] });
    });
  });
}

/** A certificate about which something was said, in a log that has leaves of evidence before and behind it. */
function setUp() {
  const { registry, certificate, logged } = makeSaid([{ kind: "noted", by: "registry" }]);
  registry.entries.push(evidenceLeaf("2026-11-28"));
  close(registry, Math.floor(Date.now() / 1000) - 60);
  const bundle = withEvidence(registry.bundle(certificate));
  registry.entries.push(evidenceLeaf("2026-11-29"));
  close(registry, Math.floor(Date.now() / 1000));
  const status = makeStatus(registry, certificate, logged, bundle);
  const { root, signer } = makeChain();
  const { write, path } = makeFolder();
  const text = formatBundle(bundle);
  const trust = write("trust.json", { ...registry.trust, pdf: { roots: [root.pem] } });
  const pdf = makePdf({ signer, bundle: text, certificateId: certificate.certificateId });
  return { registry, certificate, write, path, trust, status, text, pdf };
}

/** A certificate whose record names links, and proofs that its registrant had of the file, with its wallet's signature and a trust file. */
async function setUpEarlier() {
  const registry = makeRegistry();
  const sha256 = "ab".repeat(32);
  const kinds = ["ots", "rfc3161", "bundle", "a later kind"];
  const earlier = kinds.map((kind, i) => [`earlier.${i + 1}`, { kind, sha256 }] as const);
  const wallet = makeWallet();
  const certificate = registry.issue({
    ...sampleClaims,
    ...Object.fromEntries(earlier),
    "link.1": { url: "https://example.org", how: "dns", checkedAt: 1_764_000_000 },
    "link.2": { url: "https://example.org/a", how: "a later way", checkedAt: 1_764_000_000 },
    walletAddress: wallet.address.toLowerCase(),
    walletSignature: {
      signature: await wallet.signTypedData(JSON.stringify(registrationTypedData(sampleClaims))),
      claims: claimsToSign(sampleClaims),
    },
  });
  const { write } = makeFolder();
  const path = write("a.colophon.json", formatBundle(registry.bundle(certificate)));
  return { path, trust: write("trust.json", registry.trust) };
}

/** A certificate that says what machines may do with it, signed by its wallet, and a later statement that changes it. */
async function setUpUses() {
  const said = {
    ...sampleClaims,
    aiUse: { vocabulary: "colophon-uses/v1", "train-generative": "refuse" },
    aiInvolvement: { vocabulary: "colophon-uses/v1", made: "assisted", text: "The sky" },
  };
  const wallet = makeWallet();
  const claims = {
    ...said,
    walletAddress: wallet.address.toLowerCase(),
    walletSignature: {
      signature: await wallet.signTypedData(JSON.stringify(registrationTypedData(said))),
      claims: claimsToSign(said),
    },
  };
  expect(claimsToSign(said)).toEqual(expect.arrayContaining(["aiInvolvement", "aiUse"]));
  const { registry, certificate, logged, bundle } = makeSaid([], claims);
  close(registry, Math.floor(Date.now() / 1000));
  const { write } = makeFolder();
  return {
    files: [write("a.colophon.json", formatBundle(bundle))],
    status: write("a.status.json", formatStatus(makeStatus(registry, certificate, logged, bundle))),
    trust: write("trust.json", registry.trust),
  };
}

const noted: Saying = { kind: "noted", by: "registry", claims: { text: "A note." } };
const withdrawn: Saying = { kind: "withdrawn", by: "registrant" };

/** Files of registries that went on from a backup, after somebody had said something that the backup lacks. */
const wentOn = {
  once: carryOver({ carried: [noted], lost: [withdrawn] }),
  "once, without a word about the work in its backup": carryOver({ lost: [withdrawn] }),
  twice: carryOverTwice({ carried: [noted], lostAgain: [withdrawn] }),
};

/** A certificate with one signature for several works: changed after it was signed, it would be wrong. */
async function setUpBatch(change: object = {}) {
  const registry = makeRegistry();
  const { walletAddress: _, ...work } = sampleClaims;
  const { signed } = await signBatch([work, { ...work, title: "Another" }, { ...work, title: "A third" }]);
  const certificate = registry.issue({ ...signed[1], ...change });
  const { write } = makeFolder();
  const path = write("a.colophon.json", formatBundle(registry.bundle(certificate)));
  return { path, trust: write("trust.json", registry.trust) };
}

test("they are the programs that were released", () => {
  const sums = readFileSync(join(folder, "SHA256SUMS"), "utf8").trim().split("\n");
  const found = released.map((version) => {
    const name = `colophon-verify-${version}.mjs`;
    return `${createHash("sha256")
      .update(readFileSync(join(folder, name)))
      .digest("hex")}  ${name}`;
  });
  expect(found).toEqual(sums);
});

const passed = ["bundle", "record_signature", "disclosures", "inclusion", "checkpoint", "issuer_keys"];

function idsOf({ found }: Outcome, state: string): string[] {
  const { verification } = found.results?.[0] ?? {};
  return (verification?.checks ?? []).filter((check) => check.state === state).map(({ id }) => id);
}

describe.each(versions)("the verifier of %s", (version) => {
  test("accepts a bundle with all the evidence that one may have", async () => {
    const { write, trust, text } = setUp();
    expect(text.length).toBeGreaterThan(56_000);
    const outcome = await run(version, [write("a.colophon.json", text), "--trust", trust, "--json"]);
    expect(outcome).toMatchObject({
      exitCode: 0,
      found: { results: [{ verification: { verdict: "valid" } }] },
    });
    expect(idsOf(outcome, "passed")).toEqual(passed);
    expect(idsOf(outcome, "failed")).toEqual([]);
  });

  test("accepts a record that names links, and earlier proofs of its file", async () => {
    const { path, trust } = await setUpEarlier();
    const outcome = await run(version, [path, "--trust", trust, "--json"]);
    expect(outcome).toMatchObject({
      exitCode: 0,
      found: { results: [{ verification: { verdict: "valid" } }] },
    });
    expect(idsOf(outcome, "passed")).toEqual(passed);
    expect(idsOf(outcome, "failed")).toEqual([]);
  });

  test("accepts a record that says what machines may do, signed by its wallet", async () => {
    const { files, trust } = await setUpUses();
    const outcome = await run(version, [...files, "--trust", trust, "--json"]);
    expect(outcome).toMatchObject({
      exitCode: 0,
      found: { results: [{ verification: { verdict: "valid" } }] },
    });
    expect(idsOf(outcome, "passed")).toEqual(passed);
    expect(idsOf(outcome, "failed")).toEqual([]);
    expect(JSON.stringify(outcome.found)).toContain('"walletSignature":"valid"');
  });

  test.each(Object.entries(wentOn))("takes a certificate of a log that went on %s", async (_, made) => {
    const { write } = makeFolder();
    const path = write("a.colophon.json", formatBundle(made.bundle));
    const outcome = await run(version, [path, "--trust", write("trust.json", made.trust), "--json"]);
    expect(outcome).toMatchObject({
      exitCode: 0,
      found: { results: [{ verification: { verdict: "valid" } }] },
    });
    expect(idsOf(outcome, "failed")).toEqual([]);
    // Also without the status nobody is told that nothing was said.
    expect(idsOf(outcome, "passed")).not.toContain("statements");
  });

  test.each([
    ["right", {}],
    ["wrong", { title: "Changed" }],
  ])(
    "can't check a wallet's signature for several works, and passes over a %s one",
    async (_which, change) => {
      const { path, trust } = await setUpBatch(change);
      const outcome = await run(version, [path, "--trust", trust, "--json"]);
      expect(outcome).toMatchObject({
        exitCode: 0,
        found: { results: [{ verification: { verdict: "valid" } }] },
      });
      expect(idsOf(outcome, "passed")).toEqual(passed);
      expect(JSON.stringify(outcome.found)).not.toContain('"walletSignature":"');
    },
  );

  test("accepts a PDF with it", async () => {
    const { write, trust, pdf } = setUp();
    const outcome = await run(version, [write("a.pdf", pdf), "--trust", trust, "--json"]);
    expect(outcome.exitCode).toBe(0);
    expect(idsOf(outcome, "passed")).toEqual([...passed, "document"]);
  });
});

describe.each(latest)("the verifier of %s", (version) => {
  test("accepts a status of a log with leaves of evidence", async () => {
    const { write, trust, text, status } = setUp();
    const files = [write("a.colophon.json", text), "--status", write("a.status.json", status)];
    const outcome = await run(version, [...files, "--trust", trust, "--json"]);
    expect(outcome.exitCode).toBe(0);
    expect(idsOf(outcome, "passed")).toEqual([...passed, "statements"]);
  });

  test.each(Object.entries(wentOn))(
    "never says of a log that went on %s that all that was said is known",
    async (_, made) => {
      const { write } = makeFolder();
      const files = [
        write("a.colophon.json", formatBundle(made.bundle)),
        "--status",
        write("a.status.json", formatStatus(made.status)),
      ];
      const outcome = await run(version, [...files, "--trust", write("trust.json", made.trust), "--json"]);
      expect(outcome.found.results?.[0]?.verification.verdict).toBe("valid");
      const check = outcome.found.results?.[0]?.verification.checks.find(({ id }) => id === "statements");
      expect(check?.state).toBe("not_checked");
      // It reads the statuses of two logs at most.
      expect(check?.code).toBe(made === wentOn.twice ? "bad_status" : "status_lost_between_logs");
    },
  );

  test("follows a log with such leaves as a monitor", async () => {
    const { registry, trust, path } = setUp();
    const answers: Record<string, Answer> = {};
    publish(answers, registry);
    const server = await startServer(answers);
    const monitor = async () =>
      await run(version, ["monitor", server.url, "--state", path("state.json"), "--trust", trust, "--json"]);
    expect(await monitor()).toMatchObject({ exitCode: 0, found: { size: registry.entries.length } });
    grow(registry);
    registry.entries.push(evidenceLeaf("2026-11-30"));
    close(registry, Math.floor(Date.now() / 1000) + 60);
    publish(answers, registry);
    expect(await monitor()).toMatchObject({ exitCode: 0, found: { size: registry.entries.length } });
  });
});
