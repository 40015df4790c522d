import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { QrCode } from "../../ui/qr-code.tsx";
import type { Issued } from "./issued.ts";
import { isolate } from "../../lib/text/words.ts";

/** Ways to share the certificate's link, and what recipients will see. */
export function ShareCertificate({ issued, address }: { issued: Issued; address: string }) {
  const { t } = useTranslation(["translation", "wizard"]);
  const [hasFailed, setHasFailed] = useState(false);
  const { title, certificateId, isListed } = issued;
  const text = t("share.text", { title: isolate(title), certificateId });
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${text}\n\n${address}`)}`;

  function share() {
    setHasFailed(false);
    navigator.share({ title, text, url: address }).catch((error: unknown) => {
      // Closing the system's share sheet isn't a failure.
      setHasFailed(!(error instanceof DOMException && error.name === "AbortError"));
    });
  }

  return (
    <section className="grid gap-3">
      <h3 className="border-b border-rule pb-1 text-xl">{t("share.title")}</h3>
      <p className="text-muted">{isListed === false ? t("share.unlisted") : t("share.seen")}</p>
      <p dir="ltr" className="min-w-0 wrap-anywhere rtl:text-end">
        <Link to={`/verify/${certificateId}`}>{address}</Link>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="-mx-3 grid justify-items-start">
          {"share" in navigator && (
            <Button look="quiet" onClick={share}>
              {t("share.open")}
            </Button>
          )}
          <CopyButton text={address} label={t("documentDownload.copyLink")} />
          <a href={mail} className={buttonLook("quiet")}>
            {t("share.mail")}
          </a>
        </div>
        <QrCode text={address} label={t("certificate.qrCode", { address })} />
      </div>
      {hasFailed && <Notice tone="error">{t("share.failed")}</Notice>}
    </section>
  );
}
