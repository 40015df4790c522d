import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useSearchParams } from "react-router";
import { Notice } from "../../ui/notice.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { Hero } from "./hero.tsx";

const CheckedHere = lazy(async () => ({ default: (await import("./checked-here.tsx")).CheckedHere }));
const Search = lazy(async () => ({ default: (await import("./search.tsx")).Search }));
const WhatItProves = lazy(async () => ({ default: (await import("./what-it-proves.tsx")).WhatItProves }));
const NewestWorks = lazy(async () => ({ default: (await import("./newest-works.tsx")).NewestWorks }));

/** As high as the check and the question box, which are loaded later: what comes below them doesn't move. */
const checkPlace = <div className="min-h-[75rem] lg:min-h-[44rem]" />;

const searchPlace = <div className="min-h-84 sm:min-h-36" />;

/**
 * Home, also for unknown paths (specification, section 2): the product itself, a check that runs here, the question box;
 * below them what a certificate proves, and the register. Once a question is asked, its answer takes their place.
 */
export function HomePage() {
  const { t } = useTranslation();
  const asked = (useSearchParams()[0].get("q") ?? "").trim();
  const isUnknownPath = useLocation().pathname !== "/";
  const isAsked = asked !== "";
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-16 max-sm:-mt-4 lg:gap-20">
      {isUnknownPath && (
        <Notice tone="warning">
          <p className="font-semibold">{t("home.unknown.title")}</p>
          <p>{t("home.unknown.text")}</p>
        </Notice>
      )}
      {isAsked ? (
        <div className="text-center">
          <PageTitle tab={asked}>{t("home.welcome")}</PageTitle>
        </div>
      ) : (
        <>
          <Hero isUnknownPath={isUnknownPath} />
          <Suspense fallback={checkPlace}>
            <CheckedHere place={checkPlace} />
          </Suspense>
        </>
      )}
      <section className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-8 text-center">
        <Suspense fallback={searchPlace}>
          <Search />
        </Suspense>
      </section>
      {!isAsked && (
        <Suspense>
          <WhatItProves />
          <NewestWorks />
        </Suspense>
      )}
    </div>
  );
}
