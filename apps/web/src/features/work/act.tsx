import type { ReactNode } from "react";

/** One thing that an owner can do with a work: what it is, what follows from it, and the way there. */
export function Act({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2 border-b border-rule py-5">
      <h3 className="text-xl">{title}</h3>
      <p className="max-w-prose text-muted">{text}</p>
      {children}
    </section>
  );
}
