import { expect, test } from "vitest";
import { close, factsOf, HEAD_TIME, makeSaid, makeStatus, type Saying } from "@colophon/testing/make-status";
import { makeFolder } from "./fixtures.ts";
import { runVerify } from "./run-verify.ts";
import { closedAddress, startServer } from "./start-server.ts";

const withdrawn: Saying = { kind: "withdrawn", by: "registrant", claims: { reason: "It is \u202Eold." } };

/** A certificate that was withdrawn, a status of long ago and one of now. */
function setUp() {
  const { registry, certificate, bundle, logged, status } = makeSaid([withdrawn]);
  const folder = makeFolder();
  close(registry, Math.floor(Date.now() / 1000));
  const current = makeStatus(registry, certificate, logged, bundle);
  const args = [
    folder.write("a.colophon.json", bundle),
    "--trust",
    folder.write("trust.json", registry.trust),
  ];
  const { size } = factsOf(registry, bundle).checkpoint;
  const path = `/api/certificates/${certificate.certificateId}/status?from=${size}`;
  return { ...folder, args, status, current, path };
}

test("a status given as a file says what was said, and never changes the exit code", async () => {
  const { args, write, current } = setUp();
  const { stdout, exitCode } = await runVerify([...args, "--status", write("a.status.json", current)]);
  expect(exitCode).toBe(0);
  expect(stdout).toContain("✓ Statements   This is everything that the log says about the certificate since");
  expect(stdout).toContain("Since then   withdrawn, as of ");
  expect(stdout).toMatch(/Statement 0 {2}withdrawn, by the registrant, .*\n {4}reason It is .*old\./);
  expect(stdout).not.toContain("\u202E");
});

test("an older status says how things were", async () => {
  const { args, write, status } = setUp();
  const { stdout, exitCode } = await runVerify([...args, "--status", write("a.status.json", status)]);
  expect(exitCode).toBe(0);
  expect(stdout).toContain("– Statements   Not checked up to now: more may have been said");
  expect(stdout).toContain(new Date(HEAD_TIME * 1000).toISOString().slice(0, 10));
});

test("a status that is refused is named, and leaves the verdict alone", async () => {
  const { args, write, current } = setUp();
  const file = write("a.status.json", { ...current, statements: [] });
  const { stdout, exitCode } = await runVerify([...args, "--status", file]);
  expect(exitCode).toBe(0);
  expect(stdout).toContain("– Statements   Not checked: the status was refused (later_statement_withheld)");
  expect(stdout).not.toContain("Since then");
});

test("a registry is asked for the status from the bundle's checkpoint on", async () => {
  const { args, current, path } = setUp();
  const server = await startServer({ [path]: { body: current } });
  const { stdout, exitCode } = await runVerify([...args, "--registry", server.url, "--json"]);
  expect(exitCode).toBe(0);
  expect(server.asked).toEqual([path]);
  expect(JSON.parse(stdout)).toMatchObject({
    results: [{ status: { state: "current", heading: "withdrawn", statements: [{ kind: "withdrawn" }] } }],
  });
});

test("a registry that has no status, or cannot be reached, is no reason not to check", async () => {
  const { args } = setUp();
  const server = await startServer({});
  for (const url of [server.url, await closedAddress()]) {
    const { stdout, exitCode } = await runVerify([...args, "--registry", url]);
    expect(exitCode).toBe(0);
    expect(stdout).toContain("– Statements   Not checked: no status of later statements was given");
  }
});
