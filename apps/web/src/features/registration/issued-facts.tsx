import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { longDateTime } from "../../lib/text/format.ts";
import { Fact, Facts } from "../../ui/facts.tsx";
import { QrCode } from "../../ui/qr-code.tsx";
import type { Issued } from "./issued.ts";
import { Words } from "../../ui/words.tsx";

interface Props {
  issued: Issued;
  address: string;
  /** The certificate is still being drawn: this is only needed for printing. */
  isOnPaperOnly: boolean;
}

/** What the certificate says, if it can't be drawn. */
export function IssuedFacts({ issued, address, isOnPaperOnly }: Props) {
  const { t, i18n } = useTranslation(["translation", "certificate"]);
  const { certificateId, registrationDate, title, creator, file, fileCount = 0 } = issued;
  return (
    <div className={`gap-6 ${isOnPaperOnly ? "hidden print:grid" : "grid"}`}>
      <Facts>
        <Fact name={t("registration.field.title")}>{title}</Fact>
        <Fact name={t("certificate.id")}>{certificateId}</Fact>
        <Fact name={t("certificate.registrationDate")}>{longDateTime(i18n.language, registrationDate)}</Fact>
        <Fact name={t("certificate.creatorName")}>{creator}</Fact>
        {file && (
          <Fact name={t("certificate.file")}>
            <Words>{file.name}</Words>
            <code className="block font-mono text-sm">{file.sha256}</code>
          </Fact>
        )}
        <Fact name={t("certificate:files")}>{fileCount > 0 && String(fileCount)}</Fact>
        <Fact name={t("certificate.link")}>
          <Link to={`/verify/${certificateId}`}>{address}</Link>
        </Fact>
      </Facts>
      <div className="justify-self-start">
        <QrCode text={address} label={t("certificate.qrCode", { address })} />
      </div>
    </div>
  );
}
