import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { call } from "@colophon/api";
import { beforeAll, describe, expect, test, vi } from "vitest";
import {
  type Account,
  authorization,
  confirmSession,
  openAccount,
  register,
} from "@colophon/testing/account";
import { fromBase32 } from "@colophon/testing/test-factors";
import { isMissing, run } from "@colophon/testing/run-tool";
import { serveFolder } from "@colophon/testing/serve-folder";
import { take } from "@colophon/testing/manual-lines";
import { findPort, isReady, readPid, type RunningServer, startServer } from "@colophon/testing/start-server";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { stepAt, totpCode } from "../../src/people/accounts/totp.ts";
import { atEnd } from "../at-end.ts";
import { patience } from "@colophon/testing/patience";
import { startTestChain } from "../test-chain.ts";
import { startTestS3, type TestS3 } from "../test-s3.ts";
import { type ManualShell, openManualShell } from "./manual-shell.ts";

let server: RunningServer;
let account: Account;
let certificateId: string;
let folder: string;
let shell: ManualShell;
let drillUrl: string;
let s3: TestS3;

describe.skipIf(isMissing("curl", "jq"))("by the manuals' lines", () => {
  beforeAll(async () => {
    const chain = await startTestChain(atEnd);
    server = await startServer({
      PUBLIC_URL: "https://registry.example",
      CHAIN_ID: "31337",
      CHAIN_RPC_URL: chain.url,
      ANCHOR_PRIVATE_KEY: chain.privateKey,
      ANCHOR_INTERVAL_SECONDS: "1",
      SHOW_LETTERS: "yes",
    });
    atEnd(() => server.kill());
    account = await openAccount(server.url);
    ({ certificateId } = await register(account));
    const readState = async () => {
      const params = { id: certificateId };
      return (await call("GET /api/ip/verify/{id}", { params }, { baseUrl: server.url })).anchor.state;
    };
    await vi.waitUntil(async () => (await readState()) === "final", patience);
    folder = makeTemporaryFolder("colophon-manual-");
    for (const name of ["backups", "colophon-2", "srv"]) mkdirSync(path.join(folder, name));
    drillUrl = `localhost:${await findPort()}`;
    s3 = await startTestS3();
    atEnd(() => s3.stop());
    shell = openManualShell(folder, server.env, [
      ["https://registry.example/", `${server.url}/`],
      ["--registry https://registry.example", `--registry ${server.url}`],
      ["monitor https://registry.example", `monitor ${server.url}`],
      ["https://a-node.example", chain.url],
      ["localhost:8080", drillUrl],
      ["RSF-XXXXXXXXX", certificateId],
      ["you@example.org", account.user.email],
      ["somebody@example.org", account.user.email],
      ["BACKUP_PASSPHRASE='…'", "BACKUP_PASSPHRASE='correct horse battery staple'"],
      ["/backups/", `${folder}/backups/`],
      ["/srv/colophon-2", `${folder}/colophon-2`],
      ["/srv/archive", `${folder}/archive`],
      ["s3://bucket/", `s3://${s3.config.bucket}/`],
      ["--rpc URL", `--rpc ${chain.url}`],
      ["/srv/monitor", folder],
      ["cd /srv/colophon", `cd ${folder}`],
      ["/var/tmp/", `${folder}/`],
    ]);
  });

  test("what a running registry is asked, and told", async () => {
    expect(await shell.run(take("readyz"))).toContain('{"status":"ready"}');
    await addSecondStep(account);
    const [grant = "", list = "", revoke = "", ...others] = take("operators");
    expect(others).toEqual([]);
    expect(await shell.run([grant, list])).toContain(account.user.email);
    expect(await shell.run(take("list operators"))).toContain(account.user.email);
    await shell.run(revoke);
    await shell.run(take("grant"));

    expect(await shell.run(take("fsck"))).toMatch(/checkpoint: the guarded ones/);
    await shell.run(take("fsck by the service"));
    for (const lines of [
      take("list keys"),
      take("make a key"),
      take("rotate issuer"),
      take("rotate data"),
      take("rotate pdf"),
    ])
      expect(await shell.run(lines)).not.toBe("");
    expect(await shell.run(take("list keys each year"))).toMatch(/issuer 2, .*: signs/);

    // A stranger's check, and the monitor.
    expect((await fetch(`${server.url}/colophon-verify.mjs`)).status, "npm run build first").toBe(200);
    expect(await shell.run(take("check as a stranger"))).toContain("VALID");
    await shell.run(`curl -fsS -o OLD.colophon.json ${server.url}/api/certificates/${certificateId}/bundle`);
    shell.stub("mail", "exit 1");
    const [watch = ""] = take("monitor");
    await shell.run(watch.replace("*/10 * * * * ", ""));
    expect(JSON.parse(readFileSync(path.join(folder, "last.json"), "utf8"))).toHaveProperty("headTime");
    const [byHand = ""] = take("monitor by hand");
    const files = byHand.replace("--trust FILE --state FILE", "--trust trust.json --state other.json");
    expect(await shell.run(files.replace("colophon-verify", "node colophon-verify.mjs"))).toContain(
      "headTime",
    );
  });

  test("what the log is asked", async () => {
    const lines = [
      '{"level":"info","msg":"fine"}',
      "not of ours",
      '{"level":"error","msg":"a task failed"}',
      ...["a", "b", "b"].map((client) => JSON.stringify({ msg: "refused", code: "rate_limited", client })),
    ];
    writeFileSync(path.join(folder, "journal"), `${lines.join("\n")}\n`);
    shell.stub("journalctl", `cat "${folder}/journal"`);
    expect(await shell.run(take("problems of today"))).toBe('{"level":"error","msg":"a task failed"}\n');
    expect((await shell.run(take("clients refused"))).split(/\s+/).filter(Boolean)).toEqual([
      "2",
      "b",
      "1",
      "a",
    ]);
  });

  test("the drill of the backup", async () => {
    await shell.run(take("backup"));
    await shell.run(["export BACKUP_PASSPHRASE='…'", ...take("backup by hand")]);
    expect(readdirSync(path.join(folder, "backups"))).toEqual(["2026-11-23", "by-hand"]);
    cpSync(path.join(folder, "backups/2026-11-23"), path.join(folder, "backups/2026-11-28"), {
      recursive: true,
    });
    await register(account);
    cpSync(path.join(server.dataDir, "checkpoint-guard"), path.join(folder, "guard-copy"), {
      recursive: true,
    });

    const alone = ["CHAIN_ID", "CHAIN_RPC_URL", "ANCHOR_PRIVATE_KEY", "DATA_DIR", "ANCHOR_INTERVAL_SECONDS"];
    const [enter = "", exported = "", restore = "", fsck = "", refused = "", start = "", ...others] =
      take("drill of the backup");
    expect(others).toEqual([]);
    const prepare = [enter, `unset ${alone.join(" ")}`, exported];
    expect(await shell.run([...prepare, restore, fsck])).toContain("restored.");
    await expect(shell.run([...prepare, refused])).rejects.toMatchObject({ code: 78 });

    const running = shell.run([...prepare, `export PORT=${new URL(`http://${drillUrl}`).port}`, start]);
    running.catch(() => {}); // It is awaited below.
    await vi.waitFor(async () => expect(await isReady(`http://${drillUrl}`)).toBe(true), patience);
    const looking = take("look at the drill");
    expect(await shell.run(looking)).toContain("VALID");
    expect(await shell.run(take("readyz of a node"))).toContain("ready");
    process.kill(await readPid(path.join(folder, "drill"), "server"), "SIGTERM");
    await running;

    // The registry ends, where nothing is lost by it.
    await shell.run([...prepare, ...take("archive")]);
    const archive = await serveFolder(path.join(folder, "archive"));
    const [check = ""] = take("check the archive");
    const here = check.replaceAll("https://HOST", archive.url).replace("CERTIFICATE", "OLD");
    expect(await shell.run(here)).toContain("VALID");
    await archive.close();
    await shell.run(take("end of the drill"));
    expect(existsSync(path.join(folder, "drill"))).toBe(false);
  });

  test("a backup in a bucket, and restored from there", async () => {
    const { endpoint, accessKeyId, secretAccessKey } = s3.config;
    const prepare = [
      "export BACKUP_PASSPHRASE='…'",
      `export BACKUP_S3_ENDPOINT=${endpoint} BACKUP_S3_ACCESS_KEY_ID=${accessKeyId} BACKUP_S3_SECRET_ACCESS_KEY=${secretAccessKey}`,
    ];
    await shell.run([...prepare, ...take("backup into a bucket")]);
    const elsewhere = (name: string) => [...prepare, `export DATA_DIR=${folder}/${name}`];
    const fromBucket = take("restore from a bucket");
    const fsck = take("fsck");
    expect(await shell.run([...elsewhere("one"), ...fromBucket, ...fsck])).toContain("restored.");
    const fromFolder = take("restore");
    expect(await shell.run([...elsewhere("two"), ...fromFolder])).toContain("restored.");
  });

  test("a log retired, and its successor", async () => {
    await server.stop();
    await shell.run(take("retire"));
    const begin = take("start a successor");
    // A new log has a new anchoring account; its own chain pays for it.
    const running = shell.run(["unset CHAIN_ID CHAIN_RPC_URL ANCHOR_PRIVATE_KEY", ...begin]);
    running.catch(() => {});
    await vi.waitFor(async () => expect(await isReady(server.url)).toBe(true), patience);
    const trust = await (await fetch(`${server.url}/.well-known/colophon-trust.json`)).text();
    expect(trust).toContain("registry.example/log2");
    const [check = ""] = take("check an old certificate");
    expect(await shell.run(check.replace("https://HOST", server.url))).toContain("VALID");
    process.kill(await readPid(path.join(folder, "colophon-2"), "server"), "SIGTERM");
    await running;
  });
});

test.skipIf(isMissing("systemd-analyze"))("the unit for systemd", () => {
  const unit = [...take("unit"), ...take("unit of the service"), ...take("unit's place")];
  const own = makeTemporaryFolder("colophon-unit-");
  const text = unit.join("\n").replace("/usr/bin/node", process.execPath).replaceAll("/srv/colophon", own);
  const verify = (written: string) => {
    const file = path.join(own, "colophon.service");
    writeFileSync(file, written);
    return run("systemd-analyze", ["verify", "--man=no", file]);
  };
  expect(verify(text)).toEqual({ status: 0, output: "" });
  expect(verify(text.replace("mixed", "mixd")).output).toContain("Failed to parse");
});

async function addSecondStep(owner: Account): Promise<void> {
  await confirmSession(owner);
  const as = { baseUrl: owner.url, headers: authorization(owner.token) };
  const { secret } = await call("POST /api/user/totp", {}, as);
  const code = totpCode(fromBase32(secret), stepAt(Date.now()));
  await call("PUT /api/user/totp", { body: { code } }, as);
}
