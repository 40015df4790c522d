import type { EarlierReason } from "@colophon/clocks";
import { useTranslation } from "react-i18next";
import { Notice } from "../../ui/notice.tsx";
import { Words } from "../../ui/words.tsx";

type Reason = EarlierReason | "too_many";

/** A file that is not taken as a proof. */
export interface RefusedProof {
  name: string;
  reason: Reason;
}

/** Those that belong to none of the files, by their names, and why each other one is not taken. */
export function EarlierRefusals({ refused }: { refused: readonly RefusedProof[] }) {
  const { t } = useTranslation("earlier");
  const unmatched = refused.filter(({ reason }) => reason === "of_other_file");
  const others = refused.filter(({ reason }) => reason !== "of_other_file");
  return (
    <>
      {unmatched.length > 0 && (
        <Notice tone="warning">
          <p>{t("unmatched", { count: unmatched.length })}</p>
          <Names refused={unmatched} />
        </Notice>
      )}
      {others.map(({ name, reason }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two may have one name
        <Notice key={at} tone="error">
          <p className="font-semibold wrap-anywhere">
            <Words>{name}</Words>
          </p>
          <p>{reason === "too_many" ? t("tooMany") : t(`reason.${reason}`)}</p>
        </Notice>
      ))}
    </>
  );
}

function Names({ refused }: { refused: readonly { name: string }[] }) {
  return (
    <ul className="list-disc ps-5">
      {refused.map(({ name }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two may have one name
        <li key={at} className="wrap-anywhere">
          <Words>{name}</Words>
        </li>
      ))}
    </ul>
  );
}
