import { AppError } from "../base/errors.ts";
import type { LogDamaged } from "./head.ts";

/** All parts of the log check this before they continue. */
export interface Damage {
  /** Throws log_unavailable once damage was reported. */
  refuse(): void;
  /** From now on nothing is appended or signed, and only what was published before is shown, until a restart finds the log sound. */
  report(error: LogDamaged): void;
  isReported(): boolean;
  /** What was found, for the operator. */
  reason(): string | undefined;
}

/** Reports the first damage to the operator, once. */
export function createDamage(onDamage: (error: LogDamaged) => void): Damage {
  /** Never reset: it ends with the process. */
  let reported: LogDamaged | undefined;
  return {
    refuse() {
      if (reported) throw new AppError("log_unavailable", { cause: reported });
    },
    report(error) {
      if (reported) return;
      reported = error;
      onDamage(error);
    },
    isReported: () => reported !== undefined,
    reason: () => reported?.message,
  };
}
