import { AppError } from "../../base/errors.ts";
import { checkLink } from "./check-link.ts";
import type { LinkContext } from "./link-context.ts";
import { takeDue } from "./link-store.ts";
import { deleteOldLooks } from "./look-store.ts";

/** Of one run, one after another: each may take some seconds. */
const atOnce = 20;

/** Looks again at links whose look is due. One whose place is asked too often waits for an hour. */
export async function checkDueLinks(context: LinkContext): Promise<void> {
  await deleteOldLooks(context.db);
  for (const link of await takeDue(context.db, atOnce)) {
    try {
      await checkLink(context, link, { oneLink: false });
    } catch (error) {
      if (!(error instanceof AppError && error.code === "rate_limited")) throw error;
    }
  }
}
