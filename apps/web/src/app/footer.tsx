import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Rosette } from "../ui/rosette.tsx";

export function Footer() {
  const { t } = useTranslation();
  const links = [
    { to: "/verify", text: t("drop.title") },
    { to: "/browse", text: t("browse.title") },
    ...(["help", "log", "terms", "privacy"] as const).map((page) => ({
      to: `/${page}`,
      text: t(`footer.${page}`),
    })),
  ];
  return (
    <footer className="border-t border-rule text-sm text-muted print:hidden">
      <div className="page grid gap-x-16 gap-y-6 py-10 md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="flex items-start gap-4">
          <Rosette seed="Colophon" className="size-12 shrink-0 text-gold" />
          <div className="grid gap-1">
            <p className="font-serif text-lg text-balance text-ink">{t("footer.welcome")}</p>
            <p>{t("footer.tagline")}</p>
            <p>{t("footer.rights", { year: String(new Date().getFullYear()) })}</p>
          </div>
        </div>
        <nav aria-label={t("footer.links")}>
          <ul className="grid grid-cols-[auto_auto] justify-start gap-x-10">
            {links.map(({ to, text }) => (
              <li key={to}>
                <Link to={to} className="inline-block py-1 max-sm:tap">
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
