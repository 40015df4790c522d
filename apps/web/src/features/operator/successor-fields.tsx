import { useTranslation } from "react-i18next";
import { fieldText, type refusedFields } from "../../lib/failure-text.ts";
import { TextArea, TextField } from "../../ui/field.tsx";

interface Terms {
  email: string;
  to: string;
  rights: string;
}

/** To whom a work is offered in its owner's name, and what passes to them: the words of every offer. */
export function SuccessorFields({
  given,
  refused,
  change,
}: {
  given: Terms;
  refused: ReturnType<typeof refusedFields>;
  change: (part: Partial<Terms>) => void;
}) {
  const { t } = useTranslation("operator");
  const { t: tCommon } = useTranslation();
  return (
    <>
      <p className="max-w-prose">{t("ask.passText")}</p>
      <TextField
        label={tCommon("transfer.email")}
        hint={tCommon("transfer.emailHint")}
        type="email"
        required
        maxLength={254}
        value={given.email}
        error={fieldText(tCommon, refused["email"])}
        onChange={({ target }) => change({ email: target.value })}
      />
      <TextField
        label={tCommon("transfer.to")}
        required
        maxLength={300}
        value={given.to}
        error={fieldText(tCommon, refused["to"])}
        onChange={({ target }) => change({ to: target.value })}
      />
      <TextArea
        label={tCommon("transfer.rights")}
        hint={tCommon("transfer.rightsHint")}
        rows={2}
        required
        maxLength={2000}
        value={given.rights}
        error={fieldText(tCommon, refused["rights"])}
        onChange={({ target }) => change({ rights: target.value })}
      />
    </>
  );
}
