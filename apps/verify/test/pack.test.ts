import { spawnSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formatExtra, stampedText, timeStampResponse } from "@colophon/clocks";
import {
  formatBundle,
  formatTlogProof,
  parseTlogProof,
  sha256,
  toHex,
  type Trust,
  utf8,
} from "@colophon/proof";
import { isLong } from "@colophon/testing/is-long";
import { makeRegistry, sampleClaims } from "@colophon/testing/make-bundle";
import { makeCertificatePdf } from "@colophon/testing/make-certificate-pdf";
import { HEIGHT, proofsOf } from "@colophon/testing/make-clock-evidence";
import { close, makeStatus, say } from "@colophon/testing/make-status";
import { makeAuthority, makeToken } from "@colophon/testing/make-time-stamp-authority";
import { isMissing, type packages, type Tool } from "@colophon/testing/run-tool";
import { helloWorld } from "@colophon/testing/start-explorer";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { buildOne } from "@colophon/web/build/command-lines.ts";
import { beforeAll, describe, expect, test } from "vitest";

// A pack is opened where there is no network, and all that its READ ME says to run is run, in order.

const tools = ["openssl", "unzip"] as const satisfies Tool[];
const otsLibrary = "/usr/lib/python3/dist-packages/opentimestamps" satisfies keyof typeof packages;
const hasOts = !isMissing(otsLibrary);

const file = utf8(helloWorld.file);
const now = Math.floor(Date.now() / 1000);
const authority = makeAuthority({ notBefore: now - 40 * 86_400, notAfter: now + 86_400 });
const { root, issuer, signer } = authority;
const stamp = (bytes: Uint8Array, genTime: number) =>
  makeToken(bytes, { signer, chain: [issuer, root], genTime });
const earlier = {
  tsr: timeStampResponse(stamp(file, now - 30 * 86_400)),
  ots: helloWorld.ots,
};
const named = (kind: string, proof: Uint8Array) => ({ kind, sha256: toHex(sha256(proof)) });

let program = "";
beforeAll(async () => {
  const folder = makeTemporaryFolder("colophon-checker-");
  await buildOne("colophon-verify.mjs", "verify", folder);
  program = join(folder, "colophon-verify.mjs");
});

/** A certificate with a file, statements, earlier proofs and clocks, of a registry that is nowhere to be asked. */
async function makeCertificate() {
  const registry = makeRegistry();
  registry.issue();
  const { walletAddress: _, ...claims } = sampleClaims;
  const certificate = registry.issue({
    ...claims,
    "file.1": { sha256: toHex(sha256(file)), name: "hello.$(touch pwned).txt", size: file.length },
    "earlier.1": named("rfc3161", earlier.tsr),
    "earlier.2": named("ots", earlier.ots),
  });
  const plain = registry.bundle(certificate);
  const proof = parseTlogProof(plain.tlogProof);
  const extra = formatExtra({
    rfc3161: [stamp(utf8(stampedText(proof.checkpoint)), now - 600)],
    ocsp: [],
    ots: [proofsOf(proof.checkpoint).upgraded],
    bitcoin: [],
  });
  const bundle = { ...plain, tlogProof: formatTlogProof({ ...proof, extra }) };
  const said = say(registry, certificate, 0, {
    kind: "corrected",
    by: "registrant",
    claims: { fields: { title: { old: sampleClaims["title"], new: "Another title" } } },
  });
  close(registry);
  const status = makeStatus(registry, certificate, [said], bundle);
  const { certificateId } = certificate;
  const pdf = await makeCertificatePdf({ certificateId, bundle: formatBundle(bundle) });
  const trust: Trust = { ...registry.trust, pdf: { roots: [pdf.root] } };
  return { certificateId, pdf: pdf.bytes, status, trust, bundle };
}
type Made = Awaited<ReturnType<typeof makeCertificate>>;

function setUp({ pdf, status, trust }: Made) {
  const folder = makeTemporaryFolder("colophon-pack-");
  const put = (name: string, content: Uint8Array | string | object) => {
    const isRaw = typeof content === "string" || content instanceof Uint8Array;
    writeFileSync(join(folder, name), isRaw ? content : JSON.stringify(content));
    return name;
  };
  const args = [
    "pack",
    put("certificate.pdf", pdf),
    put("my work.txt", file),
    "--trust",
    put("trust.json", trust),
    "--status",
    put("status.json", status),
    "--earlier",
    put("a.tsr", earlier.tsr),
    "--earlier",
    put("a.ots", earlier.ots),
    "--tsa-root",
    put("tsa.pem", root.pem),
    "--out",
    "pack.zip",
  ];
  return { folder, put, args };
}

const node = (folder: string, args: string[]) =>
  spawnSync(process.execPath, [program, ...args], { cwd: folder, encoding: "utf8" });

function unzip(folder: string): string[] {
  const { status } = spawnSync("unzip", ["-q", "pack.zip", "-d", "pack"], { cwd: folder });
  expect(status).toBe(0);
  return readdirSync(join(folder, "pack"), { recursive: true, encoding: "utf8" }).toSorted();
}

/** The commands of a READ ME, in their order. */
function commandsOf(html: string): string[] {
  const entities: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"', "#39": "'", apos: "'" };
  return Array.from(html.matchAll(/<pre dir="ltr"><code>([^<]*)<\/code><\/pre>/g), ([, text = ""]) =>
    text.replaceAll(/&([a-z]+|#39);/g, (whole, name: string) => entities[name] ?? whole),
  );
}

const inShell = (isApart: boolean, command: string): [string, string[]] =>
  isApart ? ["unshare", ["-rn", "sh", "-c", command]] : ["sh", ["-c", command]];

/** A shell in the folder of the evidence, without any network, and with the programs that the READ ME asks for. */
function shellIn(folder: string): (command: string) => { status: number | null; output: string } {
  const bin = join(folder, "bin");
  mkdirSync(bin);
  writeFileSync(
    join(bin, "ots"),
    `#!/bin/sh\nexec /usr/bin/python3 '${join(import.meta.dirname, "../../../packages/pack/test/verify-ots.py")}' "$@"\n`,
  );
  chmodSync(join(bin, "ots"), 0o755);
  writeFileSync(join(bin, "node"), `#!/bin/sh\nexec '${process.execPath}' "$@"\n`);
  chmodSync(join(bin, "node"), 0o755);
  const isApart = spawnSync("unshare", ["-rn", "true"]).status === 0;
  return (command) => {
    const { status, stdout, stderr } = spawnSync(...inShell(isApart, command), {
      cwd: join(folder, "pack/evidence"),
      encoding: "utf8",
      env: { PATH: `${bin}:${process.env["PATH"] ?? ""}`, HOME: tmpdir() },
    });
    return { status, output: stdout + stderr };
  };
}

/** What each command has to print, by what it begins with or has in it. */
const expected: [RegExp, RegExp][] = [
  [
    /^openssl dgst -sha256 trust\.json colophon/,
    /^SHA2-256\(trust\.json\)= [0-9a-f]{64}\nSHA2-256\(colophon/,
  ],
  [/^cmp /, /^same\n$/],
  [/^sha256sum -c/, /: OK\n$/],
  [/log\.pem -outform/, /^[\w+/=]{44}\n$/],
  [/issuer\.pem -outform/, /^[\w-]{43}\n$/],
  [/-verify issuer\.pem/, /^Verified OK\n$/],
  [/^grep -o "\$\(sha256sum file-1\.txt/, /^[0-9a-f]{64}\n[\w-]{43}\n$/],
  [/^openssl pkeyutl/, /^Signature Verified Successfully\n$/],
  [/^openssl ts -verify -data checkpoint\.txt/, /Verification: OK\n/],
  [/^ots --no-bitcoin verify record/, new RegExp(`block ${HEIGHT} has merkleroot [0-9a-f]{64}`)],
  [/^openssl ts -verify -digest/, /Verification: OK\n/],
  [/^ots --no-bitcoin verify -d/, /block 358391 has merkleroot [0-9a-f]{64}/],
  [/^node .*--status .*--earlier .*--earlier /, /VALID/],
  [/^node .*\.pdf --trust/, /VALID/],
];

describe.skipIf(isMissing(...tools))("a pack", () => {
  test("has all that was given, and its commands do what the READ ME says, without any network", async () => {
    const made = await makeCertificate();
    const { folder, args } = setUp(made);
    const { status, stdout } = node(folder, args);
    expect([status, stdout]).toEqual([0, expect.stringContaining("can't vouch for itself")]);
    const id = made.certificateId;
    expect(unzip(folder)).toEqual(
      [
        "READ ME.html",
        `${id}.pdf`,
        "evidence",
        ...[
          "SHA256SUMS",
          "chain.pem",
          "checkpoint.sig",
          "checkpoint.tsr",
          "checkpoint.txt",
          "checkpoint.txt.ots",

          "colophon-verify.mjs",
          "earlier-1-chain.pem",
          "earlier-1-root.pem",
          "file-1.json",
          "file-1.txt",

          "format.md",
          "issuer.pem",
          "log.pem",
          "record.jwt",
          "record.jwt.ots",
          "record.sig",
          "record.tlog-proof",
          "root.pem",
          "trust.json",
          `${id}.colophon.json`,
          `${id}.earlier-1.tsr`,
          `${id}.earlier-2.ots`,
          `${id}.status.json`,
        ].map((name) => `evidence/${name}`),
      ].toSorted(),
    );
    const evidence = join(folder, "pack/evidence");
    expect(readFileSync(join(evidence, "trust.json"))).toEqual(readFileSync(join(folder, "trust.json")));
    expect(readFileSync(join(evidence, "format.md"), "utf8")).toBe(
      readFileSync(join(import.meta.dirname, "../../../docs/format.md"), "utf8"),
    );
    expect(readFileSync(join(evidence, "colophon-verify.mjs"))).toEqual(readFileSync(program));

    // From elsewhere.
    copyFileSync(join(folder, "trust.json"), join(evidence, "trust-elsewhere.json"));
    const html = readFileSync(join(folder, "pack/READ ME.html"), "utf8");
    expect(html).not.toMatch(/<script|<link|src=|href=|@import|url\(/);
    const commands = commandsOf(html);
    expect(commands.map((command) => expected.findIndex(([about]) => about.test(command)))).toEqual(
      expected.map((_, at) => at),
    );
    const run = shellIn(folder);
    for (const [at, command] of commands.entries()) {
      if (command.startsWith("ots ") && !hasOts) continue;
      const { status: code, output } = run(command);
      expect([command, code, output]).toEqual([command, 0, expect.stringMatching(expected[at]?.[1] ?? /^$/)]);
    }
    expect(existsSync(join(evidence, "pwned"))).toBe(false);
  });

  test.runIf(isLong)("says so where one of its files was changed", async () => {
    const made = await makeCertificate();
    const { folder, args } = setUp(made);
    node(folder, args);
    unzip(folder);
    const run = shellIn(folder);
    const evidence = join(folder, "pack/evidence");
    const commands = commandsOf(readFileSync(join(folder, "pack/READ ME.html"), "utf8"));
    const failsAfter = (name: string, part: RegExp, place?: number) => {
      const path = join(evidence, name);
      const before = readFileSync(path);
      const changed = Buffer.from(before);
      const at = place ?? changed.length >> 1;
      changed[at] = (changed[at] ?? 0) ^ 1;
      writeFileSync(path, changed);
      const command = commands.find((one) => part.test(one)) ?? "";
      const { status, output } = run(command);
      writeFileSync(path, before);
      // By OpenSSL's error and by grep, which then finds nothing: what has to be printed isn't.
      const [, right] = expected.find(([about]) => about.test(command)) ?? [];
      expect([name, status === 0 && right?.test(output)]).toEqual([name, false]);
    };
    failsAfter("record.jwt", /-verify issuer/);
    failsAfter("file-1.txt", /sha256sum file-1/);
    failsAfter("checkpoint.txt", /pkeyutl/);
    failsAfter("checkpoint.txt", /ts -verify -data/);
    failsAfter("log.pem", /log\.pem -outform/);
    failsAfter("issuer.pem", /issuer\.pem -outform/);
    failsAfter("checkpoint.sig", /sha256sum -c/);
    // In the record; nothing vouches for the evidence of clocks but itself.
    failsAfter(`${made.certificateId}.colophon.json`, /^node .*--status/, 80);
  });

  test.runIf(isLong)(
    "of a registry with other keys passes every step but the first, which catches it",
    async () => {
      const [genuine, made] = [await makeCertificate(), await makeCertificate()];
      const { folder, args } = setUp(made);
      expect(node(folder, args).status).toBe(0);
      unzip(folder);
      const evidence = join(folder, "pack/evidence");
      writeFileSync(join(evidence, "trust-elsewhere.json"), JSON.stringify(genuine.trust));
      const commands = commandsOf(readFileSync(join(folder, "pack/READ ME.html"), "utf8"));
      const run = shellIn(folder);
      const fail = commands.filter((command) => {
        if (command.startsWith("ots ") && !hasOts) return false;
        return run(command).status !== 0;
      });
      expect(fail).toEqual(["cmp trust.json trust-elsewhere.json && echo same"]);
      // And so does each step that goes by whom to trust, with the file from elsewhere in its place.
      const believing = commands.slice(2).filter((command) => command.includes("trust.json"));
      expect(believing).toHaveLength(4);
      for (const command of believing) {
        const { status, output } = run(command.replaceAll("trust.json", "trust-elsewhere.json"));
        const verdict = command.startsWith("node ") ? "NOT VALID" : "";
        expect([command, status, output.includes(verdict)]).toEqual([command, 1, true]);
      }
    },
  );

  test.runIf(isLong)("says what it lacks, in the language that was asked for", async () => {
    const { bundle, trust } = await makeCertificate();
    const folder = makeTemporaryFolder("colophon-pack-");
    writeFileSync(join(folder, "a.colophon.json"), formatBundle(bundle));
    writeFileSync(join(folder, "trust.json"), JSON.stringify(trust));
    const { status, stdout } = node(folder, [
      "pack",
      "a.colophon.json",
      "--trust",
      "trust.json",
      "--out",
      "pack.zip",
      "--language",
      "ar",
    ]);
    expect([status, stdout.replaceAll(/\s+/g, " ")]).toEqual([
      0,
      expect.stringContaining(
        "READ ME.pdf, the certificate's PDF, the list of changes, the earlier proof 1, the earlier proof 2",
      ),
    ]);
    unzip(folder);
    const html = readFileSync(join(folder, "pack/READ ME.html"), "utf8");
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(commandsOf(html).some((command) => /earlier|--status|\.pdf/.test(command))).toBe(false);
  });

  test.runIf(isLong)(
    "isn't made of what isn't valid, nor over another file, and takes only files of the work",
    async () => {
      const [other, made] = [await makeCertificate(), await makeCertificate()];
      const { folder, put, args } = setUp(made);
      put("trust.json", other.trust);
      const refused = node(folder, args);
      expect([refused.status, refused.stdout]).toEqual([1, expect.stringContaining("NOT VALID")]);
      put("trust.json", made.trust);
      put("my work.txt", "another work");
      const stranger = node(folder, args);
      expect([stranger.status, stranger.stderr]).toEqual([2, expect.stringContaining("no file that this")]);
      expect(existsSync(join(folder, "pack.zip"))).toBe(false);
      put("my work.txt", file);
      put("pack.zip", "mine");
      const over = node(folder, args);
      expect([over.status, over.stderr]).toEqual([2, expect.stringContaining("a file of this name")]);
      expect(readFileSync(join(folder, "pack.zip"), "utf8")).toBe("mine");
    },
  );
});
