import type { ReactNode } from "react";

/** An empty list: one sentence to say so, one on what to do, one control. */
export function EmptyState({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="grid justify-items-center gap-4 px-4 py-12 text-center text-balance">
      <h2 className="text-2xl">{title}</h2>
      <p className="max-w-md text-muted">{text}</p>
      {children}
    </section>
  );
}
