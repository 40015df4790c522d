import { useTranslation } from "react-i18next";
import { useSession } from "../../lib/session.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { Rosette } from "../../ui/rosette.tsx";

export function HomePage() {
  const { t } = useTranslation();
  const isSignedIn = useSession().state === "signed-in";
  const proves = [t("home.provesWhat"), t("home.provesWhen"), t("home.provesWithoutUs")];
  return (
    <div className="relative isolate mx-auto grid max-w-2xl justify-items-center gap-8 py-12 text-center">
      <Rosette
        seed="Colophon"
        turns={12}
        className="absolute top-0 -z-10 w-[min(26rem,90vw)] text-gold opacity-20"
      />
      <PageTitle tab={t("home.tab")}>{t("home.welcome")}</PageTitle>
      <p className="max-w-xl font-serif text-xl text-pretty">{t("home.lead")}</p>
      <ButtonLink to={isSignedIn ? "/register-ip" : "/register"}>{t("home.begin")}</ButtonLink>
      <ul className="mt-10 grid gap-6 text-start sm:grid-cols-3">
        {proves.map((text) => (
          <li key={text} className="border-t border-rule pt-3 text-pretty">
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
