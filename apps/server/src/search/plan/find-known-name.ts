import type { Queryable } from "../../db/queryable.ts";
import { keyOf } from "../analysis/analyse.ts";
import { findNames } from "./lookup-store.ts";

/** A name as the certificates of listed works have it; undefined where none has it. */
export async function findKnownName(
  db: Queryable,
  kind: "creator" | "place",
  name: string,
): Promise<string | undefined> {
  const keys = [keyOf(name)];
  const [known] = await findNames(db, {
    creators: kind === "creator" ? keys : [],
    places: kind === "place" ? keys : [],
  });
  return known?.name;
}
