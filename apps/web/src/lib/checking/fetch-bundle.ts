import { callApiAsAnyoneForBytes, callApiForBytes } from "../api/call-api.ts";

/** A certificate's bundle, byte for byte, as visible to the signed-in user. */
export async function fetchBundle(id: string, signal: AbortSignal): Promise<Uint8Array> {
  const answer = await callApiForBytes("GET /api/certificates/{id}/bundle", { params: { id } }, { signal });
  return new Uint8Array(await answer.arrayBuffer());
}

/** The public bundle. */
export async function fetchPublicBundle(id: string, signal: AbortSignal): Promise<Uint8Array> {
  const key = "GET /api/certificates/{id}/bundle";
  const answer = await callApiAsAnyoneForBytes(key, { params: { id } }, { signal });
  return new Uint8Array(await answer.arrayBuffer());
}
