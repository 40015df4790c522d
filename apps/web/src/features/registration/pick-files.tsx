import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Chosen } from "../../lib/file/chosen-file.ts";
import { readChosen } from "../../lib/file/read-chosen.ts";
import { canPickFolder, pickFolder } from "../../lib/file/pick-folder.ts";

/** Of what few people choose, beneath what most do. */
export const quietLook =
  "inline-flex min-h-11 cursor-pointer items-center px-2 text-sm text-link underline transition-colors hover:text-ink";

type OnChosen = (chosen: Chosen) => void;

/** Phones have no folders to choose, though some of their browsers say so. */
const hasFolders = (): boolean =>
  matchMedia("(hover: hover) and (pointer: fine)").matches && "webkitdirectory" in HTMLInputElement.prototype;

/** A quiet way to choose a folder; nothing where there are none. */
export function PickFolder({ label, onChosen }: { label: string; onChosen: OnChosen }) {
  if (!hasFolders()) return undefined;
  if (!canPickFolder())
    return (
      <PickFiles isFolder onChosen={onChosen}>
        {label}
      </PickFiles>
    );
  return (
    <button
      type="button"
      className={quietLook}
      onClick={() => void pickFolder().then((chosen) => chosen && onChosen(chosen))}
    >
      {label}
    </button>
  );
}

/** A quiet way to choose files, as the browser does. */
export function PickFiles({
  isFolder = false,
  accept,
  onChosen,
  children,
}: {
  isFolder?: boolean;
  accept?: string;
  onChosen: OnChosen;
  children: ReactNode;
}) {
  return (
    <label
      className={`relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link ${quietLook}`}
    >
      {children}
      <input
        type="file"
        multiple
        accept={accept}
        {...(isFolder && { webkitdirectory: "" })}
        className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
        onChange={({ target }) => {
          const chosen = readChosen(target.files ?? new DataTransfer().files);
          target.value = "";
          if (chosen.files.length > 0 || chosen.isTooMany || chosen.systemFiles > 0) onChosen(chosen);
        }}
      />
    </label>
  );
}

/** Beneath the field for a file: more of them, or a folder. */
export function MoreFiles({ hasFile, onChosen }: { hasFile: boolean; onChosen: OnChosen }) {
  const { t } = useTranslation("files");
  return (
    <div className="-mt-2 -mb-3 flex flex-wrap justify-center gap-x-3 empty:hidden">
      {hasFile && <PickFiles onChosen={onChosen}>{t("add")}</PickFiles>}
      <PickFolder label={t("folder")} onChosen={onChosen} />
    </div>
  );
}
