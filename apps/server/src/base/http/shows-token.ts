import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";

/** Whether a request carries this bearer token, compared in constant time. */
export function showsToken({ headers }: Pick<FastifyRequest, "headers">, token: string): boolean {
  return timingSafeEqual(hash(headers.authorization ?? ""), hash(`Bearer ${token}`));
}

const hash = (text: string): Buffer => createHash("sha256").update(text).digest();
