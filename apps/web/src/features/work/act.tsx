import type { ReactNode } from "react";

/** One act of a work's owner: what it is, its consequence, and the control. */
export function Act({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2 border-b border-rule py-5">
      <h3 className="text-xl">{title}</h3>
      <p className="max-w-prose text-muted">{text}</p>
      {children}
    </section>
  );
}
