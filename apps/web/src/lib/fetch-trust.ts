import { parseTrust, type Trust } from "@colophon/proof";
import { fetchBytes } from "./fetch-json.ts";

/** Whose signatures and anchors count, as this registry publishes it. */
export async function fetchTrust(signal: AbortSignal): Promise<Trust> {
  return parseTrust(await fetchBytes("/.well-known/colophon-trust.json", signal));
}
