import type { LicenceOffer } from "@colophon/api";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { OfferTitle } from "../../../ui/licences/offer-title.tsx";
import { TermsInWords } from "../../../ui/licences/terms-in-words.tsx";
import { TermsSheet } from "../../../ui/licences/terms-sheet.tsx";

interface Props {
  offers: LicenceOffer[];
  chosen: LicenceOffer;
  onChoose: (id: string) => void;
}

/** The open offers of a work, one of them chosen, with its terms in words. */
export function OfferChoice({ offers, chosen, onChoose }: Props) {
  const { t } = useTranslation("licences");
  const name = useId();
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {offers.length === 1 ? (
        <h2 className="flex flex-wrap gap-x-3 text-xl">
          <OfferTitle offer={chosen} />
        </h2>
      ) : (
        <fieldset className="grid gap-1">
          <legend className="mb-1 font-semibold">{t("take.choose")}</legend>
          {offers.map((offer) => (
            <label key={offer.id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
              <input
                type="radio"
                name={name}
                className="mt-1 size-5 shrink-0"
                checked={offer.id === chosen.id}
                onChange={() => onChoose(offer.id)}
              />
              <span className="flex flex-wrap gap-x-3">
                <OfferTitle offer={offer} />
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <TermsSheet>
        <TermsInWords {...chosen} />
      </TermsSheet>
    </section>
  );
}
