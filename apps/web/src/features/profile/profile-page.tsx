import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, Outlet } from "react-router";
import { useSession } from "../../lib/session/session.ts";
import { Notice } from "../../ui/notice.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { Tab, TabBar } from "../../ui/tab-bar.tsx";
import { profileQuery } from "./profile-query.ts";

/** The frame of the profile's pages: the title, and a bar of links to each. */
export function ProfilePage() {
  const { t } = useTranslation(["translation", "profile"]);
  const session = useSession();
  const { data: profile } = useQuery({ ...profileQuery, enabled: session.state === "signed-in" });
  if (session.state !== "signed-in")
    return (
      <Notice tone="error">
        <p>{t("common.unauthorized")}</p>
        <Link to="/login" className="max-sm:tap">
          {t("nav.login")}
        </Link>
      </Notice>
    );
  return (
    <div className="grid gap-8">
      <header className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
        <PageTitle tab={t("profile:title")}>{t("profile:title")}</PageTitle>
        <p className="flex flex-wrap gap-x-6">
          {profile && profile.profile_visibility !== "private" && (
            <Link to={`/creators/${session.user.id}`} className="max-sm:tap">
              {t("profile:publicPage")}
            </Link>
          )}
          <Link to="/account" className="max-sm:tap">
            {t("nav.account")}
          </Link>
        </p>
      </header>
      <TabBar label={t("profile:tabs")}>
        <Tab to="/profile">{t("profile:tab.personal")}</Tab>
        <Tab to="/profile/identity">{t("profile:tab.identity")}</Tab>
        <Tab to="/profile/aliases">{t("profile:tab.aliases")}</Tab>
        <Tab to="/profile/wallet">{t("profile:tab.wallet")}</Tab>
      </TabBar>
      {/* In a box of its own: a part that is the first has no rule, as the tabs have one. */}
      <div>
        <Outlet />
      </div>
    </div>
  );
}
