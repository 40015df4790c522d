import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";
import { withImports } from "./with-imports.ts";

/** Bytes after gzip that a first visit and a check of a certificate may cost at most. */
const budgets = { firstLoad: 170_000, proof: 60_000 };

/** Prints what visitors download, and fails the build when it is more than the budget. */
export function sizeBudget(): Plugin {
  return {
    name: "size-budget",
    apply: "build",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const home = chunks.find((chunk) => chunk.facadeModuleId?.endsWith("/home-page.tsx"));
      const sizes = {
        firstLoad: sizeOf(
          withImports([...chunks.filter((chunk) => chunk.isEntry), ...(home ? [home] : [])], chunks),
        ),
        proof: sizeOf(chunks.filter((chunk) => chunk.name === "proof")),
      };

      if (!home || sizes.proof === 0) this.error("no home page or no proof chunk to measure");
      const told = `first load ${inKilobytes(sizes.firstLoad)}, proof ${inKilobytes(sizes.proof)}`;
      this.info(`gzip: ${told}`);
      if (sizes.firstLoad > budgets.firstLoad || sizes.proof > budgets.proof)
        this.error(
          `over the budget of ${inKilobytes(budgets.firstLoad)} and ${inKilobytes(budgets.proof)}: ${told}`,
        );
    },
  };
}

const sizeOf = (chunks: Rolldown.OutputChunk[]): number =>
  chunks.reduce((sum, chunk) => sum + gzipSync(chunk.code).length, 0);

const inKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
