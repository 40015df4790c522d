import type { FastifyInstance } from "fastify";
import type { Bind, Caller } from "../http/bind.ts";
import { buildBundle, type BundleContext } from "./build-bundle.ts";
import { findCertificatesOfFile, type StoredCertificate } from "./certificate-store.ts";
import { credentialTypeMetadata, credentialTypePath } from "./credential-type.ts";
import type { Issuer } from "./issuer.ts";
import type { Audience } from "./open-disclosures.ts";
import { readCertificate, requireCertificate } from "./read-certificate.ts";

export interface CertificateRoutesContext extends BundleContext {
  issuer: Issuer;
  log: BundleContext["log"] & { issuer: string };
}

export function certificateRoutes(app: FastifyInstance, bind: Bind, context: CertificateRoutesContext): void {
  bind("GET /api/ip/verify/{id}", async ({ params, caller }) => {
    const certificate = await requireCertificate(context, params.id);
    return readCertificate(context, certificate, audienceOf(certificate, caller));
  });

  bind("GET /api/certificates/{id}/bundle", async ({ params, caller, reply }) => {
    const certificate = await requireCertificate(context, params.id);
    reply.header("content-disposition", `inline; filename="${certificate.id}.colophon.json"`);
    reply.header("cache-control", "no-store");
    return { ...(await buildBundle(context, certificate, audienceOf(certificate, caller))) };
  });

  bind("GET /api/certificates", async ({ query }) => {
    const certificates = await findCertificatesOfFile(context.pool, query.sha256, query.only);
    return certificates.map(({ registeredAt, ...found }) => ({
      ...found,
      registrationDate: registeredAt.toISOString(),
    }));
  });

  // SD-JWT VC, sections 5 and 6: where any wallet or verifier finds the issuer's keys and the record's type.
  app.get("/.well-known/jwt-vc-issuer", { schema: { hide: true } }, async (_request, reply) =>
    reply.headers(open).send({ issuer: context.log.issuer, jwks: { keys: [context.issuer.jwk] } }),
  );
  app.get(credentialTypePath, { schema: { hide: true } }, async (_request, reply) =>
    reply.headers(open).send(credentialTypeMetadata(context.log.issuer)),
  );
}

const open = { "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" };

function audienceOf(certificate: StoredCertificate, caller: Caller | undefined): Audience {
  return caller?.userId === certificate.ownerId ? "owner" : "public";
}
