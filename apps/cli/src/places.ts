import { homedir } from "node:os";
import { isAbsolute, join } from "node:path";

type Env = Readonly<Record<string, string | undefined>>;

/** A folder of the XDG Base Directory Specification, which ignores paths that aren't absolute. */
const folder = (given: string | undefined, usual: string[]): string =>
  given !== undefined && isAbsolute(given) ? given : join(homedir(), ...usual);

/** Where the token is kept. */
export const configFile = (env: Env): string =>
  join(folder(env["XDG_CONFIG_HOME"], [".config"]), "colophon", "login.json");

/** Where the journal of a registry is kept. */
export const journalFile = (env: Env, registry: URL): string =>
  join(
    folder(env["XDG_STATE_HOME"], [".local", "state"]),
    "colophon",
    `${`${registry.host}${registry.pathname}`.replaceAll(/[^a-z0-9.-]+/gi, "_").replace(/_$/, "")}.jsonl`,
  );
