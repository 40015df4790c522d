import { type ReactNode, useEffect, useRef } from "react";

interface Props {
  /** What the last try came to; each new one leads to the first field that it is about. */
  refusal: unknown;
  id?: string;
  label?: string;
  className: string;
  onSubmit: () => void;
  children: ReactNode;
}

/** A group of choices cannot be invalid for ARIA; it says so by an attribute of ours. */
const refusedField =
  ":is(input, select, textarea):is([aria-invalid='true'], :required:invalid), fieldset[data-refused]";

/** A form that the app checks itself. The first field that was refused takes the focus: on a phone it is often out of sight. */
export function Form({ refusal, id, label, className, onSubmit, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>(refusedField)?.focus();
  }, [refusal]);
  return (
    <form
      ref={form}
      id={id}
      noValidate
      aria-label={label}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
