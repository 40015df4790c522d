import { ApiError, type CertificateStatus } from "@colophon/api";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { certificateQuery } from "../lib/api/certificate-query.ts";
import { longDate } from "../lib/text/format.ts";
import { sentenceGap } from "../lib/text/sentence-gap.ts";
import { type SaidLine, statedLines } from "../lib/text/said-lines.ts";
import { beginningOf, isolate } from "../lib/text/words.ts";
import { Sentence } from "./words.tsx";

interface Props {
  lines: readonly SaidLine[];
  /** Whether the log proves them; otherwise the registry says so. */
  isProven: boolean;
  /** Whether the statements are listed further down, where the lines lead. */
  isListed?: boolean;
}

const grave = ["blocked", "withdrawn", "disputed"];

/** What was said later, one line each, newest first; nothing without any. */
export function SaidLines({ lines, isProven, isListed = false }: Props) {
  const { t, i18n } = useTranslation();
  if (lines.length === 0) return undefined;
  return (
    <div role="status" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {lines.map((line) => (
          <li
            key={`${line.kind} ${line.n ?? ""}`}
            data-said-first={line.kind}
            className={`border-s-2 ps-3 wrap-anywhere ${grave.includes(line.kind) ? "border-pending" : "border-link"}`}
          >
            <Line line={line} isListed={isListed} />
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        {t("said.first.proofStays")}
        {!isProven && `${sentenceGap(i18n.language)}${t("said.first.notChecked")}`}
      </p>
    </div>
  );
}

/** The same of a certificate that this page doesn't check, as the registry says it. */
export function StatedLines({ certificateId }: { certificateId: string }) {
  const { data } = useQuery({ ...certificateQuery(certificateId), retry: false });
  return data && <SaidLines lines={statedLines(data)} isProven={false} />;
}

function Line({ line: { kind, n, at, said }, isListed }: { line: SaidLine; isListed: boolean }) {
  const { t, i18n } = useTranslation(["translation", "certificate"]);
  const reason = beginningOf(said.reason ?? "");
  return (
    <>
      <p>
        <strong>{t(`said.first.${kind}.title`)}</strong>
        {at !== undefined && <span className="text-muted"> · {longDate(i18n.language, at)}</span>}
      </p>
      <p>
        {t(`said.first.${kind}.text`)}
        {sentenceGap(i18n.language)}
        {reason !== "" && (
          <Sentence words={reason}>{t("certificate:said.reason", { reason: isolate(reason) })}</Sentence>
        )}
      </p>
      {kind === "superseded" && said.certificate !== undefined && <Newer certificateId={said.certificate} />}
      {isListed && n !== undefined && kind !== "superseded" && kind !== "withdrawn" && (
        <a
          href={`#statement-${n}`}
          className="max-sm:tap paper:hidden"
          onClick={() => document.querySelector(`#statement-${n} details`)?.setAttribute("open", "")}
        >
          {t(linkTexts[kind])}
        </a>
      )}
    </>
  );
}

const linkTexts = {
  blocked: "certificate:said.read",
  disputed: "dispute.read",
  transferred: "certificate:said.rights",
  corrected: "certificate:said.correction",
} as const;

/** The link to the newer version, which says beforehand if that one is no longer what to look for. */
function Newer({ certificateId }: { certificateId: string }) {
  const { t } = useTranslation(["translation", "certificate"]);
  const { data, error } = useQuery({ ...certificateQuery(certificateId), retry: false });
  const isBlocked = error instanceof ApiError && error.code === "certificate_blocked";
  const status = isBlocked ? "blocked" : data?.status;
  return (
    <p>
      {isMarked(status) && <>{t(`certificate:said.newer.${status}`)} </>}
      <Link to={`/verify/${certificateId}`} className="max-sm:tap paper:hidden">
        {t("said.toNewer")}
      </Link>
    </p>
  );
}

const isMarked = (status: CertificateStatus | undefined): status is "withdrawn" | "disputed" | "blocked" =>
  status === "withdrawn" || status === "disputed" || status === "blocked";
