import type { FastifyInstance } from "fastify";
import type { Config } from "../base/config/config.ts";
import { AppError } from "../base/errors.ts";
import { describeTrust, type TrustParts } from "../log/trust/describe-trust.ts";

export interface TrustContext extends TrustParts {
  config: Config;
  /** `root` is set if this server signs documents. */
  documents: { signer: { roots: readonly string[]; root?: string } };
}

/** What a verifier may pin, and what the web application must know about this installation. */
export function trustRoutes(app: FastifyInstance, context: TrustContext): void {
  const { config, documents } = context;

  app.get("/.well-known/colophon-trust.json", async (_request, reply) =>
    reply.headers(open).send(await describeTrust(context)),
  );

  // For people who want their PDF reader to trust this registry.
  app.get("/.well-known/colophon-pdf-root.cer", async (_request, reply) => {
    if (documents.signer.root === undefined) throw new AppError("read_only");
    return reply.headers(open).type("application/x-x509-ca-cert").send(documents.signer.root);
  });

  app.get("/.well-known/colophon-client.json", async () => ({
    chainRpcUrl: config.chain.kind === "local" ? "/chain" : (config.chain.publicRpcUrl ?? null),
    fee: {
      cents: config.registrationFeeCents,
      batchCents: config.batchFeeCents ?? config.registrationFeeCents,
      currency: config.currency,
    },
    payments: config.payments,
    operator: config.operator ?? null,
    contact: config.abuseContact,
    depositMaxBytes: config.depositMaxBytes,
  }));
}

const open = { "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" };
