import type { RecordFile } from "@colophon/proof";
import { useTranslation } from "react-i18next";
import { formatBytes, longDay } from "../../lib/text/format.ts";
import { Fact } from "../../ui/facts.tsx";
import { Words } from "../../ui/words.tsx";

export type ShownFile = Pick<RecordFile, "sha256" | "name" | "size"> & {
  number?: number | undefined;
  title?: string | undefined;
  date?: string | undefined;
};

/** A registered file: its title and date where it has its own, its name, its size and its fingerprint. */
export function FileFact({ name, file }: { name: string; file: ShownFile }) {
  const { i18n } = useTranslation();
  const { size, title = "", date = "" } = file;
  return (
    <Fact name={name}>
      {title !== "" && <Words className="block font-serif text-lg">{title}</Words>}
      <Words>{file.name ?? ""}</Words>{" "}
      {size !== undefined && <span className="text-muted">{formatBytes(i18n.language, size)}</span>}
      {date !== "" && <span className="block text-muted">{longDay(i18n.language, date)}</span>}
      <code className="block font-mono text-sm wrap-anywhere">{file.sha256}</code>
    </Fact>
  );
}
