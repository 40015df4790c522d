import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

export { makePdf } from "@colophon/testing/make-pdf";
export { makeChain } from "@colophon/testing/make-signer";
export { makeBundle, makeIssuer, makeRegistry, sampleClaims } from "@colophon/testing/make-bundle";

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
