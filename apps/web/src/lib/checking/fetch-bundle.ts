import { callApiAsAnyoneForBytes } from "../api/call-api.ts";

/** The public bundle, byte for byte; with `sha256` it shows the file that has it, even where files are hidden. */
export async function fetchPublicBundle(
  id: string,
  signal: AbortSignal,
  sha256?: string,
): Promise<Uint8Array> {
  const key = "GET /api/certificates/{id}/bundle";
  const query = sha256 === undefined ? {} : { sha256 };
  const answer = await callApiAsAnyoneForBytes(key, { params: { id }, query }, { signal });
  return new Uint8Array(await answer.arrayBuffer());
}
