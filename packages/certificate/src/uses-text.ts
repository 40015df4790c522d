import type { Uses } from "./printed-facts.ts";
import type { Labels } from "./labels/labels.ts";
import { nameIn } from "./labels/name-in.ts";

/** What machines may do, use by use. */
export function usesLines(uses: Uses, labels: Labels): string[] {
  const lines = Object.entries(uses).map(([use, permission]) =>
    labels.permissions[permission](nameIn(labels.uses, use)),
  );
  return lines.length === 0 ? [labels.nothingSaid] : lines;
}
