import { useTranslation } from "react-i18next";
import { QrCode } from "../../ui/qr-code.tsx";

/** Leads from a printed page back to the one that checks. */
export function AddressOnPaper({ certificateId }: { certificateId: string }) {
  const { t } = useTranslation();
  const address = new URL(`/verify/${certificateId}`, window.location.origin).href;
  return (
    <div className="-my-8 hidden items-center print:mt-0 print:mb-8 gap-6 paper:flex">
      <QrCode text={address} label={t("certificate.qrCode", { address })} />
      <p className="wrap-anywhere" dir="ltr">
        {address}
      </p>
    </div>
  );
}
