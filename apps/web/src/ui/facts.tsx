import { harmless } from "../i18n/interpolation.ts";
import type { ReactNode } from "react";
import { nothing } from "../lib/text/words.ts";

/** Names and values side by side, on a phone one below the other; in print always side by side. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-6 empty:hidden sm:gap-y-2 sm:grid-cols-[minmax(9rem,1fr)_3fr] paper:gap-y-2 print:gap-y-1 paper:grid-cols-[minmax(9rem,1fr)_3fr]">
      {children}
    </dl>
  );
}

interface FactProps {
  name: string;
  /** Several values run in the page's direction, not in that of the first one. */
  isList?: boolean;
  children?: ReactNode;
}

/** One fact; left out if there is no value. */
export function Fact({ name, isList, children }: FactProps) {
  if (children === undefined || children === null || children === false || children === "") return undefined;
  return (
    <div className="contents">
      <dt className="text-sm text-muted max-sm:pt-2 sm:pt-0.5 paper:pt-0.5">{name}</dt>
      <dd dir={isList ? undefined : "auto"} className="min-w-0 whitespace-pre-line wrap-anywhere">
        {typeof children === "string" ? harmless(children) || nothing : children}
      </dd>
    </div>
  );
}
