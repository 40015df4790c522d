import type { OwnWork } from "@colophon/api";
import { useMutation } from "@tanstack/react-query";
import { USES, type UsesSaid } from "@colophon/uses";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/api/call-api.ts";
import { attemptFailureText } from "../../lib/api/failure-text.ts";
import { ownWorkQuery } from "../../lib/api/own-work-query.ts";
import { queryClient } from "../../lib/api/query-client.ts";
import { Button } from "../../ui/button.tsx";
import { Switch } from "../../ui/choice.tsx";
import { Fact, Facts } from "../../ui/facts.tsx";
import { Notice } from "../../ui/notice.tsx";
import { UsesChoice } from "../../ui/uses-choice.tsx";
import { Act } from "./act.tsx";
import { SayDialog } from "./say-dialog.tsx";

/** Changes what machines may do with the work: closed, then with the last answers, and old and new before it is published. */
export function UsesAct({ work, onSaid }: { work: OwnWork; onSaid: () => void }) {
  const { t } = useTranslation("uses");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Act title={t("line")} text={t("act.text")}>
      {isOpen ? (
        <UsesForm work={work} onSaid={onSaid} onCancel={() => setIsOpen(false)} />
      ) : (
        <Button look="secondary" onClick={() => setIsOpen(true)}>
          {t("act.open")}
        </Button>
      )}
    </Act>
  );
}

function UsesForm({ work, onSaid, onCancel }: { work: OwnWork; onSaid: () => void; onCancel: () => void }) {
  const { t } = useTranslation(["uses", "translation"]);
  const { aiUse: before } = work;
  const [uses, setUses] = useState<UsesSaid>(before);
  const [isReviewing, setIsReviewing] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const changed = USES.filter((use) => uses[use] !== before[use]);
  const textOf = (said: UsesSaid, use: (typeof USES)[number]) => t(`permission.${said[use] ?? "nothing"}`);

  function review() {
    setIsTried(true);
    setIsReviewing(changed.length > 0);
  }

  return (
    <div className="grid w-full max-w-2xl gap-6 pt-3">
      <p className="text-sm text-muted">{t("meaning")}</p>
      <UsesChoice uses={uses} onChange={setUses} />
      {!work.sharedPublicly && Object.keys(before).length > 0 && <RangesSwitch work={work} />}
      {isTried && changed.length === 0 && (
        <p role="alert" className="font-semibold text-invalid">
          {t("act.unchanged")}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={review}>{t("act.review")}</Button>
        <Button look="secondary" onClick={onCancel}>
          {t("translation:common.cancel")}
        </Button>
      </div>
      {isReviewing && (
        <SayDialog
          work={work}
          title={t("act.question")}
          confirmText={t("act.confirm")}
          said={{ kind: "ai_use", aiUse: uses }}
          onClose={() => setIsReviewing(false)}
          onSaid={onSaid}
        >
          <Facts>
            {changed.map((use) => (
              <Fact key={use} name={t(`use.${use}`)} isList>
                {textOf(uses, use)}
                <span className="block text-sm text-muted">
                  {t("translation:said.before", { value: textOf(before, use) })}
                </span>
              </Fact>
            ))}
          </Facts>
          <p className="border-s-2 border-gold ps-3">{t("act.stays")}</p>
        </SayDialog>
      )}
    </div>
  );
}

/** Takes effect at once: it isn't part of what is published with the certificate. */
function RangesSwitch({ work: { id, listUses } }: { work: OwnWork }) {
  const { t } = useTranslation(["translation", "uses"]);
  const listing = useMutation({
    mutationFn: async (isOn: boolean) =>
      callApi("PATCH /api/ip/{id}", { params: { id }, body: { listUses: isOn } }),
    onSuccess: async () => queryClient.invalidateQueries(ownWorkQuery(id)),
  });
  return (
    <div className="grid gap-2">
      <Switch
        label={t("uses:unlisted.switch")}
        name={t("uses:unlisted.switch")}
        hint={t("uses:unlisted.hint")}
        isOn={listing.isPending ? listing.variables : listUses}
        onChange={(isOn) => listing.mutate(isOn)}
      />
      {listing.error && (
        <Notice tone="error">{attemptFailureText(t, listing.error, t("uses:act.notChanged"))}</Notice>
      )}
    </div>
  );
}
