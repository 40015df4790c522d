import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";

interface Props {
  start: number;
  size: number;
  total: number;
  onStart: (start: number) => void;
}

/** Pagination: the current page, and the buttons back and on. A button that is disabled keeps its place, and the focus. */
export function Pages({ start, size, total, onStart }: Props) {
  const { t, i18n } = useTranslation();
  const { format } = new Intl.NumberFormat(i18n.language);
  const leafTo = (to: number) => ({
    look: "quiet" as const,
    "aria-disabled": to < 0 || to >= total,
    onClick: () => {
      if (to >= 0 && to < total) onStart(to);
    },
  });
  return (
    <nav
      aria-label={t("dashboard.pages")}
      className="-mx-3 grid paper:hidden grid-cols-[1fr_auto_1fr] items-center justify-items-start"
    >
      <Button {...leafTo(start - size)} className="aria-disabled:text-muted">
        {t("dashboard.previousPage")}
      </Button>
      <p role="status" className="text-sm text-muted tabular-nums">
        {t("dashboard.range", {
          from: format(start + 1),
          to: format(Math.min(start + size, total)),
          total: format(total),
        })}
      </p>
      <Button {...leafTo(start + size)} className="justify-self-end aria-disabled:text-muted">
        {t("dashboard.nextPage")}
      </Button>
    </nav>
  );
}
