import { AppError } from "../../base/errors.ts";
import type { Bind } from "../../base/http/bind.ts";
import { readLimit } from "../../base/http/read-limit.ts";
import { type EndContext, endLicence, revokeLicence } from "./end-licence.ts";
import { setListed } from "./licence-store.ts";
import { requireLicence } from "./open-licence.ts";
import { describeOwnLicences } from "./own-licences.ts";

/** In one answer. */
const mostListed = 1000;

/** What the two sides of licences do with them. */
export function ownLicenceRoutes(bind: Bind, context: EndContext): void {
  const { pool } = context;

  bind("GET /api/licences", async ({ caller: { userId } }) =>
    describeOwnLicences(context, userId, mostListed),
  );

  for (const [act, say] of [
    ["end", endLicence],
    ["revoke", revokeLicence],
  ] as const)
    bind(
      `POST /api/licences/{licenceId}/${act}`,
      async ({ caller: { userId }, params: { licenceId: id }, body: { reason }, headers }) => {
        const { n, kind, by, at } = await say(context, {
          userId,
          id,
          reason,
          idempotencyKey: headers["idempotency-key"],
        });
        return { n, kind, by, at, collaborator: null };
      },
      readLimit,
    );

  bind(
    "PUT /api/licences/{licenceId}/listed",
    async ({ caller: { userId }, params: { licenceId }, body: { listed } }) => {
      const { id } = await requireLicence(context, licenceId);
      if (!(await setListed(pool, { id, userId, isListed: listed }))) throw new AppError("licence_not_found");
      return undefined;
    },
    readLimit,
  );
}
