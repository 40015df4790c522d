import { callApiAsAnyoneForBytes, callApiForBytes } from "./call-api.ts";

/** A certificate's bundle, byte for byte, as the signed-in user may see it. */
export async function fetchBundle(id: string, signal: AbortSignal): Promise<Uint8Array> {
  const answer = await callApiForBytes("GET /api/certificates/{id}/bundle", { params: { id } }, { signal });
  return new Uint8Array(await answer.arrayBuffer());
}

/** The same as everyone may see it. */
export async function fetchPublicBundle(id: string, signal: AbortSignal): Promise<Uint8Array> {
  const key = "GET /api/certificates/{id}/bundle";
  const answer = await callApiAsAnyoneForBytes(key, { params: { id } }, { signal });
  return new Uint8Array(await answer.arrayBuffer());
}
