import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { type FieldProps, Select } from "./field.tsx";

/** Selects a word of a vocabulary, or none yet. */
export function VocabularySelect<T extends string>({
  words,
  nameOf,
  ...select
}: FieldProps & ComponentProps<"select"> & { words: readonly T[]; nameOf: (word: T) => string }) {
  const { t } = useTranslation();
  return (
    <Select {...select} required>
      <option value="">{t("common.choose")}</option>
      {words.map((word) => (
        <option key={word} value={word}>
          {nameOf(word)}
        </option>
      ))}
    </Select>
  );
}
