import type { RecordFile } from "@colophon/proof";
import type { FastifyInstance } from "fastify";
import type { Bind, Caller } from "../base/http/bind.ts";
import { buildBundle, type BundleContext } from "./build-bundle.ts";
import {
  type CertificateOfFile,
  findCertificatesOfFile,
  findCertificatesOfFiles,
  type StoredCertificate,
} from "./certificate-store.ts";
import { earlierName } from "./earlier-name.ts";
import { listEarlierProofs } from "./earlier-store.ts";
import { AppError } from "../base/errors.ts";
import { sendTagged } from "../base/http/etag.ts";
import { credentialTypeMetadata, credentialTypePath } from "./credential-type.ts";
import { readLimit } from "../base/http/read-limit.ts";
import type { Log } from "../log/open-log.ts";
import type { IsFileShown } from "./open-sealed-disclosures.ts";
import { listRegistrations } from "./list-registrations.ts";
import { createPublicCertificates } from "./public-certificates.ts";
import { certificateAudienceOf, readCertificate, requireShown } from "./read-certificate.ts";

export interface CertificateRoutesContext extends BundleContext {
  log: BundleContext["log"] & Pick<Log, "issuer" | "issuerKeys">;
}

export function certificateRoutes(app: FastifyInstance, bind: Bind, context: CertificateRoutesContext): void {
  const shown = createPublicCertificates(context);

  bind(
    "GET /api/ip/verify/{id}",
    async ({ params, caller }) => {
      if (caller === undefined) return shown.read(params.id);
      const certificate = await requireShown(context, params.id, caller);
      return readCertificate(context, certificate, certificateAudienceOf(certificate, caller.userId));
    },
    readLimit,
  );

  bind(
    "GET /api/certificates/{id}/bundle",
    async ({ params, query, caller, request, reply }) => {
      if (query.files !== undefined || query.sha256 !== undefined) {
        const certificate = await requireShown(context, params.id, caller);
        if (query.files !== undefined) requireOwner(certificate, caller);
        reply.header("content-disposition", disposition(certificate.id));
        return { ...(await buildBundle(context, certificate, "public", chosenFiles(query, certificate))) };
      }
      if (caller !== undefined) {
        const certificate = await requireShown(context, params.id, caller);
        reply.header("content-disposition", disposition(certificate.id));
        return {
          ...(await buildBundle(context, certificate, certificateAudienceOf(certificate, caller.userId))),
        };
      }
      const { body, tag } = await shown.bundle(params.id);
      reply.type("application/json; charset=utf-8").header("content-disposition", disposition(params.id));
      if (tag === undefined) return reply.send(body);
      reply.header("cache-control", kept).header("vary", "authorization");
      return sendTagged(request, reply, { tag, body });
    },
    readLimit,
  );

  bind(
    "GET /api/certificates/{id}/{earlier}",
    async ({ params, caller, reply }) => {
      const { id } = await requireShown(context, params.id, caller);
      const proofs = await listEarlierProofs(context.pool, id);
      const proof = proofs.find((each) => earlierName(each) === params.earlier);
      if (proof === undefined) throw new AppError("not_found");
      return reply
        .type("application/octet-stream")
        .header("content-disposition", `attachment; filename="${id}.${params.earlier}"`)
        .send(Buffer.from(proof.bytes));
    },
    readLimit,
  );

  bind(
    "GET /api/certificates",
    async ({ query }) => {
      return (await findCertificatesOfFile(context.pool, query.sha256, query.only)).map(toFound);
    },
    readLimit,
  );

  bind(
    "POST /api/certificates/by-fingerprints",
    async ({ body }) => {
      const files = await findCertificatesOfFiles(context.pool, [...new Set(body.sha256)]);
      return files.map(({ sha256, count, ...oldest }) => ({ sha256, count, oldest: toFound(oldest) }));
    },
    { config: { limit: { max: 60, seconds: 60 } } },
  );

  bind(
    "GET /api/files/{sha256}/registrations",
    async ({ params }) => listRegistrations(context, params.sha256),
    readLimit,
  );

  // SD-JWT VC, sections 5 and 6: where any wallet or verifier finds the issuer's keys and the record's type.
  app.get("/.well-known/jwt-vc-issuer", async (_request, reply) =>
    reply.headers(open).send({ issuer: context.log.issuer, jwks: { keys: await context.log.issuerKeys() } }),
  );
  app.get(credentialTypePath, async (_request, reply) =>
    reply.headers(open).send(credentialTypeMetadata(context.log.issuer)),
  );
}

/**
 * Browsers revalidate each time, so that a person who declines being named disappears at once. Shared caches may keep it for
 * a minute: an erased certificate may be shown for that long.
 */
const kept = "public, max-age=0, s-maxage=60, must-revalidate";

const open = { "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" };

const toFound = ({ certificateId, title, creatorName, registeredAt, status }: CertificateOfFile) => ({
  certificateId,
  title,
  creatorName,
  status,
  registrationDate: registeredAt.toISOString(),
});

function disposition(id: string): string {
  return `inline; filename="${id}.colophon.json"`;
}

interface FilesQuery {
  files?: string | undefined;
  sha256?: string | undefined;
}

/** Whoever has a file may see it on the certificate that has its fingerprint; its owner shows any. */
function chosenFiles(
  { files, sha256 }: FilesQuery,
  { showFiles }: StoredCertificate,
): IsFileShown | undefined {
  if (files !== undefined) {
    const names = new Set(files.split(",").map((number) => `file.${number}`));
    return (name) => names.has(name);
  }
  if (showFiles) return undefined;
  return (name, value) => name.startsWith("file.") && (value as RecordFile).sha256 === sha256;
}

function requireOwner(certificate: StoredCertificate, caller: Caller | undefined): void {
  if (caller === undefined) throw new AppError("unauthorized");
  if (certificateAudienceOf(certificate, caller.userId) !== "owner") throw new AppError("forbidden");
}
