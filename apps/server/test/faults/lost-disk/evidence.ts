import { call } from "@colophon/api";
import {
  type Bundle,
  type ChainRequest,
  createVerifier,
  parseBundle,
  readAnchors,
  type Trust,
  type Verification,
  verifyCertificate,
} from "@colophon/proof";
import { createNodePrimitives } from "@colophon/node-primitives";
import { certificateFacts, type VerifiedStatus, verifyStatus } from "@colophon/proof/statements";
import { authorization } from "@colophon/testing/account";
import { expect } from "vitest";

const primitives = createNodePrimitives();

/** The file of a certificate, as this account downloads it, or anybody. */
export async function bundleOf(url: string, id: string, as?: { token: string }): Promise<string> {
  const response = await fetch(`${url}/api/certificates/${id}/bundle`, {
    headers: as === undefined ? {} : authorization(as.token),
  });
  expect({ id, status: response.status }).toEqual({ id, status: 200 });
  return response.text();
}

/** Verdicts on many files, with one trust file; with a chain, its anchors are looked up there. */
export function openChecker(trust: Trust, chainUrl?: string): (file: string) => Promise<Verification> {
  const verify = createVerifier({ trust, primitives });
  if (chainUrl === undefined) return async (file) => verify(file);
  return async (file) => {
    const { anchors }: Bundle = parseBundle(file);
    const answers = await readAnchors(anchors, trust, () => askOf(chainUrl));
    return verify(file, { chain: { kind: "answers", answers } });
  };
}

const askOf =
  (url: string): ChainRequest =>
  async (method, params) => {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
    const answer = await fetch(url, { method: "POST", headers, body });
    return ((await answer.json()) as { result: unknown }).result;
  };

export type SaidOf = Pick<VerifiedStatus, "heading" | "lack" | "carried"> & { kinds: string[] };

/** What the registry proves to have been said about the certificate of a file. */
export async function statusOf(url: string, file: string, trust: Trust): Promise<SaidOf> {
  const facts = certificateFacts(file, verifyCertificate(file, { trust, primitives }));
  if (facts === undefined) throw new Error("the bundle proves nothing");
  const id = idOf(file);
  const response = await fetch(`${url}/api/certificates/${id}/status?from=${facts.checkpoint.size}`);
  const now = Math.floor(Date.now() / 1000);
  const status = verifyStatus(await response.text(), facts, { trust, now, primitives });
  if (status.state !== "current") throw new Error(`${id}: ${JSON.stringify(status)}`);
  const { heading, lack, carried, statements } = status;
  return {
    heading,
    kinds: statements.map(({ kind }) => kind),
    ...(lack && { lack }),
    ...(carried && { carried }),
  };
}

/** The certificate's number, as its file has it. */
function idOf(file: string): string {
  const [, payload = ""] = parseBundle(file).sdJwt.split("~", 1)[0]?.split(".") ?? [];
  return (JSON.parse(Buffer.from(payload, "base64url").toString()) as { jti: string }).jti;
}

/** The search finds it by its title. */
export async function isFoundBy(
  url: string,
  { certificateId, title }: { certificateId: string; title: string },
): Promise<boolean> {
  const { results } = await call("POST /api/chat/query", { body: { query: title } }, { baseUrl: url });
  return results.some(({ id }) => id === certificateId);
}
