import { useTranslation } from "react-i18next";

export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className="border-t border-rule text-sm text-muted print:hidden">
      <div className="mx-auto grid max-w-5xl gap-1 px-4 py-8 sm:px-6">
        <p className="font-serif text-base text-ink">{t("footer.welcome")}</p>
        <p>{t("footer.tagline")}</p>
        <p>{t("footer.rights", { year: String(new Date().getFullYear()) })}</p>
      </div>
    </footer>
  );
}
