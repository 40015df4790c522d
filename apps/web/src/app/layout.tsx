import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, ScrollRestoration, useNavigation } from "react-router";
import { useStartFocus } from "../lib/page/use-start-focus.ts";
import { Footer } from "./footer.tsx";
import { NavBar } from "./nav-bar.tsx";

export function Layout() {
  const { t } = useTranslation();
  const main = useRef<HTMLElement>(null);
  useStartFocus(main);
  const isNavigating = useNavigation().state !== "idle";
  return (
    <>
      {/* At least as high as the screen, so that the footer doesn't jump while a page loads. */}
      <div className="flex min-h-dvh flex-col print:block print:min-h-0">
        <a
          href="#main"
          className="sr-only bg-raised p-2 focus:not-sr-only focus:absolute focus:start-2 focus:top-2 focus:z-10"
        >
          {t("nav.skip")}
        </a>
        <NavBar />
        <main
          id="main"
          ref={main}
          tabIndex={-1}
          aria-busy={isNavigating}
          className="page flex-1 py-10 outline-none print:max-w-none print:p-0"
        >
          <Outlet />
        </main>
      </div>
      <Footer />
      <ScrollRestoration />
    </>
  );
}
