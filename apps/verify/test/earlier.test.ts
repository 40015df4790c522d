import { timeStampResponse } from "@colophon/clocks";
import { formatBundle, sha256, toHex, utf8 } from "@colophon/proof";
import { makeRegistry, sampleClaims } from "@colophon/testing/make-bundle";
import { rootPem, tokenAbout } from "@colophon/testing/make-clock-evidence";
import { helloWorld, startExplorer } from "@colophon/testing/start-explorer";
import { afterAll, describe, expect, test } from "vitest";
import { makeFolder } from "./fixtures.ts";
import { runVerify } from "./run-verify.ts";

const explorers = [await startExplorer(), await startExplorer()] as const;
afterAll(() => Promise.all(explorers.map(({ stop }) => stop())));

const file = utf8(helloWorld.file);
const tsr = timeStampResponse(tokenAbout(file, 1_700_000_000));
const named = (kind: string, proof: Uint8Array) => ({ kind, sha256: toHex(sha256(proof)) });
const registry = makeRegistry();
const certificate = registry.issue({
  ...sampleClaims,
  "file.1": { sha256: toHex(sha256(file)), name: "hello.txt" },
  "earlier.1": named("rfc3161", tsr),
  "earlier.2": named("ots", helloWorld.ots),
});

function setUp() {
  const { write } = makeFolder();
  return {
    write,
    bundle: write("a.colophon.json", formatBundle(registry.bundle(certificate))),
    trust: ["--trust", write("trust.json", registry.trust)],
    stamp: ["--earlier", write("a.earlier-1.tsr", tsr), "--tsa-root", write("root.pem", rootPem)],
    ots: ["--earlier", write("a.earlier-2.ots", helloWorld.ots)],
  };
}

/** Without line breaks, as wide as it comes. */
const flat = (text: string) => text.replaceAll(/\s+/g, " ");

describe("earlier proofs of the file", () => {
  test("are named, and not given", async () => {
    const { bundle, trust } = setUp();
    const { stdout, exitCode } = await runVerify([bundle, ...trust]);
    expect(exitCode).toBe(0);
    expect(flat(stdout)).toContain(
      "Earlier 1 the record refers to an earlier proof that is not here: use --earlier FILE",
    );
    expect(flat(stdout)).toContain("Earlier 2 the record refers to an earlier proof that is not here");
  });

  test("say when the file existed, once they are given and compared", async () => {
    const { bundle, trust, stamp, ots } = setUp();
    const offline = flat((await runVerify([bundle, ...trust, ...stamp, ...ots])).stdout);
    expect(offline).toMatch(
      /Earlier 1 the file existed by 2023-11-14T22:13:21Z, says \S+root\.pem; nobody has asked/,
    );
    expect(offline).toContain("Earlier 2 a proof from Bitcoin: not checked against Bitcoin");
    const asked = explorers.flatMap(({ url }) => ["--explorer", url]);
    const online = flat((await runVerify([bundle, ...trust, ...ots, ...asked])).stdout);
    expect(online).toContain("the file existed by 2015-05-28T17:41:18Z, says block 358391 of Bitcoin");
  });

  test("change no check, verdict or proven time", async () => {
    const { bundle, trust, stamp, ots } = setUp();
    const read = async (args: string[]) => {
      const { stdout } = await runVerify([bundle, ...trust, ...args, "--json"]);
      return JSON.parse(stdout) as { exitCode: number; results: { verification: object }[] };
    };
    const [without, beside] = [await read([]), await read([...stamp, ...ots])];
    expect(beside.results[0]?.verification).toEqual(without.results[0]?.verification);
    expect(beside.exitCode).toBe(without.exitCode);
    expect(beside.results[0]).toMatchObject({
      earlier: [
        { number: 1, kind: "rfc3161", state: "at_hand", judgement: { state: "proven" } },
        { number: 2, kind: "ots", state: "at_hand", judgement: { state: "waiting" } },
      ],
    });
  });

  test("of another record are said to be not named", async () => {
    const { write, bundle, trust } = setUp();
    const other = write("other.tsr", timeStampResponse(tokenAbout(utf8("another"), 1_700_000_000)));
    const { stdout, exitCode } = await runVerify([bundle, ...trust, "--earlier", other]);
    expect(exitCode).toBe(0);
    expect(flat(stdout)).toContain("other.tsr: the record does not refer to it");
  });
});
