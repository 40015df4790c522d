import type { ChosenWorks } from "@colophon/api";
import type { Queryable } from "../../base/db/queryable.ts";
import { csvLine } from "../../base/csv-line.ts";
import { ownWorksInSteps } from "./own-works-in-steps.ts";
import { findFingerprints } from "./portfolio-store.ts";

const columns = ["certificate", "title", "kind", "registered", "state", "in catalogue", "files", "sha256"];

/** A user's own works as CSV (RFC 4180), made while it is sent. Spreadsheets read UTF-8 only after a byte order mark. */
export async function* writePortfolioTable(
  db: Queryable,
  ownerId: string,
  chosen: ChosenWorks,
): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(columns)}`;
  for await (const works of ownWorksInSteps(db, ownerId, chosen)) {
    const fingerprints = await findFingerprints(
      db,
      works.map(({ certificateId }) => certificateId),
    );
    yield works
      .map(({ certificateId, title, materialType, registeredAt, status, sharedPublicly }) => {
        const files = fingerprints.get(certificateId) ?? [];
        return csvLine([
          certificateId,
          title,
          materialType,
          registeredAt.toISOString(),
          status,
          sharedPublicly ? "yes" : "no",
          String(files.length),
          files.join(" "),
        ]);
      })
      .join("");
  }
}
