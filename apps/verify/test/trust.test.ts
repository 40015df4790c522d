import { STATUS_MAX_BYTES_OF_ALL } from "@colophon/proof";
import { expect, test } from "vitest";
import { makeBundle, makeFolder } from "./fixtures.ts";
import { runVerify } from "./run-verify.ts";
import { closedAddress, startServer } from "./start-server.ts";

const WELL_KNOWN = "/.well-known/colophon-trust.json";

async function runWith(...trust: string[]) {
  const { bundle } = makeBundle();
  return await runVerify([makeFolder().write("a.colophon.json", bundle), ...trust]);
}

test("without trust nothing is checked: a bundle's own keys prove nothing", async () => {
  const { exitCode, stdout, stderr } = await runWith();
  expect(exitCode).toBe(2);
  expect(stdout).toBe("");
  expect(stderr).toMatch(/^colophon-verify: No trust was given: use --trust FILE or --trust URL/);
});

test("trust is read from an address that the person names", async () => {
  const { registry, bundle } = makeBundle();
  const { url } = await startServer({ [WELL_KNOWN]: { body: registry.trust } });
  const file = makeFolder().write("a.colophon.json", bundle);
  const { exitCode } = await runVerify([file, "--trust", `${url}${WELL_KNOWN}`]);
  expect(exitCode).toBe(0);
});

test("trust that cannot be had, or is none, stops the command", async () => {
  const { write, path } = makeFolder();
  const { registry } = makeBundle();
  const server = await startServer({
    "/moved": { status: 302, headers: { location: WELL_KNOWN } },
    [WELL_KNOWN]: { body: registry.trust },
    "/endless": { body: " ".repeat(STATUS_MAX_BYTES_OF_ALL + 1) },
  });
  const cases: [trust: string, reason: string][] = [
    [path("missing"), "there is no such file"],
    [write("text", "trust me"), "is not a trust file (bad_json)"],
    [
      write("keyless", { ...registry.trust, issuer: { keys: [] } }),
      "is not a trust file (bad_trust: no issuer keys)",
    ],
    [
      write("logs", { ...registry.trust, previousLogs: [registry.trust.log] }),
      "a previous log lacks lastSize, lastRoot, endedAt or issuerKeys",
    ],
    [await closedAddress(), "The trust file cannot be reached"],
    [`${server.url}/missing`, "answered with status 404"],
    [`${server.url}/moved`, "The trust file cannot be reached"],
    [`${server.url}/endless`, "answers too much"],
    ["http://registry.example/trust.json", "must begin with https://"],
    ["https://", "must begin with https://"],
  ];
  for (const [trust, reason] of cases) {
    const { exitCode, stdout, stderr } = await runWith("--trust", trust);
    expect(stderr).toContain(reason);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
  }
});
