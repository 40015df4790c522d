import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import type { Address } from "viem";
import { endWithUs } from "./end-with-us.ts";

/** A process by its number and by the executable and its arguments, as the operating system shows them. */
export interface StartedProcess {
  pid: number;
  command: string[];
}

/** A running anvil: an Ethereum node with a chain of its own in memory, reachable from this machine only. */
export interface AnvilProcess extends StartedProcess {
  url: string;
  /** Settles when the process has ended, for any reason. */
  exited: Promise<void>;
  /** Ends it and waits until it is gone. */
  stop(): Promise<void>;
}

/** Unix seconds of the first block. */
export const genesisTime = 1_700_000_000;

/** Everything that block hashes depend on is fixed here: the same transactions give the same chain again. */
const genesis = `--chain-id 31337 --timestamp ${genesisTime} --hardfork prague --gas-limit 30000000`.split(
  " ",
);

/** Old states are kept only in memory, and not all of them; pages of other origins have no access. */
const settings = "--prune-history 64 --no-cors --host 127.0.0.1 --port 0".split(" ");

/** Anvil's first unlocked account: it deploys the contract on local chains. */
export const anvilAccount: Address = "0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266";

/** Starts anvil on a free port; resolves once it answers there. `onStart` is called as soon as the process exists. */
export async function startAnvil(
  onStart: (started: StartedProcess) => void = () => {},
): Promise<AnvilProcess> {
  const binary = anvilBinary();
  const args = [...genesis, ...settings];
  const command = [binary, ...args];
  // Its own process group: Ctrl-C ends the server, which then ends the chain when it no longer needs it.
  const child = spawn(binary, args, {
    stdio: ["ignore", "pipe", "ignore"],
    detached: true,
    windowsHide: true,
  });
  try {
    if (child.pid !== undefined) onStart({ pid: child.pid, command });
  } catch (error) {
    // What can't be noted, on a full disk, nobody would end.
    child.kill("SIGKILL");
    throw error;
  }
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  await once(child, "spawn").catch((cause: unknown) => {
    throw new Error("no local chain on this machine: install Foundry's anvil, or set CHAIN_ID", { cause });
  });
  endWithUs(child);

  const url = await listeningUrl(child.stdout, exited);
  return {
    url,
    pid: child.pid ?? 0,
    command,
    exited,
    stop: async () => {
      child.kill("SIGKILL"); // It keeps nothing that a gentler end would save.
      await exited;
    },
  };
}

async function listeningUrl(output: Readable, exited: Promise<void>): Promise<string> {
  const lines = createInterface({ input: output });
  const listening = new Promise<string>((resolve) => {
    // Attached for the process's life: a pipe that nobody reads would eventually block it.
    lines.on("line", (line) => {
      const address = /^Listening on (127\.0\.0\.1:\d+)$/.exec(line)?.[1];
      if (address !== undefined) resolve(`http://${address}`);
    });
  });
  const url = await Promise.race([listening, exited]);
  if (url === undefined) throw new Error("anvil ended before it listened");
  return url;
}

/** From the platform package that npm installed; where there is none, the machine's own `anvil`. */
function anvilBinary(): string {
  const arch = process.arch === "x64" ? "amd64" : process.arch;
  const name = `@foundry-rs/anvil-${process.platform}-${arch}`;
  const file = process.platform === "win32" ? "anvil.exe" : "anvil";
  try {
    return join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), "bin", file);
  } catch {
    return file;
  }
}
