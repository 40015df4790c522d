import type { ReactNode } from "react";

/** A part of what somebody sets: what it is about, and beside it, where there is room, what can be done. */
export const partLook =
  "grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-5 border-rule not-first:border-t not-first:pt-8 lg:grid-cols-[20rem_minmax(0,1fr)]";

interface HeadProps {
  title: string;
  text?: string | undefined;
}

export function PartHead({ title, text }: HeadProps) {
  return (
    <div className="grid content-start gap-2">
      <h2 className="text-xl">{title}</h2>
      {text !== undefined && <p className="text-muted wrap-anywhere">{text}</p>}
    </div>
  );
}

export function Part({ children, ...head }: HeadProps & { children: ReactNode }) {
  return (
    <section className={partLook}>
      <PartHead {...head} />
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 lg:pt-1">{children}</div>
    </section>
  );
}
