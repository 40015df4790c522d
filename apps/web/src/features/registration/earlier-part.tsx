import type { EarlierReason } from "@colophon/clocks";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { EarlierSays } from "../../ui/earlier-says.tsx";
import { FileInput } from "../../ui/file-input.tsx";
import { Folded } from "../../ui/folded.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Words } from "../../ui/words.tsx";
import type { EarlierProofDraft } from "./draft.ts";
import { earlierQuery, maxEarlierProofs, readEarlierProof } from "./earlier-query.ts";

interface Props {
  /** The file's fingerprint. */
  sha256: string;
  proofs: EarlierProofDraft[];
  onChange: (proofs: EarlierProofDraft[]) => void;
}

/** Proofs that the registrant has of this file from before: judged here, one closed line for everybody else. */
export function EarlierPart({ sha256, proofs, onChange }: Props) {
  const { t } = useTranslation("earlier");
  const [refused, setRefused] = useState<{ name: string; reason: EarlierReason }>();
  const input = useRef<HTMLInputElement>(null);

  async function take(file: File) {
    setRefused(undefined);
    const reason = await add(file);
    if (reason) setRefused({ name: file.name, reason });
  }

  /** Why it is not taken. */
  async function add(file: File): Promise<EarlierReason | undefined> {
    const read = await readEarlierProof(file, [sha256]);
    if (typeof read === "string") return read;
    const { proof } = read;
    if (proofs.every(({ base64 }) => base64 !== proof.base64)) onChange([...proofs, proof]);
    return undefined;
  }

  function remove(proof: EarlierProofDraft) {
    onChange(proofs.filter((other) => other !== proof));
    input.current?.focus();
  }

  return (
    <Folded title={t("line")} isOpen={proofs.length > 0} isRefused={refused !== undefined}>
      <div className="grid gap-3">
        <p className="text-sm text-muted">{t("explanation")}</p>
        {proofs.map((proof) => (
          <Taken key={proof.base64} sha256={sha256} proof={proof} onRemove={() => remove(proof)} />
        ))}
        {proofs.length > 0 && <p className="text-sm text-muted">{t("meaning")}</p>}
        {proofs.length < maxEarlierProofs && (
          <FileInput
            ref={input}
            size="line"
            label={t(proofs.length === 0 ? "choose" : "another")}
            onFile={(file) => void take(file)}
          />
        )}
        {refused && (
          <Notice tone="error">
            <p className="font-semibold wrap-anywhere">
              <Words>{refused.name}</Words>
            </p>
            <p>{t(`reason.${refused.reason}`)}</p>
          </Notice>
        )}
      </div>
    </Folded>
  );
}

function Taken({
  sha256,
  proof,
  onRemove,
}: {
  sha256: string;
  proof: EarlierProofDraft;
  onRemove: () => void;
}) {
  const { t } = useTranslation("earlier");
  const { data } = useQuery(earlierQuery(sha256, proof));
  return (
    <div className="grid gap-1 border-s-2 border-rule ps-3">
      <p className="flex flex-wrap items-center justify-between gap-x-3">
        <Words className="min-w-0 font-semibold wrap-anywhere">{proof.name}</Words>
        <Button look="quiet" onClick={onRemove}>
          {t("remove")} <Words className="sr-only">{proof.name}</Words>
        </Button>
      </p>
      <div aria-live="polite">{data && <EarlierSays judgement={data}>{t("toCompare")}</EarlierSays>}</div>
    </div>
  );
}
