import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  ANCHORED_TOPIC,
  CHECK_IDS,
  encodeAnchorCall,
  formatBundle,
  parseBundle,
  parseSdJwt,
  parseTlogProof,
  PUBLIC_CHAIN_IDS,
  publicChainName,
  readCheckpoint,
  sha256,
  toHex,
  verifyCertificate,
} from "@colophon/proof";
import { expect, test } from "vitest";
import { describeExample } from "./describe-example.ts";
import { makeRegistry } from "./fixtures.ts";
import { runVerify } from "./run-verify.ts";
import { startChain } from "./start-chain.ts";

const docs = join(import.meta.dirname, "../../../docs");
const [bundleFile, trustFile, workFile] = ["work.colophon.json", "trust.json", "work.txt"].map((name) =>
  join(docs, "example", name),
) as [string, string, string];

/** `WRITE_EXAMPLE=1 npx vitest -u run apps/verify/test/example.test.ts`, after a change of the format only. */
test.runIf(process.env["WRITE_EXAMPLE"] === "1")("a new example is written", async () => {
  const chain = await startChain(31337);
  const registry = makeRegistry({ origin: "registry.example/log" });
  registry.issue({ title: "The work before" });
  const work = readFileSync(workFile);
  const certificate = registry.issue({
    title: "The Note at the End",
    materialType: "book",
    creatorName: "Ada Colophon",
    creatorEmail: "ada@example.com",
    "file.1": { sha256: toHex(sha256(work)), name: "work.txt", size: work.length, mediaType: "text/plain" },
  });
  for (let i = 0; i < 4; i++) registry.issue({ title: `A later work ${i}` });
  const bundle = registry.bundle(certificate, { show: ["title", "materialType", "creatorName", "file.1"] });
  const { size, root } = readCheckpoint(parseTlogProof(bundle.tlogProof).checkpoint);
  const anchor = await chain.anchor(size, `0x${toHex(root)}`);
  const { chainId, contract, sender } = anchor;
  const trust = { ...registry.trust, anchors: [{ chainId, contract, sender }] };
  const anchored = { ...bundle, anchors: [anchor] };
  expect(verifyCertificate(formatBundle(anchored), { trust }).verdict).toBe("valid");
  writeFileSync(bundleFile, formatBundle(anchored));
  writeFileSync(trustFile, `${JSON.stringify(trust, undefined, 2)}\n`);
});

test("the example is valid, and every value that it shows is what the code computes", async () => {
  const { exitCode, stdout } = await runVerify([workFile, "--bundle", bundleFile, "--trust", trustFile]);
  expect(exitCode).toBe(0);
  expect(stdout).toContain("✓ Document     This file was registered");
  const text = describeExample(parseBundle(readFileSync(bundleFile)), readFileSync(workFile));
  await expect(text).toMatchFileSnapshot(join(docs, "example/README.md"));
});

test("the format's document names all that the code names", () => {
  const document = readFileSync(join(docs, "format.md"), "utf8");
  const bundle = parseBundle(readFileSync(bundleFile));
  const { header, payload } = parseSdJwt(bundle.sdJwt);
  const named = [bundle, bundle.log, bundle.anchors[0] ?? {}, header, payload].flatMap(Object.keys);
  for (const name of [...named, ...CHECK_IDS]) expect(document).toContain(`\`${name}\``);
  for (const constant of [bundle.format, header.alg, header.typ, payload._sd_alg, ANCHORED_TOPIC])
    expect(document).toContain(constant);
  for (const id of PUBLIC_CHAIN_IDS) expect(document).toContain(`${id} ${publicChainName(id) ?? ""}`);
  expect(document).toContain(encodeAnchorCall(1, new Uint8Array(32)).slice(0, 10));
});
