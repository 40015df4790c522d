import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { useSession } from "../lib/session/session.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Notice } from "../ui/notice.tsx";
import { Rosette } from "../ui/rosette.tsx";
import { LanguageSwitcher } from "./language-switcher.tsx";
import { ServerAway } from "./server-away.tsx";
import { useLanguage } from "./use-language.ts";

const ProfileMenu = lazy(async () => ({ default: (await import("./profile-menu.tsx")).ProfileMenu }));

export function NavBar() {
  const { t } = useTranslation();
  const { key } = useLocation();
  const { language, choose, failure, isWaiting } = useLanguage();
  // Open on one page only: going to another closes it, also on the way back.
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = openOn === key;
  if (openOn !== undefined && !isOpen) setOpenOn(undefined);
  return (
    <header className="border-b border-rule print:hidden">
      <div className="page flex flex-wrap items-center gap-x-2 gap-y-2 py-3 sm:gap-x-4">
        <Link to="/" className="flex min-h-11 items-center gap-2 font-brand text-xl text-ink no-underline">
          <Rosette seed="Colophon" className="size-9 text-gold" />
          Colophon
        </Link>
        <p className="font-serif text-sm text-balance text-muted italic max-lg:hidden lg:flex-1">
          {t("nav.tagline")}
        </p>
        <LanguageSwitcher language={language} onChoose={choose} className="ms-auto" />
        <Button
          look="quiet"
          className="-me-3 md:hidden"
          aria-expanded={isOpen}
          aria-controls="menu"
          onClick={() => setOpenOn(isOpen ? undefined : key)}
        >
          <Icon name={isOpen ? "close" : "menu"} />
          <span className="sr-only">{t("nav.menu")}</span>
        </Button>
        <nav
          id="menu"
          aria-label={t("nav.label")}
          className={`${isOpen ? "flex" : "hidden"} w-full flex-col gap-2 py-2 md:flex md:w-auto md:flex-row md:items-center md:py-0`}
        >
          <NavLinks />
        </nav>
      </div>
      <div className="page grid gap-3 *:last:mb-3">
        {isWaiting && <Notice tone="info">{t("language.waiting")}</Notice>}
        {failure && <Notice tone="warning">{t(`language.${failure}`)}</Notice>}
        <ServerAway />
      </div>
    </header>
  );
}

function NavLinks() {
  const { t } = useTranslation();
  const session = useSession();
  if (session.state === "loading") return undefined;
  if (session.state === "signed-out")
    return (
      <>
        <ButtonLink to="/verify" look="quiet">
          {t("nav.check")}
        </ButtonLink>
        <ButtonLink to="/login" look="quiet">
          {t("nav.login")}
        </ButtonLink>
        <ButtonLink to="/register">{t("nav.register")}</ButtonLink>
      </>
    );
  return (
    <>
      <ButtonLink to="/browse" look="quiet" className="max-wide:hidden">
        {t("browse.title")}
      </ButtonLink>
      <ButtonLink to="/verify" look="quiet" className="max-lg:hidden">
        {t("nav.check")}
      </ButtonLink>
      <ButtonLink to="/register-ip" look="secondary">
        {t("nav.registerWork")}
      </ButtonLink>
      <Suspense fallback={<span className="h-11 md:w-40" />}>
        <ProfileMenu user={session.user} />
      </Suspense>
    </>
  );
}
