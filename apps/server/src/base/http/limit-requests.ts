import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../errors.ts";
import { networkOf } from "./client-network.ts";
import { createCounts, type Limit } from "./count-requests.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** For each client, or for each account whose programs call. */
    limit?: Limit;
  }
}

/** Counts requests by a key. What is left is told in the answer's headers, under the limit's name. */
interface Limiter {
  /** Counts one, and refuses it above the limit. */
  count(request: FastifyRequest, reply: FastifyReply): void;
  /** Refuses without counting, where the limit is reached. */
  refuseFull(request: FastifyRequest, reply: FastifyReply): void;
}

/** Before any routes: those with a `limit` in their config get one. */
export function limitRequests(app: FastifyInstance): void {
  app.addHook("onRoute", (route) => {
    const limit = route.config?.limit;
    if (limit === undefined) return;
    const { count } = createLimiter("route", limit, clientOf);
    const before = route.onRequest ?? [];
    const refuse = async (request: FastifyRequest, reply: FastifyReply) => count(request, reply);
    route.onRequest = [...(Array.isArray(before) ? before : [before]), refuse];
  });
}

export function createLimiter(
  name: string,
  limit: Limit,
  keyOf: (request: FastifyRequest) => string,
): Limiter {
  const counts = createCounts(limit);

  /** The two headers of draft-ietf-httpapi-ratelimit-headers, each a list with one member for each limit. */
  function tell(reply: FastifyReply, left: number, secondsLeft: number): void {
    addMember(reply, "ratelimit-policy", `"${name}";q=${limit.max};w=${limit.seconds}`);
    addMember(reply, "ratelimit", `"${name}";r=${left};t=${secondsLeft}`);
  }

  return {
    count(request, reply) {
      const { left, secondsLeft, isExceeded } = counts.add(keyOf(request));
      tell(reply, left, secondsLeft);
      if (isExceeded) throw new AppError("rate_limited", { retryAfter: secondsLeft });
    },
    refuseFull(request, reply) {
      const { left, secondsLeft } = counts.read(keyOf(request));
      if (left > 0) return;
      tell(reply, 0, secondsLeft);
      throw new AppError("rate_limited", { retryAfter: secondsLeft });
    },
  };
}

function addMember(reply: FastifyReply, header: string, member: string): void {
  const before = reply.getHeader(header);
  reply.header(header, before === undefined ? member : `${String(before)}, ${member}`);
}

/** An account's programs share a limit wherever they run; anybody else is known by the address. */
function clientOf(request: FastifyRequest): string {
  const { caller } = request;
  return caller !== undefined && "tokenId" in caller ? `account ${caller.userId}` : addressOf(request);
}

/** An IPv6 client has a whole network to itself. */
export function addressOf({ ip }: FastifyRequest): string {
  return networkOf(ip, { ipv4: 32, ipv6: 64 });
}
