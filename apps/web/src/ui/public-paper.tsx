import { useQuery } from "@tanstack/react-query";
import { certificateQuery } from "../lib/api/certificate-query.ts";
import { CertificatePreviewPanel } from "./certificate-preview-panel.tsx";

/** A certificate's paper as everyone sees it, where there is room; nothing if nobody may. */
export function PublicPaper({ certificateId }: { certificateId: string }) {
  const { data, isError } = useQuery({ ...certificateQuery(certificateId), retry: false });
  if (isError) return undefined;
  return (
    <div data-beside className="max-lg:hidden paper:hidden">
      <CertificatePreviewPanel
        certificateId={certificateId}
        certificate={data}
        isCorrected={Object.keys(data?.corrections ?? {}).length > 0}
      />
    </div>
  );
}
