import { keyOf } from "@colophon/text-analysis";
import type { Lookups } from "./lookups.ts";

/** A name as the certificates of listed works have it; undefined where none has it. */
export async function findKnownName(
  lookups: Lookups,
  kind: "creator" | "place",
  name: string,
): Promise<string | undefined> {
  const keys = [keyOf(name)];
  const [known] = await lookups.names({
    collaborators: [],
    creators: kind === "creator" ? keys : [],
    places: kind === "place" ? keys : [],
  });
  return known?.name;
}
