import type { TransferOffer } from "@colophon/api";
import { useTranslation } from "react-i18next";
import { longDate } from "../lib/text/format.ts";
import { isolate } from "../lib/text/words.ts";
import { Sentence } from "./words.tsx";

/** The recipient of an open offer. */
export function OfferedTo({ offer }: { offer: TransferOffer }) {
  const { t, i18n } = useTranslation(["translation", "owner"]);
  return (
    <p className="max-w-prose wrap-anywhere" role="status">
      <Sentence words={offer.to}>
        {t("transfer.offered", {
          name: isolate(offer.to),
          email: isolate(offer.email),
          date: longDate(i18n.language, offer.expiresAt),
        })}
      </Sentence>
    </p>
  );
}
