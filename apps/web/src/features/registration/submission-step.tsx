import { useState } from "react";
import { useTranslation } from "react-i18next";
import { randomId } from "../../lib/api/random-id.ts";
import { WalletFailure } from "../../lib/wallet/wallet-failure.ts";
import type { Card } from "./card.ts";
import { PaymentStep } from "./payment-step.tsx";
import { ProblemList } from "./problem-list.tsx";
import type { Problem } from "./problems.ts";
import type { GoTo } from "./step-frame.tsx";
import { SubmissionFailure } from "./submission-failure.tsx";
import { UnreadFiles, type UnreadProps } from "./unread-files.tsx";
import type { EditDraft } from "./use-draft.ts";
import { type ProvenWallet, useProvenWallet } from "./use-proven-wallet.ts";
import type { useSubmission } from "./use-submission.ts";
import { WalletFailureNotice } from "./wallet-failure-notice.tsx";
import { WalletHint } from "./wallet-hint.tsx";
import { WalletPart } from "./wallet-part.tsx";

interface Props extends Pick<UnreadProps, "fileHash" | "unread" | "isOwed"> {
  card: Card;
  onCardChange: (card: Card) => void;
  problems: Problem[];
  /** The last attempt to register. */
  tried: object | undefined;
  edit: EditDraft;
  /** How many works are registered. */
  works: number;
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
      <UnreadFiles fileHash={fileHash} unread={unread} isOwed={isOwed} onChoose={() => onGoTo(1)} />
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
