import { maxDraftBytes } from "@colophon/api";
import { AppError } from "../../base/errors.ts";
import type { Bind } from "../../base/http/bind.ts";
import { deleteDraft, findDraft, listDrafts } from "./draft-store.ts";
import { type DraftsContext, saveDraft } from "./save-draft.ts";
import { draftHeadingOf, openDraft } from "./sealed-draft.ts";

/** A user's drafts of registrations: kept until they are registered or deleted, or nobody has changed them for 90 days. */
export function draftRoutes(bind: Bind, context: DraftsContext): void {
  const { db, keys } = context;

  bind("GET /api/drafts", async ({ caller }) =>
    (await listDrafts(db, caller.userId)).map((row) => draftHeadingOf(row, openDraft(keys, row).title)),
  );

  bind("GET /api/drafts/{id}", async ({ caller, params }) => {
    const row = await findDraft(db, params.id);
    if (row?.user_id !== caller.userId) throw new AppError("not_found");
    const { title, form } = openDraft(keys, row);
    return { ...draftHeadingOf(row, title), form };
  });

  bind(
    "PUT /api/drafts/{id}",
    async ({ caller, params, body }) => saveDraft(context, caller.userId, { id: params.id, ...body }),
    { bodyLimit: maxDraftBytes },
  );

  bind("DELETE /api/drafts/{id}", async ({ caller, params, query }) => {
    await deleteDraft(db, { id: params.id, userId: caller.userId, revision: query.revision });
    return undefined;
  });
}
