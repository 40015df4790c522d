import { useTranslation } from "react-i18next";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";

interface Props {
  text: string;
  isPending: boolean;
  onDelete: () => void;
  onCancel: () => void;
}

/** Asks before private copies are deleted. */
export function DeleteQuestion({ text, isPending, onDelete, onCancel }: Props) {
  const { t } = useTranslation(["translation", "owner"]);
  return (
    <Notice tone="warning">
      <p>{text}</p>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" isPending={isPending} onClick={onDelete}>
          {t("deposit.deleteConfirm")}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {t("common.cancel")}
        </Button>
      </div>
    </Notice>
  );
}
