import { execFileSync, spawn } from "node:child_process";
import { appendFileSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import pg from "pg";
import { openAccount } from "@colophon/testing/account";
import { take } from "@colophon/testing/manual-lines";
import { isMissing } from "@colophon/testing/run-tool";
import { findPort, runToEnd, startServer } from "@colophon/testing/start-server";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { postgresUser } from "../../src/base/db/postgres-programs.ts";
import { expectCertificate, readTrust } from "../faults/public-evidence.ts";
import { startLoad } from "../faults/registration-load.ts";
import { patience } from "@colophon/testing/patience";

const programs = "/usr/lib/postgresql/15/bin";
const settings = take("archive settings");
const [makeSlot = "", receive = ""] = take("receive");
const [copy = ""] = take("copy the database");
const restoring = take("restore the database");

test.skipIf(isMissing("/usr/lib/postgresql/15/bin/pg_receivewal"))(
  "a database whose disk is gone comes back to its last commit, by the manual's lines",
  async () => {
    const machine = await openMachine();
    machine.make();
    appendFileSync(path.join(machine.main, "postgresql.conf"), machine.localise(settings.join("\n")));
    let postgres = machine.start("");
    machine.run(makeSlot);
    const receiver = machine.launch(receive);
    machine.run(copy);
    await vi.waitFor(async () => {
      const { rows } = await postgres.query("select from pg_stat_replication where sync_state = 'sync'");
      expect(rows).toHaveLength(1);
    }, patience);

    const shared = makeTemporaryFolder("colophon-shared-");
    const guard = path.join(shared, "guard");
    const server = await startServer({
      DATABASE_URL: machine.url,
      KEYS_DIR: path.join(shared, "keys"),
      CHECKPOINT_GUARD: guard,
    });
    const trust = await readTrust(server.url);
    const load = startLoad(await openAccount(server.url), 3);
    await load.more(30);
    // Some of it is in a whole segment, the rest is not.
    await postgres.query("select pg_switch_wal()");
    await vi.waitFor(() => expect(readdirSync(machine.archive)).not.toEqual([]), patience);
    await load.more(30);

    load.giveUp();
    await postgres.kill();
    await load.finish();
    await server.kill();
    rmSync(machine.main, { recursive: true });
    receiver.kill("SIGKILL");

    mkdirSync(machine.main, { mode: 0o700 });
    machine.give(machine.main);
    for (const line of restoring) machine.run(line);
    postgres = machine.start("-c synchronous_standby_names=");
    await vi.waitFor(async () => {
      const { rows } = await postgres.query("select pg_is_in_recovery() as waits");
      expect(rows).toEqual([{ waits: false }]);
    }, patience);
    expect(await runToEnd("fsck", server.env)).toMatchObject({ code: 0 });
    const again = await server.restart();
    expect(load.acknowledged.size).toBeGreaterThanOrEqual(60);
    for (const each of load.acknowledged.values()) await expectCertificate(again.url, trust, each);
    await again.stop();
  },
);

/** A machine as the manual names it, with its paths in a temporary folder. */
async function openMachine() {
  const folder = makeTemporaryFolder("colophon-wal-");
  const user = postgresUser();
  const [main, backups] = [path.join(folder, "main"), path.join(folder, "backups")];
  const give = (file: string) => user.uid !== undefined && chownSync(file, user.uid, user.gid);
  const archive = path.join(backups, "wal");
  for (const each of [backups, archive, path.join(backups, "newest")]) mkdirSync(each);
  for (const each of [folder, backups, archive, path.join(backups, "newest")]) give(each);
  const localise = (line: string): string =>
    `${line.replaceAll("/var/lib/postgresql/15/main", main).replaceAll("/backups", backups)}\n`;
  const port = await findPort();
  const url = `postgres://colophon@127.0.0.1:${port}/postgres`;
  const options = {
    ...user,
    cwd: folder,
    env: { PATH: `${programs}:/usr/bin:/bin`, PGHOST: "127.0.0.1", PGPORT: String(port), PGUSER: "colophon" },
  };
  const run = (line: string) => execFileSync("sh", ["-ec", localise(line)], { ...options, stdio: "pipe" });

  function start(more: string) {
    try {
      run(`pg_ctl start --wait --pgdata=${main} --log=${folder}/log -o '-p ${port} -k ${folder} ${more}'`);
    } catch (error) {
      throw new Error(readFileSync(`${folder}/log`, "utf8").slice(-3000), { cause: error });
    }
    const pid = Number(/\d+/.exec(run(`head -n 1 ${main}/postmaster.pid`).toString())?.[0]);
    const children = () =>
      execFileSync("ps", ["-o", "pid=", "--ppid", String(pid)])
        .toString()
        .trim()
        .split(/\s+/)
        .map(Number);
    const kill = async () => {
      for (const each of [pid, ...children()]) process.kill(each, "SIGKILL");
      // Until its parent has reaped it, the next one takes it for a running server.
      await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow("ESRCH"), patience);
    };
    onTestFinished(() => {
      if (existsSync(path.join(main, "postmaster.pid"))) run(`pg_ctl stop --mode=immediate --pgdata=${main}`);
    });
    return {
      kill,
      async query(sql: string) {
        const client = new pg.Client({ connectionString: url });
        client.on("error", () => {});
        await client.connect();
        try {
          return await client.query(sql);
        } finally {
          await client.end();
        }
      },
    };
  }

  return {
    main,
    archive,
    localise,
    give,
    run,
    start,
    url,
    make: () =>
      run(`initdb --pgdata=${main} --username=colophon --auth=trust --encoding=UTF8 --locale=C.UTF-8`),
    launch(line: string) {
      const child = spawn("sh", ["-ec", `exec ${localise(line)}`], { ...options, stdio: "ignore" });
      onTestFinished(() => void child.kill());
      return child;
    },
  };
}
