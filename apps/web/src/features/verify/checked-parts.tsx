import { documentGapOf } from "@colophon/proof";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { provenStatus, statusToCheck } from "../../lib/checking/ask-status.ts";
import type { CheckedBundle } from "../../lib/checking/check-bundle.ts";
import { beginningOf, isolate } from "../../lib/text/words.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Sentence } from "../../ui/words.tsx";
import { CheckList } from "./check-list.tsx";
import { CheckedRecord } from "./checked-record.tsx";
import { ProvedColumns } from "./proved-columns.tsx";
import { SaidFirst, type Stated } from "./said-first.tsx";
import { SaidSince } from "./said-since.tsx";
import { VerdictFrame } from "./verdict-frame.tsx";
import { countsOfFiles, failedCheck, verdictName } from "./verdict-text.ts";

interface Props {
  checked: CheckedBundle;
  /** The proof is inside the certificate's PDF. */
  isPdf: boolean;
  /** Of the work's file that led here; undefined where the certificate itself was given, which may be an old copy. */
  fileName: string | undefined;
  sha256: string | undefined;
  /** The button that checks again. */
  retry: ReactNode;
  /** Beneath the verdict. */
  children?: ReactNode;
}

/** The verdict, the record, the checks, and a link to the public page, of a bundle that was checked. */
export function CheckedParts({ checked, isPdf, fileName, sha256, retry, children }: Props) {
  const { t } = useTranslation();
  const { verification, bundle, otherOrigin, isOffline, status } = checked;
  const { verdict, checks, record, certificateId } = verification;
  const judgement = { verdict, verification, checks, isOther: false };
  const name = verdictName(judgement);
  const reason = failedCheck(judgement)?.code;
  const isRegisteredFile = checks.some(({ id, state }) => id === "document" && state === "passed");
  const counts = countsOfFiles(checks.find(({ id }) => id === "document"));
  const documentGap = documentGapOf(verification);
  const proven = name === "notValid" ? undefined : provenStatus(status);
  const isSavedEarly = name === "anchorPending" && fileName === undefined;
  const toPage = name !== "notValid" && certificateId !== undefined && (
    <ButtonLink to={`/verify/${certificateId}`} look="secondary" className="justify-self-start paper:hidden">
      {t("drop.toPage")}
    </ButtonLink>
  );
  return (
    <>
      <VerdictFrame
        verdict={name}
        creatorName={record?.claims.creatorName ?? ""}
        verification={verification}
        columns={<ProvedColumns verdict={name} verification={verification} checks={checks} isPdf={isPdf} />}
      >
        {fileName !== undefined && isRegisteredFile && (
          <p>
            <Sentence words={fileName}>{t("verify.compare.same", { name: isolate(fileName) })}</Sentence>
          </p>
        )}
        {reason && otherOrigin === undefined && <p>{t(`verify.code.${reason}`)}</p>}
        {otherOrigin !== undefined && <OtherRegistry origin={beginningOf(otherOrigin)} />}
        {isOffline && <p>{t("drop.offline")}</p>}
        {isSavedEarly && (
          <>
            <p>{t("drop.savedEarly")}</p>
            {toPage}
          </>
        )}
        {documentGap && <p>{t(`verify.code.${documentGap}`, counts)}</p>}
        {name === "cannotBeChecked" && documentGap === undefined && retry}
      </VerdictFrame>
      {children}
      {proven && <SaidFirst proven={proven} stated={saysNothing} />}
      {name !== "notValid" && record && (
        <CheckedRecord
          record={record}
          verdict={name}
          verification={verification}
          proven={proven}
          status={statusToCheck(status).status}
          sha256={sha256}
        />
      )}
      {proven && proven.statements.length > 0 && <SaidSince proven={proven} />}
      <CheckList
        checks={checks}
        verification={verification}
        bundle={bundle}
        isPdf={isPdf}
        hasFile={(record?.claims.fileCount ?? record?.claims.files.length ?? 0) > 0}
        status={status}
      />
      {!isSavedEarly && toPage}
    </>
  );
}

/** The registry isn't asked about a certificate that was given as a file. */
const saysNothing: Stated = { status: "valid", statements: [], supersededBy: null };

/** A name that the proof's maker has chosen. */
function OtherRegistry({ origin }: { origin: string }) {
  const { t } = useTranslation();
  return (
    <p className="wrap-anywhere">
      <Sentence words={origin}>{t("drop.otherRegistry", { origin: isolate(origin) })}</Sentence>
    </p>
  );
}
