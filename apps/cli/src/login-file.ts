import { readFile, rm } from "node:fs/promises";
import { exitCodes, Failure, systemCode } from "./failure.ts";
import { configFile } from "./places.ts";
import type { Terminal } from "./terminal.ts";
import { writeWhole } from "./write-file.ts";

/** Where a token was accepted. */
export interface Login {
  registry: URL;
  token: string;
}

export async function readLogin(env: Terminal["env"]): Promise<Login | undefined> {
  const path = configFile(env);
  try {
    const { registry, token } = JSON.parse(await readFile(path, "utf8")) as Record<string, unknown>;
    if (typeof registry === "string" && typeof token === "string")
      return { registry: new URL(registry), token };
  } catch (error) {
    if (systemCode(error) === "ENOENT") return undefined;
    throw new Failure(
      exitCodes.usage,
      "login_unreadable",
      `${path} cannot be read (${systemCode(error)}). Log in again.`,
    );
  }
  throw new Failure(exitCodes.usage, "login_unreadable", `${path} has no login. Log in again.`);
}

export async function keepLogin(env: Terminal["env"], { registry, token }: Login): Promise<string> {
  const path = configFile(env);
  await writeWhole(path, `${JSON.stringify({ registry: registry.href, token })}\n`, 0o600);
  return path;
}

export const forgetLogin = (env: Terminal["env"]): Promise<void> => rm(configFile(env), { force: true });

const local = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** A registry's address as one writes it: https alone, but for this machine. */
export function readRegistry(text: string): URL {
  let url: URL;
  try {
    url = new URL(text);
  } catch (cause) {
    throw new Failure(exitCodes.usage, "usage", `${text} is no address of a registry.`, { cause });
  }
  if (url.protocol !== "https:" && !(url.protocol === "http:" && local.has(url.hostname)))
    throw new Failure(
      exitCodes.usage,
      "usage",
      "A registry's address begins with https://: a token goes there.",
    );
  const root = new URL(url.href.endsWith("/") ? url.href : `${url.href}/`);
  root.search = "";
  root.hash = "";
  return root;
}

/** Which registry is meant, and the token for it: a token is sent only where it was accepted, or where the environment says both. */
export async function findLogin(env: Terminal["env"], given: string | undefined): Promise<Login> {
  const address = given ?? env["COLOPHON_REGISTRY"];
  const wanted = address === undefined || address === "" ? undefined : readRegistry(address);
  const token = env["COLOPHON_TOKEN"]?.trim();
  if (token !== undefined && token !== "" && wanted !== undefined) return { registry: wanted, token };
  const kept = await readLogin(env);
  const registry = wanted ?? kept?.registry;
  if (registry === undefined)
    throw new Failure(exitCodes.usage, "no_login", "Log in first: colophon login --registry https://…");
  if (token !== undefined && token !== "") return { registry, token };
  if (kept === undefined || kept.registry.href !== registry.href)
    throw new Failure(
      exitCodes.usage,
      "no_login",
      `There is no token for ${registry.host}. Log in first: colophon login --registry ${registry.href}`,
    );
  return kept;
}
