import { ConfigError, type Environment, readShape, readText, readUrl } from "./environment.ts";

/** An OpenAI-compatible endpoint that helps to read questions. */
export interface LanguageModelConfig {
  /** Without `/chat/completions`. */
  url: string;
  model: string;
  /** Unset: the endpoint asks for none, as local ones do. */
  key?: string;
}

export function readLanguageModel(env: Environment): LanguageModelConfig | undefined {
  const url = readUrl(env, "SEARCH_LLM_URL", ["http:", "https:"]);
  const model = readText(env, "SEARCH_LLM_MODEL");
  // It is sent in a header.
  const key = readShape(env, "SEARCH_LLM_KEY", /^[\x21-\x7e]+$/, "printable ASCII without spaces");
  if (url === undefined) {
    for (const name of ["SEARCH_LLM_MODEL", "SEARCH_LLM_KEY"])
      if (readText(env, name) !== undefined)
        throw new ConfigError(`${name} is set, but SEARCH_LLM_URL is not`);
    return undefined;
  }
  const { username, password } = new URL(url);
  if (username !== "" || password !== "")
    throw new ConfigError("SEARCH_LLM_URL must not contain a user or a password: SEARCH_LLM_KEY is for that");
  if (model === undefined) throw new ConfigError("SEARCH_LLM_MODEL is not set, but SEARCH_LLM_URL is");
  return Object.freeze({ url, model, ...(key === undefined ? {} : { key }) });
}
