import { useTranslation } from "react-i18next";
import { Notice } from "../../ui/notice.tsx";

/** Beside a file that was found as a work: anyone can register a page that looks like a certificate. */
export function IsWorkNotice({ file }: { file: File }) {
  const { t } = useTranslation();
  if (/^(audio|video)\//.test(file.type)) return undefined;
  return <Notice tone="info">{t("drop.isWork")}</Notice>;
}
