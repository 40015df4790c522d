import { type ReactNode, Suspense, useState } from "react";

/** A closed line; what is beneath it is loaded when somebody unfolds it. */
export function Unfolded({ title, children }: { title: string; children: ReactNode }) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  return (
    <details className="paper:hidden" onToggle={() => setIsUnfolded(true)}>
      <summary className="flex cursor-pointer items-center gap-3 py-2 text-link">{title}</summary>
      {isUnfolded && <Suspense>{children}</Suspense>}
    </details>
  );
}
