import type { ReactNode } from "react";
import { harmless } from "../i18n/interpolation.ts";
import { lineOf } from "../lib/text/words.ts";

interface Props {
  children: ReactNode;
  tab: string;
}

/** The title in the browser's tab of a page whose heading is its own. */
export const TabTitle = ({ children }: { children: string }) => <title>{lineOf(children)}</title>;

/** The page's heading, which gets the focus on arrival, and its title in the browser's tab. */
export function PageTitle({ children, tab }: Props) {
  return (
    <>
      {/* A sentence of ours keeps its isolates. */}
      <title>{`${tab.includes("\u2068") ? harmless(tab) : lineOf(tab)} – Colophon`}</title>
      <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
        {children}
      </h1>
    </>
  );
}
