import { useTranslation } from "react-i18next";
import { useSession } from "../../lib/session.ts";
import { ChangeEmail } from "./change-email.tsx";
import { ChangePassword } from "./change-password.tsx";
import { EraseAccount } from "./erase-account.tsx";
import { ExportData } from "./export-data.tsx";
import { SessionList } from "./session-list.tsx";

/** What belongs to the account itself, not to what others see of a person. */
export function SettingsPage() {
  const { t } = useTranslation();
  const session = useSession();
  if (session.state !== "signed-in") return undefined;
  return (
    <div className="grid max-w-3xl gap-12">
      <h2 className="text-2xl">{t("account.title")}</h2>
      <ChangeEmail email={session.user.email} />
      <ChangePassword />
      <SessionList />
      <ExportData />
      <EraseAccount />
    </div>
  );
}
