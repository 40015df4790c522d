import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { authorityOfRoot, type Extra, formatExtra, stampedText } from "@colophon/clocks";
import { formatBundle, formatTlogProof, parseTlogProof, toHex, utf8 } from "@colophon/proof";
import { makeRegistry, sampleClaims } from "@colophon/testing/make-bundle";
import {
  HEIGHT,
  ownAnswerAt,
  proofsOf,
  revocationAt,
  rootPem,
  testRules,
  tokenOf,
} from "@colophon/testing/make-clock-evidence";
import { makeAuthority, makeRevocation, makeToken } from "@colophon/testing/make-time-stamp-authority";
import { isMissing, run, type Tool } from "@colophon/testing/run-tool";
import { afterEach, describe, expect, test } from "vitest";
import { filesOfChecks, type StockCheck, stockChecksOf } from "./stock-files.ts";

const work = utf8("The work\n");
const others = Object.fromEntries(
  Array.from({ length: 60 }, (_, i) => [`keyword.${i}`, `Something to make the record long, ${i}`]),
);

function makeCertificateWith(extra: (note: string) => Partial<Extra>) {
  const registry = makeRegistry();
  registry.issue();
  const sha256 = createHash("sha256").update(work).digest("hex");
  const file = { sha256, name: "work.txt", size: work.length, mediaType: "text/plain" };
  const certificate = registry.issue({ ...sampleClaims, ...others, "file.1": file });
  registry.issue();
  const bundle = registry.bundle(certificate);
  const proof = parseTlogProof(bundle.tlogProof);
  const line = { rfc3161: [], ocsp: [], ots: [], bitcoin: [], ...extra(proof.checkpoint) };
  const isEmpty = Object.values(line).every(({ length }) => length === 0);
  const tlogProof = formatTlogProof({ ...proof, ...(!isEmpty && { extra: formatExtra(line) }) });
  return { bytes: utf8(formatBundle({ ...bundle, tlogProof })), note: proof.checkpoint };
}

const now = Math.floor(Date.now() / 1000);
const options = { now, rules: testRules };

let folder = "";
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes the files as the page saves them. */
function save(checks: StockCheck[]): void {
  folder = mkdtempSync(join(tmpdir(), "colophon-stock-files-"));
  for (const { name, bytes } of filesOfChecks(checks)) writeFileSync(join(folder, name), bytes);
}

const shell = (command = "") => run("sh" as Tool, ["-c", command], { cwd: folder });

const namesIn = (checks: StockCheck[]) =>
  checks.map(({ about, files }) => [about, ...files.map(({ name }) => name)].join(" "));

test("a proof without evidence has the record and its place in the log", async () => {
  const checks = await stockChecksOf(makeCertificateWith(() => ({})).bytes, options);
  expect(namesIn(checks)).toEqual(["file record.jwt file-1.json", "tlogProof record.tlog-proof"]);
});

test("pieces of another checkpoint, broken ones and authorities that nobody knows have no files", async () => {
  const other = makeCertificateWith(() => ({})).note;
  const { bytes } = makeCertificateWith((note) => ({
    rfc3161: [tokenOf(other, now - 600), tokenOf(note, now - 600, true), Uint8Array.of(1)],
    ocsp: [revocationAt(now), ownAnswerAt(now)],
    ots: [proofsOf(other).upgraded, Uint8Array.of(2)],
  }));
  expect((await stockChecksOf(bytes, options)).map(({ about }) => about)).toEqual(["file", "tlogProof"]);
});

describe.skipIf(isMissing("openssl"))("with OpenSSL", () => {
  test("a file leads to its digest in the record, and another file does not", async () => {
    const checks = await stockChecksOf(makeCertificateWith(() => ({})).bytes, options);
    save(checks);
    writeFileSync(join(folder, "FILE"), work);
    const { status, output } = shell(checks[0]?.command);
    expect([status, output.split("\n").length]).toEqual([0, 3]);
    expect(output).toContain(createHash("sha256").update(work).digest("hex"));
    const [, payload = ""] = readFileSync(join(folder, "record.jwt"), "utf8").split(".");
    const { _sd } = JSON.parse(Buffer.from(payload, "base64url").toString()) as { _sd: string[] };
    expect(_sd).toContain(output.split("\n")[1]);

    writeFileSync(join(folder, "FILE"), "Another work\n");
    expect(shell(checks[0]?.command).status).not.toBe(0);
    writeFileSync(join(folder, "FILE"), work);
    // A disclosure that was changed is none of the record's.
    const disclosure = readFileSync(join(folder, "file-1.json"), "utf8");
    writeFileSync(join(folder, "file-1.json"), disclosure.replace("work.txt", "play.txt"));
    expect(shell(checks[0]?.command).status).not.toBe(0);
  });

  test("a token is good years after its authority’s certificate has expired, and for this text alone", async () => {
    // As with a clock ten years ahead: without -attime nothing would be in force.
    const genTime = now - 10 * 365 * 24 * 3600;
    const inForce = { notBefore: genTime - 60, notAfter: genTime + 60 };
    const { root, issuer, signer } = makeAuthority(inForce);
    const { bytes } = makeCertificateWith((note) => ({
      rfc3161: [makeToken(utf8(stampedText(note)), { signer, chain: [issuer, root], genTime })],
      ocsp: [makeRevocation({ about: signer, issuer, producedAt: genTime + 1 })],
    }));
    const rules = { ...testRules, authorities: [authorityOfRoot("Old Clock", root.pem)] };
    const checks = await stockChecksOf(bytes, { now, rules });
    const token = checks.find(({ about }) => about === "token");
    expect(token?.files.map(({ name }) => name)).toEqual([
      "checkpoint.txt",
      "checkpoint.tsr",
      "chain.pem",
      "root.pem",
    ]);
    save(checks);
    expect(shell(token?.command)).toMatchObject({ status: 0 });
    expect(shell(token?.command?.replace(/ -attime [0-9]+/, "")).output).toContain("expired");
    writeFileSync(join(folder, "checkpoint.txt"), "another\n");
    expect(shell(token?.command).status).not.toBe(0);
  });

  test("of two tokens each has files of its own; a root that is not inside is the machine’s", async () => {
    const { bytes } = makeCertificateWith((note) => ({
      rfc3161: [tokenOf(note, now - 600), tokenOf(note, now - 300)],
      ocsp: [revocationAt(now)],
    }));
    const checks = await stockChecksOf(bytes, options);
    expect(namesIn(checks.filter(({ about }) => about === "token"))).toEqual([
      "token checkpoint.txt checkpoint.tsr chain.pem",
      "token checkpoint.txt checkpoint-2.tsr chain-2.pem",
    ]);
    save(checks);
    writeFileSync(join(folder, "machine.pem"), rootPem);
    for (const { operator, needsRoot, command } of checks.filter(({ about }) => about === "token")) {
      expect([operator, needsRoot]).toEqual(["Example Clock", true]);
      const here = command?.replace("/etc/ssl/certs/ca-certificates.crt", "machine.pem");
      expect(here).not.toBe(command);
      expect(shell(here)).toMatchObject({ status: 0 });
    }
  });
});

describe.skipIf(isMissing("/usr/lib/python3/dist-packages/opentimestamps"))(
  "with python-opentimestamps",
  () => {
    const program = join(import.meta.dirname, "../test/verify-ots.py");
    const verify = (name: string) =>
      run("/usr/bin/python3" as Tool, [program, name], { cwd: folder }).output.trim();

    test("record and checkpoint lead to the block, though a calendar’s promise is there too", async () => {
      const { bytes, note } = makeCertificateWith((checkpoint) => {
        const { pending, upgraded } = proofsOf(checkpoint);
        return { ots: [pending, upgraded] };
      });
      const checks = await stockChecksOf(bytes, options);
      expect(namesIn(checks)).toEqual([
        "file record.jwt file-1.json",
        "recordInBitcoin record.jwt record.jwt.ots",
        "checkpointInBitcoin checkpoint.txt checkpoint.txt.ots",
        "tlogProof record.tlog-proof",
      ]);
      save(checks);
      const root = toHex(proofsOf(note).merkleRoot).match(/../g) ?? [];
      const found = `block ${HEIGHT} has merkleroot ${root.reduceRight((text, byte) => text + byte, "")}`;
      for (const about of ["record.jwt", "checkpoint.txt"]) {
        expect(checks.map(({ command }) => command)).toContain(`ots --no-bitcoin verify ${about}.ots`);
        expect(verify(`${about}.ots`)).toBe(found);
        writeFileSync(join(folder, about), "another\n");
        expect(verify(`${about}.ots`)).toContain("does not match");
      }
    });

    test("a promise alone is one", async () => {
      const { bytes } = makeCertificateWith((note) => ({ ots: [proofsOf(note).pending] }));
      save(await stockChecksOf(bytes, options));
      expect(verify("record.jwt.ots")).toBe("pending https://calendar.example");
    });
  },
);
