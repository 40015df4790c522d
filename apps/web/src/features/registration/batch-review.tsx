import { formatMoney } from "@colophon/api";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { clientConfigQuery } from "../../lib/api/client-config.ts";
import { Fact } from "../../ui/facts.tsx";
import type { Draft } from "./draft.ts";
import { AllFiles } from "./files-review.tsx";
import { feeOf } from "./takes-money.ts";
import { titleOf } from "./to-batch.ts";

/** Several works that are registered together: how many, all of them on demand, and what they cost. */
export function BatchReview({ draft: { files, materialDetails: details } }: { draft: Draft }) {
  const { t, i18n } = useTranslation("batch");
  const { data } = useQuery(clientConfigQuery);
  const count = files.length;
  const cents = data ? feeOf(data, count) : 0;
  // As they will be registered: an unpublished work has no date.
  const works = files.map((file) => ({
    ...file,
    title: titleOf(file),
    date: details.isPublished ? file.date.trim() : "",
  }));
  return (
    <>
      <Fact name={t("review.works")}>
        <p>{t("review.count", { count })}</p>
        <AllFiles files={works} />
      </Fact>
      <Fact name={t("review.sum")}>
        {data && cents > 0 && formatMoney(i18n.language, cents, data.fee.currency)}
      </Fact>
    </>
  );
}
