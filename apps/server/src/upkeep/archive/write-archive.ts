import { cp, mkdir, readFile, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import type { Trust } from "@colophon/proof";
import type { Anchors } from "../../log/anchoring/open-anchoring.ts";
import { listClocks } from "../../log/clocks/list-clocks.ts";
import type { Stamps } from "../../log/clocks/stamps.ts";
import { StartError } from "../../base/errors.ts";
import type { Log } from "../../log/open-log.ts";
import { inLog } from "../../log/previous/in-log.ts";
import { listPreviousLogs } from "../../log/previous/previous.ts";
import type { StatusContext } from "../../register/statements/build-status.ts";
import { formatTrust } from "../../log/trust/trust-file.ts";
import { archivePage, evidenceList, evidencePage } from "./archive-page.ts";
import { writeEvidence } from "./write-evidence.ts";
import { type ArchivedHead, writeIn, writeKeySets, writeLog } from "./write-log.ts";
import { writeStatuses } from "./write-statuses.ts";

export interface ArchiveParts extends StatusContext {
  log: Pick<Log, "grownTo" | "tlogProof"> & StatusContext["log"];
  stamps: Stamps;
  anchoring: Pick<Anchors, "coveringAnchor" | "list">;
  /** The built web application. */
  webRoot: string;
  publicUrl: string;
  /** For browsers, which check anchors with it. */
  publicRpcUrl: string | undefined;
}

export interface Archived {
  head: ArchivedHead;
  trust: Trust;
  /** This head is the log's last: the log has ended. */
  isEnd: boolean;
  at: Date;
}

const format = path.resolve(import.meta.dirname, "../../../../../docs/format.md");

/**
 * Writes a mirror of the log and everything that is needed to check certificates, for any web server. The folder appears
 * atomically. Returns the number of statuses in it.
 */
export async function writeArchive(parts: ArchiveParts, folder: string, archived: Archived): Promise<number> {
  await refuseTaken(folder);
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(path.dirname(folder), { recursive: true });
  // First, so that the archive's page overwrites the application's home page.
  await writeApplication(parts, unfinished);
  await writeLog(parts.pool, unfinished, archived.head);
  const keySets = await writeKeySets(parts.pool, unfinished);
  const checkpoints = await writePreviousLogs(parts, unfinished);
  const { isEnd, at, head } = archived;
  const statuses = await writeStatuses(parts, unfinished, { size: head.size, isEnd });
  await writeIn(unfinished, "format.md", await readFile(format));
  await writeIn(unfinished, ".well-known/colophon-trust.json", formatTrust(archived.trust));
  const anchors = { ...(await parts.anchoring.list(await parts.log.grownTo())), isChainAway: false };
  await writeIn(unfinished, "api/log/anchors", JSON.stringify(anchors));
  await writeIn(unfinished, "api/log/clocks", JSON.stringify(await listClocks(parts.pool)));
  const days = await writeEvidence(parts, unfinished);
  const host = new URL(parts.publicUrl).host;
  if (days.length > 0) await writeIn(unfinished, evidencePage, evidenceList(host, days));
  const files = [
    ["/log/checkpoint", "log/checkpoint"],
    ["/.well-known/colophon-trust.json", "colophon-trust.json"],
    ["/colophon-verify.mjs", "colophon-verify.mjs"],
    ["/format.md", "format.md"],
    ["/api/log/anchors", "log/anchors"],
    ["/api/log/clocks", "log/clocks"],
    ...[...keySets, ...checkpoints].map((name) => [`/${name}`, name] as const),
  ] as const;
  const clocks = [...new Set(days.flatMap((day) => day.clocks))];
  const page = archivePage({ host, isEnd, at, size: head.size, files, clocks });
  await writeIn(unfinished, "index.html", page);
  // Where QR codes and links in emails lead: most web servers show it by themselves or with a line (docs/operations.md).
  await writeIn(unfinished, "404.html", page);
  await rename(unfinished, folder);
  return statuses;
}

/** The logs before this one, as the backups had them, each in a folder of its own. Returns the paths of their checkpoints. */
async function writePreviousLogs({ pool, previous }: ArchiveParts, folder: string): Promise<string[]> {
  const paths: string[] = [];
  for (const { log } of await listPreviousLogs(pool)) {
    const name = `previous/${log}`;
    const head = await (await previous(log)).log.newest();
    await inLog(pool, log, async (tx) => {
      await writeLog(tx, path.join(folder, name), head);
      await writeKeySets(tx, path.join(folder, name));
    });
    paths.push(`${name}/log/checkpoint`);
  }
  return paths;
}

/** The command line, and the page that checks certificates, at the path where its router expects it. */
async function writeApplication({ webRoot, publicRpcUrl }: ArchiveParts, folder: string): Promise<void> {
  // The compressed variants beside each file only help servers that know about them.
  await cp(webRoot, folder, { recursive: true, filter: (file) => !/\.(br|gz|zst)$/.test(file) });
  await mkdir(path.join(folder, "verify"));
  await rename(path.join(folder, "index.html"), path.join(folder, "verify/index.html"));
  // Every field that `trust-routes.ts` answers at that path, empty: nobody registers here any more.
  const client = {
    chainRpcUrl: publicRpcUrl ?? null,
    fee: { cents: 0, batchCents: 0, currency: "CAD" },
    payments: "demo",
    operator: null,
    contact: "",
    depositMaxBytes: 0,
  };
  await writeIn(folder, ".well-known/colophon-client.json", JSON.stringify(client));
}

async function refuseTaken(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  if (names.length > 0) throw new StartError(`${folder} is not empty: name a new folder.`);
  await rm(folder, { recursive: true, force: true });
}
