import { z } from "zod";
import type { LanguageModelConfig } from "../../base/config/read-language-model.ts";
import { postElsewhere } from "../../base/http/ask-elsewhere.ts";
import { Circuit } from "./circuit.ts";
import { type ModelClause, modelAnswer } from "./clause.ts";
import { messagesFor, type OpenQuestion } from "./messages-for.ts";

export interface LanguageModel {
  /** What the open parts of a question demand; nothing when that cannot be had just now. */
  read(question: OpenQuestion): Promise<readonly ModelClause[]>;
}

interface LanguageModelOptions {
  /** Told why, in words that hold nothing of questions and answers. */
  warn: (cause: string) => void;
  timeoutMs?: number;
  now?: () => number;
}

const maxReplyBytes = 64 * 1024;
const maxKept = 500;

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

/** Asks an OpenAI-compatible endpoint. Whatever goes wrong is a warning, and the question is read without it. */
export function createLanguageModel(
  { url, model, key }: LanguageModelConfig,
  { warn, timeoutMs = 2000, now = () => performance.now() }: LanguageModelOptions,
): LanguageModel {
  const endpoint = new URL(url);
  endpoint.pathname = endpoint.pathname.replace(/\/*$/, "/chat/completions");
  const headers = {
    "content-type": "application/json",
    ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
  };
  const circuit = new Circuit(now);
  /** By what was asked, the latest last. */
  const kept = new Map<string, readonly ModelClause[]>();
  const keep = (asked: string, clauses: readonly ModelClause[]) => {
    kept.delete(asked);
    kept.set(asked, clauses);
    const oldest = kept.keys().next();
    if (kept.size > maxKept && !oldest.done) kept.delete(oldest.value);
    return clauses;
  };

  return {
    async read(question) {
      const body = JSON.stringify({
        model,
        messages: messagesFor(question),
        temperature: 0,
        response_format: { type: "json_object" },
      });
      const known = kept.get(body);
      if (known !== undefined) return keep(body, known);
      if (circuit.isOpen) return [];
      try {
        const reply = await circuit.run(() =>
          postElsewhere(endpoint, { headers, body, timeoutMs, maxReplyBytes }),
        );
        return keep(body, readReply(reply.toString()));
      } catch (error) {
        warn(causeOf(error));
        return [];
      }
    },
  };
}

/** Its failures hold nothing of the reply, which may repeat the question. */
function readReply(reply: string): readonly ModelClause[] {
  const { data } = completion.safeParse(readJson(reply));
  if (data === undefined) throw new Error("the answer isn’t a completion");
  const answer = modelAnswer.safeParse(readJson(data.choices[0]?.message.content ?? ""));
  if (!answer.success) throw new Error("the answer is not what was asked for");
  return answer.data.clauses;
}

/** Without what is null, which models write for what is absent; undefined where it is no JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text, (_name, value: unknown) => value ?? undefined);
  } catch {
    return undefined;
  }
}

/** Of what fetch rejects with, the cause tells more; of several addresses that fail, only its code does. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!(error.cause instanceof Error)) return error.message;
  const { message, code } = error.cause as NodeJS.ErrnoException;
  return `${error.message}: ${code ?? message}`;
}
