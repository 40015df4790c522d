import { parseTrust, ProofError, type Trust } from "@colophon/proof";
import { CannotCheckError } from "./errors.ts";
import { fetchSmall, readSmallFile } from "./read-limited.ts";

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** The person's own choice of whom to trust, from a file or an address. Never from a bundle. */
export async function readTrust(source: string | undefined): Promise<{ trust: Trust; bytes: Uint8Array }> {
  if (source === undefined)
    throw new CannotCheckError(
      "no_trust",
      "No trust was given: use --trust FILE or --trust URL to say whose keys and anchors you trust.",
    );
  const bytes = /^https?:/i.test(source) ? await fetchTrust(source) : await readSmallFile(source);
  try {
    return { trust: parseTrust(bytes), bytes };
  } catch (error) {
    if (!(error instanceof ProofError)) throw error;
    const reason = [...new Set([error.code, error.message])].join(": ");
    throw new CannotCheckError("bad_trust", `${source} is not a trust file (${reason}).`);
  }
}

/** Over TLS, without redirects: whoever can change this answer decides what is valid. */
async function fetchTrust(source: string): Promise<Uint8Array> {
  const url = URL.parse(source);
  if (url === null || (url.protocol !== "https:" && !LOOPBACK.test(url.hostname)))
    throw new CannotCheckError(
      "bad_trust",
      "A trust address must begin with https:// (http:// on this machine only).",
    );
  const { status, bytes } = await fetchSmall("The trust file", url, { redirect: "error" });
  if (status !== 200)
    throw new CannotCheckError(
      "unreachable",
      `The request for the trust file at ${url.host} was answered with status ${status}.`,
    );
  return bytes;
}
