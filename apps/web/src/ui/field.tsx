import { type ComponentProps, type ReactNode, useId } from "react";

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

const controlLook =
  "w-full min-h-11 rounded border bg-raised px-3 py-2 text-ink placeholder:text-muted aria-invalid:border-invalid border-muted";

export function TextField({ label, hint, error, ...input }: FieldProps & ComponentProps<"input">) {
  return (
    <Field label={label} hint={hint} error={error} isRequired={input.required}>
      {(described) => <input type="text" dir="auto" {...input} {...described} className={controlLook} />}
    </Field>
  );
}

export function TextArea({ label, hint, error, ...input }: FieldProps & ComponentProps<"textarea">) {
  return (
    <Field label={label} hint={hint} error={error} isRequired={input.required}>
      {(described) => <textarea rows={4} dir="auto" {...input} {...described} className={controlLook} />}
    </Field>
  );
}

/** The platform's own select: the best one on a phone, and readable by everything. */
export function Select({ label, hint, error, ...input }: FieldProps & ComponentProps<"select">) {
  return (
    <Field label={label} hint={hint} error={error} isRequired={input.required}>
      {(described) => <select {...input} {...described} className={controlLook} />}
    </Field>
  );
}

interface Described {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

function Field({
  label,
  hint,
  error,
  isRequired,
  children,
}: FieldProps & { isRequired: boolean | undefined; children: (described: Described) => ReactNode }) {
  const id = useId();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const describedBy = [hint === undefined ? "" : hintId, error === undefined ? "" : errorId].join(" ").trim();
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
        {isRequired && <RequiredMark />}
      </label>
      {children({
        id,
        "aria-describedby": describedBy === "" ? undefined : describedBy,
        "aria-invalid": error === undefined ? undefined : true,
      })}
      {hint !== undefined && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

export function RequiredMark() {
  return (
    <span aria-hidden className="text-gold">
      {"\u00a0*"}
    </span>
  );
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="text-sm font-semibold text-invalid">
      {children}
    </p>
  );
}
