import { useTranslation } from "react-i18next";
import { Dialog } from "../../ui/dialog.tsx";

/** What a licence is; issuing them is not built yet. */
export function LicencePanel({ title, onClose }: { title: string; onClose: () => void }) {
  const { t } = useTranslation(["translation", "owner"]);
  return (
    <Dialog title={t("dashboard.licence.openOf", { title })} onClose={onClose}>
      <p>{t("dashboard.licence.what")}</p>
      <p>{t("dashboard.licence.notYet")}</p>
    </Dialog>
  );
}
