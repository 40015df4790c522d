import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import type { PortfolioPage } from "./portfolio-query.ts";

interface Props {
  page: PortfolioPage;
  onTurn: (at: string) => void;
}

/** Pagination: the current page, and the buttons back and on. A button that is disabled keeps its place, and the focus. */
export function Pages({ page: { before, works, total, next, previous }, onTurn }: Props) {
  const { t, i18n } = useTranslation(["translation", "owner"]);
  const { format } = new Intl.NumberFormat(i18n.language);
  const turnTo = (at: string | null) => ({
    look: "quiet" as const,
    "aria-disabled": at === null,
    onClick: () => {
      if (at !== null) onTurn(at);
    },
  });
  return (
    <nav
      aria-label={t("dashboard.pages")}
      className="-mx-3 grid paper:hidden grid-cols-[1fr_auto_1fr] items-center justify-items-start"
    >
      <Button {...turnTo(previous)} className="aria-disabled:text-muted">
        {t("dashboard.previousPage")}
      </Button>
      <p role="status" className="text-sm text-muted tabular-nums">
        {t("dashboard.range", {
          from: format(before + 1),
          to: format(before + works.length),
          total: format(total),
        })}
      </p>
      <Button {...turnTo(next)} className="justify-self-end aria-disabled:text-muted">
        {t("dashboard.nextPage")}
      </Button>
    </nav>
  );
}
