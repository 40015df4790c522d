import type { ReactNode } from "react";
import { CheckMark, type CheckTone } from "../../ui/check-mark.tsx";

interface Props {
  tone: CheckTone;
  name: string;
  children: ReactNode;
}

/** One clock in one line: whether it counts, who it is, and what it says. */
export function ClockLine({ tone, name, children }: Props) {
  return (
    <li className="flex items-baseline gap-3 border-rule py-2 not-first:border-t">
      <CheckMark tone={tone} className="size-5 self-start text-xs" />
      <div className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-6">
        <span className="font-semibold">{name}</span>
        <span className="text-muted">{children}</span>
      </div>
    </li>
  );
}
