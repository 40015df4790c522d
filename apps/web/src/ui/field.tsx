import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "./icon.tsx";

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

const controlLook =
  "w-full min-h-11 rounded border border-muted bg-raised px-3 py-2 text-ink transition-colors placeholder:text-muted hover:border-ink aria-invalid:border-invalid";

export function TextField({ label, hint, error, ...input }: FieldProps & ComponentProps<"input">) {
  return (
    <Field label={label} hint={hint} error={error} isRequired={input.required}>
      {(described) => <input type="text" dir="auto" {...input} {...described} className={controlLook} />}
    </Field>
  );
}

/** A password, hidden until the user reveals it. */
export function PasswordField({ label, hint, error, ...input }: FieldProps & ComponentProps<"input">) {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} isRequired={input.required}>
      {(described) => (
        // A password runs from left to right: so the button is at its right in Arabic, too, and never on it.
        <div dir="ltr" className="relative">
          <input
            {...input}
            {...described}
            type={isShown ? "text" : "password"}
            autoCapitalize="none"
            spellCheck={false}
            className={`${controlLook} pe-24`}
          />
          <button
            type="button"
            aria-controls={described.id}
            className="absolute inset-y-0 end-0 min-w-20 cursor-pointer px-3 text-sm text-link"
            onClick={() => setIsShown(!isShown)}
          >
            {t(isShown ? "password.hide" : "password.show")}
          </button>
        </div>
      )}
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

/** The native select: the best one on a phone, and the most accessible. */
export function Select({ label, hint, error, ...input }: FieldProps & ComponentProps<"select">) {
  return (
    <Field label={label} hint={hint} error={error} isRequired={input.required}>
      {(described) => (
        <div className="relative">
          <select {...input} {...described} className={`${controlLook} appearance-none pe-10`} />
          <Icon name="chevron" className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2" />
        </div>
      )}
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

/** Read out with its field, to which the form moves the focus. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="text-sm font-semibold text-invalid">
      {children}
    </p>
  );
}
