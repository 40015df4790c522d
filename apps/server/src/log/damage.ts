import { AppError } from "../errors.ts";
import type { LogDamaged } from "./head.ts";

/** What all parts of the log look at before they go on. */
export interface Damage {
  /** Throws log_unavailable once damage was reported. */
  refuse(): void;
  /** From now on nothing is appended, signed or shown, until a restart finds the log sound. */
  report(error: LogDamaged): void;
  isReported(): boolean;
}

/** Tells the operator of the first damage, once. */
export function createDamage(onDamage: (error: LogDamaged) => void): Damage {
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
  };
}
