import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { bringNode, isNewEnough } from "./node.mjs";

describe("isNewEnough", () => {
  test.each(["24.7.0", "24.12.3", "25.0.0", "26.10.0", "100.0.0"])("%s is", (version) => {
    expect(isNewEnough(version)).toBe(true);
  });
  test.each(["24.6.9", "22.18.0", "20.20.2", "8.0.0", ""])("%s is not", (version) => {
    expect(isNewEnough(version)).toBe(false);
  });
});

test("a Node.js that is new enough is used, without any look-up", async () => {
  expect(await bringNode("/nowhere", "24.7.0")).toBe(process.execPath);
});

describe("an older one", () => {
  /** @type {string} */
  let root;
  /** @type {string} */
  let tools;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "colophon node "));
    tools = join(root, "tools", "node");
    mkdirSync(tools, { recursive: true });
    writeFileSync(join(tools, "package-lock.json"), "{}");
    vi.stubEnv("npm_execpath", join(root, "npm-cli.js"));
    vi.spyOn(process.stderr, "write").mockReturnValue(true);
  });

  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    rmSync(root, { recursive: true });
  });

  /** @param {string} folder that npm installs */
  const npmInstalls = (folder) =>
    writeFileSync(
      join(root, "npm-cli.js"),
      `import { mkdirSync } from "node:fs"; mkdirSync("node_modules/${folder}", { recursive: true });`,
    );

  test.skipIf(process.platform === "win32")("is replaced by npm's package for the platform", async () => {
    npmInstalls("node-this-platform");
    const brought = await bringNode(root, "20.20.2");
    expect(brought).toBe(join(tools, "node_modules", "node-this-platform", "bin", "node"));
  });

  test("is reported if npm has none", async () => {
    npmInstalls(".bin");
    await expect(bringNode(root, "20.20.2")).rejects.toThrow("Node.js 24.7 or newer is needed");
  });
});
