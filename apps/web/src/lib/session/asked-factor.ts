import { ApiError, type AskedFactor } from "@colophon/api";

/** The second factor that a refusal asks for, if it is such a refusal. */
export function askedFactor(error: unknown): AskedFactor | undefined {
  return error instanceof ApiError ? error.asked : undefined;
}
