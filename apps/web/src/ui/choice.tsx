import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { FieldError, type FieldProps, RequiredMark } from "./field.tsx";

const rowLook = "flex min-h-11 cursor-pointer items-start gap-3 py-2";
const boxLook = "mt-1 size-5 shrink-0";

export function Checkbox({
  label,
  name,
  hint,
  error,
  isChecked,
  onChange,
  required,
}: FieldProps & {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  required?: boolean;
  name?: string;
}) {
  const errorId = useId();
  return (
    <div>
      <label className={rowLook}>
        <input
          type="checkbox"
          name={name}
          className={boxLook}
          checked={isChecked}
          required={required}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : errorId}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>
          {label}
          {required && <RequiredMark />}
          {hint !== undefined && <span className="block text-sm text-muted">{hint}</span>}
        </span>
      </label>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

/** Takes effect at once. Its state is the knob's position, not only a colour. */
export function Switch({
  label,
  name,
  hint,
  isOn,
  onChange,
}: {
  label: ReactNode;
  /** For screen readers, without the context beside it. */
  name: string;
  hint?: string | undefined;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  const hintId = useId();
  const control = (
    <label className="flex min-h-11 cursor-pointer items-center gap-2">
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox implies it (ARIA in HTML)
        role="switch"
        aria-label={name}
        aria-describedby={hint === undefined ? undefined : hintId}
        className="peer sr-only"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span
        aria-hidden
        className="flex h-5 w-9 shrink-0 rounded-full border border-muted p-0.5 outline-offset-2 outline-link transition-colors peer-checked:border-navy peer-checked:bg-navy peer-focus-visible:outline-2 after:size-3.5 after:rounded-full after:bg-muted after:transition-[margin] peer-checked:after:ms-4 peer-checked:after:bg-paper"
      />
      {label}
    </label>
  );
  if (hint === undefined) return control;
  return (
    <div>
      {control}
      <p id={hintId} className="text-sm text-muted">
        {hint}
      </p>
    </div>
  );
}

interface Option<T extends string> {
  value: T;
  label: string;
  hint?: string;
}

export function RadioGroup<T extends string>({
  label,
  hint,
  error,
  options,
  value,
  onChange,
}: FieldProps & { options: Option<T>[]; value: T; onChange: (value: T) => void }) {
  const name = useId();
  return (
    <ChoiceGroup label={label} hint={hint} error={error}>
      {options.map((option) => (
        <label key={option.value} className={`${rowLook} ${option.hint === undefined ? "" : "w-full"}`}>
          <input
            type="radio"
            name={name}
            className={boxLook}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {option.hint !== undefined && <span className="block text-sm text-muted">{option.hint}</span>}
          </span>
        </label>
      ))}
    </ChoiceGroup>
  );
}

/** A set of checkboxes or radios under one question. */
export function ChoiceGroup({
  label,
  hint,
  error,
  isRequired = false,
  children,
}: FieldProps & { isRequired?: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  const id = useId();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const describedBy = [hint === undefined ? "" : hintId, error === undefined ? "" : errorId].join(" ").trim();
  return (
    <fieldset
      tabIndex={-1}
      data-refused={error === undefined ? undefined : ""}
      aria-describedby={describedBy === "" ? undefined : describedBy}
    >
      <legend className="font-semibold">
        {label}
        {isRequired && <RequiredMark />}
        {isRequired && <span className="sr-only"> ({t("common.required")})</span>}
      </legend>
      {hint !== undefined && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <div className="flex flex-wrap gap-x-6">{children}</div>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
