import { useQueries, useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { clientConfigQuery } from "../../lib/api/client-config.ts";
import { takeFile } from "../../lib/file/handed-file.ts";
import { hashFile } from "../../lib/file/hash-file.ts";
import { FileInput } from "../../ui/file-input.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { DroppedFile } from "./dropped-file.tsx";
import { recognisedQuery } from "./recognised-file.ts";
import { NumberForm } from "./number-form.tsx";
import { trustQuery } from "./trust-query.ts";
import { usePageDrop } from "../../lib/file/use-page-drop.ts";

interface Dropped {
  id: string;
  file: File;
}

/** Accepts a certificate's PDF, a proof or a work's file, and checks it. The newest comes first. */
export function DropPage() {
  const { t } = useTranslation();
  const [dropped, setDropped] = useState<Dropped[]>(() => {
    const handed = takeFile();
    return handed ? [{ id: crypto.randomUUID(), file: handed }] : [];
  });
  const add = useCallback(
    (file: File) => setDropped((others) => [{ id: crypto.randomUUID(), file }, ...others]),
    [],
  );
  const statuses = useQueries({
    queries: dropped.map(recognisedQuery),
    combine: (recognised) =>
      recognised.flatMap(({ data }, at) =>
        data?.kind === "status" ? [{ id: dropped[at]?.id ?? "", bytes: data.status }] : [],
      ),
  });
  usePageDrop((files) => files.forEach(add));
  useWithoutConnection();
  const isFolded = dropped.length > 0;
  return (
    <div
      className={`mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] ${isFolded ? "gap-6" : "gap-x-16 gap-y-10 lg:max-w-none lg:grid-cols-[minmax(0,1fr)_24rem] wide:grid-cols-[minmax(0,1fr)_28rem]"}`}
    >
      <header className="col-span-full grid gap-3">
        <PageTitle tab={t("drop.title")}>{t("drop.title")}</PageTitle>
        {!isFolded && <p className="font-serif text-xl paper:hidden">{t("drop.lead")}</p>}
      </header>
      {/* One line once there is something to see: the verdict belongs in the first screen. */}
      <section className="grid content-start gap-3 paper:hidden">
        <FileInput
          isMultiple
          size={isFolded ? "line" : "large"}
          label={t("drop.choose")}
          hint={isFolded ? undefined : t("drop.hint")}
          onFile={add}
        />
        {!isFolded && <p className="text-sm text-muted">{t("drop.privacy")}</p>}
      </section>
      {dropped.map(({ id, file }) => (
        <DroppedFile
          key={id}
          id={id}
          file={file}
          statuses={statuses}
          onRemove={() => setDropped((others) => others.filter((other) => other.id !== id))}
        />
      ))}
      <NumberForm title={t("drop.number.title")} />
    </div>
  );
}

/** Prefetches what a check needs, so that it works offline later: keys, the chain's URL, the worker, and small parts that few certificates have. */
function useWithoutConnection(): void {
  const { i18n } = useTranslation();
  useQuery(trustQuery);
  useQuery(clientConfigQuery);
  useEffect(() => {
    const seldom = [
      import("../../lib/checking/judge-status.ts"),
      import("./said-since.tsx"),
      import("./many-files.tsx"),
      import("./record-links.tsx"),
      i18n.loadNamespaces(["certificate", "uses", "links"]),
    ];
    for (const one of seldom) one.catch(() => undefined);
    const { signal } = new AbortController();
    hashFile(new File([], ""), { signal, onProgress: () => undefined }).catch(() => undefined);
  }, [i18n]);
}
