import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./run.ts";

/** A package.json. */
export interface Manifest {
  name: string;
  version: string;
  bin?: Record<string, string>;
  exports?: string | Record<string, string>;
  dependencies?: Record<string, string>;
  [key: string]: unknown;
}

/** That of a folder of the repository. */
export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as Manifest;
