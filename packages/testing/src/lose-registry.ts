import { createHash } from "node:crypto";
import { cp, rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { call, type Registered } from "@colophon/api";
import { parseBundle, parseTlogProof, readCheckpoint } from "@colophon/proof";
import { type Account, authorization, openAccount, password, register } from "./account.ts";
import { type Environment, type RunningServer, runToEnd, startServer } from "./start-server.ts";
import { makeTemporaryFolder } from "./temporary-folder.ts";

const BACKUP_PASSPHRASE = "correct horse battery staple";

/** A work's file, and what is registered of it. */
const content = "What the keeper wrote";
const file = {
  sha256: createHash("sha256").update(content).digest("hex"),
  name: "keeper.txt",
  size: content.length,
  mediaType: "text/plain",
};

/** A certificate that came after the backup, and its files. */
export interface LostWork extends Registered {
  /** As whoever registered it has it: with all that was sealed. */
  own: string;
  /** As anybody has it, by itself and in the document. */
  shown: string;
  pdf: Buffer;
}

/**
 * A registry that lost its disk and went on from a backup under a new log, by the commands of the manual. `count` works
 * were registered after the backup; none of them was anchored.
 */
export async function loseRegistry(count: number, env: Environment = {}) {
  const folder = makeTemporaryFolder("colophon-lost-");
  const before = await startServer({ ANCHOR_INTERVAL_SECONDS: "3600", BACKUP_PASSPHRASE, ...env });
  const owner = await openAccount(before.url);
  const kept = await register(owner, { title: "In the backup" });
  const backup = path.join(folder, "backup");
  await run("backup", before.env, [backup]);
  const lost: Registered[] = [];
  while (lost.length < count) lost.push(await register(owner, { title: `Lost ${lost.length + 1}`, file }));
  const works = await readAtEnd(before, owner, lost);
  await before.stop();
  const guard = path.join(folder, "guard");
  await cp(path.join(before.dataDir, "checkpoint-guard"), guard, { recursive: true });
  await rm(before.dataDir, { recursive: true });
  const after = { ...before.env, DATA_DIR: path.join(folder, "data") };
  await run("restore", after, [backup, "--new-log", "--guard", guard]);
  const server = await startServer(after);
  return { folder, server, owner: await logIn(server, owner), kept, lost: works, content, file };
}

/** The files, at the log's last head: nothing but the trust file shows that there was one. */
async function readAtEnd(
  server: RunningServer,
  owner: Account,
  works: readonly Registered[],
): Promise<LostWork[]> {
  const last = works.at(-1)?.certificateId ?? "";
  // The log is closed seconds after its last entry.
  while ((await fetch(`${server.url}/api/certificates/${last}/status?from=1`)).status === 404)
    await delay(200);
  const { size } = readCheckpoint(await (await fetch(`${server.url}/log/checkpoint`)).text());
  const read = async (id: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${server.url}/api/certificates/${id}/bundle`, { headers });
    const bundle = await response.text();
    const proven = readCheckpoint(parseTlogProof(parseBundle(bundle).tlogProof).checkpoint).size;
    if (proven !== size) throw new Error(`the log has ${size} entries, and the file leads to ${proven}`);
    return bundle;
  };
  return Promise.all(
    works.map(async (work) => ({
      ...work,
      own: await read(work.certificateId, authorization(owner.token)),
      shown: await read(work.certificateId),
      pdf: Buffer.from(
        await (
          await fetch(`${server.url}/api/certificates/${work.certificateId}/certificate.pdf`)
        ).arrayBuffer(),
      ),
    })),
  );
}

/** Sessions have ended. */
async function logIn({ url }: RunningServer, { user }: Account): Promise<Account> {
  const { token } = await call(
    "POST /api/auth/login",
    { body: { email: user.email, password } },
    { baseUrl: url },
  );
  return { url, token, user };
}

async function run(program: "backup" | "restore", env: Environment, args: string[]): Promise<void> {
  const { code, output } = await runToEnd(program, env, args);
  if (code !== 0) throw new Error(`${program}: ${output}`);
}
