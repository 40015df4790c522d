import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";

/** Links to the pages of one frame. */
export function TabBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="min-w-0 border-b border-rule">
      <ul className="-mb-px flex flex-wrap gap-x-7 max-sm:[&:lang(ja)]:gap-x-3 max-sm:[&:lang(ja)]:text-sm">
        {children}
      </ul>
    </nav>
  );
}

interface TabProps {
  to: string;
  /** Pages that belong to this one, by the beginning of their addresses. */
  within?: readonly string[];
  children: ReactNode;
}

export function Tab({ to, within, children }: TabProps) {
  const { pathname } = useLocation();
  const isHere = pathname.replace(/\/$/, "") === to;
  const isWithin = within?.some((place) => pathname.startsWith(`${place}/`));
  return (
    <li>
      <Link
        to={to}
        aria-current={isHere ? "page" : isWithin || undefined}
        className="block border-b-2 border-transparent py-2.5 text-muted no-underline transition-colors hover:text-ink aria-[current]:border-navy aria-[current]:font-semibold aria-[current]:text-ink"
      >
        {children}
      </Link>
    </li>
  );
}
