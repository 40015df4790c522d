import type { RecordFile } from "@colophon/proof";
import { useTranslation } from "react-i18next";
import { formatBytes } from "../../lib/text/format.ts";
import { Fact } from "../../ui/facts.tsx";
import { Words } from "../../ui/words.tsx";

export type ShownFile = Pick<RecordFile, "sha256" | "name" | "size"> & { number?: number | undefined };

/** A registered file: its name, its size and its fingerprint. */
export function FileFact({ name, file }: { name: string; file: ShownFile }) {
  const { i18n } = useTranslation();
  const { size } = file;
  return (
    <Fact name={name}>
      <Words>{file.name ?? ""}</Words>{" "}
      {size !== undefined && <span className="text-muted">{formatBytes(i18n.language, size)}</span>}
      <code className="block font-mono text-sm wrap-anywhere">{file.sha256}</code>
    </Fact>
  );
}
