import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { withLock } from "./setup/lock.mjs";
import { endLike, runProgram } from "./setup/run-program.mjs";

const root = join(import.meta.dirname, "..");
const page = join(root, "apps/web/dist/index.html");
const stamp = join(root, ".cache/web-build-stamp");

/** Everything that affects the built web app. */
const sources = [
  "package-lock.json",
  "scripts/build.ts",
  "packages/*/{package.json,src/**,template/**}",
  "apps/web/**",
  "apps/{verify,cli}/{package.json,src/**}",
  "docs/format.md",
];

function hashSources(): string {
  const files = globSync(sources, {
    cwd: root,
    exclude: ["apps/web/{dist,node_modules}"],
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  const hash = createHash("sha256");
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}

const isBuilt = (wanted: string): boolean =>
  existsSync(page) && existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;

const wanted = hashSources();
if (!isBuilt(wanted)) {
  await withLock(join(root, ".cache/build.lock"), async () => {
    if (isBuilt(wanted)) return;
    process.stderr.write("Building the web app\n");
    rmSync(stamp, { force: true });
    const vite = join(root, "node_modules/vite/bin/vite.js");
    const ending = await runProgram(process.execPath, [vite, "build", "apps/web", "--logLevel", "warn"], {
      cwd: root,
      // Whoever calls it, a test too: other values bundle React's development build.
      env: { ...process.env, NODE_ENV: "production" },
    });
    if (ending.code !== 0) return endLike(ending);
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, wanted);
  });
}
