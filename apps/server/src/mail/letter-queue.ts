import type { DataKey } from "../keys/data-key.ts";
import type { OptionalLetter } from "@colophon/api";
import type { Kysely } from "kysely";
import type { Queryable } from "../db/queryable.ts";
import type { Database } from "../db/schema.ts";
import { openJson, sealJson } from "../encryption.ts";
import { type Addressee, type LetterContents, letterKinds, type LetterKind, mayGet } from "./letter-kinds.ts";
import {
  findAddressee,
  findAddressees,
  insertCertificateLetters,
  insertLetter,
  insertLetters,
  insertReadLetter,
  type LetterRow,
  readAddressee,
} from "./letter-store.ts";

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
  /** The same to an address, whether an account has it or not. Whoever calls this has asked whether it may be written to. */
  addTo<K extends LetterKind>(tx: Kysely<Database>, letter: LetterToAddress<K>): Promise<void>;
}

export type LetterToAddress<K extends LetterKind> = Omit<NewLetter<K>, "userId" | "to" | "language"> & {
  to: string;
  language: string;
};

/** What of a letter is sealed. */
interface SealedLetter {
  to?: string;
  contents: LetterContents[LetterKind];
}

export function createLetterQueue(key: DataKey): LetterQueue {
  return {
    async add(tx, letter) {
      const addressee = await findAddressee(tx, letter.userId);
      if (addressee === undefined || !mayGet(letter.kind, addressee)) return;
      const row = prepareLetter(key, letter);
      await insertLetter(tx, { ...row, language: row.language ?? addressee.language });
    },
    async addTo(tx, letter) {
      await insertLetter(tx, { ...rowOf(key, letter), language: letter.language, user_id: null });
    },
  };
}

/** A letter that is sealed before the transaction of its cause, in which nothing is computed. */
export interface PreparedLetter extends Omit<LetterRow, "kind" | "language" | "user_id"> {
  kind: LetterKind;
  user_id: string;
  /** Null: the account's. */
  language: string | null;
}

export function prepareLetter<K extends LetterKind>(key: DataKey, letter: NewLetter<K>): PreparedLetter {
  return { ...rowOf(key, letter), user_id: letter.userId, language: letter.language ?? null };
}

function rowOf<K extends LetterKind>(key: DataKey, letter: LetterToAddress<K> | NewLetter<K>) {
  const { kind, subject, contents, to } = letter;
  const personal: SealedLetter = { ...(to === undefined ? {} : { to }), contents };
  const sealed = sealJson(key, personal, letterContext(letter));
  return { kind, subject, bulk: letterKinds[kind].bulk, sealed };
}

/** As `add` does, of letters that are sealed already. */
export async function queuePrepared(tx: Queryable, letters: readonly PreparedLetter[]): Promise<void> {
  if (letters.length === 0) return;
  const addressees = await findAddressees(tx, [...new Set(letters.map((letter) => letter.user_id))]);
  const wanted = letters.flatMap((letter) => {
    const addressee = addressees.get(letter.user_id);
    if (addressee === undefined || !mayGet(letter.kind, addressee)) return [];
    return [{ ...letter, language: letter.language ?? addressee.language }];
  });
  if (wanted.length > 0) await insertLetters(tx, wanted);
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

/** One letter of which nothing is queued, in the transaction of its cause: what it says is read when it is sent. */
export async function queueReadLetter(
  tx: Queryable,
  letter: { kind: LetterKind; subject: string; userId: string; language: string | null },
): Promise<void> {
  const { kind, userId } = letter;
  const addressee = await readAddressee(tx, userId);
  if (addressee === undefined || !mayGet(kind, addressee)) return;
  await insertReadLetter(tx, {
    ...letter,
    language: letter.language ?? addressee.language,
    bulk: letterKinds[kind].bulk,
  });
}

/** Other features' ways to what is kept of letters. */
export {
  deleteOldLetters,
  deleteSomeLetters,
  listFailedLetters,
  listSentLetters,
  measureLetters,
  retryLetter,
} from "./letter-store.ts";

export function openLetter(key: DataKey, letter: LetterRow): SealedLetter {
  if (letter.sealed === null) return { contents: {} };
  return openJson(key, letter.sealed, letterContext(letter)) as SealedLetter;
}

export const letterContext = ({ kind, subject }: Pick<LetterRow, "kind" | "subject">): string =>
  `letters:${kind}:${subject}`;
