import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import { DataStore, ERRORS, Upload } from "@tus/server";
import { open, seal } from "../../base/encryption.ts";
import { inPieces } from "../../base/files/in-pieces.ts";
import type { Objects } from "../../base/files/objects.ts";
import type { DataKey } from "../../base/keys/data-key.ts";

/** What tus answers a request with: it only reads these two fields. */
export class UploadRefusal extends Error {
  readonly status_code: number;
  readonly body: string;

  constructor({ status_code, body }: { status_code: number; body: string }) {
    super(body);
    this.status_code = status_code;
    this.body = body;
  }
}

/** The size of a full object, so that bytes arriving one by one don't become one object each. */
const pieceBytes = 8 * 1024 * 1024;
const folder = "uploads";

interface Piece {
  start: number;
  length: number;
  /** The object's key. */
  key: string;
}

/**
 * The key contains the piece's start, its length, and a part unique to this write: two nodes may write the same piece at once,
 * and not every store keeps one of two such objects intact.
 */
const newPiece = (id: string, start: number, length: number): Piece => ({
  start,
  length,
  key: `${folder}/${id}/${start}-${length}-${randomUUID()}`,
});
const contextOf = (id: string, { start }: Piece): string => `${folder}/${id}:${start}`;
const infoKey = (id: string): string => `${folder}/${id}/info`;

/**
 * Unfinished uploads as objects, each piece sealed separately, so that any node can continue an upload that another has begun,
 * and the bucket's operator learns nothing. An upload is as long as its pieces reach without a gap: a piece that two nodes
 * wrote at once, or that a crash left behind, is found or skipped, never lost.
 */
export class UploadsInObjects extends DataStore {
  readonly #objects: Objects;
  readonly #key: DataKey;
  readonly #expirationMs: number;
  override extensions = ["creation", "creation-with-upload", "termination", "expiration"];

  constructor(objects: Objects, key: DataKey, expirationMs: number) {
    super();
    this.#objects = objects;
    this.#key = key;
    this.#expirationMs = expirationMs;
  }

  override async create(upload: Upload): Promise<Upload> {
    // It may be starting over, perhaps with another size.
    await this.remove(upload.id);
    const info = Buffer.from(JSON.stringify({ size: upload.size, creation_date: upload.creation_date }));
    await this.#objects.put(infoKey(upload.id), info);
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const info = await this.#objects.get(infoKey(id));
    if (info === undefined) throw new UploadRefusal(ERRORS.FILE_NOT_FOUND);
    const { size, creation_date } = JSON.parse(info.toString()) as { size: number; creation_date: string };
    const last = (await this.#pieces(id)).at(-1);
    return new Upload({ id, size, creation_date, offset: last ? last.start + last.length : 0 });
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const last = (await this.#pieces(id)).at(-1);
    // A short last piece grows until it is full.
    const short = last && last.length < pieceBytes && last.start + last.length === offset ? last : undefined;
    const arriving = untilBroken(stream, short && (await this.#open(id, short)));
    let end = offset;
    let start = short ? short.start : offset;
    for await (const { bytes } of inPieces(arriving, () => pieceBytes)) {
      const piece = newPiece(id, start, bytes.length);
      start += bytes.length;
      if (start === end) continue;
      await this.#objects.put(piece.key, seal(this.#key, bytes, contextOf(id, piece)));
      if (short && piece.start === short.start) await this.#objects.delete(short.key);
      end = start;
    }
    arriving.throwIfBroken();
    return end;
  }

  /** Fails when the upload is removed in the meantime. */
  async *read(id: string): AsyncGenerator<Buffer> {
    for (const piece of await this.#pieces(id)) yield this.#open(id, piece);
    await this.getUpload(id);
  }

  override async remove(id: string): Promise<void> {
    // First: without it there is no upload, so a reader that lacks a piece knows why.
    await this.#objects.delete(infoKey(id));
    await this.#objects.deleteAll(`${folder}/${id}`);
  }

  override getExpiration(): number {
    return this.#expirationMs;
  }

  override async deleteExpired(): Promise<number> {
    const expired = new Set<string>();
    for await (const { key, changedAt } of this.#objects.list(folder)) {
      const [, id] = /^uploads\/([^/]+)\/info$/.exec(key) ?? [];
      if (id !== undefined && changedAt.getTime() + this.#expirationMs < Date.now()) expired.add(id);
    }
    for (const id of expired) await this.remove(id);
    return expired.size;
  }

  /** The contiguous pieces from the start: the longest one at each position. */
  async #pieces(id: string): Promise<Piece[]> {
    const longest = new Map<number, Piece>();
    for await (const { key } of this.#objects.list(`${folder}/${id}`)) {
      // Earlier versions wrote keys without the unique part.
      const [, ...place] = /\/(\d+)-(\d+)(?:-[\da-f-]+)?$/.exec(key) ?? [];
      const [start, length] = place.map(Number);
      if (start === undefined || length === undefined) continue;
      if (length > (longest.get(start)?.length ?? -1)) longest.set(start, { start, length, key });
    }
    const pieces: Piece[] = [];
    for (let piece = longest.get(0); piece !== undefined; piece = longest.get(piece.start + piece.length))
      pieces.push(piece);
    return pieces;
  }

  async #open(id: string, piece: Piece): Promise<Buffer> {
    const sealed = await this.#objects.get(piece.key);
    // Another node has replaced it by a longer one, or removed the upload.
    if (sealed === undefined) throw new UploadRefusal(ERRORS.INVALID_OFFSET);
    return open(this.#key, sealed, contextOf(id, piece));
  }
}

/** `first`, then the stream until the connection is lost: the error is kept, and thrown afterwards. */
function untilBroken(stream: AsyncIterable<Uint8Array>, first: Uint8Array | undefined) {
  let broken: { reason: unknown } | undefined;
  async function* read(): AsyncGenerator<Uint8Array> {
    if (first) yield first;
    try {
      yield* stream;
    } catch (reason) {
      broken = { reason };
    }
  }
  return Object.assign(read(), {
    throwIfBroken(): void {
      if (broken) throw broken.reason;
    },
  });
}
