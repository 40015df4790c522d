import type { Use } from "@colophon/uses";
import type { TFunction } from "i18next";

/** One use, or both kinds of training. */
export const nameOfUses = (t: TFunction<"uses">, [use = "index", ...more]: readonly Use[]): string =>
  t(more.length === 0 ? `use.${use}` : "use.training");
