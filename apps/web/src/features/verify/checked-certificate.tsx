import { type BundleAnchor, publicChainName } from "@colophon/proof";
import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { provenStatus } from "../../lib/checking/ask-status.ts";
import type { CheckedBundle } from "../../lib/checking/check-bundle.ts";
import { unnamed } from "../../lib/text/unnamed.ts";
import { BlockchainSignature } from "./blockchain-signature.tsx";
import { CollaboratorList } from "../../ui/collaborator-list.tsx";
import { Fact, Facts } from "../../ui/facts.tsx";
import { CheckList } from "./check-list.tsx";
import { provenCollaborators } from "./proven-certificate.ts";
import { ProvedColumns } from "./proved-columns.tsx";
import { isGenuine } from "./proved-lines.ts";
import { RecordFacts } from "./record-facts.tsx";
import { SaidFirst } from "./said-first.tsx";
import { SaidSince } from "./said-since.tsx";
import { VerdictFrame } from "./verdict-frame.tsx";
import { failedCheck, verdictName } from "./verdict-text.ts";

interface Props {
  checked: Pick<UseQueryResult<CheckedBundle>, "data" | "error" | "refetch" | "isFetching">;
  /** The proof is inside the certificate's PDF. */
  isPdf: boolean;
  /** Name of the work's file that led here. */
  fileName?: string;
}

/** The verdict on a certificate at hand, its record, the checks, and a link to its public page. */
export function CheckedCertificate({ checked, isPdf, fileName }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch, isFetching } = checked;
  const retry = (
    <Button look="secondary" isPending={isFetching} onClick={() => void refetch()}>
      {t("common.retry")}
    </Button>
  );
  if (error)
    return (
      <VerdictFrame verdict="cannotBeChecked" creatorName="" provenTime={undefined}>
        {retry}
      </VerdictFrame>
    );
  if (!data)
    return (
      <p role="status" className="flex items-center gap-3">
        <Spinner />
        {t("verify.checking")}
      </p>
    );
  const { verification, otherOrigin, isOffline, status } = data;
  const { verdict, checks, record, certificateId, anchor } = verification;
  const judgement = { verdict, verification, checks, isOther: false };
  const name = verdictName(judgement);
  const reason = failedCheck(judgement)?.code;
  const isRegisteredFile = checks.some(({ id, state }) => id === "document" && state === "passed");
  const hasNoRoot = checks.some(({ code }) => code === "no_pdf_root");
  const proven = name === "notValid" ? undefined : provenStatus(status);
  const collaborators = provenCollaborators([], record?.claims.collaborators ?? [], proven).map(
    ({ answer, ...one }) => {
      // A proof doesn't say whether they were asked, but the log proves that they haven't answered.
      if (answer.at !== null) return { ...one, answer };
      const isSilent = proven !== undefined && proven.lack !== "status_of_successor_log";
      return isSilent ? { ...one, answer: { ...answer, state: "unanswered" as const } } : one;
    },
  );
  return (
    <>
      {proven && <SaidFirst proven={proven} stated="valid" />}
      <VerdictFrame
        verdict={name}
        creatorName={record?.claims.creatorName ?? ""}
        provenTime={verification.provenTime}
        columns={<ProvedColumns verdict={name} verification={verification} checks={checks} isPdf={isPdf} />}
      >
        {fileName !== undefined && isRegisteredFile && (
          <p className="font-semibold">{t("verify.compare.same", { name: fileName })}</p>
        )}
        {reason && otherOrigin === undefined && <p>{t(`verify.code.${reason}`)}</p>}
        {otherOrigin !== undefined && <p>{t("drop.otherRegistry", { origin: otherOrigin })}</p>}
        {isOffline && <p>{t("drop.offline")}</p>}
        {hasNoRoot && <p>{t("verify.code.no_pdf_root")}</p>}
        {name === "cannotBeChecked" && !hasNoRoot && retry}
      </VerdictFrame>
      {name !== "notValid" && record && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 border border-rule bg-raised p-5 sm:px-10 sm:py-8">
          <p dir="auto" className="font-serif text-2xl wrap-anywhere">
            {record.claims.title}
          </p>
          <p>
            {t("certificate.statement", {
              name: record.claims.creatorName,
              ...unnamed(record.claims.creatorName),
            })}
          </p>
          {collaborators.length > 0 && (
            <Facts>
              <Fact name={t("certificate.collaborators")}>
                <CollaboratorList collaborators={collaborators} />
              </Fact>
            </Facts>
          )}
          <RecordFacts
            certificateId={record.payload.jti}
            registeredAt={record.payload.iat * 1000}
            files={record.claims.files}
            verification={isGenuine(name) ? verification : undefined}
            signature={
              anchor && <BlockchainSignature hash={anchor.transactionHash} anchor={provenAnchor(anchor)} />
            }
          />
        </div>
      )}
      {proven && proven.statements.length > 0 && <SaidSince proven={proven} />}
      <CheckList
        checks={checks}
        isPdf={isPdf}
        hasFile={(record?.claims.files.length ?? 0) > 0}
        status={status}
      />
      {name !== "notValid" && certificateId !== undefined && (
        <ButtonLink
          to={`/verify/${certificateId}`}
          look="secondary"
          className="justify-self-start paper:hidden"
        >
          {t("drop.toPage")}
        </ButtonLink>
      )}
    </>
  );
}

/** An anchor that a chain has confirmed; a proof doesn't name other places to look it up. */
const provenAnchor = ({ chainId }: BundleAnchor) => ({
  state: "final" as const,
  chainId,
  network: publicChainName(chainId) ?? "",
  explorerUrl: null,
});
