import type { Factors } from "@colophon/api";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/api/call-api.ts";
import { failureText } from "../../lib/api/failure-text.ts";
import { longDateTime } from "../../lib/text/format.ts";
import { canUsePasskeys, makePasskey } from "../../lib/session/passkeys.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { refreshFactors } from "./factors-query.ts";
import { RenamePasskey } from "./rename-passkey.tsx";
import { useConfirmation } from "../../ui/use-confirmation.tsx";
import { Words } from "../../ui/words.tsx";

type Passkey = Factors["passkeys"][number];

interface Props {
  passkeys: Passkey[];
  onCodes: (codes: string[]) => void;
}

export function PasskeyList({ passkeys, onCodes }: Props) {
  const { t } = useTranslation(["translation", "account"]);
  const { confirmed, dialog } = useConfirmation();
  const [renamed, setRenamed] = useState<Passkey>();
  const adding = useMutation({
    mutationFn: async () => {
      const options = await confirmed(async () => callApi("POST /api/user/passkeys/options", {}));
      const passkey = await makePasskey(options);
      const body = { challenge: options.challenge, passkey };
      return callApi("POST /api/user/passkeys", { body });
    },
    onSuccess: async ({ recoveryCodes }) => {
      if (recoveryCodes) onCodes(recoveryCodes);
      await refreshFactors();
    },
  });
  const removing = useMutation({
    mutationFn: async (id: string) =>
      confirmed(async () => callApi("DELETE /api/user/passkeys/{id}", { params: { id } })),
    onSettled: refreshFactors,
  });
  const failure = adding.error ?? removing.error;
  return (
    <div className="grid justify-items-start gap-3">
      <h3 className="text-lg">{t("secondStep.passkey.title")}</h3>
      {passkeys.length > 0 && (
        <ul className="w-full">
          {passkeys.map((passkey) => (
            <Entry
              key={passkey.id}
              passkey={passkey}
              isPending={removing.isPending && removing.variables === passkey.id}
              onRename={() => setRenamed(passkey)}
              onRemove={() => {
                adding.reset();
                removing.mutate(passkey.id);
              }}
            />
          ))}
        </ul>
      )}
      {failure && <Notice tone="error">{failureText(t, failure, t("account.failed"))}</Notice>}
      {canUsePasskeys() ? (
        <Button
          look="secondary"
          isPending={adding.isPending}
          onClick={() => {
            removing.reset();
            adding.mutate();
          }}
        >
          {t("secondStep.passkey.add")}
        </Button>
      ) : (
        <p className="text-muted">{t("secondStep.passkey.unsupported")}</p>
      )}
      {dialog}
      {renamed && <RenamePasskey passkey={renamed} onClose={() => setRenamed(undefined)} />}
    </div>
  );
}

interface EntryProps {
  passkey: Passkey;
  isPending: boolean;
  onRename: () => void;
  onRemove: () => void;
}

function Entry({ passkey, isPending, onRename, onRemove }: EntryProps) {
  const { t, i18n } = useTranslation(["translation", "account"]);
  const { name, createdAt, lastUsedAt, isBlocked } = passkey;
  const used =
    lastUsedAt === null
      ? t("secondStep.passkey.added", { date: longDateTime(i18n.language, createdAt) })
      : t("secondStep.passkey.used", { date: longDateTime(i18n.language, lastUsedAt) });
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 border-b border-rule py-2">
      <div>
        <p className="font-semibold wrap-anywhere">
          <Words>{name}</Words>
        </p>
        <p className="text-sm text-muted">{used}</p>
        {isBlocked && <p className="text-sm font-semibold text-invalid">{t("secondStep.passkey.blocked")}</p>}
      </div>
      <div className="-mx-3 flex flex-wrap">
        <Button look="quiet" aria-label={t("secondStep.passkey.renameOf", { name })} onClick={onRename}>
          {t("secondStep.passkey.rename")}
        </Button>
        <Button
          look="quiet"
          aria-label={t("secondStep.passkey.removeOf", { name })}
          isPending={isPending}
          onClick={onRemove}
        >
          {t("secondStep.passkey.remove")}
        </Button>
      </div>
    </li>
  );
}
