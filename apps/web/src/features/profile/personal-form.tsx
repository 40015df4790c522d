import type { ProfileFields } from "@colophon/api";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/api/call-api.ts";
import { attemptFailureText, fieldText, refusedFields } from "../../lib/api/failure-text.ts";
import { queryClient } from "../../lib/api/query-client.ts";
import { updateUser } from "../../lib/session/session.ts";
import { useEdits } from "./use-edits.ts";
import { TextArea, TextField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { AddressFields } from "./address-fields.tsx";
import { PrivacySettings } from "./privacy-settings.tsx";
import { profileQuery } from "./profile-query.ts";
import { SaveBar } from "./save-bar.tsx";

/** The profile's fields; beside each, who sees it under the current privacy settings. */
export function PersonalForm({ saved }: { saved: ProfileFields }) {
  const { t } = useTranslation(["translation", "profile"]);
  const { value, isChanged, edit, settle } = useEdits(saved, "personal");
  const saving = useMutation({
    mutationFn: async (body: ProfileFields) => callApi("PUT /api/user/profile", { body }),
    onSuccess: (profile, sent) => {
      queryClient.setQueryData(profileQuery.queryKey, profile);
      updateUser({ name: profile.full_name });
      settle(sent);
    },
  });
  const refused = refusedFields(saving.error);
  const visibility = value.profile_visibility;
  const seenInFull = visibility === "public" ? t("profile:seen.everyone") : t("profile:seen.onlyYou");

  function change(changed: Partial<ProfileFields>) {
    saving.reset();
    edit(changed);
  }

  function save() {
    const website_url = webAddress(value.website_url);
    edit({ website_url });
    saving.mutate({ ...value, website_url });
  }

  const control = (name: "full_name" | "professional_title" | "bio" | "website_url") => ({
    value: value[name],
    error: fieldText(t, refused[name]),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });

  return (
    <Form refusal={saving.error} className="grid gap-8" onSubmit={save}>
      <div className="grid items-start gap-10 lg:grid-cols-[1fr_20rem] lg:gap-14">
        <div className="grid gap-8">
          <section className="grid gap-5">
            <h2 className="text-2xl">{t("profile:personal")}</h2>
            <TextField
              label={t("profile:fullName")}
              hint={visibility === "private" ? t("profile:seen.onCertificates") : t("profile:seen.everyone")}
              required
              autoComplete="name"
              {...control("full_name")}
            />
            <TextField
              label={t("profile:professionalTitle")}
              hint={seenInFull}
              autoComplete="organization-title"
              {...control("professional_title")}
            />
            <TextArea label={t("profile:bio")} hint={seenInFull} {...control("bio")} />
            <TextField
              label={t("person.website")}
              hint={seenInFull}
              type="url"
              dir="ltr"
              placeholder="https://"
              autoComplete="url"
              {...control("website_url")}
            />
          </section>
          <AddressFields
            address={value.address}
            refused={refused}
            onChange={(address) => change({ address })}
          />
        </div>
        <PrivacySettings
          visibility={visibility}
          onChange={(profile_visibility) => change({ profile_visibility })}
        />
      </div>
      <SaveBar
        isChanged={isChanged}
        isPending={saving.isPending}
        saved={saving.isSuccess ? t("profile:saveSuccess") : undefined}
        failure={saving.error ? attemptFailureText(t, saving.error, t("profile:saveError")) : undefined}
      />
    </Form>
  );
}

/** People type `example.org`: adds the scheme. */
function webAddress(typed: string): string {
  const address = typed.trim();
  return address === "" || /^[a-z]+:\/\//i.test(address) ? address : `https://${address}`;
}
