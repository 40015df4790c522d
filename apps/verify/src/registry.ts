import type { PackFacts } from "@colophon/pack";
import { LICENCE_ID } from "@colophon/proof/licences";
import { CannotCheckError } from "./errors.ts";
import { fetchSmall } from "./read-limited.ts";

/** Ids of the certificates that name a file with this SHA-256 (hex). */
export async function findCertificates(registry: URL, sha256: string): Promise<string[]> {
  const url = address(registry, "api/certificates");
  url.searchParams.set("sha256", sha256);
  const found = parseJson(await ask(url));
  const ids = Array.isArray(found) ? found.map(certificateIdOf) : [undefined];
  if (!ids.every((id) => id !== undefined)) throw badAnswer(registry);
  return ids;
}

/** The bundle that the registry gives for a certificate, verbatim: one that shows the file which has this SHA-256. */
export async function fetchBundle(
  registry: URL,
  certificateId: string,
  sha256?: string,
): Promise<Uint8Array> {
  const url = address(registry, `api/certificates/${encodeURIComponent(certificateId)}/bundle`);
  if (sha256 !== undefined) url.searchParams.set("sha256", sha256);
  const bytes = await ask(url);
  if (bytes === undefined)
    throw new CannotCheckError("not_registered", `${registry.host} has no certificate ${certificateId}.`);
  return bytes;
}

/** The file of a licence, verbatim, as the registry shows it to anyone. */
export async function fetchLicence(registry: URL, licenceId: string): Promise<Uint8Array> {
  const bytes = await ask(address(registry, `api/licences/${encodeURIComponent(licenceId)}/file`));
  if (bytes === undefined)
    throw new CannotCheckError("not_registered", `${registry.host} has no licence ${licenceId}.`);
  return bytes;
}

/** The status of a certificate or a licence, verbatim, from its proof's checkpoint on. */
export async function fetchStatus(registry: URL, certificateId: string, from: number): Promise<Uint8Array> {
  const what = LICENCE_ID.test(certificateId) ? "licences" : "certificates";
  const url = address(registry, `api/${what}/${encodeURIComponent(certificateId)}/status`);
  url.searchParams.set("from", String(from));
  const bytes = await ask(url);
  if (bytes === undefined)
    throw new CannotCheckError("bad_answer", `${registry.host} has no status of ${certificateId} yet.`);
  return bytes;
}

/** A file of the public log (C2SP tlog-tiles), by its path. */
export async function fetchLogFile(registry: URL, path: string): Promise<Uint8Array> {
  const bytes = await ask(address(registry, `log/${path}`));
  if (bytes === undefined) throw new CannotCheckError("bad_answer", `${registry.host} has no log/${path}.`);
  return bytes;
}

/** A file that the registry serves, by its path there; undefined where it has none. */
export async function fetchFile(registry: URL, path: string): Promise<Uint8Array | undefined> {
  const [name = "", query = ""] = path.split("?");
  const url = address(registry, name);
  url.search = query;
  return await ask(url);
}

/** A pack's READ ME as a PDF: a registry has the typefaces for that. */
export async function fetchReadMe(
  registry: URL,
  facts: PackFacts,
  language: string,
): Promise<Uint8Array | undefined> {
  const url = address(registry, "api/packs/read-me.pdf");
  url.searchParams.set("lng", language);
  return await ask(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(facts),
  });
}

function address(registry: URL, path: string): URL {
  const url = new URL(registry);
  url.pathname = `${url.pathname.replace(/\/$/, "")}/${path}`;
  return url;
}

/** The body of an answer; undefined when there is no such thing. */
async function ask(
  url: URL,
  init: RequestInit = { headers: { accept: "application/json" } },
): Promise<Uint8Array | undefined> {
  const { status, bytes } = await fetchSmall("The registry", url, init);
  if (status === 404) return undefined;
  if (status !== 200)
    throw new CannotCheckError("unreachable", `The registry at ${url.host} answered with status ${status}.`);
  return bytes;
}

function parseJson(bytes: Uint8Array | undefined): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

function certificateIdOf(found: unknown): string | undefined {
  if (typeof found !== "object" || found === null || !("certificateId" in found)) return undefined;
  return typeof found.certificateId === "string" ? found.certificateId : undefined;
}

function badAnswer(registry: URL): CannotCheckError {
  return new CannotCheckError("bad_answer", `${registry.host} does not answer like a registry.`);
}
