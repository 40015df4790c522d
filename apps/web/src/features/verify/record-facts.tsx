import { publicChainName, type RecordClaims, type StatusEvidence, type Verification } from "@colophon/proof";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { longDateTime } from "../../lib/text/format.ts";
import { Fact, Facts } from "../../ui/facts.tsx";
import { FileFact, type ShownFile } from "./file-fact.tsx";

/** Few records have or name any, so loaded with the first. */
const ManyFiles = lazy(async () => ({ default: (await import("./many-files.tsx")).ManyFiles }));
const UsesFacts = lazy(async () => ({ default: (await import("./said-since.tsx")).UsesFacts }));
const EarlierProofs = lazy(async () => ({ default: (await import("./earlier-proofs.tsx")).EarlierProofs }));

const RecordLinks = lazy(async () => ({ default: (await import("./record-links.tsx")).RecordLinks }));

interface Props {
  certificateId: string;
  /** As text, or in milliseconds. */
  registeredAt: string | number;
  /** Those that are shown. */
  files: readonly ShownFile[];
  /** Of all files, shown or not. */
  fileCount: number;
  /** What was proved; undefined if nothing was. */
  verification: Verification | undefined;
  /** The page is the registry's, which has what the record names beside it. */
  isRegistrys?: boolean;
  /** What was said later; undefined without an answer. */
  status: StatusEvidence | undefined;
  /** It is being asked for. */
  isAsking?: boolean | undefined;
  /** The anchoring transaction, or why there is none. */
  signature?: ReactNode;
}

/** What a person who relies on it needs: the time and its clock, the file, what was signed, and the place in the log. */
export function RecordFacts(props: Props) {
  const { certificateId, registeredAt, verification, signature } = props;
  const { t, i18n } = useTranslation();
  const { provenTime, anchor, index, checkpoint } = verification ?? {};
  const evidence = (id: "record_signature" | "disclosures" | "inclusion") =>
    verification?.checks.find((check) => check.id === id)?.evidence ?? {};
  // In a log that has ended, a place is only a claim until a blockchain has confirmed it.
  const isPlaceProved = verification?.checks.every(({ code }) => code !== "place_not_checked");
  const { key } = evidence("record_signature");
  const { shown = "", withheld = "" } = evidence("disclosures");
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="border-b border-rule pb-1 text-lg">{t("verify.facts.title")}</h3>
      <Facts>
        <Fact name={t("certificate.id")}>
          <span className="tabular-nums">{certificateId}</span>
        </Fact>
        <Fact name={t("certificate.registrationDate")}>
          {longDateTime(i18n.language, registeredAt)}
          <Beneath>{t("verify.facts.registryClock")}</Beneath>
          {verification?.isStatedLate && <Beneath>{t("verify.facts.statedLate")}</Beneath>}
        </Fact>
        <Fact name={t("verify.facts.proven")}>
          {provenTime !== undefined && anchor && publicChainName(anchor.chainId) !== undefined && (
            <>
              {longDateTime(i18n.language, anchor.blockTime * 1000)}
              <Beneath>
                {t("verify.facts.blockClock", {
                  network: publicChainName(anchor.chainId),
                  block: anchor.blockNumber,
                })}
              </Beneath>
            </>
          )}
        </Fact>
        <ClaimedFacts {...props} />
        <Fact name={t("verify.facts.signed")}>
          {key !== undefined && (
            <>
              {t("verify.facts.record", { key })}
              <Beneath>
                {t("verify.evidence.shown")} {shown} · {t("verify.evidence.withheld")} {withheld}
              </Beneath>
            </>
          )}
        </Fact>
        <Fact name={t("verify.evidence.index")}>
          {index !== undefined && isPlaceProved && (
            <>
              <bdi className="block tabular-nums">{index}</bdi>
              <Beneath>
                <bdi dir="ltr">{checkpoint?.origin}</bdi>
              </Beneath>
              <Code>{evidence("inclusion")["leafHash"]}</Code>
            </>
          )}
        </Fact>
        <Fact name={t("certificate.signature")}>{signature}</Fact>
      </Facts>
    </section>
  );
}

/** The files, and what else of the record few certificates have. */
function ClaimedFacts({
  certificateId,
  files,
  fileCount,
  verification,
  isRegistrys = false,
  status,
  isAsking = false,
}: Props) {
  const { t } = useTranslation();
  const { provenTime, record } = verification ?? {};
  return (
    <>
      {fileCount > 1 ? (
        <Suspense fallback={undefined}>
          <ManyFiles files={files} fileCount={fileCount} />
        </Suspense>
      ) : (
        files.map((file) => <FileFact key={file.sha256} name={t("certificate.file")} file={file} />)
      )}
      {record && !isAsking && mayShowUses(record.claims, status) && (
        <Suspense fallback={undefined}>
          <UsesFacts
            claims={record.claims}
            issuedAt={record.payload.iat}
            provenTime={provenTime}
            status={status}
          />
        </Suspense>
      )}
      {verification && record && record.claims.earlier.length > 0 && (
        <Suspense fallback={undefined}>
          <EarlierProofs
            certificateId={certificateId}
            claims={record.claims}
            verification={verification}
            isFetched={isRegistrys}
          />
        </Suspense>
      )}
      {record && record.claims.links.length > 0 && (
        <Suspense fallback={undefined}>
          <RecordLinks links={record.claims.links} />
        </Suspense>
      )}
    </>
  );
}

/** Whether anything is said of machines, or may be: few certificates have it. */
const mayShowUses = ({ aiUse, aiInvolvement }: RecordClaims, status: StatusEvidence | undefined): boolean =>
  aiUse !== undefined ||
  aiInvolvement !== undefined ||
  (status?.state === "refused"
    ? status.code === "status_incomplete"
    : status?.statements.some(({ kind }) => kind === "ai_use") === true);

const Beneath = ({ children }: { children: ReactNode }) => (
  <span className="block text-sm text-muted">{children}</span>
);

const Code = ({ children }: { children: ReactNode }) => (
  <code className="block font-mono text-sm wrap-anywhere">{children}</code>
);
