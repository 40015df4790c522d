import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";

/** How to register a work and view its certificate, until its reader hides it. */
export function TourBox({ userId }: { userId: string }) {
  const { t } = useTranslation(["translation", "owner"]);
  const key = `tour-hidden:${userId}`;
  const [isHidden, setIsHidden] = useState(() => localStorage.getItem(key) !== null);
  if (isHidden) return undefined;

  function hide() {
    localStorage.setItem(key, "");
    setIsHidden(true);
  }

  return (
    <section className="grid justify-items-start gap-3 paper:hidden">
      <h2 className="text-xl">{t("dashboard.tour.title")}</h2>
      <ol className="grid list-inside list-decimal gap-2 marker:font-serif marker:text-gold">
        <li>{t("dashboard.tour.register")}</li>
        <li>{t("dashboard.tour.view")}</li>
      </ol>
      <Button look="quiet" className="-ms-3" onClick={hide}>
        {t("dashboard.tour.hide")}
      </Button>
    </section>
  );
}
