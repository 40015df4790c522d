#!/usr/bin/env node
import { styleText } from "node:util";
import { createNodePrimitives } from "@colophon/node-primitives";
import { createVerifier } from "@colophon/proof";
import packageJson from "../package.json" with { type: "json" };
import { type CheckCommand, parseArguments } from "./arguments.ts";
import { checkInput, type Result } from "./check-input.ts";
import { CannotCheckError, type Problem } from "./errors.ts";
import { CANNOT_CHECK, exitCodeOf, VALID } from "./exit-code.ts";
import { inertText } from "./inert-text.ts";
import { readTrust } from "./read-trust.ts";
import { reportJson } from "./report-json.ts";
import { type Paint, reportText } from "./report-text.ts";
import { usage } from "./usage.ts";

/** Colours only for a terminal that wants them: styleText looks at the stream, NO_COLOR and FORCE_COLOR. */
const paint: Paint = (style, text) => styleText(style, text, { stream: process.stdout });

const argv = process.argv.slice(2);

async function run(): Promise<number> {
  const command = parseArguments(argv);
  switch (command.kind) {
    case "help":
      process.stdout.write(usage);
      return VALID;
    case "version":
      process.stdout.write(`${packageJson.version}\n`);
      return VALID;
    case "check":
      return await check(command);
  }
}

async function check(command: CheckCommand): Promise<number> {
  const trust = await readTrust(command.trust);
  const verify = createVerifier({ trust, primitives: createNodePrimitives() });
  const results: Result[] = [];
  for (const input of command.inputs) {
    const found = await checkInput(input, command, { trust, verify });
    if (!command.json) process.stdout.write(found.map((result) => reportText(result, paint)).join(""));
    results.push(...found);
  }
  const exitCode = exitCodeOf(results);
  if (command.json) process.stdout.write(reportJson({ exitCode, results }));
  return exitCode;
}

/** A command line that cannot be read may still say in which form to tell so. */
function tell(problem: Problem): number {
  if (argv.includes("--json"))
    process.stdout.write(reportJson({ exitCode: CANNOT_CHECK, problem, results: [] }));
  else process.stderr.write(`colophon-verify: ${inertText(problem.message)}\n`);
  return CANNOT_CHECK;
}

// A reader that has seen enough, such as `head`, does not change the verdict.
process.stdout.on("error", () => undefined);

process.exitCode = await run().catch((error: unknown) => {
  if (error instanceof CannotCheckError) return tell(error.problem);
  const message = error instanceof Error ? error.message : String(error);
  return tell({ code: "internal", message: `This is a mistake of the program itself: ${message}` });
});
