import { parseTrust, type Trust } from "@colophon/proof";
import { fetchJson } from "./fetch-json.ts";

/** Whose signatures and anchors count, as this registry publishes it. */
export async function fetchTrust(signal: AbortSignal): Promise<Trust> {
  return parseTrust((await fetchJson("/.well-known/colophon-trust.json", signal)) as object);
}
