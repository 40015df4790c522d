import { materialTypes, type OwnOffer, type OwnWork } from "@colophon/api";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { certificateQuery } from "../../lib/api/certificate-query.ts";
import { clientConfigQuery } from "../../lib/api/client-config.ts";
import { attemptFailureText, refusedFields } from "../../lib/api/failure-text.ts";
import { useKindOf } from "../../lib/text/use-kind-of.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox, RadioGroup } from "../../ui/choice.tsx";
import { Form } from "../../ui/form.tsx";
import { WantedDialog } from "../../ui/licences/wanted-dialog.tsx";
import { draftOfPrice } from "../../ui/licences/price-draft.ts";
import { PriceFields } from "../../ui/licences/price-fields.tsx";
import { draftOfTerms, templates } from "../../ui/licences/terms-draft.ts";
import { TermsFields } from "../../ui/licences/terms-fields.tsx";
import { useWanted } from "../../ui/licences/use-wanted.ts";
import { Notice } from "../../ui/notice.tsx";
import { useOffering } from "./use-offering.ts";

interface Props {
  work: OwnWork;
  /** The one to be changed; none: a new one. */
  offer?: OwnOffer;
  onDone: () => void;
}

/** Makes or changes an offer: the fields, then the terms in plain words before they are offered. */
export function OfferEditor({ work, offer, onDone }: Props) {
  const { t, i18n } = useTranslation(["translation", "licences", "licence-failures"]);
  const kindOf = useKindOf();
  const { data: config } = useQuery(clientConfigQuery);
  const { data: stated } = useQuery(certificateQuery(work.certificateId));
  const currency = offer?.currency ?? config?.fee.currency ?? "";
  const [scope, setScope] = useState<"work" | "type">("work");
  const [knowsOfDispute, setKnowsOfDispute] = useState(offer?.knowsOfDispute ?? false);
  const wanted = useWanted(
    offer ? draftOfTerms(offer.terms) : templates.personal,
    offer ? draftOfPrice(i18n.language, offer.amount, offer.currency) : { kind: "free", amount: "" },
    currency,
  );
  const isDisputed = work.status === "disputed";
  const isOfType = offer ? "materialType" in offer.of : scope === "type";
  const materialType = materialTypes.find((type) => type === work.fields.materialType);

  const offering = useOffering({
    work,
    offer,
    wanted,
    of: isOfType && materialType ? { materialType } : { workId: work.id },
    ...(isDisputed && { knowsOfDispute }),
    onDone,
  });
  const { error } = offering;
  const refused = { ...refusedFields(error), ...wanted.refused };

  return (
    <Form
      label={t(offer ? "licences:own.change" : "licences:own.title")}
      refusal={wanted.refusal ?? error}
      className="grid w-full grid-cols-[minmax(0,1fr)] gap-6"
      onSubmit={() => {
        offering.reset();
        wanted.review();
      }}
    >
      <p className="text-sm text-muted">{t("licences:own.meaning")}</p>
      {!offer && materialType && (
        <RadioGroup
          label={t("licences:own.scope.label")}
          options={[
            { value: "work", label: t("licences:own.scope.work") },
            {
              value: "type",
              label: t("licences:own.scope.type", { type: kindOf({ materialType }) }),
              hint: t("licences:own.scope.typeHint"),
            },
          ]}
          value={scope}
          onChange={setScope}
        />
      )}
      <TermsFields
        terms={wanted.terms}
        fileCount={isOfType ? undefined : stated?.fileCount}
        refused={refused}
        onChange={wanted.setTerms}
      />
      <PriceFields
        price={wanted.price}
        currency={currency}
        kinds={["free", "fixed", "ask"]}
        refused={refused}
        onChange={wanted.setPrice}
      />
      {isDisputed && !isOfType && (
        <Checkbox
          label={t("licences:own.disputed")}
          hint={t("licences:own.disputedHint")}
          isChecked={knowsOfDispute}
          onChange={setKnowsOfDispute}
        />
      )}
      {error && <Notice tone="error">{attemptFailureText(t, error, t("licences:own.notOffered"))}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{t("licences:own.review")}</Button>
        <Button look="secondary" onClick={onDone}>
          {t("common.cancel")}
        </Button>
      </div>
      {wanted.isReviewing && (
        <WantedDialog
          title={t(offer ? "licences:own.questionChange" : "licences:own.question")}
          wanted={wanted}
          confirmText={t(offer ? "licences:own.confirmChange" : "licences:own.confirm")}
          isPending={offering.isPending}
          onConfirm={() => offering.mutate()}
        >
          <p className="border-s-2 border-gold ps-3">{t("licences:own.issuedStays")}</p>
        </WantedDialog>
      )}
    </Form>
  );
}
