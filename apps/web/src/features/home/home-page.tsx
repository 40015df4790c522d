import { useTranslation } from "react-i18next";
import { useSession } from "../../lib/session.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { Rosette } from "../../ui/rosette.tsx";
import { FindByFile } from "./find-by-file.tsx";

/** Set like a title page, over the registry's ornament. */
export function HomePage() {
  const { t } = useTranslation();
  const isSignedIn = useSession().state === "signed-in";
  const proves = [t("home.provesWhat"), t("home.provesWhen"), t("home.provesWithoutUs")];
  return (
    <div className="grid gap-12 sm:gap-16">
      <section className="relative isolate grid justify-items-center gap-8 py-10 text-center sm:py-24">
        <div aria-hidden className="absolute inset-0 -z-10 grid place-items-center">
          <Rosette
            seed="Colophon"
            turns={7}
            className="w-[min(34rem,100%)] text-gold opacity-20 dark:opacity-25"
          />
        </div>
        <PageTitle tab={t("home.tab")} size="large">
          {t("home.welcome")}
        </PageTitle>
        <p className="max-w-xl font-serif text-xl text-pretty">{t("home.lead")}</p>
        <ButtonLink to={isSignedIn ? "/register-ip" : "/register"}>{t("home.begin")}</ButtonLink>
      </section>
      <ol className="grid gap-8 sm:grid-cols-3">
        {proves.map((text) => (
          <li key={text} className="border-t border-rule pt-4 font-serif text-lg text-pretty">
            {text}
          </li>
        ))}
      </ol>
      <FindByFile />
    </div>
  );
}
