import { formatBundle, STATUS_MAX_BYTES_OF_ALL } from "@colophon/proof";
import { expect, test } from "vitest";
import { close, factsOf, HEAD_TIME, makeSaid, makeStatus, type Saying } from "@colophon/testing/make-status";
import { makeChain, makeFolder, makePdf, makeRegistry } from "./fixtures.ts";
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
  return { ...folder, args, status, current, path, registry };
}

test("a status given as a file says what was said, and never changes the exit code", async () => {
  const { args, write, current } = setUp();
  const { stdout, exitCode } = await runVerify([...args, "--status", write("a.status.json", current)]);
  expect(exitCode).toBe(0);
  expect(stdout).toContain(
    "✓ Statements   These are all statements about the certificate as of the time below",
  );
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

test("a registry that has no status, answers too much or cannot be reached did not answer, and all else is checked", async () => {
  const { args, path } = setUp();
  const none = await startServer({});
  const pending = await startServer({ [path]: { status: 404, body: { code: "status_pending" } } });
  const endless = await startServer({ [path]: { body: "x".repeat(STATUS_MAX_BYTES_OF_ALL + 1) } });
  for (const url of [none.url, pending.url, endless.url, await closedAddress()]) {
    const [text, json] = await Promise.all([
      runVerify([...args, "--registry", url]),
      runVerify([...args, "--registry", url, "--json"]),
    ]);
    expect(text.exitCode).toBe(0);
    expect(text.stdout).toContain("– Statements   Not checked: the registry did not answer");
    expect(JSON.parse(json.stdout)).toMatchObject({ results: [{ status: { state: "not_answered" } }] });
  }
});

test("a file and the registry are both heard, and the newest head counts", async () => {
  const { args, write, current, status, path } = setUp();
  const server = await startServer({ [path]: { body: current } });
  const file = write("a.status.json", status);
  const { stdout } = await runVerify([...args, "--status", file, "--registry", server.url, "--json"]);
  expect(JSON.parse(stdout)).toMatchObject({ results: [{ status: { state: "current" } }] });
});

test("the first line says what was said first, and the status inside a PDF is read as of its time", async () => {
  const { registry, certificate, bundle, logged } = makeSaid([withdrawn]);
  close(registry, Math.floor(Date.now() / 1000));
  const status = JSON.stringify(makeStatus(registry, certificate, logged, bundle));
  const { root, signer } = makeChain();
  const { write } = makeFolder();
  const { certificateId } = certificate;
  const pdf = makePdf({ signer, chain: [root], bundle: formatBundle(bundle), status, certificateId });
  const trust = write("trust.json", { ...registry.trust, pdf: { roots: [root.pem] } });
  const { stdout } = await runVerify([write("a.pdf", pdf), "--trust", trust]);
  const [, first = ""] = stdout.split("\n");
  expect(first).toMatch(/^VALID; .*; since then WITHDRAWN, as of /);
  expect(stdout).toContain("– Statements   Not checked up to now: more may have been said");
  expect(stdout).toContain("Since then   withdrawn, as of ");
});

test("a status of the log after one that has ended never says that nothing was said", async () => {
  const { registry, certificate, bundle } = makeSaid([withdrawn]);
  const { write } = makeFolder();
  const successor = makeRegistry({ origin: "registry.example/log2" });
  close(successor, Math.floor(Date.now() / 1000));
  const { consistency: _, ...status } = makeStatus(successor, certificate, [], {
    ...bundle,
    tlogProof: successor.tlogProof(0),
  });
  const trust = { ...successor.trust, previousLogs: [registry.end()] };
  const args = [write("a.colophon.json", bundle), "--trust", write("trust.json", trust)];
  const { stdout } = await runVerify([...args, "--status", write("a.status.json", status)]);
  expect(stdout).toContain("– Statements   Not checked: the log has ended, and this status of the next log");
  expect(stdout).not.toContain("nothing was said");
});

test("what is withheld is no tick", async () => {
  const { write } = makeFolder();
  const claims = { collaborator: 1 };
  const said = makeSaid([
    { kind: "confirmed", by: "collaborator", claims },
    { kind: "declined", by: "collaborator", claims, withhold: ["collaborator"] },
  ]);
  const trust = write("trust.json", said.registry.trust);
  const args = [write("a.colophon.json", said.bundle), "--trust", trust];
  const { stdout } = await runVerify([...args, "--status", write("a.status.json", said.status)]);
  expect(stdout).toContain("– Statements   Not checked: something that decides is not shown in the status");
  expect(stdout).not.toContain("confirmed");
});

test("one status for several bundles accuses none of them", async () => {
  const { args, write, current, registry } = setUp();
  const other = registry.bundle(registry.issue());
  const [bundle = "", ...trust] = args;
  const { stdout, exitCode } = await runVerify([
    bundle,
    write("b.colophon.json", other),
    ...trust,
    "--status",
    write("a.status.json", current),
  ]);
  expect(exitCode).toBe(0);
  const of = (name: string) => stdout.split("\n").filter((line) => line.includes(name));
  expect(of("Statements ")).toEqual([
    "✓ Statements   These are all statements about the certificate as of the time below",
    "– Statements   Not checked: no status of this certificate was given, only one of another",
  ]);
  expect(stdout).not.toContain("refused");
});

test("fields that this version does not know are named", async () => {
  const { registry, bundle, status } = makeSaid([
    { kind: "withdrawn", by: "registrant", claims: { "moral\u202eRights": "kept" } },
  ]);
  const { write } = makeFolder();
  const args = [write("a.colophon.json", bundle), "--trust", write("trust.json", registry.trust)];
  const { stdout } = await runVerify([...args, "--status", write("a.status.json", status)]);
  expect(stdout).toContain("    fields that this version does not know: moral\\u{202e}Rights\n");
});
