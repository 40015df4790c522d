import type { DataKey } from "../keys/data-key.ts";
import type { OptionalLetter } from "@colophon/api";
import type { Kysely } from "kysely";
import type { Queryable } from "../db/queryable.ts";
import type { Database } from "../db/schema.ts";
import { openJson, sealJson } from "../encryption.ts";
import { type Addressee, type LetterContents, letterKinds, type LetterKind, mayGet } from "./letter-kinds.ts";
import {
  findAddressee,
  insertCertificateLetters,
  insertLetter,
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
  /** The same to an address, whether an account has it or not. The caller must have checked that it may get letters. */
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
  const rowOf = <K extends LetterKind>(
    letter: LetterToAddress<K> | (NewLetter<K> & { language: string }),
  ) => {
    const { kind, subject, contents, to, language } = letter;
    const personal: SealedLetter = { ...(to === undefined ? {} : { to }), contents };
    const sealed = sealJson(key, personal, letterContext(letter));
    return { kind, subject, language, bulk: letterKinds[kind].bulk, sealed };
  };
  return {
    async add(tx, letter) {
      const { kind, userId } = letter;
      const addressee = await findAddressee(tx, userId);
      if (addressee === undefined || !mayGet(kind, addressee)) return;
      const language = letter.language ?? addressee.language;
      const { afterHours } = letterKinds[kind];
      await insertLetter(tx, { ...rowOf({ ...letter, language }), user_id: userId }, afterHours);
    },
    async addTo(tx, letter) {
      await insertLetter(tx, { ...rowOf(letter), user_id: null });
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
  withdrawWaiting,
} from "./letter-store.ts";

export function openLetter(key: DataKey, letter: LetterRow): SealedLetter {
  if (letter.sealed === null) return { contents: {} };
  return openJson(key, letter.sealed, letterContext(letter)) as SealedLetter;
}

export const letterContext = ({ kind, subject }: Pick<LetterRow, "kind" | "subject">): string =>
  `letters:${kind}:${subject}`;
