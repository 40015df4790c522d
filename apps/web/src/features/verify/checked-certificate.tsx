import type { Verification } from "@colophon/proof";
import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { longDateTime } from "../../lib/format.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Fact, Facts } from "../../ui/facts.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import type { CheckedBundle } from "../../lib/check-bundle.ts";
import { CheckList } from "./check-list.tsx";
import { NotVerified } from "./not-verified.tsx";
import { VerdictFrame } from "./verdict-frame.tsx";
import { failedCheck, verdictName } from "./verdict-text.ts";

interface Props {
  checked: Pick<UseQueryResult<CheckedBundle>, "data" | "error" | "refetch" | "isFetching">;
  /** The proof stands inside the certificate's PDF. */
  isPdf: boolean;
  /** The work's file that led here. */
  fileName?: string;
}

/** The verdict on a certificate at hand, what its record says, the checks, and the way to its public page. */
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
  const { verification, otherOrigin, isOffline } = data;
  const { verdict, checks, record, certificateId } = verification;
  const judgement = { verdict, verification, checks, isOther: false };
  const name = verdictName(judgement);
  const reason = failedCheck(judgement)?.code;
  const isRegisteredFile = checks.some(({ id, state }) => id === "document" && state === "passed");
  const hasNoRoot = checks.some(({ code }) => code === "no_pdf_root");
  return (
    <>
      <VerdictFrame
        verdict={name}
        creatorName={record?.claims.creatorName ?? ""}
        provenTime={verification.provenTime}
        notVerified={
          record && (
            <NotVerified
              hasEmail={record.claims.creatorEmail !== undefined}
              hasFile={record.claims.files.length > 0}
            />
          )
        }
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
      {name !== "notValid" && record && <RecordFacts record={record} />}
      <CheckList checks={checks} isPdf={isPdf} hasFile={(record?.claims.files.length ?? 0) > 0} />
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

function RecordFacts({ record: { payload, claims } }: { record: NonNullable<Verification["record"]> }) {
  const { t, i18n } = useTranslation();
  return (
    <Facts>
      <Fact name={t("registration.field.title")}>{claims.title}</Fact>
      <Fact name={t("certificate.creatorName")}>{claims.creatorName}</Fact>
      <Fact name={t("certificate.registrationDate")}>{longDateTime(i18n.language, payload.iat * 1000)}</Fact>
      <Fact name={t("certificate.id")}>
        <span className="tabular-nums">{payload.jti}</span>
      </Fact>
    </Facts>
  );
}
