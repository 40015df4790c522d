import type { ChosenWorks } from "@colophon/api";
import type { Queryable } from "../../base/db/queryable.ts";
import { listChosen, type PortfolioWork } from "./portfolio-store.ts";

const perStep = 100;

/** The chosen ones of a user's own works, the newest first, read a hundred at a time: for files that are made while they are sent. */
export async function* ownWorksInSteps(
  db: Queryable,
  ownerId: string,
  chosen: ChosenWorks,
): AsyncGenerator<PortfolioWork[]> {
  let after: PortfolioWork | undefined;
  for (;;) {
    const works = await listChosen(db, ownerId, chosen, { after, limit: perStep });
    if (works.length > 0) yield works;
    after = works.at(-1);
    if (works.length < perStep) return;
  }
}
