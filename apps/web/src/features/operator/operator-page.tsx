import { useTranslation } from "react-i18next";
import { Outlet } from "react-router";
import { PageTitle } from "../../ui/page-title.tsx";
import { Tab, TabBar } from "../../ui/tab-bar.tsx";

/** The frame of the operators' pages. No menu leads here. */
export function OperatorPage() {
  const { t } = useTranslation("operator");
  return (
    <div className="grid gap-8">
      <PageTitle tab={t("title")}>{t("title")}</PageTitle>
      <TabBar label={t("title")}>
        <Tab to="/operator">{t("tab.glance")}</Tab>
        <Tab to="/operator/reports">{t("tab.reports")}</Tab>
        <Tab to="/operator/find" within={["/operator/certificates", "/operator/accounts"]}>
          {t("tab.find")}
        </Tab>
        <Tab to="/operator/orders">{t("tab.orders")}</Tab>
        <Tab to="/operator/letters">{t("tab.letters")}</Tab>
        <Tab to="/operator/acts">{t("tab.acts")}</Tab>
      </TabBar>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        <Outlet />
      </div>
    </div>
  );
}
