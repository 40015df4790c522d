import { formatExtra, judgeClocks, parseEvidenceDay, parseEvidenceJwt } from "@colophon/clocks";
import { sha256 } from "@colophon/node-primitives";
import {
  certificateEntry,
  type ClockPiece,
  equal,
  fromBase64Url,
  fromUtf8,
  parseCheckpoint,
  parseJson,
  readCheckpoint,
  verifyCheckpoint,
} from "@colophon/proof";
import type { Queryable } from "../../base/db/queryable.ts";
import { createKeyCheck } from "../key-set.ts";
import {
  type CheckedPiece,
  readNextDay,
  readPiecesOf,
  readStamped,
  type StampedRow,
} from "./check-evidence-store.ts";
import type { LogNumber } from "./read-evidence-store.ts";

export interface CheckedLog {
  log: LogNumber;
  origin: string;
  /** Undefined: nobody knows the key, and who signed is not checked. */
  vkey: string | undefined;
  /** The log's roots at the sizes at which it was stamped. */
  rootAt: ReadonlyMap<number, Uint8Array>;
}

export interface EvidenceCheck {
  checkpoints: number;
  pieces: number;
  days: number;
  /** The first, in words. */
  difference: string | undefined;
}

/** Checkpoints that are read at a time. */
const step = 200;

/**
 * Compares the evidence with the log: each stamped checkpoint is signed and has its root; each piece is about its checkpoint; each
 * day's file is the one that its entry has, and signed with a key in use. Whom to believe about time is for verifiers.
 */
export async function checkEvidence(db: Queryable, checked: CheckedLog): Promise<EvidenceCheck> {
  const counted = { checkpoints: 0, pieces: 0, days: 0 };
  const { log } = checked;
  for (let after = 0; ;) {
    const rows = await readStamped(db, { log, after, limit: step });
    const pieces = Map.groupBy(
      await readPiecesOf(
        db,
        rows.map(({ id }) => id),
      ),
      ({ checkpoint }) => checkpoint,
    );
    for (const row of rows) {
      const own = pieces.get(row.id) ?? [];
      const difference = checkStamped(row, checked) ?? (await findForeign(row, own));
      if (difference !== undefined) return { ...counted, difference };
      counted.checkpoints++;
      counted.pieces += own.length;
    }
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.size;
  }
  const { days, difference } = await checkDays(db, log);
  return { ...counted, days, difference };
}

function checkStamped(
  { size, checkpoint }: StampedRow,
  { origin, vkey, rootAt }: CheckedLog,
): string | undefined {
  const name = `the stamped checkpoint of ${size} entries`;
  try {
    const read =
      vkey === undefined ? readCheckpoint(checkpoint) : verifyCheckpoint(checkpoint, { origin, vkey });
    if (read.origin !== origin || read.size !== size) return `${name} is of another log or size`;
    const root = rootAt.get(size);
    if (root === undefined || !equal(root, read.root)) return `${name} has another root than the log`;
  } catch (error) {
    return `${name} is not signed by the log: ${String(error)}`;
  }
  return undefined;
}

/** Why a piece is nobody's evidence of this checkpoint, whoever is believed. */
const foreign: readonly string[] = ["of_other_checkpoint", "unreadable", "bad_signature", "too_large"];

async function findForeign(
  { size, checkpoint }: StampedRow,
  pieces: readonly CheckedPiece[],
): Promise<string | undefined> {
  for (const { kind, service, bytes } of pieces) {
    const judged = await judge(checkpoint, kind, bytes);
    const reason = judged?.state === "left_out" ? judged.reason : undefined;
    if (reason !== undefined && foreign.includes(reason))
      return `the ${kind === "ots" ? "proof" : "token"} of ${service} about the checkpoint of ${size} entries: ${reason}`;
  }
  return undefined;
}

async function judge(
  checkpoint: string,
  kind: CheckedPiece["kind"],
  bytes: Uint8Array,
): Promise<ClockPiece | undefined> {
  const none = { rfc3161: [], ocsp: [], ots: [], bitcoin: [] };
  const extra = formatExtra({ ...none, [kind]: [bytes] });
  const { pieces } = await judgeClocks({ extra, checkpoint }, { now: Math.floor(Date.now() / 1000) });
  return pieces[0];
}

async function checkDays(db: Queryable, log: LogNumber): Promise<Pick<EvidenceCheck, "days" | "difference">> {
  const maySign = createKeyCheck(db);
  let days = 0;
  for (let day = await readNextDay(db, log, "0001-01-01"); day; day = await readNextDay(db, log, day.date)) {
    const name = `the evidence of ${day.date}`;
    const { entry, jwt, index } = day;
    if (entry === null || !equal(entry, certificateEntry(jwt, sha256)))
      return { days, difference: `entry ${index} is not the hash of ${name}` };
    const wrong = checkFile(day);
    if (wrong !== undefined) return { days, difference: `${name}: ${wrong}` };
    if (!(await maySign(kidOf(jwt), index)))
      return { days, difference: `entry ${index} is signed with a key that was not in use` };
    days++;
  }
  return { days, difference: undefined };
}

function checkFile({ date, file, jwt }: { date: string; file: Uint8Array; jwt: string }): string | undefined {
  try {
    const { file: hash, first, last } = parseEvidenceJwt(jwt);
    if (!equal(hash, sha256(file))) return "its file is another";
    const day = parseEvidenceDay(file);
    const sizes = day.checkpoints.map(({ text }) => parseCheckpoint(text).size);
    const isAbout = first.size === Math.min(...sizes) && last.size === Math.max(...sizes);
    return day.date === date && isAbout ? undefined : "its file is of another day";
  } catch (error) {
    return String(error);
  }
}

function kidOf(jwt: string): string {
  const header = parseJson(fromUtf8(fromBase64Url(jwt.split(".")[0] ?? ""))) as { kid: string };
  return header.kid;
}
