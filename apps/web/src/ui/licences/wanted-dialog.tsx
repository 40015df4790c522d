import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { TermsInWords } from "./terms-in-words.tsx";
import type { Wanted } from "./use-wanted.ts";

interface Props {
  title: string;
  wanted: Wanted;
  licensee?: string;
  confirmText: string;
  isPending: boolean;
  onConfirm: () => void;
  children?: ReactNode;
}

/** Terms and a price in plain words, before they are offered or sent. */
export function WantedDialog({
  title,
  wanted,
  licensee,
  confirmText,
  isPending,
  onConfirm,
  children,
}: Props) {
  const { t } = useTranslation("licences");
  const { terms, amount } = wanted.read();
  return (
    <Dialog
      title={title}
      closeText={t("words.back")}
      onClose={() => wanted.setIsReviewing(false)}
      action={
        <Button isPending={isPending} onClick={onConfirm}>
          {confirmText}
        </Button>
      }
    >
      <TermsInWords
        terms={terms}
        amount={amount}
        currency={wanted.currency}
        {...(licensee !== undefined && { licensee })}
      />
      {children}
    </Dialog>
  );
}
