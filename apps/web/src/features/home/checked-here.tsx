import type { ListedWork } from "@colophon/api";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { CheckMark } from "../../ui/check-mark.tsx";
import { Rosette } from "../../ui/rosette.tsx";
import type { ExampleCheck } from "./check-example.ts";
import { useSeen } from "./use-seen.ts";
import { Words } from "../../ui/words.tsx";

const tones = { passed: "passed", failed: "failed", not_checked: "unknown" } as const;

/** Demonstrates how to check a certificate with one of the register's. Starts when scrolled into view. */
export function CheckedHere({ work: { certificateId, title, creatorName } }: { work: ListedWork }) {
  const { t } = useTranslation();
  const [place, isSeen] = useSeen();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ["example", certificateId],
    queryFn: async ({ signal }) => (await import("./check-example.ts")).checkExample(certificateId, signal),
    enabled: isSeen,
    retry: false,
  });
  return (
    <section ref={place} className="grid gap-x-16 gap-y-6 sm:grid-cols-2">
      <div className="grid content-start justify-items-start gap-4">
        <h2 className="text-2xl">{t("home.how.title")}</h2>
        <p>{t("home.how.steps")}</p>
        <p>{t("home.provesWithoutUs")}</p>
        <Link to="/verify" className="inline-block py-2">
          {t("home.check")}
        </Link>
      </div>
      <figure className="grid min-h-80 content-start gap-4 border border-rule bg-raised p-6">
        <figcaption className="flex flex-wrap items-center gap-4">
          <Rosette seed={certificateId} className="size-14 shrink-0 text-gold" />
          <span className="grid min-w-0 flex-[1_1_8rem]">
            <span className="font-serif text-xl wrap-anywhere">
              <Words>{title}</Words>
            </span>
            <span className="text-sm text-muted wrap-anywhere">
              <Words>{creatorName || t("certificate.erasedAccount")}</Words>
            </span>
          </span>
        </figcaption>
        <ul aria-live="polite" className="border-t border-rule">
          {data?.map((check) => (
            <CheckLine key={check.id} check={check} />
          ))}
          {!data && (
            <li className="py-3 text-muted">
              {isError ? t("verify.verdict.cannotBeChecked.text") : t("verify.checking")}
            </li>
          )}
        </ul>
        {isError ? (
          <Button
            look="secondary"
            className="justify-self-start"
            isPending={isFetching}
            onClick={() => void refetch()}
          >
            {t("common.retry")}
          </Button>
        ) : (
          <ButtonLink look="secondary" className="justify-self-start" to={`/verify/${certificateId}`}>
            {t("home.how.open")}
          </ButtonLink>
        )}
      </figure>
    </section>
  );
}

function CheckLine({ check: { id, state, code, isOnTestChain } }: { check: ExampleCheck }) {
  const { t } = useTranslation();
  return (
    <li
      data-check={id}
      data-state={state}
      className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 border-b border-rule py-2"
    >
      <CheckMark tone={code === "anchor_pending" ? "waiting" : tones[state]} className="size-6 text-sm" />
      <span>{t(isOnTestChain ? "verify.testAnchor" : `verify.check.${id}.title`)}</span>
      <span className="text-sm text-muted">{t(`verify.state.${state}`)}</span>
      {code && <span className="col-span-2 col-start-2 text-sm text-muted">{t(`verify.code.${code}`)}</span>}
    </li>
  );
}
