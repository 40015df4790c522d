import { join } from "node:path";
import { endLike, runProgram } from "./setup/run-program.mjs";

const root = join(import.meta.dirname, "..");
const stopping = new AbortController();

/** The API restarts when one of its files changes; pages in the browser are hot-reloaded. */
const api = ["--watch", "--watch-preserve-output", "apps/server/src/start/main.ts"];
const pages = ["node_modules/vite/bin/vite.js", "apps/web"];

const running = [api, pages].map((args) =>
  runProgram(process.execPath, args, {
    cwd: root,
    env: { ...process.env, PORT: process.env["PORT"] ?? "5000" },
    signal: stopping.signal,
  }),
);

// When one ends, so does the other.
endLike(await Promise.race(running));
stopping.abort();
await Promise.allSettled(running);
