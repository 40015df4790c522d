import { type BundleAnchor, publicChainName, type StatusEvidence, type Verification } from "@colophon/proof";
import { mayHaveLost, type VerifiedStatus } from "@colophon/proof/statements";
import { useTranslation } from "react-i18next";
import { unnamed } from "../../lib/text/unnamed.ts";
import { CollaboratorList } from "../../ui/collaborator-list.tsx";
import { Fact, Facts } from "../../ui/facts.tsx";
import { BlockchainSignature } from "./blockchain-signature.tsx";
import { isGenuine } from "./proved-lines.ts";
import { provenCollaborators } from "./proven-certificate.ts";
import { RecordFacts } from "./record-facts.tsx";
import type { VerdictName } from "./verdict-text.ts";
import { isolate } from "../../lib/text/words.ts";
import { Sentence, Words } from "../../ui/words.tsx";

interface Props {
  record: NonNullable<Verification["record"]>;
  verdict: VerdictName;
  verification: Verification;
  proven: VerifiedStatus | undefined;
  status: StatusEvidence | undefined;
  /** The only file to show of several: the one that was given. */
  sha256: string | undefined;
}

/** What the record of a given certificate says: the work, its people, its files and its anchor. */
export function CheckedRecord({
  record: { payload, claims },
  verdict,
  verification,
  proven,
  status,
  sha256,
}: Props) {
  const { t } = useTranslation();
  const { anchor } = verification;
  const { creatorName = "" } = claims;
  const collaborators = provenCollaborators([], claims.collaborators, proven).map(({ answer, ...one }) => {
    // A proof doesn't say whether they were asked, but the log proves that they haven't answered.
    if (answer.at !== null) return { ...one, answer };
    const isSilent = proven !== undefined && !mayHaveLost(proven);
    return isSilent ? { ...one, answer: { ...answer, state: "unanswered" as const } } : one;
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 border border-rule bg-raised p-5 sm:px-10 sm:py-8">
      <Words as="p" className="font-serif text-2xl wrap-anywhere">
        {claims.title ?? ""}
      </Words>
      <p>
        <Sentence words={creatorName}>
          {t("certificate.statement", { name: isolate(creatorName), ...unnamed(creatorName) })}
        </Sentence>
      </p>
      {collaborators.length > 0 && (
        <Facts>
          <Fact name={t("certificate.collaborators")}>
            <CollaboratorList collaborators={collaborators} />
          </Fact>
        </Facts>
      )}
      <RecordFacts
        certificateId={payload.jti}
        registeredAt={payload.iat * 1000}
        files={sha256 === undefined ? claims.files : claims.files.filter((file) => file.sha256 === sha256)}
        fileCount={claims.fileCount ?? claims.files.length}
        verification={isGenuine(verdict) ? verification : undefined}
        status={status}
        signature={
          anchor && <BlockchainSignature hash={anchor.transactionHash} anchor={provenAnchor(anchor)} />
        }
      />
    </div>
  );
}

/** An anchor that a chain has confirmed; a proof doesn't name other places to look it up. */
const provenAnchor = ({ chainId }: BundleAnchor) => ({
  state: "final" as const,
  chainId,
  network: publicChainName(chainId) ?? "",
  explorerUrl: null,
});
