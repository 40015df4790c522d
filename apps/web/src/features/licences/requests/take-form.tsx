import type { LicenceOffer, LicenceRequest, User } from "@colophon/api";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { attemptFailureText, fieldText, refusedFields } from "../../../lib/api/failure-text.ts";
import { keepWayBack } from "../../../lib/session/way-back.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmAddress } from "../../../ui/confirm-address.tsx";
import { TextArea, TextField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { draftOfTerms } from "../../../ui/licences/terms-draft.ts";
import { TermsFields } from "../../../ui/licences/terms-fields.tsx";
import { languageOf } from "../../../ui/licences/terms-in-words.tsx";
import { useWanted } from "../../../ui/licences/use-wanted.ts";
import { WantedDialog } from "../../../ui/licences/wanted-dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useTaking } from "./use-taking.ts";

interface Props {
  certificateId: string;
  fileCount: number;
  offer: LicenceOffer;
  user: User;
  onTaken: (request: LicenceRequest) => void;
}

/** Takes an offer as it is, or asks for other terms. */
export function TakeForm({ certificateId, fileCount, offer, user, onTaken }: Props) {
  const { t, i18n } = useTranslation(["translation", "licences", "licence-failures"]);
  const { pathname } = useLocation();
  const [licensee, setLicensee] = useState(user.name);
  const [text, setText] = useState("");
  const [hasOtherTerms, setHasOtherTerms] = useState(false);
  const wanted = useWanted(draftOfTerms(offer.terms), { kind: "ask", amount: "" }, offer.currency);
  const isAsked = hasOtherTerms || offer.amount === null;

  useEffect(() => {
    if (!user.emailConfirmed) keepWayBack(pathname);
  }, [pathname, user.emailConfirmed]);

  const taking = useTaking({
    contents: () => ({
      offerId: offer.id,
      certificateId,
      licensee,
      language: languageOf(i18n.language),
      ...(hasOtherTerms && { terms: wanted.read().terms }),
      ...(text.trim() !== "" && { text }),
    }),
    onTaken,
    onRefused: () => wanted.setIsReviewing(false),
  });
  const { error } = taking;
  const refused = { ...refusedFields(error), ...wanted.refused };
  if (!user.emailConfirmed)
    return (
      <Notice tone="info">
        <p>{t("failure.email_not_confirmed")}</p>
        <ConfirmAddress user={user} />
      </Notice>
    );
  return (
    <Form
      label={t("licences:take.title")}
      refusal={wanted.refusal ?? error}
      className="grid grid-cols-[minmax(0,1fr)] justify-items-stretch gap-6"
      onSubmit={() => {
        if (hasOtherTerms) wanted.review();
        else taking.mutate();
      }}
    >
      <TextField
        label={t("licences:take.licensee")}
        hint={t("licences:take.licenseeHint")}
        required
        maxLength={300}
        value={licensee}
        error={fieldText(t, refused["licensee"])}
        onChange={({ target }) => setLicensee(target.value)}
      />
      {hasOtherTerms && (
        <TermsFields
          terms={wanted.terms}
          fileCount={fileCount}
          refused={refused}
          onChange={wanted.setTerms}
        />
      )}
      {isAsked && (
        <TextArea
          label={t("licences:take.message")}
          hint={t("licences:take.messageHint")}
          maxLength={2000}
          value={text}
          error={fieldText(t, refused["text"])}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      <p className="border-s-2 border-gold ps-3">{t(`licences:take.next.${nextOf(offer, hasOtherTerms)}`)}</p>
      {error && <Notice tone="error">{attemptFailureText(t, error, t("licences:take.notSent"))}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isPending={taking.isPending}>
          {t(isAsked ? "licences:take.ask" : "licences:take.accept")}
        </Button>
        <Button look="secondary" onClick={() => setHasOtherTerms(!hasOtherTerms)}>
          {t(hasOtherTerms ? "licences:take.theseTerms" : "licences:take.otherTerms")}
        </Button>
      </div>
      {wanted.isReviewing && (
        <WantedDialog
          title={t("licences:take.question")}
          wanted={wanted}
          licensee={licensee}
          confirmText={t("licences:take.ask")}
          isPending={taking.isPending}
          onConfirm={() => taking.mutate()}
        />
      )}
    </Form>
  );
}

/** What follows once it is sent. */
function nextOf({ amount }: LicenceOffer, hasOtherTerms: boolean): "asked" | "issued" | "agreed" {
  if (hasOtherTerms || amount === null) return "asked";
  return amount === 0 ? "issued" : "agreed";
}
