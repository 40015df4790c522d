import type { RecordClaims, RecordEarlierProof, Verification } from "@colophon/proof";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { EarlierSays } from "../../ui/earlier-says.tsx";
import { Fact } from "../../ui/facts.tsx";
import { FileInput } from "../../ui/file-input.tsx";
import { saveFile } from "../../lib/file/save-file.ts";
import { fetchEarlier, nameOfEarlier } from "../../lib/checking/fetch-earlier.ts";
import { judgeAtHand } from "./earlier-at-hand.ts";
import { useComparing } from "./use-comparing.ts";

interface Props {
  certificateId: string;
  claims: RecordClaims;
  verification: Verification;
  /** The registry has them; else somebody has to bring them. */
  isFetched: boolean;
}

/** Proofs of the file from before it was registered, which the record names: apart from the verdict, which they don't touch. */
export function EarlierProofs({ certificateId, claims, verification, isFetched }: Props) {
  const { t } = useTranslation("earlier");
  const files = claims.files.map(({ sha256 }) => sha256);
  return (
    <Fact name={t("title")}>
      <div className="grid gap-2">
        {claims.earlier.map((named) => (
          <EarlierProof
            key={named.number}
            certificateId={certificateId}
            named={named}
            files={files}
            provenTime={verification.provenTime}
            isFetched={isFetched}
          />
        ))}
        <p className="text-sm text-muted">{t("meaning")}</p>
      </div>
    </Fact>
  );
}

interface ProofProps {
  certificateId: string;
  named: RecordEarlierProof;
  files: readonly string[];
  provenTime: number | undefined;
  isFetched: boolean;
}

function EarlierProof({ certificateId, named, files, provenTime, isFetched }: ProofProps) {
  const { t } = useTranslation("earlier");
  const [brought, setBrought] = useState<{ id: string; file: File }>();
  const { data: bytes, isPending } = useQuery({
    queryKey: ["earlier-proof", certificateId, named, brought?.id, isFetched],
    queryFn: async ({ signal }) => {
      if (brought) return new Uint8Array(await brought.file.arrayBuffer());
      return isFetched ? fetchEarlier(certificateId, named, signal) : null;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data: judgement } = useQuery({
    queryKey: ["earlier-judgement", certificateId, named, brought?.id, provenTime, bytes?.length],
    queryFn: async () => judgeAtHand(bytes ?? new Uint8Array(), { named, files, provenTime }),
    enabled: bytes !== undefined && bytes !== null,
  });
  if (isPending) return undefined;
  const name = nameOfEarlier(named);
  const isMissing = bytes === undefined || bytes === null;
  return (
    <div aria-live="polite" className="grid justify-items-start gap-1">
      {judgement && (
        <EarlierSays judgement={judgement}>
          {t(
            judgement.state === "waiting" && judgement.reason !== "not_looked_up" ? "notNow" : "notCompared",
          )}
        </EarlierSays>
      )}
      {judgement && bytes && isFetched && !brought && name !== undefined && (
        <Button
          look="quiet"
          className="-ms-3 paper:hidden"
          onClick={() => saveFile(new Blob([bytes]), `${certificateId}.${name}`)}
        >
          {t("save")}
        </Button>
      )}
      {judgement?.state === "waiting" && <CompareEarlier heights={judgement.heights} />}
      {isMissing && <p>{t("notAtHand")}</p>}
      {(isMissing || judgement?.state === "refused") && (
        <div className="justify-self-stretch paper:hidden">
          <FileInput
            size="line"
            label={t("choose")}
            onFile={(file) => setBrought({ id: crypto.randomUUID(), file })}
          />
        </div>
      )}
    </div>
  );
}

function CompareEarlier({ heights }: { heights: readonly number[] }) {
  const { t } = useTranslation("earlier");
  const { isAgreed, isPending, compare } = useComparing(heights);
  return (
    <div className="grid justify-items-start gap-1 paper:hidden">
      <Button look="secondary" isPending={isPending} onClick={compare}>
        {t("compare")}
      </Button>
      {!isAgreed && <p className="text-sm text-muted">{t("compareHint")}</p>}
    </div>
  );
}
