import { execFile } from "node:child_process";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import leanProcess from "../../lean-process.json" with { type: "json" };
import type { Environment } from "@colophon/testing/start-server";

const root = path.join(import.meta.dirname, "../../../..");
const run = promisify(execFile);

/** A shell in which the manual's lines mean this registry. */
export interface ManualShell {
  folder: string;
  /** Runs lines one after another, until one fails. Resolves to what they have written. */
  run(lines: string | readonly string[]): Promise<string>;
  /** Puts a program in the place of one that isn't here. */
  stub(name: string, script: string): void;
}

/**
 * `npm` and `colophon-run` are what `scripts/run.mjs` runs for them, without installing and building first. `words` are what the
 * manual calls something, and what it is called here.
 */
export function openManualShell(
  folder: string,
  env: Environment,
  words: readonly (readonly [manual: string, here: string])[],
): ManualShell {
  const programs = path.join(folder, "programs");
  mkdirSync(programs);
  const stub = (name: string, script: string) => {
    const file = path.join(programs, name);
    writeFileSync(file, `#!/bin/sh\n${script}\n`);
    chmodSync(file, 0o755);
  };
  const node = `exec "${process.execPath}" ${leanProcess.options.join(" ")}`;
  stub(
    "colophon-run",
    `name=$1; shift
    [ "$name" = verify ] && ${node} "${root}/apps/verify/src/main.ts" "$@"
    [ "$name" = start ] && ${node} "${root}/apps/server/src/start/main.ts"
    ${node} "${root}/apps/server/src/commands/$name.ts" "$@"`,
  );
  stub(
    "npm",
    `[ "$1" = run ] && shift
    name=$1; shift
    [ "$1" = -- ] && shift
    exec colophon-run "$name" "$@"`,
  );
  const { PATH = "", NODE_COMPILE_CACHE = "" } = process.env;
  return {
    folder,
    stub,
    async run(lines) {
      const script = words.reduce(
        (text, [manual, here]) => text.replaceAll(manual, here),
        typeof lines === "string" ? lines : lines.join("\n"),
      );
      const options = {
        cwd: folder,
        env: { ...leanProcess.env, ...env, NODE_COMPILE_CACHE, PATH: `${programs}:${PATH}` },
      };
      const { stdout, stderr } = await run("sh", ["-ec", script], options);
      return stdout + stderr;
    },
  };
}
