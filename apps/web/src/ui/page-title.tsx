import type { ReactNode } from "react";

interface Props {
  children: ReactNode;
  tab: string;
}

/** The page's heading, its name in the browser's tab, and where the focus goes on arrival. */
export function PageTitle({ children, tab }: Props) {
  return (
    <>
      <title>{`${tab} – Colophon`}</title>
      <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
        {children}
      </h1>
    </>
  );
}
