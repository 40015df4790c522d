import { useTranslation } from "react-i18next";
import { Outlet } from "react-router";
import { PageTitle } from "../../ui/page-title.tsx";
import { Tab, TabBar } from "../../ui/tab-bar.tsx";

/** The frame of the account's own pages, as opposed to the profile that others see. */
export function AccountPage() {
  const { t } = useTranslation(["translation", "account"]);
  return (
    <div className="grid gap-8">
      <PageTitle tab={t("nav.account")}>{t("nav.account")}</PageTitle>
      <TabBar label={t("nav.account")}>
        <Tab to="/account">{t("account.tab.general")}</Tab>
        <Tab to="/account/letters">{t("account.tab.letters")}</Tab>
        <Tab to="/account/orders">{t("account.tab.orders")}</Tab>
        <Tab to="/account/security">{t("account.tab.security")}</Tab>
      </TabBar>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
        <Outlet />
      </div>
    </div>
  );
}
