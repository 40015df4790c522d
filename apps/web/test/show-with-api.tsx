import { type ApiErrorCode, apiErrors } from "@colophon/api";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { afterEach, vi } from "vitest";
import { show } from "./show.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

/**
 * What the server answers, or makes of what it is sent: by the address that is asked for. With `Response.error()` no answer
 * comes. Any other address is not found.
 */
type Answers = Record<string, unknown>;

/** Shows a component as `show` does, with a server that has these answers. */
export function showWithApi(
  component: ReactNode,
  answers: Answers,
  address?: string,
): ReturnType<typeof show> {
  answerWith(answers);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return show(<QueryClientProvider client={client}>{component}</QueryClientProvider>, address);
}

function answerWith(answers: Answers): void {
  vi.stubGlobal("fetch", async (address: string, { body }: RequestInit = {}) => {
    const given = answers[address];
    const sent: unknown = typeof body === "string" ? JSON.parse(body) : undefined;
    const answer = typeof given === "function" ? (given as (sent: unknown) => unknown)(sent) : given;
    if (answer instanceof Response && answer.type === "error") throw new TypeError("Failed to fetch");
    if (answer instanceof Response) return answer.clone();
    return answer === undefined ? refusal("not_found") : Response.json(answer);
  });
}

export function refusal(code: ApiErrorCode): Response {
  const { status, error } = apiErrors[code];
  return Response.json({ code, error }, { status });
}
