import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

export { makePdf } from "../../../packages/pdf-check/test/make-pdf.ts";
export { makeChain } from "../../../packages/pdf-check/test/make-signer.ts";
export {
  makeBundle,
  makeIssuer,
  makeRegistry,
  sampleClaims,
} from "../../../packages/proof/test/make-bundle.ts";

/** A folder that is gone after the test, and a way to put files there. */
export function makeFolder(): {
  path: (name: string) => string;
  write: (name: string, content: unknown) => string;
} {
  const folder = mkdtempSync(join(tmpdir(), "colophon-verify-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = (name: string) => join(folder, name);
  return {
    path,
    write: (name, content) => {
      const isRaw = typeof content === "string" || content instanceof Uint8Array;
      writeFileSync(path(name), isRaw ? content : JSON.stringify(content));
      return path(name);
    },
  };
}
