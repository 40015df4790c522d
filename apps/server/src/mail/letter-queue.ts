import type { DataKey } from "../base/keys/data-key.ts";
import type { Queryable } from "../base/db/queryable.ts";
import type { Tx } from "../base/db/queryable-on.ts";
import { openJson, sealJson } from "../base/encryption.ts";
import { type Addressee, type LetterContents, letterKinds, type LetterKind, mayGet } from "./letter-kinds.ts";
import {
  findAddressee,
  findReader,
  insertCertificateLetters,
  insertLetter,
  insertReadLetter,
  type LetterRow,
  readAddressee,
} from "./letter-store.ts";

export interface NewLetter<K extends LetterKind> {
  kind: K;
  /** What it is about, unique within its kind: of two letters about one event, only the first is sent. */
  subject: string;
  userId: string;
  contents: LetterContents[K];
  /** Its address; unset: the account's address at the time of sending. */
  to?: string;
  /** For another person's address, as far as it is known; an account that has confirmed it has its own. Unset: the account's. */
  language?: string;
}

export interface LetterQueue {
  /**
   * Queues a letter in the transaction of its event, so it is sent only if that commits. Queues nothing for an account
   * that may not get it at this moment (`mayGet`).
   */
  add<K extends LetterKind>(tx: Tx, letter: NewLetter<K>): Promise<void>;
  /** The same for an address, with or without an account. The caller must have checked that it may get letters. */
  addTo<K extends LetterKind>(tx: Tx, letter: LetterToAddress<K>): Promise<void>;
}

export type LetterToAddress<K extends LetterKind> = Omit<NewLetter<K>, "userId" | "to" | "language"> & {
  to: string;
  language: string;
};

/** Letters about what was registered, of which there may be thousands. */
type AboutWorks = "certificateReady" | "finalProof" | "batchReady" | "batchFinal";

/** The sealed part of a letter, which another release may read. */
interface SealedLetter {
  to?: string;
  contents: LetterContents[LetterKind];
  /** Its language is not known to be the reader's. */
  isGuess?: true;
}

export function createLetterQueue(key: DataKey): LetterQueue {
  const rowOf = <K extends LetterKind>(
    letter: LetterToAddress<K> | (NewLetter<K> & { language: string }),
    isGuess = false,
  ) => {
    const { kind, subject, contents, to, language } = letter;
    const personal: SealedLetter = {
      ...(to === undefined ? {} : { to }),
      contents,
      ...(isGuess && { isGuess }),
    };
    const sealed = sealJson(key, personal, letterContext(letter));
    return { kind, subject, language, bulk: letterKinds[kind].bulk, sealed };
  };
  return {
    async add(tx, letter) {
      const { kind, userId } = letter;
      const addressee = await findAddressee(tx, userId);
      if (addressee === undefined || !mayGet(kind, addressee)) return;
      const { to, language: guess } = letter;
      const reader = to === undefined || guess === undefined ? addressee : await findReader(tx, to);
      const language = reader?.language ?? guess ?? addressee.language;
      const row = rowOf({ ...letter, language }, reader === undefined);
      await insertLetter(tx, { ...row, user_id: userId }, letterKinds[kind].afterHours);
    },
    async addTo(tx, letter) {
      const reader = await findReader(tx, letter.to);
      const language = reader?.language ?? letter.language;
      await insertLetter(tx, { ...rowOf({ ...letter, language }, reader === undefined), user_id: null });
    },
  };
}

/**
 * Called in the transaction that makes these certificates or their proofs final, for owners who want such letters. The subject is
 * the certificate's number, or the id of a batch.
 */
export async function queueCertificateLetters(
  tx: Queryable,
  kind: AboutWorks,
  certificates: readonly { subject: string; owner: Addressee & { id: string; language: string } }[],
): Promise<void> {
  const letters = certificates
    .filter(({ owner }) => mayGet(kind, owner))
    .map(({ subject, owner: { id: userId, language } }) => ({ kind, subject, userId, language }));
  if (letters.length > 0) await insertCertificateLetters(tx, letters);
}

/** Queues one letter without contents, in the transaction of its cause: they are read when it is sent. */
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

export function openLetter(key: DataKey, letter: LetterRow): SealedLetter {
  if (letter.sealed === null) return { contents: {} };
  return openJson(key, letter.sealed, letterContext(letter)) as SealedLetter;
}

export const letterContext = ({ kind, subject }: Pick<LetterRow, "kind" | "subject">): string =>
  `letters:${kind}:${subject}`;
