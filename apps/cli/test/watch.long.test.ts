import { type ChildProcess, execFileSync } from "node:child_process";
import {
  appendFileSync,
  closeSync,
  mkdirSync,
  openSync,
  renameSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openAccount } from "@colophon/testing/account";
import { beforeAll, expect, test } from "vitest";
import { startBetween } from "./between.ts";
import { worksOf } from "./lists.ts";
import { makeToken } from "./make-token.ts";
import { makeHome, type Run, runColophon } from "./run-colophon.ts";

type Started = Awaited<ReturnType<typeof startBetween>>;
let server: Started["server"];
let between: Started["between"];

beforeAll(async () => {
  const { stop, ...started } = await startBetween();
  ({ server, between } = started);
  return stop;
});

const quick = ["--settle", "1", "--interval", "0.2"];

async function begin(where?: { folder: string; work: string }) {
  const account = await openAccount(server.url);
  between.state.decide = () => undefined;
  const home = where ?? makeHome();
  const folder = join(home.work, "in");
  mkdirSync(folder);
  const env = { COLOPHON_TOKEN: await makeToken(account), COLOPHON_REGISTRY: between.url };
  const titles = async () => (await worksOf(account)).map(({ title }) => title).toSorted();

  /** Watches while something is done, and is then told to stop. */
  async function watching(
    act: (seen: () => string) => Promise<void>,
    more: string[] = quick,
    signal: NodeJS.Signals = "SIGINT",
  ): Promise<Run> {
    let child: ChildProcess | undefined;
    let said = "";
    const args = ["watch", "in", "--kind", "photograph", "--relation", "author", "--declare", ...more];
    const run = runColophon(home, args, {
      cwd: home.work,
      env,
      onStart(started) {
        child = started;
        for (const stream of [started.stdout, started.stderr])
          stream?.on("data", (text: string) => (said += text));
      },
    });
    try {
      await act(() => said);
    } finally {
      child?.kill(signal);
    }
    return run;
  }
  return { account, home, folder, watching, titles };
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(100);
}

/** The command knows of these certificates, which the registry does a moment earlier. */
const hasSaid = (said: string, certificates: number): boolean =>
  (said.match(/^RSF-/gm) ?? []).length === certificates;

test("files are registered once they are whole, each content once, and a signal ends it", async () => {
  const { folder, watching, titles } = await begin();
  writeFileSync(join(folder, "before.jpg"), "there before");
  writeFileSync(join(folder, "empty.jpg"), "");
  writeFileSync(join(folder, "half.jpg.part"), "half");
  const run = await watching(async () => {
    await until(async () => (await titles()).length === 1);
    // Written in pieces, more slowly than it settles, and kept open.
    const file = openSync(join(folder, "slow.jpg"), "w");
    for (let piece = 0; piece < 4; piece++) {
      writeSync(file, `piece ${piece}`);
      await wait(700);
    }
    await wait(1500);
    const isHeldBack = (await titles()).length === 1;
    expect(isHeldBack || process.platform !== "linux").toBe(true);
    closeSync(file);
    await until(async () => (await titles()).includes("slow"));
    renameSync(join(folder, "half.jpg.part"), join(folder, "half.jpg"));
    renameSync(join(folder, "before.jpg"), join(folder, "renamed.jpg"));
    mkdirSync(join(folder, "deeper"));
    writeFileSync(join(folder, "deeper", "again.jpg"), "there before");
    writeFileSync(join(folder, "deeper", "other.jpg"), "another");
    await until(async () => (await titles()).length === 4);
    // Written over once it was registered: another content is another work.
    writeFileSync(join(folder, "half.jpg"), "half, and the other half");
    await until(async () => (await titles()).length === 5);
    await wait(1500);
  });
  expect(run).toMatchObject({ exitCode: 0, stderr: expect.stringContaining("Stopped.") as string });
  expect(run.stderr).toMatch(/renamed\.jpg is registered already: RSF-/);
  expect(await titles()).toEqual(["before", "half", "half", "other", "slow"]);
});

test("a folder that was watched before, with or without its journal, registers nothing again", async () => {
  const { home, folder, watching, titles } = await begin();
  writeFileSync(join(folder, "one.jpg"), "one");
  await watching((said) => until(() => hasSaid(said(), 1)));
  const second = await watching((said) => until(() => /one\.jpg is registered already/.test(said())));
  expect(second.exitCode).toBe(0);
  renameSync(join(home.folder, "state"), join(home.folder, "lost"));
  const third = await watching((said) => until(() => /one\.jpg is registered already/.test(said())));
  expect(third.exitCode).toBe(0);
  expect(await titles()).toEqual(["one"]);
});

test("without a network files wait, and are registered once it is there", async () => {
  const { folder, watching, titles } = await begin();
  between.state.decide = () => "break";
  writeFileSync(join(folder, "one.jpg"), "one");
  const run = await watching(async (said) => {
    await until(() => said().includes("cannot be reached"));
    writeFileSync(join(folder, "two.jpg"), "two");
    await until(() => said().includes("2 waiting"));
    between.state.decide = () => undefined;
    await until(() => hasSaid(said(), 2));
  });
  expect(run.exitCode).toBe(0);
  expect(await titles()).toEqual(["one", "two"]);
});

test.each([
  ["SIGINT", 75],
  ["SIGKILL", null],
] as const)(
  "ended by %s before its answer comes back, it goes on at the next start",
  async (signal, exitCode) => {
    const { folder, watching, titles } = await begin();
    let isAnswered = false;
    between.state.decide = (key, point) => {
      if (key !== "POST /api/ip/register/batch" || point !== "answered") return undefined;
      isAnswered = true;
      return new Promise(() => undefined);
    };
    writeFileSync(join(folder, "one.jpg"), "one");
    const ended = await watching(() => until(() => isAnswered), quick, signal);
    expect(ended.exitCode).toBe(exitCode);
    between.state.decide = () => undefined;
    expect((await watching((said) => until(() => hasSaid(said(), 1)))).exitCode).toBe(0);
    expect(await titles()).toEqual(["one"]);
  },
);

/** A disk of its own, which takes the rights of root. */
function mountSmallDisk(folder: string): boolean {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", folder], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

test("on a full disk nothing is sent, which is said, and it goes on once there is room", async ({ skip }) => {
  const home = makeHome();
  const disk = join(home.folder, "state");
  if (!mountSmallDisk(disk)) skip("no rights to mount a disk");
  try {
    const { folder, watching } = await begin(home);
    const filler = join(disk, "filler");
    // The journal's own folder, before the disk is full.
    mkdirSync(join(disk, "colophon"));
    const run = await watching(async (said) => {
      await until(() => said().includes("Watching"));
      try {
        for (;;) appendFileSync(filler, Buffer.alloc(1024));
      } catch {
        // Full.
      }
      between.state.asked.length = 0;
      writeFileSync(join(folder, "one.jpg"), "one");
      await until(() => said().includes("The disk is full"));
      expect(between.state.asked).not.toContain("POST /api/ip/register/batch");
      writeFileSync(filler, "");
      await until(() => hasSaid(said(), 1));
    });
    expect(run.exitCode).toBe(0);
  } finally {
    execFileSync("umount", ["-l", disk]);
  }
});

test("a file of 10 GB is registered by its hash", async () => {
  const { folder, watching, account } = await begin();
  execFileSync("truncate", ["-s", "10000000000", join(folder, "film.mov")]);
  const run = await watching((said) => until(() => hasSaid(said(), 1)));
  expect(run.exitCode).toBe(0);
  // By sha256sum.
  const sha256 = "1a0a850851f333647936c0a1b4576e7ab90398b9e1ae2faf4bb66ca6b72cf724";
  expect(await worksOf(account)).toMatchObject([{ file: { sha256 } }]);
});
