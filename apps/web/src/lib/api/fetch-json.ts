/** A public JSON document of this registry. */
export async function fetchJson(path: string, signal: AbortSignal): Promise<unknown> {
  return (await fetchPublic(path, signal)).json();
}

/** The same, byte for byte: parsing JSON loses duplicate keys. */
export async function fetchBytes(path: string, signal: AbortSignal): Promise<Uint8Array> {
  return new Uint8Array(await (await fetchPublic(path, signal)).arrayBuffer());
}

async function fetchPublic(path: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}
