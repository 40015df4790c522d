#!/usr/bin/env node
import { styleText } from "node:util";
import { runCommand } from "./run-command.ts";

// A reader that has seen enough, such as `head`, does not change the verdict.
process.stdout.on("error", () => undefined);

process.exitCode = await runCommand(process.argv.slice(2), {
  write: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
  // As wide as most, where a pager or a file comes between.
  columns: process.stdout.columns ?? 80,
  // Colours only for a terminal that wants them: styleText looks at the stream, NO_COLOR and FORCE_COLOR.
  paint: (style, text) => styleText(style, text, { stream: process.stdout }),
});
