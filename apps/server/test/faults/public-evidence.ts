import { ApiError, type Registered } from "@colophon/api";
import { createNodePrimitives } from "@colophon/node-primitives";
import { parseTrust, type Trust, verifyCertificate } from "@colophon/proof";
import { certificateFacts, type StatusJson, verifyStatus } from "@colophon/proof/statements";
import { expect } from "vitest";

/** The command line's fast primitives: a test needs hundreds of verdicts. */
const primitives = createNodePrimitives();

// What anyone can see of a registry and use as evidence against it.

export async function readTrust(url: string): Promise<Trust> {
  return parseTrust(await readText(`${url}/.well-known/colophon-trust.json`));
}

export function readCheckpointNote(url: string): Promise<string> {
  return readText(`${url}/log/checkpoint`);
}

/** An acknowledged certificate still exists, at its index, and its bundle is valid for a verifier that trusts this registry. */
export async function expectCertificate(
  url: string,
  trust: Trust,
  { certificateId, index }: Pick<Registered, "certificateId" | "index">,
): Promise<void> {
  const bundle = await readBytes(`${url}/api/certificates/${certificateId}/bundle`);
  const { verdict, ...verified } = verifyCertificate(bundle, { trust, primitives });
  expect(verdict).toMatch(/^valid/);
  expect(verified).toMatchObject({ certificateId, index });
}

/** The certificate's status, for anyone with its bundle, is complete and includes the statement at this place in the log. */
export async function expectSaid(
  url: string,
  trust: Trust,
  { certificateId, index }: { certificateId: string; index: number },
): Promise<void> {
  const address = `${url}/api/certificates/${certificateId}`;
  const bundle = await readBytes(`${address}/bundle`);
  const facts = certificateFacts(bundle, verifyCertificate(bundle, { trust, primitives }));
  if (facts === undefined) throw new Error("the bundle proves nothing");
  const status = await readBytes(`${address}/status?from=${facts.checkpoint.size}`);
  const now = Math.floor(Date.now() / 1000);
  expect(verifyStatus(status, facts, { trust, now, primitives })).toMatchObject({ state: "current" });
  const { statements } = JSON.parse(Buffer.from(status).toString()) as StatusJson;
  expect(statements.map((each) => each.index)).toContain(index);
}

async function readText(url: string): Promise<string> {
  return Buffer.from(await readBytes(url)).toString();
}

/** Throws an ApiError, also if the answer breaks off. */
export async function readBytes(url: string): Promise<Uint8Array> {
  const failed = (status: number, why: string) =>
    new ApiError(status, { code: "network", error: `${url} ${why}` });
  const response = await fetch(url).catch(() => Promise.reject(failed(0, "did not answer")));
  if (!response.ok) throw failed(response.status, `answered ${response.status}`);
  return response.bytes().catch(() => Promise.reject(failed(0, "broke off")));
}
