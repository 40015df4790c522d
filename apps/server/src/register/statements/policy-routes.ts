import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { AppError } from "../../base/errors.ts";
import { sendTagged } from "../../base/http/etag.ts";
import { readLimit } from "../../base/http/read-limit.ts";
import { type CertificateContext, requireShown } from "../../record/read-certificate.ts";
import { type MachinesContext, policyForMachines } from "./tell-machines.ts";

export interface PolicyContext extends MachinesContext {
  pool: CertificateContext["pool"];
  log: CertificateContext["log"];
}

/** The address that TDMRep's `tdm-policy` names, on whichever site. */
export function policyRoutes(app: FastifyInstance, context: PolicyContext): void {
  app.get<{ Params: { id: string } }>(
    "/certificates/:id/tdm-policy.json",
    readLimit,
    async (request, reply) => {
      const policy = await policyForMachines(context, await requireShown(context, request.params.id));
      if (policy === undefined) throw new AppError("not_found");
      const body = `${JSON.stringify(policy, null, 2)}\n`;
      const tag = `"${createHash("sha256").update(body).digest("base64url")}"`;
      // Cached, but revalidated each time: it ends with the refusal.
      reply.header("cache-control", "public, no-cache").type("application/json; charset=utf-8");
      reply.header("access-control-allow-origin", "*").header("cross-origin-resource-policy", "cross-origin");
      return sendTagged(request, reply, { tag, body });
    },
  );
}
