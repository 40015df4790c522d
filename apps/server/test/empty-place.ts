import path from "node:path";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { openObjects } from "../src/base/files/folder-objects.ts";
import { createTestDatabase } from "./test-database.ts";

/** Empty folders and an empty database, as a new machine has them. */
export async function makeEmptyPlace() {
  const folder = makeTemporaryFolder("colophon-place-");
  const database = await createTestDatabase();
  await database.pool.query("drop schema public cascade; drop schema previous cascade; create schema public");
  const [objectsDir, keysDir] = [path.join(folder, "objects"), path.join(folder, "keys")];
  return {
    ...database,
    folder,
    objectsDir,
    keysDir,
    objects: openObjects(objectsDir),
    say: (() => undefined) as (line: string) => void,
  };
}
