import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The format document. The build of one file puts its text in this module's place. */
export const ownFormat = (): string =>
  readFileSync(join(import.meta.dirname, "../../../../docs/format.md"), "utf8");
