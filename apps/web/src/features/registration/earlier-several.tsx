import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isolate } from "../../lib/text/words.ts";
import { Button } from "../../ui/button.tsx";
import { FileInput } from "../../ui/file-input.tsx";
import { Folded } from "../../ui/folded.tsx";
import { Words } from "../../ui/words.tsx";
import type { DraftFile, EarlierProofDraft } from "./draft.ts";
import { maxEarlierProofs, readEarlierProof } from "./earlier-query.ts";
import { EarlierRefusals, type RefusedProof } from "./earlier-refusals.tsx";

interface Props {
  files: readonly DraftFile[];
  onChange: (change: (files: DraftFile[]) => DraftFile[]) => void;
}

/** Earlier proofs of several files, each of which becomes a work: a proof goes to the file whose fingerprint it has. */
export function EarlierSeveral({ files, onChange }: Props) {
  const { t } = useTranslation("earlier");
  const [refused, setRefused] = useState<readonly RefusedProof[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const taken = files.flatMap(({ id, name, earlierProofs = [] }, at) =>
    earlierProofs.map((proof) => ({ id, proof, text: t("ofFile", { number: at + 1, name: isolate(name) }) })),
  );

  async function take(file: File) {
    const reason = await add(file);
    if (reason) setRefused((before) => [...before, { name: file.name, reason }]);
  }

  /** Why it is not taken. */
  async function add(file: File): Promise<RefusedProof["reason"] | undefined> {
    const read = await readEarlierProof(
      file,
      files.map(({ sha256 }) => sha256).filter((sha256) => sha256 !== ""),
    );
    if (typeof read === "string") return read;
    const { sha256, proof } = read;
    const id = files.find((row) => row.sha256 === sha256)?.id;
    const before = files.find((row) => row.id === id)?.earlierProofs ?? [];
    if (before.length >= maxEarlierProofs) return "too_many";
    onChange((latest) =>
      latest.map((row) => {
        const { earlierProofs = [] } = row;
        const isThere = earlierProofs.some(({ base64 }) => base64 === proof.base64);
        return row.id !== id || isThere ? row : { ...row, earlierProofs: [...earlierProofs, proof] };
      }),
    );
    return undefined;
  }

  function remove(id: string, proof: EarlierProofDraft) {
    onChange((latest) =>
      latest.map((row) =>
        row.id === id
          ? {
              ...row,
              earlierProofs: row.earlierProofs?.filter(({ base64 }) => base64 !== proof.base64) ?? [],
            }
          : row,
      ),
    );
    input.current?.focus();
  }

  return (
    <Folded title={t("lineOfSeveral")} isOpen={taken.length > 0} isRefused={refused.length > 0}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <p className="text-sm text-muted">{t("explanation")}</p>
        <p className="text-sm text-muted">{t("matched")}</p>
        {taken.map(({ id, proof, text }) => (
          <div key={`${id} ${proof.base64}`} className="grid gap-1 border-s-2 border-rule ps-3">
            <p className="flex flex-wrap items-center justify-between gap-x-3">
              <Words className="min-w-0 font-semibold wrap-anywhere">{proof.name}</Words>
              <Button look="quiet" onClick={() => remove(id, proof)}>
                {t("remove")} <Words className="sr-only">{proof.name}</Words>
              </Button>
            </p>
            <p className="text-sm text-muted wrap-anywhere">{text}</p>
          </div>
        ))}
        {taken.length > 0 && <p className="text-sm text-muted">{t("meaning")}</p>}
        <FileInput
          ref={input}
          size="line"
          isMultiple
          label={t("chooseSeveral")}
          onFile={(file) => {
            setRefused([]);
            void take(file);
          }}
        />
        <EarlierRefusals refused={refused} />
      </div>
    </Folded>
  );
}
