import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";
import { withImports } from "./with-imports.ts";

/** Bytes of JavaScript after gzip that each may cost at most: up to 3 % above what it costs, so that growth is noticed. */
const budgets = { "first load": 145_000, "page of a check": 204_000, proof: 35_500 };

/** Prints what visitors download, and fails the build when it is more than the budget. */
export function sizeBudget(): Plugin {
  return {
    name: "size-budget",
    apply: "build",
    // After Vite has written into the chunks what each of them preloads.
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const sizeOfPage = (name: string): number => {
          const page = chunks.filter((chunk) => chunk.facadeModuleId?.endsWith(`/${name}.tsx`));
          if (page.length === 0) this.error(`no ${name} to measure`);
          const entry = chunks.filter((chunk) => chunk.isEntry && chunk.facadeModuleId?.endsWith(".html"));
          if (entry.length === 0) this.error("no entry to measure");
          return sizeOf(withImports([...entry, ...page], chunks));
        };
        const sizes = {
          "first load": sizeOfPage("home-page"),
          "page of a check": sizeOfPage("verify-page"),
          proof: sizeOf(chunks.filter((chunk) => chunk.name === "proof")),
        };
        if (sizes.proof === 0) this.error("no proof chunk to measure");
        for (const [what, size] of Object.entries(sizes)) {
          const budget = budgets[what as keyof typeof budgets];
          this.info(`${what}: ${inKilobytes(size)} gzip`);
          if (size > budget)
            this.error(`${what}: ${inKilobytes(size)} gzip, the budget is ${inKilobytes(budget)}`);
        }
      },
    },
  };
}

const sizeOf = (chunks: Rolldown.OutputChunk[]): number =>
  chunks.reduce((sum, chunk) => sum + gzipSync(chunk.code).length, 0);

const inKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(2)} kB`;
