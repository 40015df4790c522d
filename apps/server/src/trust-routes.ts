import type { Trust } from "@colophon/proof";
import type { FastifyInstance } from "fastify";
import type { Context } from "./context.ts";

/** What a verifier may pin (proof.md, Verification), and what the web application must know of this installation. */
export function trustRoutes(app: FastifyInstance, context: Context): void {
  const { config, log, issuer, anchoring } = context;

  app.get("/.well-known/colophon-trust.json", { schema: { hide: true } }, async (_request, reply) => {
    const trust: Trust = {
      log: { origin: log.origin, vkey: log.vkey },
      issuer: { keys: [issuer.jwk] },
      anchors: await anchoring.trusted(),
    };
    return reply.headers(open).send(trust);
  });

  app.get("/.well-known/colophon-client.json", { schema: { hide: true } }, async () => ({
    chainRpcUrl: config.chain.kind === "local" ? "/chain" : (config.chain.publicRpcUrl ?? null),
    fee: { cents: config.registrationFeeCents, currency: config.currency },
    payments: config.payments,
    depositMaxBytes: config.depositMaxBytes,
  }));
}

const open = { "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" };
