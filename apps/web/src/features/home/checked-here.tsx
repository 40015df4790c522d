import type { ListedWork } from "@colophon/api";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { longDate } from "../../lib/text/format.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { CheckMark } from "../../ui/check-mark.tsx";
import type { ExampleCheck } from "./check-example.ts";
import { useNewest } from "./newest-query.ts";
import { Paper } from "./paper.tsx";
import { useSeen } from "./use-seen.ts";

const tones = { passed: "passed", failed: "failed", not_checked: "unknown" } as const;

/** Between one check and the next, as they are shown. */
const beat = 600;

/** Demonstrates how to check a certificate with one of the register's. Nothing while the register is empty. */
export function CheckedHere({ place }: { place: ReactNode }) {
  const { example, isPending } = useNewest();
  if (example) return <Checked key={example.certificateId} work={example} />;
  return isPending ? place : undefined;
}

/** Starts when scrolled into view. */
function Checked({ work: { certificateId, title, creatorName, registrationDate } }: { work: ListedWork }) {
  const { t, i18n } = useTranslation();
  const [place, isSeen] = useSeen();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ["example", certificateId],
    queryFn: async ({ signal }) => (await import("./check-example.ts")).checkExample(certificateId, signal),
    enabled: isSeen,
    retry: false,
  });
  const isGenuine = data?.every(({ state }) => state !== "failed") ?? false;
  return (
    <section
      ref={place}
      className="grid grid-cols-[minmax(0,1fr)] content-center items-center gap-x-16 gap-y-8 max-lg:min-h-[75rem] lg:min-h-[44rem] lg:grid-cols-[24rem_minmax(0,1fr)] wide:grid-cols-[30rem_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-4 lg:order-last">
        <h2 className="text-3xl">{t("home.how.title")}</h2>
        <p className="max-w-prose">{t("home.how.steps")}</p>
        <ul aria-live="polite" className="min-h-40 border-t border-gold">
          {data?.map((check, at) => (
            <CheckLine key={check.id} check={check} delay={at * beat} />
          ))}
          {!data && (
            <li className="py-3 text-muted">
              {isError ? t("verify.verdict.cannotBeChecked.text") : t("verify.checking")}
            </li>
          )}
        </ul>
        <p className="max-w-prose">{t("home.provesWithoutUs")}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {isError ? (
            <Button look="secondary" isPending={isFetching} onClick={() => void refetch()}>
              {t("common.retry")}
            </Button>
          ) : (
            <ButtonLink look="secondary" to={`/verify/${certificateId}`}>
              {t("home.how.open")}
            </ButtonLink>
          )}
          <Link to="/verify" className="inline-block py-2">
            {t("home.check")}
          </Link>
        </div>
      </div>
      <Paper
        seed={certificateId}
        title={title}
        creator={creatorName || t("certificate.erasedAccount")}
        lines={[
          { name: t("home.paper.date"), value: longDate(i18n.language, registrationDate) },
          { name: t("certificate.id"), value: certificateId },
        ]}
        seal={isGenuine ? { delay: (data?.length ?? 0) * beat } : "none"}
      />
    </section>
  );
}

function CheckLine({
  check: { id, state, code, isOnTestChain },
  delay,
}: {
  check: ExampleCheck;
  delay: number;
}) {
  const { t } = useTranslation();
  return (
    <li
      data-check={id}
      data-state={state}
      style={{ animationDelay: `${delay}ms` }}
      className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 border-b border-rule py-3 motion-safe:appearing"
    >
      <CheckMark tone={code === "anchor_pending" ? "waiting" : tones[state]} className="size-7 text-sm" />
      <span className="font-serif text-lg">
        {t(isOnTestChain ? "verify.testAnchor" : `verify.check.${id}.title`)}
      </span>
      <span className="text-sm text-muted">{t(`verify.state.${state}`)}</span>
      {code && <span className="col-span-2 col-start-2 text-sm text-muted">{t(`verify.code.${code}`)}</span>}
    </li>
  );
}
