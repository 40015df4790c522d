import type { LicenceOffer } from "@colophon/api";
import { useTranslation } from "react-i18next";
import { usePriceText } from "./use-price-text.ts";

/** An offer in one line: what for, and at what price. */
export function OfferTitle({ offer }: { offer: Pick<LicenceOffer, "terms" | "amount" | "currency"> }) {
  const { t } = useTranslation("licences");
  const priceText = usePriceText();
  return (
    <>
      <span className="font-semibold">{t(`purpose.${offer.terms.purpose}.name`)}</span>
      <span className="text-muted">
        {priceText(offer)}
        {offer.terms.exclusive && ` · ${t("exclusive.label")}`}
      </span>
    </>
  );
}
