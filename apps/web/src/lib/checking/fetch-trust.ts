import { parseTrust, type Trust } from "@colophon/proof";
import { fetchBytes } from "../api/fetch-json.ts";

/** The trust file that this registry publishes: whose signatures and anchors count. */
export async function fetchTrust(signal: AbortSignal): Promise<Trust> {
  return parseTrust(await fetchBytes("/.well-known/colophon-trust.json", signal));
}
