import { makePack, readMe, readMeHtml } from "@colophon/pack";
import { parseTrust, type Trust, type Verification, verifierOf } from "@colophon/proof";
import format from "../../../../../docs/format.md?url";
import { ApiError, type Language } from "@colophon/api";
import { callApiAsAnyoneForBytes, callApiForBytes } from "../api/call-api.ts";
import { fetchBytes } from "../api/fetch-json.ts";
import { fetchDocument } from "../drawing/fetch-document.ts";
import { fetchPublicBundle } from "./fetch-bundle.ts";
import { fetchEarlier } from "./fetch-earlier.ts";

/** The proof has failed its checks: it is no evidence. */
export class RefusedProofError extends Error {}

export interface PackWish {
  certificateId: string;
  /** The proof that the page has checked; without one, it is fetched. */
  bundle: Uint8Array | undefined;
  language: Language;
  /** The user's own work, whose confidential copy goes in. */
  workId: string | undefined;
}

interface Course {
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (done: number) => void;
}

/** Of the steps below. */
const steps = 9;

/** A certificate's evidence as one ZIP, as anyone may see it: checked here before it is packed. */
export async function gatherPack(
  { certificateId: id, bundle: checked, language, workId }: PackWish,
  { signal, onProgress }: Course,
): Promise<{ name: string; zip: Blob }> {
  let done = 0;
  const step = async <T>(made: Promise<T>): Promise<T> => {
    const result = await made;
    signal.throwIfAborted();
    onProgress((done += 1) / steps);
    return result;
  };
  const bundle = checked ?? (await fetchPublicBundle(id, signal));
  const trust = await step(fetchBytes("/.well-known/colophon-trust.json", signal));
  const believed = parseTrust(trust);
  const verification = verifierOf(bundle, { trust: believed })();
  const { record } = verification;
  if (verification.verdict === "not_valid" || record === undefined || verification.certificateId !== id)
    throw new RefusedProofError();
  const status = await step(fetchStatus({ bundle, trust: believed, verification }, id, signal));
  const document = await step(bytesOf(await fetchDocument(id, "pdf")));
  const checker = await step(fetchBytes("/colophon-verify.mjs", signal));
  const formatDocument = await step(fetchBytes(format, signal));
  const earlier = new Map<number, Uint8Array>();
  for (const named of record.claims.earlier) {
    const bytes = await fetchEarlier(id, named, signal);
    if (bytes) earlier.set(named.number, bytes);
  }
  const works = await step(workId === undefined ? Promise.resolve(undefined) : fetchCopy(workId, signal));
  const pack = await step(
    makePack({
      bundle,
      claims: record.claims,
      trust,
      status,
      document,
      checker,
      format: formatDocument,
      earlier,
      works,
      madeBy: "page",
      now: Math.floor(Date.now() / 1000),
    }),
  );
  const pdf = await step(
    callApiAsAnyoneForBytes(
      "POST /api/packs/read-me.pdf",
      { body: pack.facts, query: { lng: language } },
      { signal },
    ).then(async (answer) => answer.blob()),
  );
  const { downloadZip } = await import("client-zip");
  const html = readMeHtml(readMe(pack.facts, language), language);
  const files = pack.files.map(({ path, bytes }) => ({ name: path, input: Uint8Array.from(bytes) }));
  const zip = downloadZip([
    { name: "READ ME.pdf", input: pdf },
    { name: "READ ME.html", input: html },
    ...files,
  ]);
  return { name: pack.name, zip: await step(zip.blob()) };
}

const bytesOf = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer());

/** The confidential copy of a work's only file. */
async function fetchCopy(workId: string, signal: AbortSignal): Promise<ReadonlyMap<number, Uint8Array>> {
  const params = { id: workId, number: 1 };
  const answer = await callApiForBytes("GET /api/ip/{id}/files/{number}", { params }, { signal });
  return new Map([[1, await bytesOf(await answer.blob())]]);
}

/** The list of changes; none where the log hasn't committed to one yet. */
async function fetchStatus(
  proven: { bundle: Uint8Array; trust: Trust; verification: Verification },
  id: string,
  signal: AbortSignal,
): Promise<{ bytes: Uint8Array; at: number } | undefined> {
  // In the code that checks a page's own status.
  const { continueStatus, judgeStatuses, sizeToContinue } = await import("./judge-status.ts");
  const from = sizeToContinue(proven);
  if (from === undefined) return undefined;
  try {
    const asked = { params: { id }, query: { from } };
    const answer = await callApiAsAnyoneForBytes("GET /api/certificates/{id}/status", asked, { signal });
    const bytes = await continueStatus(new Uint8Array(await answer.arrayBuffer()), from, async (path) =>
      fetchBytes(`/log/${path}`, signal),
    );
    const said = judgeStatuses({ files: [bytes] }, proven);
    return said === undefined || said.state === "refused" ? undefined : { bytes, at: said.asOf };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}
