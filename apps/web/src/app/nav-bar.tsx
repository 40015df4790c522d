import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { useSession } from "../lib/session.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { Button } from "../ui/button.tsx";
import { Rosette } from "../ui/rosette.tsx";
import { ProfileMenu } from "./profile-menu.tsx";

export function NavBar() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  // Open on one page only: going to another folds it.
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = openOn === pathname;
  return (
    <header className="border-b border-rule print:hidden">
      <div className="mx-auto flex max-w-5xl flex-wrap items-center gap-x-6 gap-y-3 px-4 py-3 sm:px-6">
        <Link to="/" className="flex items-center gap-2 font-serif text-xl text-ink no-underline">
          <Rosette seed="Colophon" className="size-8 text-gold" />
          Colophon
        </Link>
        <p className="hidden flex-1 text-sm text-muted italic md:block">{t("nav.tagline")}</p>
        <Button
          look="quiet"
          className="ms-auto sm:hidden"
          aria-expanded={isOpen}
          aria-controls="menu"
          onClick={() => setOpenOn(isOpen ? undefined : pathname)}
        >
          {t("nav.menu")}
        </Button>
        <nav
          id="menu"
          aria-label={t("nav.label")}
          className={`${isOpen ? "flex" : "hidden"} w-full flex-col gap-3 sm:ms-auto sm:flex sm:w-auto sm:flex-row sm:items-center`}
        >
          <NavLinks />
        </nav>
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
        <ButtonLink to="/login" look="quiet">
          {t("nav.login")}
        </ButtonLink>
        <ButtonLink to="/register">{t("nav.register")}</ButtonLink>
      </>
    );
  return (
    <>
      <ButtonLink to="/register-ip">{t("nav.registerWork")}</ButtonLink>
      <ProfileMenu user={session.user} />
    </>
  );
}
