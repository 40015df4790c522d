import { useState } from "react";
import { useTranslation } from "react-i18next";
import { randomId } from "../../lib/api/random-id.ts";
import type { FileHash } from "../../lib/file/use-file-hash.ts";
import { WalletFailure } from "../../lib/wallet/wallet-failure.ts";
import { Button } from "../../ui/button.tsx";
import { FileHashStatus } from "../../ui/file-hash-status.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Card } from "./card.ts";
import { PaymentStep } from "./payment-step.tsx";
import { ProblemList } from "./problem-list.tsx";
import type { Problem } from "./problems.ts";
import type { GoTo } from "./step-frame.tsx";
import { SubmissionFailure } from "./submission-failure.tsx";
import type { EditDraft } from "./use-draft.ts";
import { type ProvenWallet, useProvenWallet } from "./use-proven-wallet.ts";
import type { useSubmission } from "./use-submission.ts";
import { WalletFailureNotice } from "./wallet-failure-notice.tsx";
import { WalletHint } from "./wallet-hint.tsx";
import { WalletPart } from "./wallet-part.tsx";

interface Props {
  card: Card;
  onCardChange: (card: Card) => void;
  problems: Problem[];
  /** The last attempt to register. */
  tried: object | undefined;
  edit: EditDraft;
  fileHash: { hash: FileHash; cancel: () => void };
  /** See `isFileGone`. */
  isOwed: boolean;
  /** How many works are registered. */
  works: number;
  /** Some of several files are still read, or need to be chosen again. */
  unread: "reading" | "needed" | undefined;
  submission: ReturnType<typeof useSubmission>;
  onGoTo: GoTo;
  onSubmit: (wallet: ProvenWallet | undefined) => void;
}

/** Step 4: remaining problems, the wallet's signature if there is one, and the payment. */
export function SubmissionStep(props: Props) {
  const {
    card,
    onCardChange,
    problems,
    tried,
    edit,
    fileHash,
    isOwed,
    works,
    unread,
    submission,
    onGoTo,
    onSubmit,
  } = props;
  const { t } = useTranslation(["translation", "files", "owner", "wizard"]);
  const [isSigned, setIsSigned] = useState(true);
  const wallet = useProvenWallet();
  const { error } = submission;
  const isBatch = works > 1;

  function registerWithout() {
    setIsSigned(false);
    onSubmit(undefined);
  }

  return (
    <>
      <ProblemList problems={problems} onGoTo={onGoTo} isBatch={isBatch} stopped={tried} />
      {fileHash.hash.state === "reading" && <Notice tone="info">{t("registration.fileStillRead")}</Notice>}
      {unread === "reading" && <Notice tone="info">{t("files:stillRead")}</Notice>}
      {unread === "needed" && (
        <Notice tone="warning">
          <p>{t("files:unread")}</p>
          <Button look="secondary" onClick={() => onGoTo(1)}>
            {t("files:goChoose")}
          </Button>
        </Notice>
      )}
      <FileHashStatus hash={fileHash.hash} onCancel={fileHash.cancel} />
      {isOwed && (
        <Notice tone="warning">
          <p>{t("deposit.gone")}</p>
          <Button look="secondary" onClick={() => onGoTo(1)}>
            {t("deposit.goChoose")}
          </Button>
        </Notice>
      )}
      <PaymentStep
        works={works}
        card={card}
        onCardChange={onCardChange}
        isPending={submission.isPending}
        pendingText={submission.isSigning ? t("registration.wallet.asking") : undefined}
        onPay={() => onSubmit((isSigned && wallet) || undefined)}
      >
        {!isBatch && wallet === null && <WalletHint />}
        {wallet && (
          <WalletPart
            address={wallet.address}
            explanation={t(isBatch ? "files:walletAll" : "registration.wallet.explanation")}
            isSigning={isSigned}
            onChange={setIsSigned}
          />
        )}
        {error instanceof WalletFailure && wallet ? (
          <WalletFailureNotice
            failure={error}
            address={wallet.address}
            onAgain={() => onSubmit(wallet)}
            onWithout={registerWithout}
          />
        ) : (
          <SubmissionFailure
            error={error}
            isBatch={isBatch}
            onRegisterAsNew={() => {
              edit({ idempotencyKey: randomId() });
              submission.reset();
            }}
            sentLinks={submission.sentLinks}
            onWithoutLink={(id) => {
              edit(({ linkChoices }) => ({ linkChoices: { ...linkChoices, [id]: false } }));
              submission.reset();
            }}
          />
        )}
      </PaymentStep>
    </>
  );
}
