/** Bytes by key, in a folder or an S3 bucket. A key is never overwritten with different content. */
export interface Objects {
  /** Resolves when the object is durable. A crash or a failing stream leaves no part of it under the key. */
  put(key: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>;
  /** Undefined when there is no such object. */
  get(key: string): Promise<Buffer | undefined>;
  /** The same as a stream, for objects that may be large. */
  read(key: string): Promise<AsyncIterable<Uint8Array> | undefined>;
  /** Idempotent. */
  delete(key: string): Promise<void>;
  /** Deletes all objects whose keys begin with this one and a slash. */
  deleteAll(folder: string): Promise<void>;
  /** Lists the same objects, or all; unordered. Objects put or deleted meanwhile may or may not be included. */
  list(folder?: string): AsyncIterable<ListedObject>;
  /** Deletes unfinished writes from before this time, whose process died. Resolves to their number. */
  deleteUnfinished(before: Date): Promise<number>;
  /** Asks the server for something small, so that `awaySince` is true also while nobody needs an object. Does nothing for a folder. */
  look(): Promise<void>;
  /** Since when the server hasn't answered; undefined while it does, and always for a folder. */
  awaySince(): Date | undefined;
}

export interface ListedObject {
  key: string;
  size: number;
  /** When it was put. */
  changedAt: Date;
}

/** Keys are relative paths of plain names, so that none leads out of the folder. */
const keyShape = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

export const isKey = (text: string): boolean => keyShape.test(text);

export function requireKey(key: string): string {
  if (!isKey(key)) throw new RangeError(`"${key}" is not an object's key`);
  return key;
}
