import type { FastifyInstance } from "fastify";
import type { Bind } from "../../base/http/bind.ts";
import { readLimit } from "../../base/http/read-limit.ts";
import type { Log } from "../../log/open-log.ts";
import type { BundleContext } from "../../record/build-bundle.ts";
import { licenceTypeMetadata, licenceTypePath } from "../../record/credential-type.ts";
import { buildStatus, type StatusContext } from "../statements/build-status.ts";
import { buildLicenceFile } from "./build-licence-file.ts";
import { describeLicence, stateOf } from "./describe-licence.ts";
import { audienceOf, requireLicence, sideOf } from "./open-licence.ts";

export interface LicenceRoutesContext extends BundleContext, StatusContext {
  pool: StatusContext["pool"];
  keys: BundleContext["keys"];
  log: BundleContext["log"] & StatusContext["log"] & Pick<Log, "issuer">;
  anchoring: BundleContext["anchoring"];
  stamps: BundleContext["stamps"];
  previous: BundleContext["previous"];
}

/**
 * A side gets all of a licence; everybody, once both list it, all but fee and order. Until then a stranger learns that it exists, its
 * state and its work's certificate, and others' words in its status are only for its sides.
 */
export function licenceRoutes(app: FastifyInstance, bind: Bind, context: LicenceRoutesContext): void {
  bind(
    "GET /api/licences/{licenceId}",
    async ({ params, caller }) => {
      const licence = await requireLicence(context, params.licenceId);
      const audience = audienceOf(licence, caller?.userId);
      return {
        id: licence.id,
        certificateId: licence.certificateId,
        state: stateOf(licence),
        issuedAt: licence.issuedAt.toISOString(),
        licence:
          audience === "stranger"
            ? null
            : {
                ...describeLicence(context.keys, licence, audience),
                as: audience === "public" ? null : audience,
              },
      };
    },
    readLimit,
  );

  bind(
    "GET /api/licences/{licenceId}/file",
    async ({ params, caller, reply }) => {
      const licence = await requireLicence(context, params.licenceId);
      const file = await buildLicenceFile(context, licence, audienceOf(licence, caller?.userId));
      return reply
        .type("application/json; charset=utf-8")
        .header("cache-control", "private, no-cache")
        .header("content-disposition", `inline; filename="${licence.id}.licence.json"`)
        .send(file);
    },
    readLimit,
  );

  bind(
    "GET /api/licences/{licenceId}/status",
    async ({ params, query: { from }, caller, reply }) => {
      const licence = await requireLicence(context, params.licenceId);
      const { id } = licence;
      const isForSide = caller !== undefined && sideOf(licence, caller.userId) !== undefined;
      const status = await buildStatus(context, id, from, { isForSide });
      return reply
        .type("application/json; charset=utf-8")
        .header("cache-control", isForSide ? "private, no-cache" : "public, no-cache")
        .header("vary", "authorization")
        .header("content-disposition", `inline; filename="${id}.status.json"`)
        .send(JSON.stringify(status));
    },
    readLimit,
  );

  app.get(licenceTypePath, async (_request, reply) =>
    reply
      .header("access-control-allow-origin", "*")
      .header("cross-origin-resource-policy", "cross-origin")
      .send(licenceTypeMetadata(context.log.issuer)),
  );
}
