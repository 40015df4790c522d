import { maxImageSize } from "@colophon/api";
import { fastifyMultipart } from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { imageUrl } from "../accounts/image-url.ts";
import { AppError } from "../../base/errors.ts";
import type { Bind } from "../../base/http/bind.ts";
import { type ImageContext, readProfileImage, removeProfileImage, setProfileImage } from "./profile-image.ts";

/** Multipart overhead around the file. */
const envelope = 64 * 1024;

/** Parses multipart bodies only inside `app`, which must be a scope of its own. */
export async function imageRoutes(app: FastifyInstance, bind: Bind, context: ImageContext): Promise<void> {
  await app.register(fastifyMultipart, {
    limits: { fileSize: maxImageSize, files: 1, fields: 10, fieldSize: 1024 },
  });

  bind(
    "POST /api/user/profile/image",
    async ({ caller, request }) => {
      const name = await setProfileImage(context, caller.userId, await readImageField(request));
      return { profile_image_url: imageUrl(name) };
    },
    {
      bodyLimit: maxImageSize + envelope,
      tooLarge: "image_too_large",
      config: { limit: { max: 30, seconds: 600 } },
    },
  );

  bind("DELETE /api/user/profile/image", async ({ caller }) => {
    await removeProfileImage(context, caller.userId);
    return undefined;
  });

  app.get<{ Params: { name: string } }>(
    "/api/images/:name",
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const image = await readProfileImage(context, params.name);
      if (image === undefined) throw new AppError("not_found");
      // A new picture gets a new name. Never in shared caches: only the secret address protects it.
      reply.header("cache-control", "private, max-age=31536000, immutable");
      return reply.type("image/webp").send(image);
    },
  );
}

async function readImageField(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new AppError("unsupported_media_type");
  const part = await parse(() => request.file());
  if (part?.fieldname !== "image") {
    // Reads it to its end; otherwise the next request on this connection would wait for it.
    part?.file.resume();
    throw new AppError("validation_failed", { fields: { image: "required" } });
  }
  return parse(() => part.toBuffer());
}

/** The parser's errors have no usable status, except for files that are too large. */
async function parse<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const tooLarge = cause instanceof Error && "code" in cause && cause.code === "FST_REQ_FILE_TOO_LARGE";
    throw new AppError(tooLarge ? "image_too_large" : "malformed_request", { cause });
  }
}
