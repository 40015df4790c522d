import type { KeyObject } from "node:crypto";
import type { OptionalLetter } from "@colophon/api";
import type { Kysely } from "kysely";
import type { Queryable } from "../db/queryable.ts";
import type { Database } from "../db/schema.ts";
import { openJson, sealJson } from "../encryption.ts";
import { type Addressee, type LetterContents, letterKinds, type LetterKind, mayGet } from "./letter-kinds.ts";
import { findAddressee, insertCertificateLetters, insertLetter, type LetterRow } from "./letter-store.ts";

export interface NewLetter<K extends LetterKind> {
  kind: K;
  /** What it is about, unique among its kind: of two letters about one event the first is sent, once. */
  subject: string;
  userId: string;
  contents: LetterContents[K];
  /** Where it goes; unset: to the address that the account has when it is sent. */
  to?: string;
  /** Unset: the account's. */
  language?: string;
}

export interface LetterQueue {
  /**
   * Puts a letter into the transaction of what it tells of: it is sent if that is committed, and never otherwise. Nothing is
   * queued for an account that may not get it (`mayGet`), as it is at this moment.
   */
  add<K extends LetterKind>(tx: Kysely<Database>, letter: NewLetter<K>): Promise<void>;
  /** The same for a transaction that only writes (`insertLetters`): undefined where nothing is to be queued. */
  seal<K extends LetterKind>(db: Kysely<Database>, letter: NewLetter<K>): Promise<LetterRow | undefined>;
}

/** What of a letter is sealed. */
interface SealedLetter {
  to?: string;
  contents: LetterContents[LetterKind];
}

export function createLetterQueue(key: KeyObject): LetterQueue {
  const seal: LetterQueue["seal"] = async (db, { kind, subject, userId, contents, to, language }) => {
    const addressee = await findAddressee(db, userId);
    if (addressee === undefined || !mayGet(kind, addressee)) return undefined;
    const personal: SealedLetter = { ...(to === undefined ? {} : { to }), contents };
    const sealed = sealJson(key, personal, contextOf({ kind, subject }));
    const { bulk } = letterKinds[kind];
    return { kind, subject, user_id: userId, language: language ?? addressee.language, bulk, sealed };
  };
  return {
    seal,
    async add(tx, letter) {
      const row = await seal(tx, letter);
      if (row !== undefined) await insertLetter(tx, row);
    },
  };
}

/** In the transaction that makes these certificates, or makes their proofs final: for those owners who get such a letter. */
export async function queueCertificateLetters(
  tx: Queryable,
  kind: OptionalLetter,
  certificates: readonly { certificateId: string; owner: Addressee & { id: string; language: string } }[],
): Promise<void> {
  const letters = certificates
    .filter(({ owner }) => mayGet(kind, owner))
    .map(({ certificateId, owner: { id: userId, language } }) => ({ kind, certificateId, userId, language }));
  if (letters.length > 0) await insertCertificateLetters(tx, letters);
}

/** Other features' ways to what is kept of letters. */
export {
  deleteOldLetters,
  deleteSomeLetters,
  insertLetters,
  type LetterRow,
  listSentLetters,
  measureLetters,
} from "./letter-store.ts";

export function openLetter(key: KeyObject, letter: LetterRow): SealedLetter {
  if (letter.sealed === null) return { contents: {} };
  return openJson(key, letter.sealed, contextOf(letter)) as SealedLetter;
}

const contextOf = ({ kind, subject }: Pick<LetterRow, "kind" | "subject">): string =>
  `letters:${kind}:${subject}`;
