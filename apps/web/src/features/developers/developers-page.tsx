import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { sentenceGap } from "../../lib/text/sentence-gap.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { RetryNotice } from "../../ui/retry-notice.tsx";
import { Calls } from "./calls.tsx";
import { Code } from "./code.tsx";
import { WithNames } from "./with-names.tsx";
import { descriptionQuery } from "./description-query.ts";

/** How programs use this registry, and every call that they can make. */
export function DevelopersPage() {
  const { t, i18n } = useTranslation("developers");
  const { t: say } = useTranslation();
  const description = useQuery(descriptionQuery);
  const command = `curl -H "Authorization: Bearer clp_…" \\\n  ${window.location.origin}/api/ip/user/works`;
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-10">
      <header className="grid gap-4">
        <PageTitle tab={t("title")}>{t("title")}</PageTitle>
        <p className="text-lg">{t("lead")}</p>
      </header>
      <section className="grid gap-3">
        <h2 className="text-2xl">{t("token.title")}</h2>
        <p>{t("token.text")}</p>
        <p>
          <Link to="/account/security" className="tap text-link underline">
            {t("token.link")}
          </Link>
        </p>
      </section>
      <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 className="text-2xl">{t("first.title")}</h2>
        <p>
          <WithNames>{t("first.text", { token: "clp_…" })}</WithNames>
        </p>
        <Code>{command}</Code>
        <p className="-ms-3 print:hidden">
          <CopyButton text={command} label={t("first.copy")} />
        </p>
      </section>
      <section className="grid gap-3">
        <h2 className="text-2xl">{t("know.title")}</h2>
        <ul className="grid list-disc gap-2 ps-5">
          <li>
            <WithNames>{t("know.again", { key: "Idempotency-Key" })}</WithNames>
          </li>
          <li>
            <WithNames>
              {t("know.limits", { left: "RateLimit", policy: "RateLimit-Policy", wait: "Retry-After" })}
            </WithNames>
          </li>
          <li>
            <WithNames>{t("know.errors", { code: "code" })}</WithNames>
          </li>
          <li>
            {t("know.openapi", { format: "OpenAPI 3.1" })}
            {sentenceGap(i18n.language)}
            <a href="/api/openapi.json" className="text-link underline">
              {t("description")}
            </a>
          </li>
        </ul>
      </section>
      <section className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <div className="grid gap-2">
          <h2 className="text-2xl">{t("calls.title")}</h2>
          <p className="text-muted">{t("calls.english")}</p>
        </div>
        {description.data && <Calls description={description.data} />}
        {description.isPending && <Loading />}
        {description.error && !description.data && (
          <RetryNotice action={say("common.retry")} onRetry={() => void description.refetch()}>
            {t("failed")}
          </RetryNotice>
        )}
      </section>
    </div>
  );
}
