import type pg from "pg";
import { evidenceOfDay } from "../../log/clocks/evidence-of-day.ts";
import { type ProvingRegister, proveDay } from "../../log/clocks/prove-day.ts";
import { listClocksByDay, listUnloggedDays, readDay } from "../../log/clocks/clocks.ts";
import type { EvidenceFiles } from "./archive-page.ts";
import { writeIn } from "./write-log.ts";

/**
 * Each day's evidence as `/log/evidence` serves it, and that of days of which the log has nothing yet, without JWT and proof: there
 * will be no later day.
 */
export async function writeEvidence(
  context: ProvingRegister & { pool: pg.Pool },
  folder: string,
): Promise<EvidenceFiles[]> {
  const { pool } = context;
  const unlogged = new Set(await listUnloggedDays(pool, "all"));
  const days: EvidenceFiles[] = [];
  for (const [date, clocks] of await listClocksByDay(pool)) {
    const files = unlogged.has(date) ? await unloggedFiles(pool, date) : await filesOf(context, date);
    for (const [name, content] of files) await writeIn(folder, `log/evidence/${name}`, content);
    if (files.length > 0) days.push({ date, clocks, files: files.map(([name]) => name) });
  }
  return days;
}

type File = readonly [name: string, content: string | Uint8Array];

async function filesOf(context: ProvingRegister & { pool: pg.Pool }, date: string): Promise<File[]> {
  const day = await readDay(context.pool, date);
  if (day === undefined) return [];
  const { proof } = await proveDay(context, day);
  return [
    [date, day.file],
    [`${date}.jwt`, day.jwt],
    [`${date}.tlog-proof`, proof],
  ];
}

async function unloggedFiles(pool: pg.Pool, date: string): Promise<File[]> {
  const day = await evidenceOfDay(pool, date);
  return day === undefined ? [] : [[date, day.file]];
}
