import { type ReactNode, useState } from "react";
import { useFileHash } from "../lib/file/use-file-hash.ts";
import { FileHashStatus } from "./file-hash-status.tsx";
import { FileInput } from "./file-input.tsx";
import { Notice } from "./notice.tsx";

interface Props {
  /** The requested file's fingerprint. */
  sha256: string;
  label: string;
  hint: string;
  /** The message for a different file. */
  otherText: (name: string) => ReactNode;
  onFile: (file: File) => void;
}

/** Accepts only the file with a known fingerprint. */
export function SameFileInput({ sha256, label, hint, otherText, onFile }: Props) {
  const [other, setOther] = useState<string>();
  const { hash, start, cancel } = useFileHash((file, found) => {
    if (found === sha256) onFile(file);
    else setOther(file.name);
  });
  return (
    <>
      {other !== undefined && <Notice tone="error">{otherText(other)}</Notice>}
      {hash.state !== "reading" && (
        <FileInput
          label={label}
          hint={hint}
          onFile={(file) => {
            setOther(undefined);
            start(file);
          }}
        />
      )}
      <FileHashStatus hash={hash} onCancel={cancel} />
    </>
  );
}
