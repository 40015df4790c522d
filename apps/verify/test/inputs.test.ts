import { createHash } from "node:crypto";
import { mkdirSync, truncateSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { isLong } from "@colophon/testing/is-long";
import { makeBundle, makeFolder, makeRegistry } from "./fixtures.ts";
import { runVerify } from "./run-verify.ts";
import { closedAddress, startServer } from "./start-server.ts";

/** The content of the file that the sample work registers. */
const WORK = "test";
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** A folder with a bundle, its work file and the trust, and a registry that serves them. */
async function setUp() {
  const { registry, bundle } = makeBundle();
  const folder = makeFolder();
  const id = "RSF-000000005";
  const server = await startServer({
    [`/api/certificates?sha256=${sha256(WORK)}`]: { body: [{ certificateId: id, title: "A title" }] },
    [`/api/certificates?sha256=${sha256("unknown")}`]: { body: [] },
    [`/api/certificates?sha256=${sha256("%PDF-1.7 certificate")}`]: { body: [] },
    [`/api/certificates?sha256=${sha256("odd")}`]: { body: { certificates: [] } },
    [`/api/certificates?sha256=${sha256("down")}`]: {
      status: 503,
      body: { error: "down", code: "internal_error" },
    },
    [`/api/certificates/${id}/bundle`]: { body: bundle },
    [`/api/certificates/${id}/bundle?sha256=${sha256(WORK)}`]: { body: bundle },
    "/api/certificates/RSF-000000006/bundle": { body: bundle },
    "/api/certificates/RSF-000000007/bundle": { body: "not a bundle" },
  });
  const trust = ["--trust", folder.write("trust.json", registry.trust)];
  const files = { bundle: folder.write("a.colophon.json", bundle), work: folder.write("novel.txt", WORK) };
  return { ...folder, ...files, trust, registry, server, id };
}

describe("a work file", () => {
  test("is checked against its bundle by its hash", async () => {
    const { work, bundle, trust, write } = await setUp();
    const right = await runVerify([work, "--bundle", bundle, ...trust]);
    expect(right.stdout).toContain("✓ Document     This file was registered as a work");
    expect(right.exitCode).toBe(0);
    const wrong = await runVerify([write("other.txt", "tesT"), "--bundle", bundle, ...trust]);
    expect(wrong.stdout).toContain("NOT VALID  This file is not registered under this certificate.");
    expect(wrong.exitCode).toBe(1);
    expect(wrong.stdout).not.toContain("registered as a work");
  });

  test("that is not among those shown of a work with hidden ones cannot be checked, and may be one of them", async () => {
    const { write, trust, registry } = await setUp();
    const files = Object.fromEntries(
      ["one", "two", "three"].map((text, at) => [`file.${at + 1}`, { sha256: sha256(text), name: text }]),
    );
    const certificate = registry.issue({ title: "Three plates", fileCount: 3, ...files });
    const show = ["title", "fileCount", "file.1"];
    const some = write("some.colophon.json", registry.bundle(certificate, { show }));
    const all = write("all.colophon.json", registry.bundle(certificate));
    const check = (text: string, bundle: string) =>
      runVerify([write("plate.jpg", text), "--bundle", bundle, ...trust]);
    for (const text of ["two", "none of them"]) {
      const { stdout, exitCode } = await check(text, some);
      expect(stdout.replaceAll(/\s+/g, " ")).toContain(
        "CANNOT BE CHECKED This file is not among the files shown (1 of 3). The other 2 are hidden, and this file may be among them.",
      );
      expect(stdout).not.toMatch(/VALID|not registered/);
      expect(exitCode).toBe(2);
    }
    expect((await check("one", some)).exitCode).toBe(0);
    expect((await check("none of them", all)).exitCode).toBe(1);
  });

  test("that looks like a certificate is said not to be one, before all else", async () => {
    const { write, trust, registry } = await setUp();
    const page = "%PDF-1.7 Certificate of Registration. Harry Potter, by J. K. Rowling, June 26, 1995";
    const file = {
      sha256: sha256(page),
      name: "certificate.pdf",
      size: page.length,
      mediaType: "application/pdf",
    };
    const certificate = registry.issue({ title: "Harry Potter", "file.1": file });
    const { certificateId: id } = certificate;
    const bundle = registry.bundle(certificate);
    const server = await startServer({
      [`/api/certificates?sha256=${sha256(page)}`]: { body: [{ certificateId: id, title: "Harry Potter" }] },
      [`/api/certificates/${id}/bundle?sha256=${sha256(page)}`]: { body: bundle },
    });
    const forged = write("certificate.pdf", page);
    for (const args of [
      ["--bundle", write("p.colophon.json", bundle)],
      ["--registry", server.url],
    ]) {
      const { stdout } = await runVerify([forged, ...args, ...trust]);
      expect(stdout.split("\n")[1]).toBe(
        "This file was registered as a work. It is not a certificate of this registry, whatever its pages say.",
      );
      expect(stdout.split("\n")[2]).toMatch(/^VALID/);
    }
  });

  test("is looked up in the registry by its hash, and never sent", async () => {
    const { work, trust, server, id } = await setUp();
    const { stdout, exitCode } = await runVerify([work, "--registry", `${server.url}/`, ...trust]);
    expect(stdout).toContain("✓ Document     This file was registered");
    expect(exitCode).toBe(0);
    expect(server.asked).toEqual([
      `/api/certificates?sha256=${sha256(WORK)}`,
      `/api/certificates/${id}/bundle?sha256=${sha256(WORK)}`,
      `/api/certificates/${id}/status?from=12`,
    ]);
  });

  test("alone, or unknown to the registry, cannot be checked", async () => {
    const { work, trust, server, write } = await setUp();
    const alone = await runVerify([work, ...trust]);
    expect(alone.stdout).toContain(
      "is not a bundle. To check a work file, give its bundle with --bundle FILE",
    );
    expect(alone.exitCode).toBe(2);
    for (const [content, reason] of [
      ["unknown", "has no certificate for the file"],
      ["odd", "does not answer like a registry"],
      ["down", "answered with status 503"],
    ] as const) {
      const { stdout, exitCode } = await runVerify([write("w", content), "--registry", server.url, ...trust]);
      expect(stdout).toContain(reason);
      expect(exitCode).toBe(2);
    }
  });

  // Two gigabytes take their time.
  test.runIf(isLong)(
    "may be larger than what fits into one buffer",
    async () => {
      const { write } = makeFolder();
      const file = write("large.bin", "");
      truncateSync(file, 2 ** 31 + 1);
      // SHA-256 of 2^31 + 1 zero bytes.
      const fingerprint = "b8030a8ab89280935633d8d991da3d9907c0f12e8b6fc3bfc515f4d440872b6e";
      const registry = makeRegistry();
      const bundle = registry.bundle(registry.issue({ "file.1": { sha256: fingerprint } }));
      const trust = write("trust.json", registry.trust);
      const { exitCode } = await runVerify([
        file,
        "--bundle",
        write("a.colophon.json", bundle),
        "--trust",
        trust,
      ]);
      expect(exitCode).toBe(0);
      const mistaken = await runVerify([write("work", WORK), "--bundle", file, "--trust", trust]);
      expect(mistaken.stdout).toContain("is too large for what it should be");
      expect(mistaken.exitCode).toBe(2);
    },
    120_000,
  );
});

describe("a PDF", () => {
  test("that is itself a registered work is checked like any file", async () => {
    const { write } = makeFolder();
    const registry = makeRegistry();
    const book = "%PDF-1.7 a book";
    const bundle = registry.bundle(registry.issue({ "file.1": { sha256: sha256(book) } }));
    const args = [
      "--bundle",
      write("a.colophon.json", bundle),
      "--trust",
      write("trust.json", registry.trust),
    ];
    const { exitCode } = await runVerify([write("book.pdf", book), ...args]);
    expect(exitCode).toBe(0);
  });

  test("without a bundle inside, and not registered, is not called invalid", async () => {
    const { write, trust, server } = await setUp();
    const pdf = write("certificate.pdf", "%PDF-1.7 certificate");
    const alone = await runVerify([pdf, ...trust]);
    expect(alone.stdout).toContain("is a PDF without a bundle inside");
    const unknown = await runVerify([pdf, "--registry", server.url, ...trust]);
    expect(unknown.stdout).toContain("has no certificate for the file");
    expect([alone.exitCode, unknown.exitCode]).toEqual([2, 2]);
  });
});

describe("a certificate id", () => {
  test("is looked up in the registry", async () => {
    const { trust, server, id } = await setUp();
    const { stdout, exitCode } = await runVerify([id, "--registry", server.url, ...trust]);
    expect(stdout).toContain("Certificate  RSF-000000005");
    expect(exitCode).toBe(0);
  });

  test("needs a registry that knows it and answers with that very certificate", async () => {
    const { trust, server, id } = await setUp();
    const nowhere = await runVerify([id, ...trust]);
    expect(nowhere.stdout).toContain("To look up RSF-000000005, name a registry with --registry URL.");
    const unknown = await runVerify(["RSF-000000009", "--registry", server.url, ...trust]);
    expect(unknown.stdout).toContain("has no certificate RSF-000000009");
    const swapped = await runVerify(["RSF-000000006", "--registry", server.url, ...trust]);
    expect(swapped.stdout).toContain("Asked for RSF-000000006, ");
    const unreachable = await runVerify([id, "--registry", await closedAddress(), ...trust]);
    expect(unreachable.stdout).toMatch(
      /The registry cannot be reached at 127\.0\.0\.1:\d+ \(ECONNREFUSED\)\./,
    );
    expect([nowhere, unknown, swapped, unreachable].map(({ exitCode }) => exitCode)).toEqual([2, 2, 2, 2]);
    const broken = await runVerify(["RSF-000000007", "--registry", server.url, ...trust]);
    expect(broken.exitCode).toBe(1);
  });
});

test("a folder, a missing file and what only looks like an id cannot be checked", async () => {
  const { path, trust } = await setUp();
  mkdirSync(path("folder"));
  const { stdout, exitCode } = await runVerify([path("folder"), path("missing"), "RSF-000000OIL", ...trust]);
  expect(stdout).toContain("cannot be read: it is not a file.");
  expect(stdout).toContain(`${path("missing")} cannot be read: there is no such file.`);
  expect(stdout).toContain("RSF-000000OIL cannot be read: there is no such file.");
  expect(exitCode).toBe(2);
});

test("a bundle is known by what it says, too", async () => {
  const { registry, bundle } = makeBundle();
  const { write } = makeFolder();
  const { exitCode } = await runVerify([
    write("proof.txt", bundle),
    "--trust",
    write("trust.json", registry.trust),
  ]);
  expect(exitCode).toBe(0);
});

test("of several inputs each is reported, and the worst exit code wins", async () => {
  const { bundle, work, trust, write, path } = await setUp();
  const bad = write("bad.colophon.json", "{}");
  const run = async (...inputs: string[]) => {
    const { exitCode, stdout } = await runVerify([...inputs, ...trust]);
    for (const input of inputs) expect(stdout).toContain(`${input}\n`);
    return exitCode;
  };
  expect(await run(bundle, bundle)).toBe(0);
  expect(await run(bundle, work)).toBe(2);
  expect(await run(work, bundle, bad, path("missing"))).toBe(1);
});
