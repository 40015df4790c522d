import { type ReactNode, useId, useRef, useState } from "react";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";

/** The look of a menu's entries, links and buttons alike. */
export const menuItemLook =
  "block w-full cursor-pointer rounded px-3 py-2 text-start text-ink no-underline transition-colors hover:bg-paper";

interface Props {
  /** The button's label. */
  label: ReactNode;
  isPending?: boolean;
  /** Classes of the list, which differ by page. */
  className?: string;
  /** The entries, as list items with a link or a button. */
  children: ReactNode;
}

/** A button that opens a menu of entries; it closes when the focus leaves it or Escape is pressed. */
export function Menu({ label, isPending = false, className = "", children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  function close() {
    setIsOpen(false);
    button.current?.focus();
  }

  return (
    // Focusable, so that the focus stays in the menu on a click in Safari, which doesn't focus links.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it listens to its entries' keys
    <div
      tabIndex={-1}
      className="outline-none sm:relative"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
      }}
      onKeyDown={({ key }) => {
        if (key === "Escape") close();
      }}
    >
      <Button
        ref={button}
        look="quiet"
        isPending={isPending}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
        <Icon name="chevron" className={`transition-transform ${isOpen ? "rotate-180" : ""}`} />
      </Button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- choosing an entry closes it */}
      <ul
        id={id}
        hidden={!isOpen}
        onClick={close}
        className={`z-10 mt-1 min-w-44 rounded border border-rule bg-raised p-1 ${className}`}
      >
        {children}
      </ul>
    </div>
  );
}
