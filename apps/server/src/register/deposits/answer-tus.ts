import { Readable } from "node:stream";
import type { Api } from "@colophon/api";
import { AppError } from "../../base/errors.ts";
import type { Call } from "../../base/http/bind.ts";
import type { DepositContext } from "./deposit.ts";
import type { FileOfWork } from "./deposit-store.ts";

type TusCall = Pick<Call<Api["POST /api/files/{id}"]>, "request" | "reply">;

/** Lets tus answer; its refusals become error codes of the API. */
export async function answerTus(
  { staging }: DepositContext,
  { workId, number }: FileOfWork,
  request: TusCall["request"],
  reply: TusCall["reply"],
): Promise<void> {
  const answer = await staging.answer(asWebRequest(workId, request));
  if (answer.status >= 400) letPass(request);
  if (answer.status >= 500) throw new AppError((await staging.trouble()) ?? "internal_error");
  if (answer.status >= 400) throw new AppError(refusals[answer.status] ?? "malformed_request");
  for (const [name, value] of answer.headers) if (/^(tus-|upload-)/.test(name)) reply.header(name, value);
  // An upload is named by its work alone, wherever it is sent.
  if (answer.headers.has("location"))
    reply.header("location", `/api/files/${workId}${number === 1 ? "" : `/${number}`}`);
}

/** An unread body would block the connection's next request. */
function letPass({ raw }: TusCall["request"]): void {
  raw.removeAllListeners("data");
  raw.resume();
}

const refusals: Record<number, "not_found" | "upload_conflict" | "deposit_too_large"> = {
  403: "not_found",
  404: "not_found",
  409: "upload_conflict",
  410: "not_found",
  413: "deposit_too_large",
  423: "upload_conflict",
};

/** The URL is rebuilt from the work's id: tus names files by it, and the caller may have spelled the id differently. */
function asWebRequest(workId: string, { raw, method, headers }: TusCall["request"]): Request {
  const forwarded = Object.entries(headers).filter(([name]) => /^(tus-|upload-|content-)/.test(name));
  return new Request(`http://localhost/api/files/${workId}`, {
    method,
    headers: forwarded.map(([name, value]): [string, string] => [name, String(value)]),
    ...(method === "PATCH" ? { body: Readable.toWeb(raw) as ReadableStream, duplex: "half" } : {}),
  });
}
