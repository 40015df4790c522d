import type { FastifyReply, FastifyRequest } from "fastify";

/**
 * Whether the client has the response with this tag, quoted as in the header (RFC 9110, section 13.1.2). The comparison is
 * weak, because a proxy that compresses makes a tag weak.
 */
export function hasAnswer({ headers }: Pick<FastifyRequest, "headers">, tag: string): boolean {
  const known = headers["if-none-match"]?.split(",").map((one) => strong(one.trim())) ?? [];
  return known.includes(strong(tag)) || known.includes("*");
}

const strong = (tag: string): string => tag.replace(/^W\//, "");

/** Sends the body, or 304 to a client that has it. The caller sets the headers of both before. */
export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  { tag, body }: { tag: string; body: string | Buffer },
): FastifyReply {
  reply.header("etag", tag);
  return hasAnswer(request, tag) ? reply.status(304).send() : reply.send(body);
}
