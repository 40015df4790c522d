import type { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";

/** The part of the typesetter's API that all its versions share. */
export interface Typst {
  NodeCompiler: { create(...options: Parameters<typeof NodeCompiler.create>): Compiler };
}
type Compiler = Pick<NodeCompiler, "compile" | "mapShadow" | "pdf" | "plainSvg" | "evictCache">;

/**
 * The newer version writes Arabic into a PDF so that it can be copied and searched letter by letter; on platforms
 * without a build of it, the older one draws the same page.
 */
export async function loadTypst(): Promise<Typst> {
  try {
    return await import("@myriaddreamin/typst-ts-node-compiler");
  } catch {
    return loadTypstOfEveryPlatform();
  }
}

export async function loadTypstOfEveryPlatform(): Promise<Typst> {
  return import("typst-on-every-platform");
}
