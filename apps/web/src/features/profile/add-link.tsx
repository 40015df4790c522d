import { type LinkWay, linkWays, maxLinkLength } from "@colophon/api";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/api/call-api.ts";
import { attemptFailureText, fieldText, refusedFields } from "../../lib/api/failure-text.ts";
import { linksQuery } from "../../lib/api/links-query.ts";
import { queryClient } from "../../lib/api/query-client.ts";
import { Button } from "../../ui/button.tsx";
import { RadioGroup } from "../../ui/choice.tsx";
import { TextField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { Notice } from "../../ui/notice.tsx";

/** The form for a new link. Nothing is looked at before somebody asks for it. */
export function AddLink({ onAdded }: { onAdded: () => void }) {
  const { t } = useTranslation("links");
  const { t: say } = useTranslation();
  const [way, setWay] = useState<LinkWay>("dns");
  const [address, setAddress] = useState("");
  const adding = useMutation({
    mutationFn: async () => callApi("POST /api/user/links", { body: { address, way } }),
    onSuccess: () => {
      setAddress("");
      onAdded();
    },
    onSettled: async () => queryClient.invalidateQueries(linksQuery),
  });
  const refused = fieldText(say, refusedFields(adding.error)["address"]);
  const isPage = way === "page";
  return (
    <Form
      refusal={adding.error}
      className="grid gap-4 pt-2"
      onSubmit={() => {
        if (address.trim() !== "" && !adding.isPending) adding.mutate();
      }}
    >
      <h3 className="text-xl">{t("mine.add")}</h3>
      <RadioGroup
        label={t("mine.way")}
        options={linkWays.map((value) => ({
          value,
          label: t(`mine.ways.${value}`),
          hint: t(`mine.wayHint.${value}`),
        }))}
        value={way}
        onChange={(chosen) => {
          adding.reset();
          setWay(chosen);
        }}
      />
      <TextField
        label={t(isPage ? "mine.address" : "mine.domain")}
        hint={t(isPage ? "mine.addressHint" : "mine.domainHint")}
        required
        dir="ltr"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={maxLinkLength}
        value={address}
        error={refused}
        onChange={({ target }) => {
          adding.reset();
          setAddress(target.value);
        }}
      />
      {adding.error && refused === undefined && (
        <Notice tone="error">{attemptFailureText(say, adding.error, t("mine.addError"))}</Notice>
      )}
      <Button type="submit" look="secondary" className="justify-self-start" isPending={adding.isPending}>
        {t("mine.submit")}
      </Button>
    </Form>
  );
}
