import { existsSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { openAccount, register } from "@colophon/testing/account";
import { metricsToken, runToEnd, startServer } from "@colophon/testing/start-server";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { patience } from "@colophon/testing/patience";

test("a server backs itself up, says so, and another one starts from that", async () => {
  const folder = makeTemporaryFolder("colophon-own-backups-");
  const [to, file] = [path.join(folder, "backups"), path.join(folder, "passphrase")];
  writeFileSync(file, "correct horse battery staple\n");
  const before = await startServer();
  const { certificateId } = await register(await openAccount(before.url));
  await before.stop();
  const first = await before.restart({ BACKUP_TO: to, BACKUP_PASSPHRASE_FILE: file });

  const backup = await vi.waitFor(() => {
    const whole = (existsSync(to) ? readdirSync(to) : []).find((name) =>
      existsSync(path.join(to, name, "manifest.json")),
    );
    expect(whole).toBeDefined();
    return path.join(to, whole ?? "");
  }, patience);
  await vi.waitFor(async () => {
    const headers = { authorization: `Bearer ${metricsToken}` };
    const metrics = await (await fetch(`${first.url}/metrics`, { headers })).text();
    expect(metrics).toMatch(/^colophon_backup_age_seconds \d/m);
    expect(metrics).toContain('colophon_warning{warning="backup_late"} 0');
  }, patience);
  await first.stop();

  const { BACKUP_TO: _, ...env } = first.env;
  const second = { ...env, DATA_DIR: path.join(folder, "second") };
  expect(await runToEnd("restore", second, [backup])).toMatchObject({ code: 0 });
  expect(await runToEnd("fsck", second)).toMatchObject({ code: 0 });
  const restored = await startServer({ ...second, GUARD_INIT: "yes" });
  expect((await fetch(`${restored.url}/api/ip/verify/${certificateId}`)).status).toBe(200);
  await restored.stop();
});
