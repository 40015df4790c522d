import type { OwnWork } from "@colophon/api";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Act } from "./act.tsx";

const OffersPart = lazy(async () => ({ default: (await import("./offers-part.tsx")).OffersPart }));

/** Offers of licences of the work: closed, unless a link leads to them. */
export function LicencesAct({ work }: { work: OwnWork }) {
  const { t } = useTranslation(["translation", "owner"]);
  const { hash } = useLocation();
  const isLinked = hash === "#licences";
  const [isOpen, setIsOpen] = useState(isLinked);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isLinked) place.current?.scrollIntoView();
  }, [isLinked]);
  return (
    <div id="licences" ref={place} className="scroll-mt-6">
      <Act title={t("dashboard.licence.open")} text={t("dashboard.licence.what")}>
        {isOpen ? (
          <Suspense>
            <OffersPart work={work} />
          </Suspense>
        ) : (
          <Button look="secondary" onClick={() => setIsOpen(true)}>
            {t("dashboard.licence.show")}
          </Button>
        )}
      </Act>
    </div>
  );
}
