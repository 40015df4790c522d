import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeLog } from "./write-log.ts";

// Debian's golang-go and golang-golang-x-mod-dev bring a transparency log of other people: the one behind sum.golang.org.

const folder = mkdtempSync(join(tmpdir(), "colophon-go-sumdb-"));
const goEnvironment = {
  ...process.env,
  GO111MODULE: "off",
  GOPATH: "/usr/share/gocode",
  GOFLAGS: "",
  GOCACHE: join(folder, "cache"),
};
const go = (...args: string[]) =>
  spawnSync("go", args, { env: goEnvironment, cwd: import.meta.dirname, encoding: "utf8" });

const hasGo = go("list", "golang.org/x/mod/sumdb/note", "golang.org/x/mod/sumdb/tlog").status === 0;
if (!hasGo)
  process.stderr.write(
    "skipped: go-sumdb.test.ts needs golang-go and golang-golang-x-mod-dev (Debian packages)\n",
  );

afterAll(() => rmSync(folder, { recursive: true }));

describe.skipIf(!hasGo)("Go's sumdb packages check our log", () => {
  const log = join(folder, "log");
  const program = join(folder, "third-party");
  const checkLog = () => spawnSync(program, ["log", log], { encoding: "utf8" });

  beforeAll(() => {
    const { status, stderr } = go("build", "-o", program, "./go");
    if (status !== 0) throw new Error(stderr);
    // Around full tiles, and large enough for a tile of level 2; every leaf's proof in the small trees.
    const sizes = [1, 2, 3, 7, 8, 255, 256, 257, 600, 65_535, 65_536, 66_000];
    writeLog(log, sizes, (size) => (size < 300 ? 1 : size < 1000 ? 13 : 4099));
  }, 120_000);

  test("accepts the verifier key, every checkpoint, tile, entry, inclusion and consistency proof", () => {
    const { stdout, stderr } = checkLog();
    expect(stderr).toBe("");
    expect(stdout).toBe("checkpoints 12, inclusion proofs 885, consistency proofs 11\n");
  });

  test.each([
    ["a verifier key", "vkey"],
    ["a checkpoint", "checkpoint/256"],
    ["a leaf tile", "tile/0/000"],
    ["an upper tile", "tile/1/000"],
    ["a partial tile", "tile/0/000.p/7"],
    ["an entry", "tile/entries/000"],
    ["an inclusion proof", "proof/600/13.tlog-proof"],
    ["a consistency proof", "consistency/257-600"],
  ])("refuses one changed bit in %s", (_, path) => {
    const original = readFileSync(join(log, path));
    const changed = Buffer.from(original);
    const at = Math.floor(changed.length * 0.4);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    writeFileSync(join(log, path), changed);
    const { status, stdout } = checkLog();
    writeFileSync(join(log, path), original);
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  });
});
