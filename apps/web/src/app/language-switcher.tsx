import type { Language } from "@colophon/api";
import { useTranslation } from "react-i18next";
import { Icon } from "../ui/icon.tsx";
import { offeredLanguages } from "./use-language.ts";

/** Each language in its own name: a visitor looking for theirs may not read the page's. */
const names: Record<Language, string> = {
  en: "English",
  es: "Español",
  fr: "Français",
  zh: "简体中文",
  "zh-TW": "繁體中文",
  ar: "العربية",
  ja: "日本語",
};

interface Props {
  language: string;
  onChoose: (language: Language) => void;
  className?: string;
}

export function LanguageSwitcher({ language, onChoose, className = "" }: Props) {
  const { t } = useTranslation();
  return (
    <div className={`relative flex items-center text-muted ${className}`}>
      <Icon name="globe" className="pointer-events-none absolute start-1 max-xs:hidden" />
      {/* As wide as the chosen name: to measure the others, a browser would fetch the typefaces of their scripts. */}
      <select
        aria-label={t("nav.language")}
        className="min-h-11 field-sizing-content cursor-pointer appearance-none rounded bg-paper py-2 ps-1 pe-7 xs:ps-8 text-sm text-ink hover:text-link"
        value={language}
        onChange={({ target }) => {
          const chosen = offeredLanguages.find((one) => one === target.value);
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {offeredLanguages.map((one) => (
          <option key={one} value={one} lang={one}>
            {names[one]}
          </option>
        ))}
      </select>
      <Icon name="chevron" className="pointer-events-none absolute end-1" />
    </div>
  );
}
