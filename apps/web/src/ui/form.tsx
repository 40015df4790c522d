import { type ReactNode, useEffect, useRef } from "react";

interface Props {
  /** The last attempt's errors; a new object focuses the first field concerned. */
  refusal: unknown;
  id?: string;
  label?: string;
  className: string;
  onSubmit: () => void;
  children: ReactNode;
}

/** ARIA has no invalid state for a group of choices, so it uses an attribute of ours. */
const refusedField =
  ":is(input, select, textarea):is([aria-invalid='true'], :required:invalid), fieldset[data-refused]";

/** A form that the app validates itself. The first refused field takes the focus: on a phone, it is often off-screen. */
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
