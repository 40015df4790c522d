import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test } from "vitest";

const wrapper = `
import { endLike, runProgram } from ${JSON.stringify(join(import.meta.dirname, "run-program.mjs"))};
endLike(await runProgram(process.execPath, ["-e", process.argv[1]], {}));
`;

/**
 * Runs a program through runProgram in a process of its own, without a terminal.
 * @param {string} program
 */
const wrap = (program) =>
  spawn(process.execPath, ["--input-type=module", "-e", wrapper, program], {
    stdio: ["ignore", "pipe", "pipe"],
  });

test.each([0, 1, 7])("an exit code of %i is kept", async (code) => {
  expect(await once(wrap(`process.exit(${code})`), "exit")).toEqual([code, null]);
});

test("a program ended by a signal ends its runner with the same signal", async () => {
  expect(await once(wrap(`process.kill(process.pid, "SIGKILL")`), "exit")).toEqual([null, "SIGKILL"]);
});

test.each(/** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))(
  "%s reaches the program once, and its end is awaited",
  async (signal) => {
    const runner = wrap(`
      let times = 0;
      process.on(${JSON.stringify(signal)}, () => {
        times += 1;
        setTimeout(() => { console.log("asked", times); process.exit(3); }, 100);
      });
      setInterval(() => {}, 1000);
      console.log("ready");
    `);
    let output = "";
    runner.stdout.setEncoding("utf8").on("data", (text) => (output += text));
    await once(runner.stdout, "data");
    runner.kill(signal);
    expect(await once(runner, "exit")).toEqual([3, null]);
    expect(output).toBe("ready\nasked 1\n");
  },
);
