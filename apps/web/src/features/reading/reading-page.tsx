import { termsVersion } from "@colophon/api";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { type ClientConfig, clientConfigQuery } from "../../lib/api/client-config.ts";
import { joinList, longDay } from "../../lib/text/format.ts";
import { Loading } from "../../ui/loading.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { RegistrationPrice } from "../../ui/registration-price.tsx";
import { RetryNotice } from "../../ui/retry-notice.tsx";
import { marks, type TextPart, Questions, Sections } from "./parts.tsx";

export const TermsPage = () => <ReadingPage name="terms" />;
export const PrivacyPage = () => <ReadingPage name="privacy" />;
export const HelpPage = () => <ReadingPage name="help" />;

/** A text page, whose texts are in a file that only it loads. */
function ReadingPage({ name }: { name: "terms" | "privacy" | "help" }) {
  const { t: tCommon } = useTranslation();
  // The three files have the same shape.
  const { t, i18n, ready } = useTranslation(name as "terms", { useSuspense: false });
  const { data: config, error } = useQuery(clientConfigQuery);
  if (error || (ready && !i18n.exists("title", { ns: name })))
    return (
      <RetryNotice action={tCommon("common.reload")} onRetry={() => window.location.reload()}>
        {tCommon("common.pageLoadError")}
      </RetryNotice>
    );
  if (!ready) return <Loading />;

  const { name: operator = "", address = [], jurisdiction = "" } = config?.operator ?? {};
  const named = {
    contact: config?.contact ?? "",
    operator,
    address: joinList(i18n.language, address),
    jurisdiction,
  };
  const all = Object.entries(t("sections", { returnObjects: true, ...marks }) as Record<string, TextPart>);
  const parts = all.filter(([id]) => config && isTrueOf(id, config));
  return (
    <div key={name} className="mx-auto grid max-w-2xl gap-8">
      <header className="grid gap-4">
        <PageTitle tab={t("title")}>{t("title")}</PageTitle>
        <p className="text-lg">{t("lead")}</p>
        {name === "help" && <RegistrationPrice isFull />}
        {name !== "help" && (
          <p className="text-sm text-muted">{t("version", { date: longDay(i18n.language, termsVersion) })}</p>
        )}
      </header>
      {!config && <Loading />}
      {config && name === "help" && <Questions parts={parts} named={named} />}
      {config && name !== "help" && <Sections parts={parts} named={named} label={t("title")} />}
    </div>
  );
}

/** Some sections apply only to registries that name their operator or take money. */
function isTrueOf(section: string, { operator, payments }: ClientConfig): boolean {
  if (section === "operator") return operator !== null;
  return section !== "payment" || payments === "stripe";
}
