import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { readLicenceId } from "../../lib/checking/read-licence-id.ts";
import { readCertificateId } from "../../lib/checking/read-certificate-id.ts";

const example = "RSF-7K3M9QX2A";

interface Props {
  title: string;
  /** The number that wasn't found. */
  before?: string;
}

/** Opens a certificate's page by its number, or by a link that contains it. */
export function NumberForm({ title, before = "" }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(before);
  /** A new object for each refusal. */
  const [refusal, setRefusal] = useState<object>();

  function open(): void {
    const id = readLicenceId(typed) ?? readCertificateId(typed);
    setRefusal(id === undefined ? {} : undefined);
    if (id !== undefined) void navigate(`/verify/${id}`);
  }

  return (
    <Form refusal={refusal} className="grid gap-4 border-t border-rule pt-6 paper:hidden" onSubmit={open}>
      <h2 className="text-2xl">{title}</h2>
      <TextField
        label={t("certificate.id")}
        hint={<Unbroken text={t("drop.number.hint", { example })} part={example} />}
        error={refusal && <Unbroken text={t("drop.number.invalid", { example })} part={example} />}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" look="secondary" className="justify-self-start">
        {t("drop.number.open")}
      </Button>
    </Form>
  );
}

/** The number in a sentence: no line breaks after its hyphen. */
function Unbroken({ text, part }: { text: string; part: string }) {
  const [before = "", after = ""] = text.split(part);
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{part}</span>
      {after}
    </>
  );
}
