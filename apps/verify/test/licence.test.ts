import { formatLicenceFile, parseLicenceFile } from "@colophon/proof/licences";
import { formatBundle, parseBundle } from "@colophon/proof";
import { makeLicence, type SaidOfLicensed } from "@colophon/testing/make-licence";
import { expect, test } from "vitest";
import { makeChain, makeFolder, makePdf } from "./fixtures.ts";
import { runVerify } from "./run-verify.ts";
import { startServer } from "./start-server.ts";

/** A licence with its work's status and its own as files, and the trust that believes them. */
function setUp(said: SaidOfLicensed = {}, change?: Parameters<typeof makeLicence>[1]) {
  const made = makeLicence(said, change);
  const { root, signer } = makeChain();
  const { write } = makeFolder();
  const id = made.licence.certificateId;
  const trust = write("trust.json", { ...made.registry.trust, pdf: { roots: [root.pem] } });
  const licence = write(`${id}.licence.json`, made.file);
  const ofWork = write("work.status.json", made.workStatusFile);
  const own = write("own.status.json", made.statusFile);
  const pdf = (file = made.file) =>
    makePdf({ signer, chain: [root], certificateId: id, licence: file, licenceStatus: made.statusFile });
  return { ...made, id, write, trust, licence, ofWork, own, pdf, args: ["--trust", trust] };
}

const revoked = { kind: "revoked", by: "licensor" as const, claims: { reason: "Never printed" } };
const transfer = { kind: "transferred", by: "registrant" as const, claims: { to: "Noor", rights: "All" } };

async function check(...args: string[]) {
  const { stdout, exitCode } = await runVerify(args);
  return { stdout, exitCode };
}

test("a licence is checked offline with its work, its licensor and its state", async () => {
  const { licence, args, ofWork, own, id, work } = setUp();
  const { stdout, exitCode } = await check(licence, ...args, "--work-status", ofWork, "--status", own);
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/VALID.*; (IN FORCE|EXPIRED|NOT BEGUN YET), as of /);
  for (const line of [
    `Licence      ${id}`,
    `Of the work  ${work.certificateId}`,
    "Licensor     Aïcha Tremblay, as the registrant",
    "Licensee     Éditions du Nord",
    "Until        2027-11-28",
    "Fee          25.00 CAD",
    "    revocable true",
    "✓ Work         The certificate of the work is in order",
    "✓ Licensor     The licensor was the holder",
    "who may be wrong about owning the work",
  ])
    expect(stdout).toContain(line);
});

test("without statuses, it is said what was not checked, and with --json, too", async () => {
  const { licence, args } = setUp();
  const { stdout, exitCode } = await check(licence, ...args);
  expect(exitCode).toBe(0);
  expect(stdout).toContain("BY ITS DATES; WHAT WAS SAID OF IT WAS NOT CHECKED");
  expect(stdout).toContain("– Licensor     Not checked: use --work-status FILE");
  const { results } = JSON.parse((await check(licence, ...args, "--json")).stdout) as {
    results: Record<string, unknown>[];
  };
  expect(results[0]).toMatchObject({
    isPdf: false,
    now: expect.any(Object) as unknown,
    verification: {
      verdict: "valid",
      licensor: { state: "not_checked", code: "work_status_missing" },
      work: { isNamed: true, verification: { verdict: "valid" } },
    },
  });
  expect(results[0]?.["now"]).not.toHaveProperty("asOf");
});

test("what was said of a licence is its state, and never its verdict", async () => {
  const { licence, args, own } = setUp({ ofLicence: [revoked] });
  const { stdout, exitCode } = await check(licence, ...args, "--status", own);
  expect(exitCode).toBe(0);
  expect(stdout).toContain("; REVOKED, as of ");
  expect(stdout).toContain("Statement 0  revoked, by the licensor");
});

test("what became of the work later is said, and changes nothing", async () => {
  const { licence, args, ofWork } = setUp({ after: [transfer] });
  const { stdout, exitCode } = await check(licence, ...args, "--work-status", ofWork);
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/The work {5}transferred, as of .*; the licence stays as it is/);
});

test("a licence by somebody who was not the holder is not valid, with its work's status", async () => {
  const { licence, args, ofWork } = setUp({ before: [transfer] });
  expect((await check(licence, ...args)).exitCode).toBe(0);
  const { stdout, exitCode } = await check(licence, ...args, "--work-status", ofWork);
  expect(exitCode).toBe(1);
  expect(stdout).toContain("NOT VALID  The licensor was not the holder of the work's certificate");
});

test("a licence with another work's certificate, and one that was changed, are not valid", async () => {
  const { file, args, write } = setUp();
  const other = setUp();
  const own = parseLicenceFile(file);
  const swapped = write(
    "a.licence.json",
    formatLicenceFile({ ...own, work: parseLicenceFile(other.file).work }),
  );
  const first = await check(swapped, ...args);
  expect(first.exitCode).toBe(1);
  expect(first.stdout).toMatch(/NOT VALID {2}(The licence names another record|The certificate of the work)/);
  const changed = write("b.licence.json", formatLicenceFile({ ...own, sdJwt: own.sdJwt.replace("e", "f") }));
  expect((await check(changed, ...args)).exitCode).toBe(1);
  const damaged = await check(write("c.licence.json", "{"), ...args);
  expect(damaged).toMatchObject({ exitCode: 1 });
  expect(damaged.stdout).toContain("This is not a licence, or it is damaged");
});

test("its document is checked as its registry signed it, for this licence alone", async () => {
  const { pdf, write, args, own } = setUp({ ofLicence: [revoked] });
  const good = await check(write("a.pdf", pdf()), ...args);
  expect(good.exitCode).toBe(0);
  expect(good.stdout).toContain(
    "✓ Document     All of this PDF is signed for this licence by a trusted signer",
  );
  expect(good.stdout).toContain("REVOKED");
  const newer = await check(write("a.pdf", pdf()), ...args, "--status", own);
  expect(newer.exitCode).toBe(0);
  const other = makeLicence({}, (claims) => ({ ...claims, licensee: { name: "Somebody else" } }));
  const { root, signer } = makeChain();
  const foreign = makePdf({ signer, chain: [root], certificateId: "LIC-000000001", licence: other.file });
  expect((await check(write("b.pdf", foreign), ...args)).exitCode).toBe(1);
});

test("a registry is asked for a licence by its number, for its status and its work's", async () => {
  const { id, file, args, work, registry, statusFile, workStatusFile } = setUp({ ofLicence: [revoked] });
  const size = registry.entries.length;
  const server = await startServer({
    [`/api/licences/${id}/file`]: { body: JSON.parse(file) as object },
    [`/api/licences/${id}/status?from=${size}`]: { body: JSON.parse(statusFile) as object },
    [`/api/certificates/${work.certificateId}/status?from=${size}`]: {
      body: JSON.parse(workStatusFile) as object,
    },
  });
  const { stdout, exitCode } = await check(id, ...args, "--registry", server.url);
  expect(exitCode).toBe(0);
  expect(stdout).toContain("REVOKED");
  expect(stdout).toContain("✓ Licensor ");
  expect((await check("LIC-7K3M9QX2A", ...args, "--registry", server.url)).exitCode).toBe(2);
  expect((await check(id, ...args)).exitCode).toBe(2);
});

test("a licence from which something decisive is left out doesn't pass for one in force", async () => {
  const { file, args, write, own } = setUp({}, (claims) => ({
    ...claims,
    from: "2020-01-01",
    until: "2021-01-01",
  }));
  const parsed = parseLicenceFile(file);
  const kept = parsed.sdJwt
    .split("~")
    .filter((one) => !Buffer.from(one, "base64url").toString().includes('"until"'));
  const shorter = write("a.licence.json", formatLicenceFile({ ...parsed, sdJwt: kept.join("~") }));
  const { stdout, exitCode } = await check(shorter, ...args, "--status", own);
  expect(exitCode).toBe(0);
  expect(stdout).toContain("WHETHER IT IS IN FORCE IS NOT SHOWN");
  expect(stdout).toContain("Not shown    1 fields");
});

test("pack, and a licence in the place of a bundle, say what they are for", async () => {
  const { licence, args, file, write } = setUp();
  const packed = await runVerify(["pack", licence, "--out", "never.zip", ...args]);
  expect(packed).toMatchObject({ exitCode: 2 });
  expect(packed.stderr).toContain("is a licence");
  const asBundle = write("a.colophon.json", formatBundle({ ...parseBundle(parseLicenceFile(file).work) }));
  expect((await check(asBundle, ...args)).exitCode).toBe(0);
});
