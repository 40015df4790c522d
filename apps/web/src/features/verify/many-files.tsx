import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Fact } from "../../ui/facts.tsx";
import { FileFact, type ShownFile } from "./file-fact.tsx";

/** Before the others are asked for: a work may have a thousand. */
const shownAtFirst = 20;

/** The files of a work of several: those that are shown, each with its number, and how many there are. */
export function ManyFiles({ files, fileCount }: { files: readonly ShownFile[]; fileCount: number }) {
  const { t } = useTranslation("certificate");
  const [showsAll, setShowsAll] = useState(false);
  const hidden = fileCount - files.length;
  const shown = showsAll ? files : files.slice(0, shownAtFirst);
  return (
    <>
      {shown.map((file, at) => (
        <FileFact
          key={file.number ?? at}
          name={t("fileOf", { number: file.number ?? at + 1, of: fileCount })}
          file={file}
        />
      ))}
      {shown.length < files.length && (
        <Fact name={t("files")}>
          <Button look="quiet" className="-ms-3 print:hidden" onClick={() => setShowsAll(true)}>
            {t("allFiles", { number: files.length })}
          </Button>
        </Fact>
      )}
      {hidden > 0 && <Fact name={t("files")}>{t("notShown", { number: fileCount, hidden })}</Fact>}
    </>
  );
}
