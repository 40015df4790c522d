import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** A source as `npm run format` would leave it: `operations.test.ts` compares the client's checked-in `operations.ts` with it. */
export function format(source: string): string {
  const oxfmt = join(import.meta.dirname, "../../node_modules/oxfmt/bin/oxfmt");
  const args = [oxfmt, "--stdin-filepath", "operations.ts"];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: join(import.meta.dirname, "../.."),
    input: source,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
