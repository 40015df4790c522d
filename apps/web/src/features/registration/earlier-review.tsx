import { useQueries } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { EarlierSays } from "../../ui/earlier-says.tsx";
import { Fact } from "../../ui/facts.tsx";
import type { EarlierProofDraft } from "./draft.ts";
import { earlierQuery } from "./earlier-query.ts";

/** The proofs of the file from before, and what they say of it. */
export function EarlierReview({ sha256, proofs }: { sha256: string; proofs: EarlierProofDraft[] }) {
  const { t } = useTranslation("earlier");
  const judged = useQueries({ queries: proofs.map((proof) => earlierQuery(sha256, proof)) });
  return (
    <Fact name={t("title")}>
      {judged.map(
        ({ data }, at) =>
          data && (
            <EarlierSays key={proofs[at]?.base64} judgement={data}>
              {t("toCompare")}
            </EarlierSays>
          ),
      )}
    </Fact>
  );
}
