import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useSearchParams } from "react-router";
import { useSession } from "../../lib/session/session.ts";
import { Notice } from "../../ui/notice.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { CertificateStep } from "./certificate-step.tsx";
import type { Draft } from "./draft.ts";
import type { Issued, IssuedBatch } from "./issued.ts";
import { OrderStep } from "./order-step.tsx";
import { Loading } from "../../ui/loading.tsx";
import { FromEarlier } from "./from-earlier.tsx";
import { Wizard } from "./wizard.tsx";

const WorksTable = lazy(async () => ({ default: (await import("./several-files.ts")).WorksTable }));
const BatchStep = lazy(async () => ({ default: (await import("./several-files.ts")).BatchStep }));

/** The five steps. The last one is stored in the history entry, so that it survives a reload. */
export function RegistrationPage() {
  const { t } = useTranslation(["translation", "account", "wizard"]);
  const session = useSession();
  // In memory only: it contains data that no certificate shows.
  const [registered, setRegistered] = useState<{ certificateId: string; draft: Draft }>();
  /** Each draft that is opened has a wizard of its own. */
  const [opened, setOpened] = useState(0);
  const state: unknown = useLocation().state;
  const [search] = useSearchParams();
  // Typing the wizard's URL again starts over, though the browser may keep the entry's state.
  const isLast = search.get("step") === "5";
  const issued = isLast && isIssued(state) ? state.issued : undefined;
  if (session.state !== "signed-in") return undefined;
  if (isLast && isIssuedBatch(state))
    return (
      <Suspense fallback={<Loading />}>
        <BatchStep batch={state.batch} />
      </Suspense>
    );
  if (issued)
    return (
      <CertificateStep
        key={issued.certificateId}
        issued={issued}
        user={session.user}
        draft={registered?.certificateId === issued.certificateId ? registered.draft : undefined}
      />
    );
  if (search.get("from") === "table")
    return (
      <Suspense fallback={<Loading />}>
        <WorksTable user={session.user} />
      </Suspense>
    );
  const confirmed = readConfirmed(state);
  const [newerOf, likeOf] = [search.get("newer-of"), search.get("like")];
  const earlier = newerOf ?? likeOf;
  const orderId = search.get("order");
  if (orderId !== null)
    return (
      <OrderStep
        key={orderId}
        orderId={orderId}
        user={session.user}
        isCancelled={search.get("cancelled") !== null}
      />
    );
  return (
    <div className="mx-auto grid max-w-2xl gap-8 has-[figure]:max-w-5xl wide:has-[figure]:max-w-none">
      <PageTitle tab={t("registration.title")}>{t("registration.title")}</PageTitle>
      {confirmed !== undefined && (
        <Notice tone="success">
          <span className="wrap-anywhere">{t("confirmation.done", { email: confirmed })}</span>
        </Notice>
      )}
      {earlier === null ? (
        <Wizard
          key={`${session.user.id} ${opened}`}
          user={session.user}
          onOpened={() => setOpened(opened + 1)}
          onRegistered={(certificateId, draft) => setRegistered({ certificateId, draft })}
        />
      ) : (
        <FromEarlier
          key={earlier}
          workId={earlier}
          as={newerOf === null ? "like" : "newer"}
          user={session.user}
        />
      )}
    </div>
  );
}

const isIssued = (state: unknown): state is { issued: Issued } =>
  typeof state === "object" && state !== null && "issued" in state;

const isIssuedBatch = (state: unknown): state is { batch: IssuedBatch } =>
  typeof state === "object" && state !== null && "batch" in state;

/** The address that the mailed link has just confirmed, on the way here. */
function readConfirmed(state: unknown): string | undefined {
  const { confirmed } = (state ?? {}) as { confirmed?: unknown };
  return typeof confirmed === "string" ? confirmed : undefined;
}
