import { useTranslation } from "react-i18next";
import { Select } from "./field.tsx";

interface Props<T> {
  name: string;
  label: string;
  /** The choice of none. */
  all: string;
  chosen: NoInfer<T> | undefined;
  /** Each with the number of works it would leave, where that is known. */
  values: readonly { value: T; count: number | undefined }[];
  nameOf: (value: NoInfer<T>) => string;
  onChoose: (value: string) => void;
}

/** A filter of a list: its values with their numbers. A chosen value is offered even if it leaves nothing. */
export function CountedSelect<T extends string | number>({
  name,
  label,
  all,
  chosen,
  values,
  nameOf,
  onChoose,
}: Props<T>) {
  const { i18n } = useTranslation();
  const numbers = new Intl.NumberFormat(i18n.language);
  const isThere = chosen === undefined || values.some(({ value }) => value === chosen);
  const options = isThere ? values : [...values, { value: chosen, count: 0 }];
  return (
    <Select label={label} name={name} value={chosen ?? ""} onChange={({ target }) => onChoose(target.value)}>
      <option value="">{all}</option>
      {options.map(({ value, count }) => (
        <option key={value} value={value}>
          {count === undefined ? nameOf(value) : `${nameOf(value)} (${numbers.format(count)})`}
        </option>
      ))}
    </Select>
  );
}
