import { join } from "node:path";
import { endLike, runProgram } from "./setup/run-program.mjs";

const root = join(import.meta.dirname, "..");

/** The API starts anew whenever one of its files changes; the pages change in the browser as they are written. */
const server = runProgram(
  process.execPath,
  ["--watch", "--watch-preserve-output", "apps/server/src/main.ts"],
  {
    cwd: root,
    env: { PORT: "5000", ...process.env },
  },
);
const pages = runProgram(process.execPath, ["node_modules/vite/bin/vite.js", "apps/web"], { cwd: root });

endLike(await Promise.race([server, pages]));
