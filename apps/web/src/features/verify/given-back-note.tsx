import type { Certificate } from "@colophon/api";
import { useTranslation } from "react-i18next";
import { Notice } from "../../ui/notice.tsx";
import { HowToAsk } from "./how-to-ask.tsx";

/** On the page of a certificate that we lost and somebody gave back: where it is from, and how to ask for it. */
export function GivenBackNote({ givenBack }: Pick<Certificate, "givenBack">) {
  const { t } = useTranslation("give-back");
  return (
    <Notice tone="info">
      <p className="max-w-prose">{t("page")}</p>
      {givenBack === "unowned" && <HowToAsk />}
    </Notice>
  );
}
