import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test } from "vitest";

const program = `
import { stopWithNpm } from ${JSON.stringify(join(import.meta.dirname, "stop-with-npm.mjs"))};
stopWithNpm();
process.on("SIGTERM", () => { console.log("asked to stop"); process.exit(); });
const shell = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === shell) return;
  clearInterval(watch);
  setTimeout(() => { console.log("left alone"); process.exit(); }, 1000);
}, 10);
console.log("ready");
`;

/**
 * Runs the program below a shell, as npm does, ends the shell, and returns the program's output.
 * @param {NodeJS.ProcessEnv} env
 */
async function endShell(env) {
  const command = `"${process.execPath}" --input-type=module -e "$PROGRAM"; true`;
  const shell = spawn("sh", ["-c", command], {
    env: { PATH: process.env["PATH"], PROGRAM: program, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  shell.stdout.setEncoding("utf8").on("data", (text) => {
    if (output === "") shell.kill("SIGTERM");
    output += text;
  });
  await once(shell, "close");
  return output;
}

test("run by npm, it stops when npm's shell is gone", async () => {
  expect(await endShell({ npm_lifecycle_event: "start" })).toBe("ready\nasked to stop\n");
});

test("run by anything else, it goes on", async () => {
  expect(await endShell({})).toBe("ready\nleft alone\n");
});
