import { useTranslation } from "react-i18next";
import { buttonLook } from "../../ui/button-look.ts";

export function WhatItProves({ certificateId }: { certificateId: string }) {
  const { t } = useTranslation();
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{t("verify.meaning.title")}</h2>
      <p>{t("verify.meaning.proves")}</p>
      <p>{t("verify.meaning.provesNot")}</p>
      <h2 className="mt-4 text-2xl">{t("verify.elsewhere.title")}</h2>
      <p>{t("verify.elsewhere.text")}</p>
      <a
        href={`/api/certificates/${certificateId}/bundle`}
        download={`${certificateId}.colophon.json`}
        className={buttonLook("secondary", "justify-self-start paper:hidden")}
      >
        {t("certificate.downloadBundle")}
      </a>
    </section>
  );
}
