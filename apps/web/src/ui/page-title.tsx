import type { ReactNode } from "react";

const sizes = { usual: "text-3xl sm:text-4xl", large: "text-4xl sm:text-5xl" };

interface Props {
  children: ReactNode;
  tab: string;
  size?: keyof typeof sizes;
}

/** The page's heading, its name in the browser's tab, and where the focus goes on arrival. */
export function PageTitle({ children, tab, size = "usual" }: Props) {
  return (
    <>
      <title>{`${tab} – Colophon`}</title>
      <h1 tabIndex={-1} className={sizes[size]}>
        {children}
      </h1>
    </>
  );
}
