import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { failureText, fieldText, refusedFields } from "../../lib/api/failure-text.ts";
import { queryClient } from "../../lib/api/query-client.ts";
import { sessionsQuery } from "./sessions-query.ts";

/** A form that changes how the user logs in. `send` also ends the other sessions; after it, the fields are blank again. */
export function useAccountChange<T extends Record<string, string>>(
  blank: T,
  send: (form: T) => Promise<void>,
) {
  const { t } = useTranslation(["translation", "account"]);
  const [form, setForm] = useState(blank);
  const changing = useMutation({
    mutationFn: send,
    onSuccess: async () => {
      setForm(blank);
      await queryClient.invalidateQueries(sessionsQuery);
    },
  });
  const refused = refusedFields(changing.error);
  return {
    isChanged: changing.isSuccess,
    /** For the SettingsForm. */
    sending: {
      isPending: changing.isPending,
      failure: changing.error ? failureText(t, changing.error, t("account.failed")) : undefined,
      refusal: changing.error,
      onSubmit: () => changing.mutate(form),
    },
    control: (name: keyof T & string) => ({
      required: true,
      value: form[name] ?? "",
      error: fieldText(t, refused[name]),
      onChange: ({ target }: { target: { value: string } }) => {
        changing.reset();
        setForm({ ...form, [name]: target.value });
      },
    }),
  };
}
