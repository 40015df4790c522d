import type { ReactNode } from "react";
import { harmless } from "../i18n/interpolation.ts";
import { lineOf } from "../lib/text/words.ts";

interface Props {
  children: ReactNode;
  tab: string;
  /** As the title of a whole book. */
  isLarge?: boolean;
}

/** The title in the browser's tab of a page whose heading is its own. */
export const TabTitle = ({ children }: { children: string }) => <title>{lineOf(children)}</title>;

/** The page's heading, which gets the focus on arrival, and its title in the browser's tab. */
export function PageTitle({ children, tab, isLarge = false }: Props) {
  return (
    <>
      {/* A sentence of ours keeps its isolates. */}
      <title>{`${tab.includes("\u2068") ? harmless(tab) : lineOf(tab)} – Colophon`}</title>
      <h1
        tabIndex={-1}
        className={
          isLarge
            ? "text-4xl leading-[1.12] sm:text-5xl wide:text-6xl [&:lang(ar)]:leading-snug"
            : "text-3xl sm:text-4xl"
        }
      >
        {children}
      </h1>
    </>
  );
}
