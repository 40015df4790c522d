import { existsSync, globSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";

/** `npm run bench -- NAME …`: runs bench/NAME.ts, which reads its own options behind the name. */
const folder = join(import.meta.dirname, "..", "bench");
const name = process.argv[2] ?? "";
const file = join(folder, `${name}.ts`);

if (/^[a-z0-9-]+$/.test(name) && existsSync(file)) {
  await import(pathToFileURL(file).href);
} else {
  const names = globSync("*.ts", { cwd: folder }).map((found) => basename(found, ".ts"));
  process.stderr.write(`usage: npm run bench -- ${names.join(" | ")}\n`);
  process.exitCode = 2;
}
