import { fieldPrivacies, selfIdentificationFields, type SelfIdentification } from "@colophon/api";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/api/call-api.ts";
import { attemptFailureText, fieldText, refusedFields } from "../../lib/api/failure-text.ts";
import { queryClient } from "../../lib/api/query-client.ts";
import { useEdits } from "./use-edits.ts";
import { Select, TextField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { SaveBar } from "./save-bar.tsx";
import { selfIdentificationQuery } from "./self-identification-query.ts";

type Privacy = SelfIdentification["privacy_settings"]["pronouns"];

/** Nine fields, each with its visibility, saved together. */
export function IdentityForm({ saved }: { saved: SelfIdentification }) {
  const { t } = useTranslation(["translation", "profile"]);
  const { value, isChanged, edit, settle } = useEdits(saved, "identity");
  const saving = useMutation({
    mutationFn: async (body: SelfIdentification) => callApi("POST /api/user/self-identification", { body }),
    onSuccess: (answer, sent) => {
      queryClient.setQueryData(selfIdentificationQuery.queryKey, answer);
      settle(sent);
    },
  });
  const refused = refusedFields(saving.error);

  function change(changed: Partial<SelfIdentification>) {
    saving.reset();
    edit(changed);
  }

  return (
    <Form refusal={saving.error} className="grid gap-6" onSubmit={() => saving.mutate(value)}>
      <div className="border-t border-rule">
        {selfIdentificationFields.map((field) => (
          <div
            key={field}
            className="grid gap-x-6 gap-y-3 border-b border-rule py-5 sm:grid-cols-[1fr_16rem] last:border-b-0"
          >
            <TextField
              label={t(`selfIdentification.${field}`)}
              autoComplete="off"
              value={value[field]}
              error={fieldText(t, refused[field])}
              onChange={({ target }) => change({ [field]: target.value })}
            />
            <Select
              label={<span className="text-sm font-normal text-muted">{t("profile:selfId.whoSees")}</span>}
              aria-label={t("profile:selfId.whoSeesField", { field: t(`selfIdentification.${field}`) })}
              value={value.privacy_settings[field]}
              onChange={({ target }) =>
                change({
                  privacy_settings: { ...value.privacy_settings, [field]: target.value as Privacy },
                })
              }
            >
              {fieldPrivacies.map((privacy) => (
                <option key={privacy} value={privacy}>
                  {t(`profile:selfId.privacy.${privacy}`)}
                </option>
              ))}
            </Select>
          </div>
        ))}
      </div>
      <SaveBar
        isChanged={isChanged}
        isPending={saving.isPending}
        saved={saving.isSuccess ? t("profile:selfId.saveSuccess") : undefined}
        failure={
          saving.error ? attemptFailureText(t, saving.error, t("profile:selfId.saveError")) : undefined
        }
      />
    </Form>
  );
}
