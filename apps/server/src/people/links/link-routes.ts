import { AppError } from "../../base/errors.ts";
import type { Bind } from "../../base/http/bind.ts";
import { addLink } from "./add-link.ts";
import { checkLink } from "./check-link.ts";
import { describeLink } from "./describe-link.ts";
import type { LinkContext } from "./link-context.ts";
import {
  deleteLink,
  findLink,
  hasten,
  type LinkRow,
  listLinks,
  listRivals,
  updateShown,
} from "./link-store.ts";

/** An account's links to domains and pages, which only its owner adds, checks and removes. */
export function linkRoutes(bind: Bind, context: LinkContext): void {
  const { db, config } = context;
  const answer = (row: LinkRow | undefined) => {
    if (row === undefined) throw new AppError("not_found");
    return describeLink(config.publicUrl, row);
  };

  bind("GET /api/user/links", async ({ caller }) => (await listLinks(db, caller.userId)).map(answer));

  bind(
    "POST /api/user/links",
    async ({ caller, body }) => answer(await addLink(context, caller.userId, body)),
    {
      config: { limit: { max: 60, seconds: 600 } },
    },
  );

  bind("POST /api/user/links/{id}/check", async ({ caller, params }) => {
    const link = await findLink(db, caller.userId, params.id);
    return answer(link && (await checkLink(context, link, { oneLink: true })));
  });

  bind("PATCH /api/user/links/{id}", async ({ caller, params, body }) =>
    answer(await updateShown(db, { userId: caller.userId, id: params.id, shown: body.shown })),
  );

  bind("DELETE /api/user/links/{id}", async ({ caller, params }) => {
    const removed = await deleteLink(db, caller.userId, params.id);
    if (removed === undefined) throw new AppError("not_found");
    // Another account that has this domain, too, may now be the only one.
    if (removed.state === "contested")
      await hasten(
        db,
        (await listRivals(db, removed)).map(({ id }) => id),
      );
    return undefined;
  });
}
