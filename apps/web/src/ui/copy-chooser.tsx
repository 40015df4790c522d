import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { ChosenFiles } from "../lib/file/chosen-files.ts";
import { type CopyToSend, copyQueue } from "../lib/file/copy-queue.ts";
import { FileInput } from "./file-input.tsx";
import { Notice } from "./notice.tsx";
import { Progress } from "./progress.tsx";
import { Words } from "./words.tsx";

/** A registered file, by its fingerprint, and where its copy is sent. */
export interface WantedCopy extends Omit<CopyToSend, "file"> {
  sha256: string;
}

/** Names of files that are none of the registered ones. */
const named = 10;

/** Takes files, and sends private copies of those that are registered: each is known by its fingerprint, not by its name. */
export function CopyChooser({ wanted }: { wanted: readonly WantedCopy[] }) {
  const { t } = useTranslation("files");
  const [list] = useState(() => new ChosenFiles());
  const { files, progress } = useSyncExternalStore(list.subscribe, list.view);
  const [others, setOthers] = useState<readonly string[]>([]);

  const sort = useEffectEvent(() => {
    const read = list.view().files.filter(({ state }) => state !== "waiting" && state !== "reading");
    if (read.length === 0) return;
    const sent: CopyToSend[] = [];
    const foreign: string[] = [];
    for (const { id, name, sha256 } of read) {
      const file = list.actions.fileOf(id);
      const places = wanted.filter((one) => one.sha256 === sha256);
      if (file === undefined || places.length === 0) foreign.push(name);
      // Two files of a work, or two works, may have the same contents.
      else sent.push(...places.map(({ place, isBegun = false }) => ({ place, file, isBegun })));
    }
    list.actions.remove(read.map(({ id }) => id));
    if (foreign.length > 0) setOthers((before) => [...before, ...foreign]);
    if (sent.length > 0) copyQueue.add(sent);
  });
  useEffect(() => list.subscribe(() => sort()), [list]);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <FileInput
        size="line"
        isMultiple
        label={t("copies.choose")}
        hint={t("copies.chooseHint")}
        onFile={(file) => {
          setOthers([]);
          list.actions.add([{ file, path: file.name }]);
        }}
      />
      {files.length > 0 && (
        <Progress label={t("progress")} value={progress.size === 0 ? 1 : progress.bytes / progress.size} />
      )}
      {others.length > 0 && (
        <Notice tone="warning">
          <p>{t("copies.others", { count: others.length })}</p>
          <ul className="list-disc ps-5">
            {others.slice(0, named).map((name, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- two may have one name
              <li key={at} className="wrap-anywhere">
                <Words>{name}</Words>
              </li>
            ))}
          </ul>
          {others.length > named && <p>{t("list.more", { count: others.length - named })}</p>}
        </Notice>
      )}
    </div>
  );
}
