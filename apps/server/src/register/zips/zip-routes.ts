import { setTimeout as delay } from "node:timers/promises";
import type { Readable } from "node:stream";
import type { Api, ApiErrorCode, ChosenWorks } from "@colophon/api";
import type { FastifyRequest } from "fastify";
import type { Logger } from "pino";
import type { Bind, Call } from "../../base/http/bind.ts";
import { AppError } from "../../base/errors.ts";
import { requestedLanguage } from "../../base/http/requested-language.ts";
import { buildBundle } from "../../record/build-bundle.ts";
import { certificateAudienceOf, requireShown } from "../../record/read-certificate.ts";
import { earlierName, listEarlierProofs } from "../../record/record.ts";
import { createDocumentMaker, type DocumentContext } from "../documents/document-maker.ts";
import { ownWorksInSteps } from "../portfolio/own-works-in-steps.ts";
import { createTurns } from "./create-turns.ts";
import { type Filling, makeZip, type Selected, type ZippedWork } from "./make-zip.ts";
import { zippedName } from "./zipped-name.ts";

type Key = "POST /api/ip/user/proofs.zip" | "POST /api/ip/user/documents.zip";
interface ZipRequest {
  userId: string;
  request: FastifyRequest;
  /** Aborted once the client has gone. */
  gone: AbortSignal;
}

type Filler = (work: ZippedWork) => Promise<Filling>;

/** How long a document waits while many are being made, and how often. */
const patience = { pauseMs: 2000, times: 30 };

export function zipRoutes(bind: Bind, context: DocumentContext & { logger: Logger }): void {
  const find = createDocumentMaker(context);
  const oneAtATime = createTurns();
  /** Accounts for which this process is making one. */
  const busy = new Set<string>();

  bindZip("POST /api/ip/user/proofs.zip", "colophon-proofs.zip", ({ userId }) => proofOf(userId));
  bindZip("POST /api/ip/user/documents.zip", "colophon-certificates.zip", documentOf);

  function bindZip(key: Key, name: string, fillerOf: (zip: ZipRequest) => Filler): void {
    bind(
      key,
      async ({ caller: { userId }, body, request, reply }: Call<Api[Key]>) => {
        if (busy.has(userId)) throw new AppError("zip_in_progress");
        const gone = new AbortController();
        const zip = makeZip({
          works: ownWorks(userId, body),
          fill: fillerOf({ userId, request, gone: gone.signal }),
          addressOf: (id) => `${context.config.publicUrl}/verify/${id}`,
          language: requestedLanguage(request),
          gone: gone.signal,
          warn: (err, certificateId) =>
            context.logger.warn({ err, certificateId }, "a work is missing in a ZIP"),
        });
        releaseAfter(zip, userId, gone);
        reply.type("application/zip").header("content-disposition", `attachment; filename="${name}"`);
        return zip;
      },
      { config: { limit: { max: 20, seconds: 600 } } },
    );
  }

  function releaseAfter(zip: Readable, userId: string, gone: AbortController): void {
    busy.add(userId);
    zip.once("close", () => {
      busy.delete(userId);
      gone.abort();
    });
  }

  async function* ownWorks(userId: string, chosen: ChosenWorks): AsyncGenerator<Selected> {
    const missing = new Set("ids" in chosen ? chosen.ids : []);
    for await (const works of ownWorksInSteps(context.pool, userId, chosen))
      for (const work of works) {
        missing.delete(work.workId);
        yield { work };
      }
    for (const id of missing) yield { missing: id };
  }

  function proofOf(userId: string): Filler {
    return async ({ certificateId, title }) => {
      const certificate = await requireShown(context, certificateId, { userId });
      const bundle = await buildBundle(context, certificate, certificateAudienceOf(certificate, userId));
      const earlier = await listEarlierProofs(context.pool, certificateId);
      const { registeredAt } = certificate;
      return {
        registeredAt,
        files: [
          { name: zippedName(certificateId, title, ".colophon.json"), input: JSON.stringify(bundle) },
          ...earlier.map((each) => ({ name: `${certificateId}.${earlierName(each)}`, input: each.bytes })),
        ],
      };
    };
  }

  /** As anyone may see it. All ZIPs together draw one document at a time, so that other people's never wait for many. */
  function documentOf({ userId, request, gone }: ZipRequest): Filler {
    const language = requestedLanguage(request);
    return async ({ certificateId, title }) => {
      const { registeredAt } = await requireShown(context, certificateId, { userId });
      const bytes = await oneAtATime(async () =>
        patiently(gone, async () => (await find(certificateId, "pdf", language)).bytes()),
      );
      return { registeredAt, files: [{ name: zippedName(certificateId, title, ".pdf"), input: bytes }] };
    };
  }
}

/** Lets others go first where many documents wait, and gives up once the client has gone. */
async function patiently<T>(gone: AbortSignal, act: () => Promise<T>): Promise<T> {
  const busy: ApiErrorCode = "documents_busy";
  for (let left = patience.times; ; left--) {
    gone.throwIfAborted();
    try {
      return await act();
    } catch (error) {
      if (left === 0 || !(error instanceof AppError && error.code === busy)) throw error;
      await delay(patience.pauseMs, undefined, { signal: gone });
    }
  }
}
