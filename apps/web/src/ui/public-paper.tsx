import { isPublicChain } from "@colophon/proof";
import { useQuery } from "@tanstack/react-query";
import { certificateQuery } from "../lib/api/certificate-query.ts";
import { CertificatePreview } from "./certificate-preview.tsx";

/** A certificate's paper as everyone sees it, where there is room; nothing if nobody may. */
export function PublicPaper({ certificateId }: { certificateId: string }) {
  const { data, isError } = useQuery({ ...certificateQuery(certificateId), retry: false });
  if (isError) return undefined;
  return (
    <div className="max-lg:hidden paper:hidden">
      <CertificatePreview
        isBeside
        facts={data}
        validationUrl={new URL(`/verify/${certificateId}`, window.location.origin).href}
        isTestChain={data === undefined || !isPublicChain(data.anchor.chainId)}
      />
    </div>
  );
}
