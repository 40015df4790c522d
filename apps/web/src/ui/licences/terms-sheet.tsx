import type { ReactNode } from "react";

/** The paper that terms are written on, wherever they are read whole. */
export function TermsSheet({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 border border-rule bg-raised p-5 sm:p-8 print:border-0 print:p-0">
      {children}
    </div>
  );
}
