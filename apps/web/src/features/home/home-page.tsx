import { lazy, Suspense, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation } from "react-router";
import { Notice } from "../../ui/notice.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { Hero } from "./hero.tsx";
import { RegisterLink } from "./register-link.tsx";
import { Search } from "./search.tsx";
import { useSearch } from "./use-search.ts";
import { WhatItProves } from "./what-it-proves.tsx";

const FromTheRegister = lazy(async () => ({
  default: (await import("./from-the-register.tsx")).FromTheRegister,
}));

/**
 * Home, also for unknown paths (specification, section 2): the product itself, then the question box; below them the reasons
 * to use it. Once a question is asked, its answer takes their place.
 */
export function HomePage() {
  const { t } = useTranslation();
  const search = useSearch();
  const isUnknownPath = useLocation().pathname !== "/";
  const isLiving = useIsLiving();
  if (search.certificateId !== undefined) return <Navigate to={`/verify/${search.certificateId}`} replace />;
  const isAsked = search.asked !== "";
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 max-sm:-mt-4 lg:gap-12">
      {isUnknownPath && (
        <Notice tone="warning">
          <p className="font-semibold">{t("home.unknown.title")}</p>
          <p>{t("home.unknown.text")}</p>
        </Notice>
      )}
      {isAsked ? (
        <div className="text-center">
          <PageTitle tab={search.asked}>{t("home.welcome")}</PageTitle>
        </div>
      ) : (
        <Hero />
      )}
      <section className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-8 text-center">
        <Search {...search} />
      </section>
      {!isAsked && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-16 pt-6">
          <WhatItProves />
          {isLiving && (
            <Suspense>
              <FromTheRegister />
            </Suspense>
          )}
          <RegisterLink className="justify-self-center!" />
        </div>
      )}
    </div>
  );
}

/** False while the build renders the page, where data that is loaded later would look missing. */
const useIsLiving = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
