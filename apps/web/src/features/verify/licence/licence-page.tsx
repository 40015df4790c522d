import { ApiError } from "@colophon/api";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { callApi, callApiForBytes } from "../../../lib/api/call-api.ts";
import { failureText } from "../../../lib/api/failure-text.ts";
import { queryClient } from "../../../lib/api/query-client.ts";
import { provenStatus } from "../../../lib/checking/ask-status.ts";
import { type CheckedLicence, checkLicence, readProof } from "../../../lib/checking/check-licence.ts";
import { longDateTime, utcTime } from "../../../lib/text/format.ts";
import { lineOf } from "../../../lib/text/words.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PageTitle, TabTitle } from "../../../ui/page-title.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { titleSize, WorkSheet } from "../../../ui/work-sheet.tsx";
import { AddressOnPaper } from "../address-on-paper.tsx";
import { NumberForm } from "../number-form.tsx";
import { trustQuery } from "../trust-query.ts";
import { LicenceActs } from "./licence-acts.tsx";
import { LicenceChecks } from "./licence-checks.tsx";
import { LicenceReport } from "./licence-report.tsx";
import { LicenceSaid } from "./licence-said.tsx";
import { knownState, licenceVerdictName } from "./licence-verdict.ts";
import { LicenceWords } from "./licence-words.tsx";

/** What the registry says of a licence to whoever asks, and its file, checked here. Its two sides are shown the rest. */
const licenceQuery = (id: string) => ({
  queryKey: ["licence", id],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const params = { licenceId: id };
    const [stated, answer, trust] = await Promise.all([
      callApi("GET /api/licences/{licenceId}", { params }, { signal }),
      callApiForBytes("GET /api/licences/{licenceId}/file", { params }, { signal }),
      queryClient.query(trustQuery),
    ]);
    const file = new Uint8Array(await answer.arrayBuffer());
    return { stated, file, checked: await checkLicence(file, trust, signal) };
  },
  retry: false,
  refetchInterval: ({ state: { data } }: { state: { data?: { checked: CheckedLicence } | undefined } }) =>
    data && isAwaited(data.checked) ? againMs : false,
});

/** Milliseconds between looks while something is on its way. */
const againMs = 15_000;

/** The log commits to what was said some time after it was, and a block comes later. */
const isAwaited = ({ verification, status, workStatus }: CheckedLicence): boolean =>
  verification.verdict === "valid_anchor_pending" || [status, workStatus].some((one) => one && "gap" in one);

/** One licence's page: what it is, whether it is genuine, what it permits, and what its two sides can do with it. */
export function LicencePage({ id }: { id: string }) {
  const { t } = useTranslation(["translation", "licence", "licence-failures"]);
  const { data, error, isFetching, refetch } = useQuery(licenceQuery(id));
  if (data) return <Licence id={id} {...data} isChecking={isFetching} onRetry={() => void refetch()} />;
  const isUnknown = error instanceof ApiError && error.status === 404;
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-10">
      <PageTitle tab={t("licence:kind")}>{t("licence:kind")}</PageTitle>
      {!error && (
        <p role="status" className="flex items-center gap-3">
          <Spinner />
          {t("licence:checking")}
        </p>
      )}
      {error && (
        <Notice tone="error">
          <p>{failureText(t, error, t("licence:failed"))}</p>
          {!isUnknown && (
            <Button look="secondary" isPending={isFetching} onClick={() => void refetch()}>
              {t("common.retry")}
            </Button>
          )}
        </Notice>
      )}
      {isUnknown && <NumberForm title={t("drop.number.again")} before={id} />}
    </div>
  );
}

type Loaded = Awaited<ReturnType<ReturnType<typeof licenceQuery>["queryFn"]>>;

interface LicenceProps extends Loaded {
  id: string;
  isChecking: boolean;
  onRetry: () => void;
}

function Licence({ id, stated, file, checked, isChecking, onRetry }: LicenceProps) {
  const { t, i18n } = useTranslation(["translation", "licence"]);
  const { verification } = checked;
  const isOther = verification.certificateId !== undefined && verification.certificateId !== id;
  const name = licenceVerdictName(verification, isOther);
  const isRefused = name === "notValid" || name === "notThisCertificate";
  const { record, work } = verification;
  const title = work?.verification.record?.claims.title ?? stated.licence?.title ?? "";
  const issuedAt = record === undefined ? stated.issuedAt : record.payload.iat * 1000;
  const proven = provenStatus(checked.status);
  const utc = utcTime(i18n.language, issuedAt);
  const head = (
    <>
      <header className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <p className="text-valid">{t("licence:kind")}</p>
        <h1
          tabIndex={-1}
          dir="auto"
          data-title
          className={`font-serif leading-tight text-balance wrap-anywhere print:line-clamp-none ${titleSize(title)}`}
        >
          {lineOf(title === "" ? id : title)}
        </h1>
        <p>
          {t("licence:issued", { date: longDateTime(i18n.language, issuedAt) })}
          {utc !== undefined && <span className="text-sm text-muted"> ({utc})</span>}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          <span className="tabular-nums">{id}</span>
          <Link to={`/verify/${stated.certificateId}`} className="max-sm:tap">
            {t("licence:certificate")} <span className="tabular-nums">{stated.certificateId}</span>
          </Link>
        </p>
      </header>
      <LicenceReport
        checked={checked}
        name={name}
        known={knownState(checked, stated.state)}
        retry={
          <Button look="secondary" isPending={isChecking} onClick={onRetry}>
            {t("common.retry")}
          </Button>
        }
      />
    </>
  );
  return (
    <div
      className="grid grid-cols-[minmax(0,1fr)] gap-10 print:block print:space-y-4 print:[zoom:0.7]"
      data-licence={id}
    >
      <TabTitle>{`${t("licence:kind")} ${id}`}</TabTitle>
      {isRefused ? (
        <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">{head}</div>
      ) : (
        <WorkSheet
          head={head}
          paper={
            <div className="lg:w-[27rem] xl:w-[30rem] print:w-auto">
              <LicenceWords id={id} verification={verification} />
            </div>
          }
        >
          <LicenceActs id={id} licence={stated.licence} onChanged={onRetry} />
        </WorkSheet>
      )}
      <div className="grid max-w-3xl min-w-0 grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-10 wide:max-w-none wide:grid-cols-[minmax(0,1fr)_28rem] print:block print:max-w-none print:space-y-4">
        <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-10 print:block print:max-w-none">
          {!isRefused && proven && <LicenceSaid statements={proven.statements} />}
          <section className="grid justify-items-start gap-3 print:hidden">
            <h2 className="text-2xl">{t("licence:elsewhere.title")}</h2>
            <p className="max-w-prose">{t("licence:elsewhere.text")}</p>
            <ButtonLink to="/verify" look="quiet" className="-mx-3">
              {t("drop.title")}
            </ButtonLink>
          </section>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10 print:block print:space-y-4">
          <AddressOnPaper certificateId={id} />
          <LicenceChecks checked={checked} proof={readProof(file)} />
        </div>
      </div>
    </div>
  );
}
