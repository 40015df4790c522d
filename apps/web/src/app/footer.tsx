import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Rosette } from "../ui/rosette.tsx";

export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className="border-t border-rule text-sm text-muted print:hidden">
      <div className="mx-auto grid max-w-5xl justify-items-center gap-1 px-4 py-10 text-center sm:px-6">
        <Rosette seed="Colophon" className="mb-2 size-12 text-gold" />
        <p className="font-serif text-lg text-balance text-ink">{t("footer.welcome")}</p>
        <p>{t("footer.tagline")}</p>
        <nav aria-label={t("footer.links")}>
          <ul className="flex flex-wrap justify-center gap-x-6">
            <li>
              <Link to="/verify" className="inline-block py-2 max-sm:tap">
                {t("drop.title")}
              </Link>
            </li>
            <li>
              <Link to="/browse" className="inline-block py-2 max-sm:tap">
                {t("browse.title")}
              </Link>
            </li>
            {(["help", "log", "terms", "privacy"] as const).map((page) => (
              <li key={page}>
                <Link to={`/${page}`} className="inline-block py-2 max-sm:tap">
                  {t(`footer.${page}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p>{t("footer.rights", { year: String(new Date().getFullYear()) })}</p>
      </div>
    </footer>
  );
}
