import { useTranslation } from "react-i18next";
import { Navigate, useLocation } from "react-router";
import { useSession } from "../../lib/session.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { Rosette } from "../../ui/rosette.tsx";
import { FindByFile } from "./find-by-file.tsx";
import { Search } from "./search.tsx";
import { useSearch } from "./use-search.ts";

/** Home, and the answer to any unknown path (specification, section 2). Set like a title page, over the registry's ornament; once something is asked, the answer takes the room. */
export function HomePage() {
  const { t } = useTranslation();
  const isSignedIn = useSession().state === "signed-in";
  const search = useSearch();
  const isUnknownPath = useLocation().pathname !== "/";
  if (search.certificateId !== undefined) return <Navigate to={`/verify/${search.certificateId}`} replace />;
  const isTitlePage = search.asked === "";
  const proves = [t("home.provesWhat"), t("home.provesWhen"), t("home.provesWithoutUs")];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12 sm:gap-16">
      {isUnknownPath && (
        <Notice tone="warning">
          <p className="font-semibold">{t("home.unknown.title")}</p>
          <p>{t("home.unknown.text")}</p>
        </Notice>
      )}
      <section
        className={`relative isolate grid grid-cols-[minmax(0,1fr)] justify-items-center gap-8 text-center ${isTitlePage ? "py-10 sm:py-20" : ""}`}
      >
        {isTitlePage && (
          <div aria-hidden className="absolute inset-0 -z-10 grid place-items-center">
            <Rosette
              seed="Colophon"
              turns={7}
              className="w-[min(38rem,100%)] text-gold opacity-20 dark:opacity-25"
            />
          </div>
        )}
        <PageTitle tab={isTitlePage ? t("home.tab") : search.asked} size={isTitlePage ? "large" : "usual"}>
          {t("home.welcome")}
        </PageTitle>
        {isTitlePage && <p className="max-w-xl font-serif text-xl">{t("home.lead")}</p>}
        <Search {...search} />
      </section>
      <FindByFile />
      <section className="grid justify-items-center gap-8">
        <ol className="grid gap-8 sm:grid-cols-3">
          {proves.map((text) => (
            <li key={text} className="border-t border-rule pt-4 font-serif text-lg">
              {text}
            </li>
          ))}
        </ol>
        <ButtonLink
          look="secondary"
          to={isSignedIn ? "/register-ip" : "/register"}
          state={isSignedIn ? undefined : { from: { pathname: "/register-ip", search: "" } }}
        >
          {t("home.begin")}
        </ButtonLink>
      </section>
    </div>
  );
}
