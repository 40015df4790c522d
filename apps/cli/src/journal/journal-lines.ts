/** A work as the journal remembers it. */
export interface JournalWork {
  /** Of what is registered, so that the same is recognized when it is asked for again. */
  digest: string;
  title: string;
  /** Of its only file. */
  sha256?: string;
  fileCount: number;
}

export interface RegisteredWork {
  workId: string;
  certificateId: string;
}

/** What is written before anything is sent: the very body, and the key under which it is done once. */
export interface Prepared {
  kind: "prepared";
  /** The Idempotency-Key. */
  id: string;
  at: number;
  /** Of the token that it is sent with, so that another account's journal is noticed. */
  token: string;
  way: "register" | "order";
  body: string;
  works: JournalWork[];
  /** The group that this one is sent instead of. */
  replaces?: string;
}

export type JournalLine =
  | Prepared
  | { kind: "ordered"; id: string; at: number; order: string }
  | { kind: "registered"; id: string; at: number; works: RegisteredWork[] }
  /** The registry refused it, its order ended, or its owner dropped it: its works may be sent again. */
  | { kind: "dropped"; id: string; at: number; why: string }
  | { kind: "deposited"; workId: string; at: number }
  /** A token of the same account as the lines above. */
  | { kind: "same-account"; token: string; at: number };

export class JournalDamaged extends Error {
  readonly line: number;

  constructor(line: number) {
    super(`line ${line} is damaged`);
    this.line = line;
  }
}

const kinds: Record<JournalLine["kind"], readonly string[]> = {
  prepared: ["id", "token", "way", "body", "works"],
  ordered: ["id", "order"],
  registered: ["id", "works"],
  dropped: ["id", "why"],
  deposited: ["workId"],
  "same-account": ["token"],
};

/** The lines of a journal, and how many bytes of it are whole: a last line that was torn while it was written counts as none. */
export function readJournalLines(bytes: Uint8Array): { lines: JournalLine[]; whole: number } {
  const whole = bytes.lastIndexOf(0x0a) + 1;
  const text = new TextDecoder().decode(bytes.subarray(0, whole));
  const lines = text.split("\n").slice(0, -1);
  return { lines: lines.map((line, at) => readLine(line, at + 1)), whole };
}

function readLine(text: string, number: number): JournalLine {
  let line: unknown;
  try {
    line = JSON.parse(text);
  } catch {
    throw new JournalDamaged(number);
  }
  const { kind, at } = (line ?? {}) as Record<string, unknown>;
  const members =
    typeof kind === "string" && Object.hasOwn(kinds, kind) ? kinds[kind as JournalLine["kind"]] : undefined;
  if (members === undefined || typeof at !== "number") throw new JournalDamaged(number);
  if (!members.every((name) => isMember(name, (line as Record<string, unknown>)[name])))
    throw new JournalDamaged(number);
  return line as JournalLine;
}

const isMember = (name: string, value: unknown): boolean =>
  name === "works" ? Array.isArray(value) : typeof value === "string";

export const writeLine = (line: JournalLine): string => `${JSON.stringify(line)}\n`;
