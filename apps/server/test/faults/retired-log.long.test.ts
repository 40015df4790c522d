import { randomBytes } from "node:crypto";
import { cp, rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { call } from "@colophon/api";
import { checkPdfSignature, readCertificatePdf } from "@colophon/pdf-check";
import {
  type Bundle,
  BUNDLE_FORMAT,
  type BundleAnchor,
  buildRecordPayload,
  certificateEntry,
  type Checkpoint,
  formatBundle,
  formatSdJwt,
  formatTlogProof,
  hashReader,
  inclusionProof,
  keySetEntry,
  leafHash,
  parseBundle,
  parseTlogProof,
  readAnchors,
  readCheckpoint,
  rootFromLeafHashes,
  toHex,
  type Trust,
  verifyCertificate,
} from "@colophon/proof";
import { parseEther } from "viem";
import { expect, test, vi } from "vitest";
import { senderAddress } from "../../src/log/anchoring/evm-chain.ts";
import { createIssuer } from "../../src/record/issuer.ts";
import { type Keys, loadKeys } from "../../src/base/keys/keys.ts";
import { createLogSigner } from "../../src/log/log-signer.ts";
import { openAccount, register } from "@colophon/testing/account";
import { runToEnd, startServer } from "@colophon/testing/start-server";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { newPrivateKey, startTestChain } from "../test-chain.ts";
import { randomEntry } from "../test-log.ts";
import { readTrust } from "./public-evidence.ts";
import { expectRefusedStart } from "./refused-start.ts";
import { patience } from "@colophon/testing/patience";

type TestChain = Awaited<ReturnType<typeof startTestChain>>;

test("a lost database: its log is retired, its certificates stay valid, and a thief of its keys adds none", async () => {
  const chain = await startTestChain();
  const first = await startServer({
    PUBLIC_URL: "https://registry.example",
    CHAIN_ID: "31337",
    CHAIN_RPC_URL: chain.url,
    ANCHOR_PRIVATE_KEY: chain.privateKey,
    ANCHOR_INTERVAL_SECONDS: "1",
  });
  const anchored = await registerAnchored(first.url);
  const pdf = await fetchPdf(first.url, anchored.certificateId);
  await first.stop();

  // From here on nothing is anchored.
  const second = await first.restart({ ANCHOR_INTERVAL_SECONDS: "86400" });
  const account = await openAccount(second.url);
  const bundles = [];
  for (let i = 0; i < 3; i++)
    bundles.push(await fetchBundle(second.url, (await register(account)).certificateId));
  const [unanchored, , last] = bundles as [Bundle, Bundle, Bundle];
  const { origin } = (await readTrust(second.url)).log;
  const { env, dataDir } = second;
  const successorKeys = path.join(path.dirname(dataDir), "successor", "keys");
  const retire = () => runToEnd("keys", env, ["retire", successorKeys]);
  expect(await retire()).toMatchObject({
    code: 1,
    output: expect.stringContaining("is in use by") as unknown,
  });
  await second.stop();

  const stolen = path.join(makeTemporaryFolder("colophon-stolen-"), "keys");
  await cp(path.join(dataDir, "keys"), stolen, { recursive: true });
  await rm(path.join(dataDir, "postgres"), { recursive: true });
  expect(await retire()).toMatchObject({
    code: 0,
    // The key set, four records, and the head that closed the log for the first anchor.
    output: expect.stringContaining("at 6 entries") as unknown,
  });
  expect(await expectRefusedStart(env)).toContain("was retired");

  const successor = newPrivateKey();
  await chain.client.setBalance({ address: senderAddress(successor), value: parseEther("1") });
  const third = await startServer({
    ...env,
    DATA_DIR: path.dirname(successorKeys),
    ANCHOR_PRIVATE_KEY: successor,
    ANCHOR_INTERVAL_SECONDS: "1",
  });
  const trust = await readTrust(third.url);
  expect([origin, trust.log.origin]).toEqual(["registry.example/log", "registry.example/log2"]);

  // Certificates from before.
  expect(await check(anchored.bundle, trust, chain)).toBe("valid; passed");
  expect(await check(anchored.bundle, trust)).toBe("valid; place_not_checked");
  expect(await check(unanchored, trust)).toBe("cannot_be_checked; place_not_provable");
  expect(await check(last, trust)).toBe("valid; never_anchored");
  const signature = checkPdfSignature(readCertificatePdf(pdf), trust.pdf?.roots ?? []);
  expect(signature).toMatchObject({ state: "sound", certificateId: anchored.certificateId });

  // Forgeries that a thief of all its keys makes now.
  const keys = loadKeys(stolen, chain.privateKey);
  const [fork, longer] = [forge(keys, origin, 4), forge(keys, origin, 6)];
  expect(await check(fork, trust)).toBe("cannot_be_checked; place_not_provable");
  expect(await check(longer, trust)).toBe("not_valid; log_has_ended");
  const invented = anchored.bundle.anchors.map((anchor) => ({ ...anchor, ...headOf(fork) }));
  expect(await check({ ...fork, anchors: invented }, trust, chain)).toBe("not_valid; anchor_mismatch");
  // A block at least a second after the end.
  await delay(1100);
  for (const [forged, code] of [
    [fork, "anchor_after_end"],
    [longer, "log_has_ended"],
  ] as const) {
    const anchors = [await anchorNow(chain, forged)];
    for (const asked of [chain, undefined])
      expect(await check({ ...forged, anchors }, trust, asked)).toBe(`not_valid; ${code}`);
  }
  const newKeys = loadKeys(path.join(third.dataDir, "keys"), successor);
  const foreign = forge(newKeys, trust.log.origin, 4, keys);
  expect(await check(foreign, trust)).toBe("not_valid; unknown_issuer_key");

  // Certificates from now on.
  const { bundle } = await registerAnchored(third.url);
  expect(await check(bundle, trust, chain)).toBe("valid; passed");
  await third.stop();
});

/** A new certificate, once its anchor is final. */
async function registerAnchored(url: string): Promise<{ certificateId: string; bundle: Bundle }> {
  const { certificateId } = await register(await openAccount(url));
  return vi.waitFor(async () => {
    const bundle = await fetchBundle(url, certificateId);
    expect(bundle.anchors).toHaveLength(1);
    return { certificateId, bundle };
  }, patience);
}

async function fetchBundle(url: string, id: string): Promise<Bundle> {
  const bundle = await call("GET /api/certificates/{id}/bundle", { params: { id } }, { baseUrl: url });
  return parseBundle(JSON.stringify(bundle));
}

async function fetchPdf(url: string, id: string): Promise<Uint8Array> {
  const response = await fetch(`${url}/api/certificates/${id}/certificate.pdf?lng=en`);
  expect(response.status).toBe(200);
  return response.bytes();
}

/** The verdict, and the code of the failed check, or the anchor's result. */
async function check(bundle: Bundle, trust: Trust, chain?: TestChain): Promise<string> {
  const request =
    chain && ((method: string, params: unknown[]) => chain.client.request({ method, params } as never));
  const answers = request && (await readAnchors(bundle.anchors, trust, () => request));
  const { verdict, checks } = verifyCertificate(formatBundle(bundle), {
    trust,
    ...(answers && { chain: { kind: "answers", answers } }),
  });
  const decisive = checks.find(({ state }) => state === "failed") ?? checks.find(({ id }) => id === "anchor");
  return `${verdict}; ${decisive?.code ?? decisive?.state ?? ""}`;
}

/** A log of that size and name, signed with `keys`, containing a record signed with the issuer's key. */
function forge(keys: Keys, origin: string, size: number, { issuerSigning }: Keys = keys): Bundle {
  const issuer = createIssuer(issuerSigning);
  const record = issuer.sign(
    buildRecordPayload({
      issuer: "https://registry.example",
      issuedAt: 1_700_000_000,
      vct: "https://registry.example/credentials/work",
      certificateId: "RSF-000000000",
      salt32: randomBytes(32),
      digests: [],
    }),
  );
  const entries = [keySetEntry(issuer.jwks), certificateEntry(record)];
  while (entries.length < size) entries.push(randomEntry());
  const leaves = entries.map((entry) => leafHash(entry));
  const signer = createLogSigner(origin, keys.logSigning);
  const checkpoint = signer.sign({ size, root: rootFromLeafHashes(leaves) });
  const proofOf = (index: number) =>
    formatTlogProof({ index, proof: inclusionProof(index, size, hashReader(leaves)), checkpoint });
  return {
    format: BUNDLE_FORMAT,
    sdJwt: formatSdJwt(record, []),
    tlogProof: proofOf(1),
    anchors: [],
    issuerJwks: issuer.jwks,
    issuerKeysProof: proofOf(0),
    log: { origin, vkey: signer.vkey },
  };
}

function checkpointOf({ tlogProof }: Bundle): Checkpoint {
  return readCheckpoint(parseTlogProof(tlogProof).checkpoint);
}

function headOf(bundle: Bundle): Pick<BundleAnchor, "size" | "root"> {
  const { size, root } = checkpointOf(bundle);
  return { size, root: `0x${toHex(root)}` };
}

/** Anchors a bundle's head on the real chain, from the chain's first account. */
async function anchorNow(chain: TestChain, bundle: Bundle): Promise<BundleAnchor> {
  const sender = chain.connect();
  const head = checkpointOf(bundle);
  const { hash, raw } = await sender.sign(head, await sender.nextNonce(), 60_000n, await sender.fees());
  await sender.send(raw);
  const { blockNumber, blockHash } = await chain.client.waitForTransactionReceipt({ hash });
  const { timestamp } = await chain.client.getBlock({ blockHash });
  return {
    chainId: 31337,
    contract: chain.contract,
    sender: sender.sender,
    transactionHash: hash,
    blockNumber: Number(blockNumber),
    blockHash,
    blockTime: Number(timestamp),
    ...headOf(bundle),
  };
}
