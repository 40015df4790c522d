import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Trust } from "@colophon/proof";
import { quantile, sorted } from "../measure/quantile.ts";

interface Answer {
  load: number;
  check: number;
  verdict: string;
}

/** The median, in milliseconds, of fresh processes: loading the package, and the first check. */
export async function measureCold(
  sample: { bundle: string; trust: Trust },
  processes: number,
): Promise<{ load: number; check: number }> {
  const folder = mkdtempSync(join(tmpdir(), "colophon-bench-"));
  try {
    const file = join(folder, "sample.json");
    writeFileSync(file, JSON.stringify(sample));
    const answers: Answer[] = [];
    for (let count = 0; count < processes; count++) {
      const [answer] = (await once(fork(new URL("verify-once.ts", import.meta.url), [file]), "message")) as [
        Answer,
      ];
      if (answer.verdict !== "valid") throw new Error(`the sample is ${answer.verdict}`);
      answers.push(answer);
    }
    const median = (part: "load" | "check") => quantile(sorted(answers.map((one) => one[part])), 0.5);
    return { load: median("load"), check: median("check") };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
