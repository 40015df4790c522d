import type { NewAlias } from "@colophon/api";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/api/call-api.ts";
import { attemptFailureText, fieldText, refusedFields } from "../../lib/api/failure-text.ts";
import { queryClient } from "../../lib/api/query-client.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/choice.tsx";
import { TextField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { Notice } from "../../ui/notice.tsx";
import { aliasesQuery } from "./aliases-query.ts";

const blank: NewAlias = { name: "", context: "", primary: false };

/** The form for a new alias. A blank name adds nothing (specification section 5). */
export function AddAlias({ onDone }: { onDone: (message: string | undefined) => void }) {
  const { t } = useTranslation(["translation", "profile"]);
  const [alias, setAlias] = useState(blank);
  const adding = useMutation({
    mutationFn: async (body: NewAlias) => callApi("POST /api/user/aliases", { body }),
    onMutate: () => onDone(undefined),
    onSuccess: () => {
      setAlias(blank);
      onDone(t("profile:aliases.addSuccess"));
    },
    onSettled: async () => queryClient.invalidateQueries(aliasesQuery),
  });
  const refused = refusedFields(adding.error);

  function edit(change: Partial<NewAlias>) {
    adding.reset();
    setAlias({ ...alias, ...change });
  }

  return (
    <Form
      refusal={adding.error}
      className="grid gap-4 pt-2"
      onSubmit={() => {
        if (alias.name.trim() !== "" && !adding.isPending) adding.mutate(alias);
      }}
    >
      <h3 className="text-xl">{t("profile:aliases.addTitle")}</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t("profile:aliases.name")}
          required
          autoComplete="off"
          value={alias.name}
          error={fieldText(t, refused["name"])}
          onChange={({ target }) => edit({ name: target.value })}
        />
        <TextField
          label={t("profile:aliases.context")}
          hint={t("profile:aliases.contextHint")}
          autoComplete="off"
          value={alias.context}
          error={fieldText(t, refused["context"])}
          onChange={({ target }) => edit({ context: target.value })}
        />
      </div>
      <Checkbox
        label={t("profile:aliases.asPrimary")}
        isChecked={alias.primary}
        onChange={(primary) => edit({ primary })}
      />
      {adding.error && (
        <Notice tone="error">{attemptFailureText(t, adding.error, t("profile:aliases.addError"))}</Notice>
      )}
      <Button type="submit" className="justify-self-start" isPending={adding.isPending}>
        {t("profile:aliases.add")}
      </Button>
    </Form>
  );
}
