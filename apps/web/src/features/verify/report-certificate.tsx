import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";

// Loaded lazily, since few need it.
const ReportDialog = lazy(async () => ({ default: (await import("./report-dialog.tsx")).ReportDialog }));

/** An unobtrusive link, and the form that it opens. */
export function ReportCertificate({ certificateId }: { certificateId: string }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setIsOpen(true)}>
        {t("report.open")}
      </Button>
      {isOpen && (
        <Suspense>
          <ReportDialog certificateId={certificateId} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
