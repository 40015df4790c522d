import { formatMoney, maxBatch } from "@colophon/api";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { clientConfigQuery } from "../../lib/api/client-config.ts";
import { RadioGroup } from "../../ui/choice.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RegistrationPrice } from "../../ui/registration-price.tsx";
import { isBatch } from "./draft.ts";
import type { StepProps } from "./step-props.ts";
import { feeOf } from "./takes-money.ts";

/** One certificate for all files or one for each, what each of the two costs, and what the second leaves out. */
export function CertificatesChoice({ draft, edit }: Pick<StepProps, "draft" | "edit">) {
  const { t, i18n } = useTranslation("batch");
  const { data } = useQuery(clientConfigQuery);
  const { files, materialDetails: details, certificates } = draft;
  const count = files.length;
  const isEach = isBatch(draft);
  const price = (cents: number) =>
    data && cents > 0 ? formatMoney(i18n.language, cents, data.fee.currency) : "";
  const each = data?.fee.batchCents ?? 0;
  const sum = data && each > 0 ? t("choice.sum", { sum: price(feeOf(data, count)), fee: price(each) }) : "";
  const eachHint = count > maxBatch ? t("choice.most") : sum;
  const oneHint = price(data?.fee.cents ?? 0);
  const hasDates = files.some(({ date }) => date.trim() !== "");
  return (
    <div className="grid gap-3">
      <RadioGroup
        label={t("choice.title")}
        options={[
          {
            value: "one",
            label: t("choice.one", { count }),
            ...(oneHint !== "" && { hint: oneHint }),
          },
          { value: "each", label: t("choice.each"), ...(eachHint !== "" && { hint: eachHint }) },
        ]}
        value={certificates}
        onChange={(chosen) => edit({ certificates: chosen })}
      />
      {data?.fee.cents === 0 && each === 0 && <RegistrationPrice />}
      {isEach && <p className="text-sm text-muted">{t("choice.common")}</p>}
      {isEach && hasDates && !details.isPublished && <Notice tone="info">{t("choice.noDates")}</Notice>}
    </div>
  );
}
