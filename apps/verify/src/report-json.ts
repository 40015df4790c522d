import { toHex } from "@colophon/proof";
import packageJson from "../package.json" with { type: "json" };
import type { Result } from "./check-input.ts";
import type { CheckProblem } from "./errors.ts";
import { escapeJson } from "@colophon/proof/texts";

/** One JSON object for programs. `problem` is there when the command could not begin; then there are no results. */
export function reportJson(report: { exitCode: number; problem?: CheckProblem; results: Result[] }): string {
  const bytesAsHex = (name: string, value: unknown): unknown => {
    // The whole certificate of a licence's work, as a text.
    if (name === "bundle" && typeof value === "string" && value.startsWith("{")) return undefined;
    return value instanceof Uint8Array ? toHex(value) : value;
  };
  const json = JSON.stringify(
    { tool: "colophon-verify", version: packageJson.version, ...report },
    bytesAsHex,
    2,
  );
  return `${escapeJson(json)}\n`;
}
