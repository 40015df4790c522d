import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { isRunning } from "@colophon/testing/start-server";
import { expect, test } from "vitest";
import { patience } from "@colophon/testing/patience";
import { startAnvil } from "./anvil-process.ts";

test.skipIf(process.platform === "win32")(
  "a chain ends with its server, even if that is killed",
  async () => {
    const file = path.join(import.meta.dirname, "anvil-process.ts");
    const script = `const { startAnvil } = await import(${JSON.stringify(file)});
    const { pid } = await startAnvil();
    console.log(pid);
    setInterval(() => {}, 1000);`;
    const server = spawn(process.execPath, ["--input-type=module", "-e", script], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [said] = (await once(server.stdout, "data")) as [Buffer];
    const pid = Number(said);
    expect(isRunning(pid)).toBe(true);
    server.kill("SIGKILL");
    await expect.poll(() => isRunning(pid), patience).toBe(false);
  },
);

test("a chain that can't be noted is ended", async () => {
  let pid = 0;
  const starting = startAnvil((started) => {
    ({ pid } = started);
    throw new Error("no space left");
  });
  await expect(starting).rejects.toThrow("no space left");
  await expect.poll(() => isRunning(pid), patience).toBe(false);
});
