import { StartError } from "../errors.ts";

/** A bad environment variable, named in the message. */
export class ConfigError extends StartError {}

export type Environment = Readonly<Record<string, string | undefined>>;

/** The value of a variable, trimmed. An empty one counts as unset, as Compose files write it. */
export function readText(env: Environment, name: string): string | undefined {
  return env[name]?.trim() || undefined;
}

export function readWholeNumber(
  env: Environment,
  name: string,
  range: { min: number; max: number },
): number | undefined {
  const text = readText(env, name);
  if (text === undefined) return undefined;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= range.min && value <= range.max)) {
    throw new ConfigError(`${name} must be a whole number from ${range.min} to ${range.max}, not "${text}"`);
  }
  return value;
}

export function readChoice<const Choice extends string>(
  env: Environment,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const text = readText(env, name);
  if (text === undefined) return undefined;
  const choice = choices.find((one) => one === text);
  if (choice === undefined) throw new ConfigError(`${name} must be ${choices.join(" or ")}, not "${text}"`);
  return choice;
}

/** A variable of a fixed shape. The message never repeats the value: it may be a secret. */
export function readShape(
  env: Environment,
  name: string,
  shape: RegExp,
  description: string,
): string | undefined {
  const text = readText(env, name);
  if (text !== undefined && !shape.test(text)) throw new ConfigError(`${name} must be ${description}`);
  return text;
}

/** A URL of one of the given protocols (`"https:"`). The message never repeats it: it may hold a password. */
export function readUrl(env: Environment, name: string, protocols: readonly string[]): string | undefined {
  const text = readText(env, name);
  if (text !== undefined) parseUrl(text, name, protocols);
  return text;
}

/** Comma-separated URLs; at least one when the variable is set. */
export function readUrls(env: Environment, name: string, protocols: readonly string[]): string[] | undefined {
  const urls = readText(env, name)?.split(",");
  return urls?.map((url) => parseUrl(url.trim(), name, protocols));
}

function parseUrl(text: string, name: string, protocols: readonly string[]): string {
  const url = URL.parse(text);
  if (url === null || !protocols.includes(url.protocol) || url.hostname === "") {
    throw new ConfigError(`${name} must be a URL that starts with ${protocols.join("// or ")}//`);
  }
  return text;
}
