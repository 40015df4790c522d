import { AppError } from "../errors.ts";
import { inPieces } from "./in-pieces.ts";
import { type ListedObject, type Objects, requireKey } from "./objects.ts";
import { elementOf, type S3Bucket } from "./s3-bucket.ts";

/** What is in the memory of one object at a time. S3 takes parts from five mebibytes on. */
const pieceBytes = 8 * 1024 * 1024;

/** Objects in a bucket. What is larger than a piece is sent in parts, and appears under its key when all of them are there. */
export function openS3Objects(bucket: S3Bucket): Objects {
  const list = (prefix: string) => listAll(bucket, prefix);
  return {
    async put(key, bytes) {
      requireKey(key);
      if (bytes instanceof Uint8Array) return void (await bucket.ask("PUT", key, { body: plain(bytes) }));
      const pieces = inPieces(bytes, () => pieceBytes);
      const first = await pieces.next();
      if (first.done) throw new Error("a stream has a last piece");
      if (first.value.isLast) await bucket.ask("PUT", key, { body: plain(first.value.bytes) });
      else await putInParts(bucket, key, first.value.bytes, pieces);
    },
    async get(key) {
      const { status, body } = await bucket.ask("GET", requireKey(key), { understood: [404] });
      return status === 404 ? undefined : body;
    },
    async read(key) {
      const { status, headers } = await bucket.ask("HEAD", requireKey(key), { understood: [404] });
      if (status === 404) return undefined;
      return readPieces(bucket, key, Number(headers.get("content-length")), headers.get("etag") ?? "");
    },
    async delete(key) {
      await bucket.ask("DELETE", requireKey(key), { understood: [404] });
    },
    async deleteAll(folder) {
      for await (const { key } of list(`${requireKey(folder)}/`))
        await bucket.ask("DELETE", key, { understood: [404] });
    },
    // Parts of an unfinished multipart upload are not objects: a lifecycle rule deletes them (docs/operations.md).
    deleteUnfinished: () => Promise.resolve(0),
    awaySince: bucket.awaySince,
    list: (folder) => list(folder === undefined ? "" : `${requireKey(folder)}/`),
  };
}

/** A part, and the same for the whole object: what was sent before is forgotten by the server when one fails. */
async function putInParts(
  bucket: S3Bucket,
  key: string,
  first: Buffer,
  rest: AsyncIterable<{ bytes: Buffer }>,
): Promise<void> {
  const begun = await bucket.ask("POST", key, { query: { uploads: "" } });
  const uploadId = elementOf(begun.body.toString(), "UploadId");
  if (uploadId === undefined) throw new Error("S3 began an upload without a number");
  try {
    const tags: string[] = [];
    const send = async (bytes: Buffer): Promise<void> => {
      const query = { partNumber: String(tags.length + 1), uploadId };
      const { headers } = await bucket.ask("PUT", key, { query, body: plain(bytes) });
      tags.push(headers.get("etag") ?? "");
    };
    await send(first);
    for await (const { bytes } of rest) await send(bytes);
    await complete(bucket, key, uploadId, tags);
  } catch (error) {
    // Where the server is away, it forgets them by the bucket's own rule (docs/operations.md).
    await bucket.ask("DELETE", key, { query: { uploadId } }).catch(() => undefined);
    throw error;
  }
}

async function complete(
  bucket: S3Bucket,
  key: string,
  uploadId: string,
  tags: readonly string[],
): Promise<void> {
  const parts = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
  const xml = Buffer.from(`<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`);
  const asked = { query: { uploadId }, body: plain(xml), understood: [404] };
  const { status, body } = await bucket.ask("POST", key, asked);
  // S3 may say 200 before it knows, and then that it failed.
  if (status === 200 && body.includes("<CompleteMultipartUploadResult")) return;
  // Its answer was lost, and it has forgotten the parts since: they are put together.
  if (status === 404 && (await bucket.ask("HEAD", key, { understood: [404] })).status === 200) return;
  const cause = new Error(`S3 did not put the parts together: ${status} ${body.toString()}`);
  throw new AppError("storage_unavailable", { cause });
}

/** Piece by piece, so that one that does not arrive is asked for again; all of them of the same writing. */
async function* readPieces(bucket: S3Bucket, key: string, size: number, tag: string): AsyncGenerator<Buffer> {
  for (let from = 0; from < size; from += pieceBytes) {
    const range = `bytes=${from}-${Math.min(from + pieceBytes, size) - 1}`;
    const { status, body } = await bucket.ask("GET", key, { headers: { range, "if-match": tag } });
    if (status !== 206) throw new Error(`S3 answered ${status} to a range`);
    yield body;
  }
}

async function* listAll(bucket: S3Bucket, prefix: string): AsyncGenerator<ListedObject> {
  for (let after = ""; ;) {
    const query = {
      "list-type": "2",
      ...(prefix ? { prefix } : {}),
      ...(after ? { "start-after": after } : {}),
    };
    const xml = (await bucket.ask("GET", "", { query })).body.toString();
    for (const [contents] of xml.matchAll(/<Contents>.*?<\/Contents>/gs)) {
      after = elementOf(contents, "Key") ?? after;
      const changedAt = new Date(elementOf(contents, "LastModified") ?? 0);
      yield { key: after, size: Number(elementOf(contents, "Size")), changedAt };
    }
    if (elementOf(xml, "IsTruncated") !== "true") return;
  }
}

/** fetch takes no view of what may be shared memory. */
function plain(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return bytes.buffer instanceof ArrayBuffer ? (bytes as Uint8Array<ArrayBuffer>) : new Uint8Array(bytes);
}
