import { createNodePrimitives } from "@colophon/node-primitives";
import { createVerifier } from "@colophon/proof";
import packageJson from "../package.json" with { type: "json" };
import { type CheckCommand, parseArguments } from "./arguments.ts";
import { breakText } from "./break-text.ts";
import { checkInput, type Result } from "./check-input.ts";
import { CannotCheckError, type CheckProblem } from "./errors.ts";
import { CANNOT_CHECK, exitCodeOf, VALID } from "./exit-code.ts";
import { inertText } from "@colophon/proof/texts";
import { runMonitor } from "./monitor/run-monitor.ts";
import { readClockRules } from "./read-clocks.ts";
import { readTrust } from "./read-trust.ts";
import { runPack } from "./pack/run-pack.ts";
import { reportJson } from "./report-json.ts";
import { type Paint, reportText } from "./report-text.ts";
import { usage } from "./usage.ts";

/** Where the command's words go. */
interface Terminal {
  write: (text: string) => void;
  complain: (text: string) => void;
  paint: Paint;
  /** How wide it is, as far as it is known. */
  columns: number;
}

/** Does what the arguments say, and answers the exit code. */
export async function runCommand(argv: string[], terminal: Terminal): Promise<number> {
  try {
    return await run(argv, terminal);
  } catch (error) {
    if (error instanceof CannotCheckError) return tell(error.problem, argv, terminal);
    const message = error instanceof Error ? error.message : String(error);
    return tell({ code: "internal", message: `Internal error: ${message}` }, argv, terminal);
  }
}

async function run(argv: string[], terminal: Terminal): Promise<number> {
  const command = parseArguments(argv);
  switch (command.kind) {
    case "help":
      terminal.write(usage);
      return VALID;
    case "version":
      terminal.write(`${packageJson.version}\n`);
      return VALID;
    case "pack":
      return await runPack(command, terminal);
    case "monitor":
      return await runMonitor(command, terminal.write);
    case "check":
      return await check(command, terminal);
  }
}

async function check(command: CheckCommand, { write, paint, columns }: Terminal): Promise<number> {
  const { trust } = await readTrust(command.trust);
  const clocks = await readClockRules(command);
  const primitives = createNodePrimitives();
  const verify = createVerifier({ trust, primitives });
  const results: Result[] = [];
  for (const input of command.inputs) {
    const found = await checkInput(input, command, { trust, verify, primitives, clocks });
    if (!command.json) write(found.map((result) => reportText(result, { paint, columns })).join(""));
    results.push(...found);
  }
  const exitCode = exitCodeOf(results);
  if (command.json) write(reportJson({ exitCode, results }));
  return exitCode;
}

/** A command line that cannot be read may still say in which form to tell so. */
function tell(problem: CheckProblem, argv: string[], { write, complain, columns }: Terminal): number {
  if (argv.includes("--json")) write(reportJson({ exitCode: CANNOT_CHECK, problem, results: [] }));
  else complain(`colophon-verify: ${breakText(inertText(problem.message), { columns, indent: 17 })}\n`);
  return CANNOT_CHECK;
}
