import { Readable } from "node:stream";
import type { Api } from "@colophon/api";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../../base/errors.ts";
import type { Bind, Call } from "../../base/http/bind.ts";
import { beginDeposit } from "./begin-deposit.ts";
import { type DepositContext, requireDeposit } from "./deposit.ts";
import type { FileOfWork } from "./deposit-store.ts";
import { describeDeposits } from "./describe-deposits.ts";
import { endDeposit } from "./end-deposit.ts";
import { createDepositKeeper } from "./keep-deposit.ts";
import { readDeposit } from "./read-deposit.ts";
import { answerTus } from "./answer-tus.ts";

/** Adds a content-type parser to `app`: pass a Fastify scope of its own. */
export function depositRoutes(app: FastifyInstance, bind: Bind, context: DepositContext): void {
  // tus reads the body itself, as a stream.
  app.addContentTypeParser("application/offset+octet-stream", (_request, _body, done) => done(null));
  const { keepIfComplete, waitUntilFree } = createDepositKeeper(context);

  const takesFile = {
    bodyLimit: context.depositLimits.fileBytes,
    tooLarge: "deposit_too_large",
    readsBody: true,
  } as const;

  bind("POST /api/files/{id}", async (call) => begin(call, onlyFile(call)));
  bind("HEAD /api/files/{id}", async (call) => look(call, onlyFile(call)));
  bind("PATCH /api/files/{id}", async (call) => receive(call, onlyFile(call)), takesFile);
  bind("DELETE /api/files/{id}", async (call) => end(call, onlyFile(call)));
  bind("GET /api/ip/{id}/file", async (call) => give(call, onlyFile(call)));
  bind("POST /api/files/{id}/{number}", async (call) => begin(call, oneFile(call)));
  bind("HEAD /api/files/{id}/{number}", async (call) => look(call, oneFile(call)));
  bind("PATCH /api/files/{id}/{number}", async (call) => receive(call, oneFile(call)), takesFile);
  bind("DELETE /api/files/{id}/{number}", async (call) => end(call, oneFile(call)));
  bind("GET /api/ip/{id}/files/{number}", async (call) => give(call, oneFile(call)));
  bind("GET /api/ip/{id}/files", async ({ caller, params }) =>
    describeDeposits(context, caller.userId, params.id),
  );

  async function begin({ caller, request, reply }: FileCall, file: FileOfWork): Promise<undefined> {
    // Of this file: its upload before this one may be about to end as another file's bytes.
    await waitUntilFree(file.workId);
    await beginDeposit(context, caller.userId, file, lengthOf(request));
    // From here on nothing else of this work can be kept: what is just being kept still has to leave its place.
    await waitUntilFree(file.workId);
    await answerTus(context, file, request, reply);
    const deposit = await requireDeposit(context, caller.userId, file).catch(async (error: unknown) => {
      // Stopped or erased in the meantime, perhaps before there was a file to delete.
      await context.staging.remove(file.workId);
      throw error;
    });
    await keepIfComplete(deposit);
  }

  async function look({ caller, request, reply }: FileCall, file: FileOfWork): Promise<undefined> {
    await keepIfComplete(await requireDeposit(context, caller.userId, file));
    const { isKept, size } = await requireDeposit(context, caller.userId, file);
    // A client that missed the last response learns here that the upload is complete.
    if (isKept) reply.headers({ "tus-resumable": "1.0.0", "upload-offset": size, "upload-length": size });
    else await answerTus(context, file, request, reply);
  }

  async function receive({ caller, request, reply }: FileCall, file: FileOfWork): Promise<undefined> {
    const deposit = await requireDeposit(context, caller.userId, file);
    if (deposit.isKept) throw new AppError("deposit_exists");
    const staged = await context.staging.sizeOf(file.workId);
    // Two requests began it at once: the staged upload must not be larger than the quota counts.
    if (staged !== undefined && staged !== deposit.size) throw new AppError("upload_conflict");
    await answerTus(context, file, request, reply);
    await keepIfComplete(deposit);
  }

  async function end({ caller }: FileCall, file: FileOfWork): Promise<undefined> {
    await endDeposit(context, await requireDeposit(context, caller.userId, file));
  }

  async function give({ caller, reply }: FileCall, file: FileOfWork): Promise<Readable> {
    const { bytes, size, name } = await readDeposit(context, caller.userId, file);
    reply.headers({
      "content-type": "application/octet-stream",
      "content-length": size,
      "content-disposition": `attachment; filename*=UTF-8''${encodeName(name)}`,
    });
    return Readable.from(bytes);
  }
}

type FileCall = Pick<Call<Api["POST /api/files/{id}"]>, "caller" | "request" | "reply">;

/** Of a work of several, the first. */
const onlyFile = ({ params }: { params: { id: string } }): FileOfWork => ({ workId: params.id, number: 1 });

const oneFile = ({ params }: { params: { id: string; number: number } }): FileOfWork => ({
  workId: params.id,
  number: params.number,
});

/** RFC 8187, which leaves fewer characters unescaped than a URL. */
const encodeName = (name: string): string =>
  encodeURIComponent(name).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The size is declared at the start, so that it can be refused there. */
function lengthOf({ headers }: FastifyRequest): number {
  const text = headers["upload-length"];
  if (typeof text !== "string" || !/^\d{1,15}$/.test(text)) throw new AppError("malformed_request");
  return Number(text);
}
