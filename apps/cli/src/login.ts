import { ApiError } from "@colophon/api";
import { ask, asFailure, type Asking } from "./ask.ts";
import { exitCodes, Failure, usageFailure } from "./failure.ts";
import { keepLogin, type Login, readLogin, readRegistry } from "./login-file.ts";
import type { Terminal, Voice } from "./terminal.ts";

/** Takes a token, tries it, and keeps it for its owner alone. */
export async function login(
  given: string | undefined,
  { terminal, voice, askingOf }: { terminal: Terminal; voice: Voice; askingOf: (found: Login) => Asking },
): Promise<void> {
  const { env } = terminal;
  const address =
    given ?? env["COLOPHON_REGISTRY"] ?? (await readLogin(env).catch(() => undefined))?.registry.href;
  if (address === undefined || address === "")
    throw usageFailure("login needs --registry https://… the first time.");
  const registry = readRegistry(address);
  const token = (env["COLOPHON_TOKEN"] ?? (await terminal.askSecret(`Token for ${registry.host}: `))).trim();
  if (!/^[\x21-\x7e]{8,400}$/.test(token)) throw usageFailure("That is no token.");
  const tried = { registry, token };
  await tryToken(askingOf(tried));
  const path = await keepLogin(env, tried);
  voice.result(
    { event: "logged_in", registry: registry.href },
    `Logged in to ${registry.host}. The token is in ${path}, for you alone.`,
  );
}

/** One work of the account's own is asked for, which needs `works:read`. */
async function tryToken(asking: Asking): Promise<void> {
  try {
    await ask(asking, "GET /api/ip/user", { query: { limit: 1 } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status !== 403) throw asFailure(asking, error);
    throw new Failure(
      exitCodes.refused,
      "token_not_allowed",
      "This token doesn’t allow to read your works (works:read), by which the command knows what is registered already. Please make one that does.",
    );
  }
}
