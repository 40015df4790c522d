import { ConfigError, type Environment, readText } from "./environment.ts";

const wishes = ["any", "read-write", "read-only"] as const;

/** Which of several servers is meant, in libpq's words (`target_session_attrs`). */
export type TargetServer = (typeof wishes)[number];

export interface DatabaseServers {
  /** One URL for each server. */
  urls: readonly [string, ...string[]];
  /** Undefined: the one server is taken as it is. */
  wish: TargetServer | undefined;
}

/**
 * Reads libpq's form for several servers, `postgres://user:secret@one:5432,two:5432/name?target_session_attrs=read-write`.
 * Of several the one that takes writes is meant where nothing is said. Throws a ConfigError, which never repeats the URL.
 */
export function parseDatabaseUrl(text: string, name = "DATABASE_URL"): DatabaseServers {
  const [, start = "", hosts = "", rest = ""] =
    /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/.exec(text) ?? [];
  const urls = hosts.split(",").map((host) => `${start}${host}${rest}`);
  const [first, ...others] = urls;
  if (first === undefined || urls.some((url) => !URL.parse(url)?.hostname))
    throw new ConfigError(`${name} must be a URL that starts with postgres:// or postgresql://`);
  const asked = new URL(first).searchParams.get("target_session_attrs") ?? undefined;
  const wish = wishes.find((one) => one === asked);
  if (asked !== undefined && wish === undefined)
    throw new ConfigError(`target_session_attrs of ${name} must be ${wishes.join(" or ")}, not "${asked}"`);
  return { urls: [first, ...others], wish: wish ?? (others.length > 0 ? "read-write" : undefined) };
}

export function readDatabaseUrl(
  env: Environment,
  name: "DATABASE_URL" | "DATABASE_OWNER_URL",
): string | undefined {
  const text = readText(env, name);
  if (text !== undefined) parseDatabaseUrl(text, name);
  return text;
}
