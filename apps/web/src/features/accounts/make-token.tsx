import { maxTokenName, tokenScopes, type TokenScope } from "@colophon/api";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/api/call-api.ts";
import { failureText, fieldText, refusedFields } from "../../lib/api/failure-text.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox, ChoiceGroup, RadioGroup } from "../../ui/choice.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useConfirmation } from "../../ui/use-confirmation.tsx";
import { scopeTexts } from "./scope-texts.ts";

const validFor = ["30", "90", "365"] as const;
type Days = (typeof validFor)[number];

interface Props {
  onMade: (token: string) => void;
  onClose: () => void;
}

/** Asks what a program may do, and for how long; the least of both is chosen first. */
export function MakeToken({ onMade, onClose }: Props) {
  const { t } = useTranslation("programs");
  const { t: say } = useTranslation(["translation", "account"]);
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<readonly TokenScope[]>(["works:read"]);
  const [days, setDays] = useState<Days>("90");
  const { confirmed, dialog } = useConfirmation();
  const making = useMutation({
    mutationFn: async () =>
      confirmed(async () =>
        callApi("POST /api/user/tokens", { body: { name, scopes: [...scopes], days: Number(days) } }),
      ),
    onSuccess: ({ token }) => onMade(token),
  });
  const refused = refusedFields(making.error);
  const isShownBeside = refused["name"] !== undefined || refused["scopes"] !== undefined;
  return (
    <>
      <Dialog
        title={t("makeTitle")}
        closeText={say("common.cancel")}
        onClose={onClose}
        action={
          <Button type="submit" form="make-token" isPending={making.isPending}>
            {t("submit")}
          </Button>
        }
      >
        <Form id="make-token" refusal={making.error} className="grid gap-5" onSubmit={() => making.mutate()}>
          <TextField
            label={t("name")}
            hint={t("nameHint")}
            autoComplete="off"
            maxLength={maxTokenName}
            required
            value={name}
            error={fieldText(say, refused["name"])}
            onChange={({ target }) => {
              making.reset();
              setName(target.value);
            }}
          />
          <ChoiceGroup label={t("scopes")} isRequired error={fieldText(say, refused["scopes"])}>
            {tokenScopes.map((scope) => (
              <Checkbox
                key={scope}
                label={t(`scope.${scopeTexts[scope]}`)}
                hint={t(`scopeHint.${scopeTexts[scope]}`)}
                isChecked={scopes.includes(scope)}
                onChange={(isChecked) => {
                  making.reset();
                  setScopes(tokenScopes.filter((one) => (one === scope ? isChecked : scopes.includes(one))));
                }}
              />
            ))}
          </ChoiceGroup>
          <RadioGroup
            label={t("valid")}
            options={validFor.map((value) => ({ value, label: t(`days${value}`) }))}
            value={days}
            onChange={setDays}
          />
          {making.error && !isShownBeside && (
            <Notice tone="error">{failureText(say, making.error, say("account.failed"))}</Notice>
          )}
        </Form>
      </Dialog>
      {dialog}
    </>
  );
}

/** Shows a new token, once. */
export function MadeToken({ token, onClose }: { token: string; onClose: () => void }) {
  const { t } = useTranslation("programs");
  return (
    <Dialog title={t("madeTitle")} closeText={t("done")} onClose={onClose}>
      <p>{t("madeText")}</p>
      <div className="grid gap-1">
        <p id="made-token" className="font-semibold">
          {t("token")}
        </p>
        <code
          aria-labelledby="made-token"
          dir="ltr"
          className="rounded border border-rule bg-paper px-3 py-2 font-mono break-all select-all"
        >
          {token}
        </code>
      </div>
      <div className="-mx-3">
        <CopyButton text={token} label={t("copy")} />
      </div>
    </Dialog>
  );
}
