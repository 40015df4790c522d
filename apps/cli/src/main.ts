#!/usr/bin/env node
import { askSecret } from "./ask-secret.ts";
import { runCommand } from "./run-command.ts";

// A reader that has seen enough, such as `head`, changes nothing of what is done.
process.stdout.on("error", () => undefined);

const stopping = new AbortController();
for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => stopping.abort());

process.exitCode = await runCommand(process.argv.slice(2), {
  terminal: {
    write: (text) => process.stdout.write(text),
    complain: (text) => process.stderr.write(text),
    columns: process.stderr.isTTY && process.env["TERM"] !== "dumb" ? process.stderr.columns : undefined,
    env: process.env,
    askSecret,
  },
  signal: stopping.signal,
});
