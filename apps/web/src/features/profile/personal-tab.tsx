import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { attemptFailureText } from "../../lib/api/failure-text.ts";
import { Loading } from "../../ui/loading.tsx";
import { RetryNotice } from "../../ui/retry-notice.tsx";
import { PersonalForm } from "./personal-form.tsx";
import { ProfileImage } from "./profile-image.tsx";
import { profileQuery } from "./profile-query.ts";

export function PersonalTab() {
  const { t } = useTranslation(["translation", "profile"]);
  const { data: profile, error, refetch } = useQuery(profileQuery);
  if (profile) {
    const { profile_image_url, ...saved } = profile;
    return (
      <div className="grid gap-10">
        <ProfileImage name={saved.full_name} url={profile_image_url} />
        <PersonalForm saved={saved} />
      </div>
    );
  }
  if (!error) return <Loading />;
  return (
    <RetryNotice action={t("common.retry")} onRetry={() => void refetch()}>
      {attemptFailureText(t, error, t("profile:loadError"))}
    </RetryNotice>
  );
}
