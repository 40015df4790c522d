import { lazy } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import format from "../../../../../docs/format.md?url";
import { buttonLook } from "../../ui/button-look.ts";
import { Unfolded } from "../../ui/unfolded.tsx";

const EvidencePack = lazy(async () => ({
  default: (await import("../../ui/evidence.ts")).EvidencePack,
}));

/** Made of the proof when somebody unfolds them. */
const StockFiles = lazy(async () => ({ default: (await import("../../ui/evidence.ts")).StockFiles }));

interface Props {
  certificateId: string;
  /** The certificate's proof, unless it couldn't be fetched. */
  bundle: Uint8Array | undefined;
}

/** How to check the certificate without this registry. */
export function CheckElsewhere({ certificateId, bundle }: Props) {
  const { t } = useTranslation(["translation", "certificate", "pack"]);
  return (
    <section className="grid gap-3 print:hidden">
      <h2 className="text-2xl">{t("verify.elsewhere.title")}</h2>
      <p>{t("verify.elsewhere.text")}</p>
      <ul className="flex flex-wrap gap-x-6 paper:hidden">
        <li>
          <a href="/.well-known/colophon-trust.json" className="inline-block py-2 max-sm:tap">
            {t("log.file.trust")}
          </a>
        </li>
        <li>
          <a href="/colophon-verify.mjs" download className="inline-block py-2 max-sm:tap">
            {t("log.file.checker")}
          </a>
        </li>
        <li>
          <a href={format} className="inline-block py-2 max-sm:tap">
            {t("log.file.format")}
          </a>
        </li>
        <li>
          <Link to="/log#check" className="inline-block py-2 max-sm:tap">
            {t("log.check.title")}
          </Link>
        </li>
      </ul>
      <a
        href={`/api/certificates/${certificateId}/bundle`}
        download={`${certificateId}.colophon.json`}
        className={buttonLook("secondary", "justify-self-start paper:hidden")}
      >
        {t("certificate.downloadBundle")}
      </a>
      {bundle && (
        <div className="grid grid-cols-[minmax(0,1fr)] paper:hidden">
          <Unfolded title={t("pack:title")}>
            <EvidencePack certificateId={certificateId} bundle={bundle} />
          </Unfolded>
          <Unfolded title={t("certificate:otherPrograms")}>
            <StockFiles certificateId={certificateId} bundle={bundle} />
          </Unfolded>
        </div>
      )}
    </section>
  );
}
