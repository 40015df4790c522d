import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, ScrollRestoration, useLocation, useNavigation } from "react-router";
import { Footer } from "./footer.tsx";
import { NavBar } from "./nav-bar.tsx";

export function Layout() {
  const { t } = useTranslation();
  const main = useRef<HTMLElement>(null);
  useHeadingFocus(main);
  const isNavigating = useNavigation().state !== "idle";
  return (
    <>
      {/* A screen high at least, so that the footer is not pushed about while a page arrives. */}
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
          className="mx-auto w-full max-w-5xl flex-1 px-4 py-10 outline-none sm:px-6 print:max-w-none print:p-0"
        >
          <Outlet />
        </main>
      </div>
      <Footer />
      <ScrollRestoration />
    </>
  );
}

/** A new page begins at its heading, for those who hear it too, or at the field that it is about. The first page begins where the browser begins. */
function useHeadingFocus(main: React.RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    const page = main.current;
    if (page === null || focusStart(page)) return undefined;
    // A page that asks the server first has its heading later. Who has gone on meanwhile is left there.
    const observer = new MutationObserver(() => {
      if (document.activeElement !== document.body || focusStart(page)) observer.disconnect();
    });
    observer.observe(page, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [main, pathname]);
}

/** False where there is none yet. */
function focusStart(page: HTMLElement): boolean {
  const start = page.querySelector<HTMLElement>("[data-arrival]") ?? page.querySelector("h1");
  start?.focus({ preventScroll: true });
  return start !== null;
}
