import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const root = join(import.meta.dirname, "..");
const patience = { startMs: 60_000, stopMs: 20_000 };

export interface RunningServer {
  /** Without a trailing slash. */
  url: string;
  /** Mails lie in its outbox. */
  dataDir: string;
  /** Asks the server to stop, waits for it and removes its data. Throws when it does not end by itself, and well. */
  stop: () => Promise<void>;
}

/** Starts Colophon as `npm start` does, on a free port, with fresh data, its own Postgres and its own chain. */
export async function startServer(): Promise<RunningServer> {
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), "colophon-e2e-"));
  const server = spawn(process.execPath, ["apps/server/src/main.ts"], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, RATE_LIMITS: "off" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  const { promise: ended, resolve } = Promise.withResolvers<string>();
  server.once("exit", (code, signal) => resolve(signal ?? String(code)));

  const stop = async (): Promise<void> => {
    server.kill("SIGTERM");
    const ending = await Promise.race([ended, wait(patience.stopMs, "never", { ref: false })]);
    if (ending === "never") server.kill("SIGKILL");
    await rm(dataDir, { recursive: true, force: true });
    if (ending !== "0") throw new Error(`the server ended with ${ending} when asked to stop\n${output}`);
  };

  const deadline = Date.now() + patience.startMs;
  while (!(await isReady(url))) {
    const ending = await Promise.race([ended, wait(50, undefined)]);
    if (ending !== undefined) throw new Error(`the server ended with ${ending} at its start\n${output}`);
    if (Date.now() > deadline) {
      await stop();
      throw new Error(`the server was not ready in time\n${output}`);
    }
  }
  return { url, dataDir, stop };
}

async function isReady(url: string): Promise<boolean> {
  try {
    const { ok } = await fetch(`${url}/readyz`);
    return ok;
  } catch {
    return false;
  }
}

async function findFreePort(): Promise<number> {
  const probe = createServer();
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  probe.listen(0, "localhost", resolve);
  await listening;
  const address = probe.address();
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  probe.close(() => close());
  await closed;
  if (address === null || typeof address === "string") throw new Error("no free port");
  return address.port;
}
