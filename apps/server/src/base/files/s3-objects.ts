import { AppError } from "../errors.ts";
import { inPieces } from "./in-pieces.ts";
import { type ListedObject, type Objects, requireKey } from "./objects.ts";
import { elementOf, type S3Bucket } from "./s3-bucket.ts";

/** How much of one object is in memory at a time. S3's smallest part is 5 MiB. */
const pieceBytes = 8 * 1024 * 1024;

/** Objects in a bucket. One larger than a piece is sent as a multipart upload, and appears under its key when that completes. */
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
    async look() {
      await bucket.ask("GET", "", { query: { "list-type": "2", "max-keys": "1" } });
    },
    awaySince: bucket.awaySince,
    list: (folder) => list(folder === undefined ? "" : `${requireKey(folder)}/`),
  };
}

/** A multipart upload: when a part fails, the upload is aborted, and the server deletes the earlier parts. */
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
    // If the server is away, the bucket's lifecycle rule deletes them (docs/operations.md).
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
  // S3 may send status 200 early, and then an error in the body.
  if (status === 200 && body.includes("<CompleteMultipartUploadResult")) return;
  // An earlier response was lost: the parts are already assembled, and their upload is gone.
  if (status === 404 && (await bucket.ask("HEAD", key, { understood: [404] })).status === 200) return;
  const cause = new Error(`S3 did not put the parts together: ${status} ${body.toString()}`);
  throw new AppError("storage_unavailable", { cause });
}

/** In pieces, so that a failed one can be retried; the ETag ensures that all are of the same version. */
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
    const before = after;
    const xml = (await bucket.ask("GET", "", { query })).body.toString();
    for (const [contents] of xml.matchAll(/<Contents>.*?<\/Contents>/gs)) {
      after = elementOf(contents, "Key") ?? after;
      const changedAt = new Date(elementOf(contents, "LastModified") ?? 0);
      yield { key: after, size: Number(elementOf(contents, "Size")), changedAt };
    }
    if (elementOf(xml, "IsTruncated") !== "true") return;
    if (after === before) throw new Error("the bucket announces more objects and lists none");
  }
}

/** fetch doesn't accept a view of memory that may be shared. */
function plain(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return bytes.buffer instanceof ArrayBuffer ? (bytes as Uint8Array<ArrayBuffer>) : new Uint8Array(bytes);
}
