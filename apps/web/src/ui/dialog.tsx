import { type ReactNode, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./button.tsx";

/** The native dialog: it traps the focus, Escape closes it, and the focus returns to the opener. */
export function Dialog({
  title,
  onClose,
  closeText,
  action,
  isDanger = false,
  children,
}: {
  title: string;
  onClose: () => void;
  /** What closing means, if it is a choice. */
  closeText?: string;
  /** The other choice. */
  action?: ReactNode;
  /** The other choice can't be undone: closing comes first. */
  isDanger?: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    // A dialog that is removed without being closed would lose the focus.
    return () => {
      if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      closedby="any"
      onClose={onClose}
      className="m-auto w-[min(34rem,100vw-2rem)] rounded border border-rule bg-raised text-ink shadow-raised backdrop:bg-shade"
    >
      <div className="grid gap-4 px-6 pt-6">
        <h2 id={titleId} className="text-2xl wrap-anywhere">
          {title}
        </h2>
        {children}
        {/* In sight where the content is higher than the window, unless there is hardly room for the content. */}
        <div className="bottom-0 flex flex-wrap gap-3 bg-raised max-sm:gap-2 max-sm:*:px-3 pt-2 pb-6 [@media(height>=30rem)]:sticky">
          {!isDanger && action}
          <Button look="secondary" onClick={() => dialog.current?.close()}>
            {closeText ?? t("common.close")}
          </Button>
          {isDanger && action}
        </div>
      </div>
    </dialog>
  );
}
