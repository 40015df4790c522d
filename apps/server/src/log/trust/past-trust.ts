import fs from "node:fs";
import path from "node:path";
import type { EcPublicJwk, Trust } from "@colophon/proof";
import { StartError } from "../../base/errors.ts";
import { readTrustFile } from "./trust-file.ts";

/** What the logs that this installation succeeds leave to its trust file. */
export type PastTrust = Required<Pick<Trust, "previousLogs" | "anchors">> & { pdfRoots: string[] };

/** Where the trust files of retired logs are put, one for each; beside the keys, since it must not be lost either. */
export function previousLogsDir(keysDir: string): string {
  return path.join(keysDir, "previous-logs");
}

/** Throws a StartError that names a file which is not the trust file of a retired log. */
export function readPastTrust(keysDir: string): PastTrust {
  const past = listFiles(previousLogsDir(keysDir)).map((file) => {
    const { previousLogs = [], anchors, pdf } = readTrustFile(file);
    if (previousLogs.length === 0)
      throw new StartError(`${file} is the trust file of a log that was not retired (npm run keys).`);
    return { previousLogs, anchors, pdfRoots: pdf?.roots ?? [] };
  });
  const previousLogs = withoutRepeats(past.flatMap((one) => one.previousLogs));
  const names = previousLogs.map(({ vkey }) => vkey);
  const repeated = names.find((vkey, i) => names.indexOf(vkey) !== i);
  if (repeated !== undefined)
    throw new StartError(
      `${previousLogsDir(keysDir)}: two files say different things of the log ${repeated}.`,
    );
  return {
    previousLogs,
    anchors: past.flatMap(({ anchors }) => anchors),
    pdfRoots: past.flatMap(({ pdfRoots }) => pdfRoots),
  };
}

/** A name always belongs to one log: the preset is `<host>/log`, or `<host>/log2` and so on after logs of that name. */
export function nameLog(
  { publicUrl, logOrigin }: { publicUrl: string; logOrigin?: string },
  { previousLogs }: PastTrust,
): { asked: string | undefined; preset: string } {
  const used = new Set(previousLogs.map(({ origin }) => origin));
  if (logOrigin !== undefined && used.has(logOrigin))
    throw new StartError(`LOG_ORIGIN: "${logOrigin}" is the name of a log that was retired. Choose another.`);
  const first = `${new URL(publicUrl).host}/log`;
  let preset = first;
  for (let n = 2; used.has(preset); n++) preset = `${first}${n}`;
  return { asked: logOrigin, preset };
}

/** The keys were copied, for example: anyone who has a retired log's keys could sign for this one. */
export function refuseRetiredIssuer({ x, y }: EcPublicJwk, { previousLogs }: PastTrust): void {
  const log = previousLogs.find(({ issuerKeys }) => issuerKeys.some((key) => key.x === x && key.y === y));
  if (log !== undefined)
    throw new StartError(
      `KEYS_DIR has the issuer's key of "${log.origin}", which was retired. Move all *.key files out of it: new ones are made.`,
    );
}

function listFiles(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  const names = fs.readdirSync(folder).filter((name) => name.endsWith(".json"));
  return names.toSorted().map((name) => path.join(folder, name));
}

/** The values that differ, each once; they are compared as JSON. */
export function withoutRepeats<T>(values: readonly T[]): T[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}
