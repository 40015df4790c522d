import { type Language, languages, matchLanguage } from "@colophon/api";
import { useTranslation } from "react-i18next";
import { Select } from "../../ui/field.tsx";

interface Props {
  language: Language;
  onChange: (language: Language) => void;
}

/** In which language the letter is. */
export function LanguageChoice({ language: chosen, onChange }: Props) {
  const { t, i18n } = useTranslation("notices");
  return (
    <Select
      label={t("language")}
      value={chosen}
      onChange={({ target }) => onChange(letterLanguageOf(target.value))}
    >
      {languages.map((language) => (
        <option key={language} value={language}>
          {nameOf(i18n.language, language)}
        </option>
      ))}
    </Select>
  );
}

export const letterLanguageOf = (code: string): Language => {
  const matched = matchLanguage(code, languages);
  return languages.find((language) => language === matched) ?? "en";
};

/** Both kinds of Chinese are told apart by their script. */
function nameOf(reader: string, language: Language): string {
  const code = { zh: "zh-Hans", "zh-TW": "zh-Hant" }[language as string] ?? language;
  return new Intl.DisplayNames(reader, { type: "language" }).of(code) ?? language;
}
