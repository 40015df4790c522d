import { ApiError } from "@colophon/api";
import packageJson from "../package.json" with { type: "json" };
import { type Command, parseArguments } from "./arguments.ts";
import { asFailure, type Asking, usualRetry } from "./ask.ts";
import { type ExitCode, exitCodes, Failure } from "./failure.ts";
import { openJournal } from "./journal/journal.ts";
import { login } from "./login.ts";
import { findLogin, forgetLogin, type Login } from "./login-file.ts";
import { journalFile } from "./places.ts";
import { proofs } from "./proofs.ts";
import { register } from "./register.ts";
import { status } from "./status.ts";
import { createVoice, type Terminal, type Voice } from "./terminal.ts";
import { usage } from "./usage.ts";
import { watch } from "./watch/watch.ts";

interface Running {
  terminal: Terminal;
  /** Ends what is waited for: somebody pressed Ctrl-C. */
  signal: AbortSignal;
}

/** Does what the arguments say, and answers the exit code. */
export async function runCommand(argv: readonly string[], running: Running): Promise<ExitCode> {
  const voice = createVoice(running.terminal, argv.includes("--json"));
  /** Which registry was asked, as soon as `run` knows it: a refusal is told with it. */
  let asked: Login | undefined;
  try {
    return await run(parseArguments(argv), { ...running, voice, onLogin: (found) => (asked = found) });
  } catch (error) {
    return tell(
      asked !== undefined && error instanceof ApiError ? asFailure(asked, error) : error,
      voice,
      running.signal,
    );
  }
}

function tell(error: unknown, voice: Voice, signal: AbortSignal): ExitCode {
  const failure =
    error instanceof Failure
      ? error
      : signal.aborted
        ? new Failure(exitCodes.tryAgain, "interrupted", "Interrupted. Run the same command again to go on.")
        : new Failure(
            exitCodes.refused,
            "internal",
            `Internal error: ${error instanceof Error ? error.message : String(error)}`,
          );
  const { exitCode, code, message } = failure;
  if (voice.isJson) voice.result({ event: "failed", exitCode, code, message }, "");
  voice.note(`colophon: ${message}`);
  return exitCode;
}

async function run(
  command: Command,
  { terminal, signal, voice, onLogin }: Running & { voice: Voice; onLogin: (login: Login) => void },
): Promise<ExitCode> {
  const { env } = terminal;
  const askingOf = (found: Login): Asking => {
    onLogin(found);
    return { ...found, signal, note: voice.note, retry: usualRetry };
  };
  switch (command.kind) {
    case "help":
      terminal.write(usage[command.of ?? ""] ?? usage[""] ?? "");
      return exitCodes.done;
    case "version":
      terminal.write(`${packageJson.version}\n`);
      return exitCodes.done;
    case "login":
      await login(command.registry, { terminal, voice, askingOf });
      return exitCodes.done;
    case "logout":
      await forgetLogin(env);
      voice.result({ event: "logged_out" }, "Logged out on this machine.");
      return exitCodes.done;
    case "status":
      return status(command, { asking: askingOf(await findLogin(env, command.registry)), voice, env });
    case "proofs":
      return proofs(command, { asking: askingOf(await findLogin(env, command.registry)), voice });
    case "register":
    case "watch": {
      const asking = askingOf(await findLogin(env, command.registry));
      const journal = openJournal(journalFile(env, asking.registry));
      try {
        const registering = { asking, journal, voice };
        // A watch waits by itself, with a longer breath.
        if (command.kind === "register") return await register(command, registering);
        return await watch(command, {
          ...registering,
          asking: { ...asking, retry: { attempts: 1, longestMs: 1000 } },
        });
      } finally {
        journal.close();
      }
    }
  }
}
