import { type ReactNode, useState } from "react";

interface Props {
  title: ReactNode;
  /** Initially open, because something is entered in it. */
  isOpen: boolean;
  /** Something in it was refused, and must be visible. */
  isRefused: boolean;
  children: ReactNode;
}

/** A folded part of a form that few users need. */
export function Folded({ title, isOpen: isOpenAtFirst, isRefused, children }: Props) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <details
      open={isOpen || isRefused}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="grid"
    >
      <summary className="flex cursor-pointer items-center justify-between gap-3 py-3 text-link">
        {title}
      </summary>
      {children}
    </details>
  );
}
