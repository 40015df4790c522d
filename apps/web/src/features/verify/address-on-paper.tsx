import { useTranslation } from "react-i18next";
import { QrCode } from "../../ui/qr-code.tsx";

/** The page's URL on paper, which leads back to the check. */
export function AddressOnPaper({ certificateId }: { certificateId: string }) {
  const { t } = useTranslation();
  const { origin } = window.location;
  const address = new URL(`/verify/${certificateId}`, origin).href;
  return (
    <div className="hidden items-center gap-6 paper:flex print:max-w-40 print:flex-col print:items-start print:gap-1">
      <QrCode text={address} label={t("certificate.qrCode", { address })} />
      <p className="wrap-anywhere print:text-sm" dir="ltr">
        {origin}
        <wbr />
        /verify/
        <wbr />
        <span className="inline-block">{certificateId}</span>
      </p>
    </div>
  );
}
