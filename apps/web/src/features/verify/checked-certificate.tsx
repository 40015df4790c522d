import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CheckedBundle } from "../../lib/checking/check-bundle.ts";
import { Button } from "../../ui/button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { CheckedParts } from "./checked-parts.tsx";
import { VerdictFrame } from "./verdict-frame.tsx";

interface Props {
  checked: Pick<UseQueryResult<CheckedBundle>, "data" | "error" | "refetch" | "isFetching">;
  /** The proof is inside the certificate's PDF. */
  isPdf: boolean;
  /** Name of the work's file that led here. */
  fileName?: string;
  /** The only file to show of several: the one that was given. */
  sha256?: string;
  /** Beneath the verdict. */
  children?: ReactNode;
}

/** The verdict on a certificate that was given as a file, its record, the checks, and a link to its public page. */
export function CheckedCertificate({ checked, isPdf, fileName, sha256, children }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch, isFetching } = checked;
  const retry = (
    <Button look="secondary" isPending={isFetching} onClick={() => void refetch()}>
      {t("common.retry")}
    </Button>
  );
  // What was found stays if judging it again fails.
  if (error && !data)
    return (
      <VerdictFrame verdict="cannotBeChecked" creatorName="">
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
  return (
    <CheckedParts checked={data} isPdf={isPdf} fileName={fileName} sha256={sha256} retry={retry}>
      {children}
    </CheckedParts>
  );
}
