import type { LanguageModelConfig } from "../base/config/read-language-model.ts";
import type { SearchedWork } from "./index/entry-of-work.ts";
import type { Question } from "./search.ts";

/** What the thread is started with. */
export interface SearchOptions {
  databaseUrl: string;
  /** Without one, questions are read by rules alone. */
  languageModel?: LanguageModelConfig | undefined;
}

export type SearchTask = { works: readonly SearchedWork[] } | { question: Question };

export interface SearchRequest {
  id: number;
  task: SearchTask;
}

export type SearchMessage =
  | { id: number; value: unknown }
  /** Described, as for the log. */
  | { id: number; error: unknown }
  /** Why a question was read without the language model. */
  | { warning: string };
