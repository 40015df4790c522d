import type { Registered, User } from "@colophon/api";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { fieldText } from "../../lib/failure-text.ts";
import { useFileHash } from "../../lib/use-file-hash.ts";
import { Button } from "../../ui/button.tsx";
import { FileHashStatus } from "../../ui/file-hash-status.tsx";
import { Notice } from "../../ui/notice.tsx";
import { emptyCard } from "./card.ts";
import { CollaboratorsStep } from "./collaborators-step.tsx";
import { randomId, type Step } from "./draft.ts";
import { MaterialStep } from "./material-step.tsx";
import { PaymentStep } from "./payment-step.tsx";
import { ProblemList } from "./problem-list.tsx";
import { findMissing, findRefused } from "./problems.ts";
import { ReviewStep } from "./review-step.tsx";
import { StepFrame } from "./step-frame.tsx";
import { SubmissionFailure } from "./submission-failure.tsx";
import { useDraft } from "./use-draft.ts";
import { useSubmission } from "./use-submission.ts";

/** Steps 1 to 4, in any order; checks happen at submission. */
export function Wizard({ user }: { user: User }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { draft, edit, isSaved } = useDraft(user.id);
  const [card, setCard] = useState(emptyCard);
  const [hasTried, setHasTried] = useState(false);
  const submission = useSubmission(user.id);
  const fileHash = useFileHash((file, sha256) =>
    edit({ file: { sha256, name: file.name, size: file.size, mediaType: file.type } }),
  );

  const refused = findRefused(draft, submission.refusal);
  const problems = [...findMissing(draft), ...refused].filter(
    ({ path }, index, all) => all.findIndex((other) => other.path === path) === index,
  );
  const shown = hasTried ? problems : [];
  const { step } = draft;

  /** What is being sent stays as it is until the answer is there. */
  function goTo(to: Step) {
    if (!submission.isPending) edit({ step: to });
  }

  const stepProps = {
    draft,
    edit,
    errorAt: (path: string) => fieldText(t, shown.find((problem) => problem.path === path)?.code),
  };

  function submit() {
    setHasTried(true);
    if (findMissing(draft).length > 0 || fileHash.hash.state === "reading") return;
    submission.mutate(draft, { onSuccess: showCertificate });
  }

  function showCertificate({ certificateId, registrationDate }: Registered) {
    const { title } = draft.materialDetails;
    void navigate(".", { replace: true, state: { issued: { certificateId, registrationDate, title } } });
  }

  return (
    <StepFrame step={step} onGoTo={goTo}>
      {step === 1 && <MaterialStep {...stepProps} fileHash={fileHash} />}
      {step === 2 && <CollaboratorsStep {...stepProps} />}
      {step === 3 && <ReviewStep {...stepProps} user={user} problems={problems} onGoTo={goTo} />}
      {step === 4 && (
        <>
          <ProblemList problems={problems} onGoTo={goTo} />
          {fileHash.hash.state === "reading" && (
            <Notice tone="info">{t("registration.fileStillRead")}</Notice>
          )}
          <FileHashStatus hash={fileHash.hash} onCancel={fileHash.cancel} />
          <SubmissionFailure
            error={submission.error}
            onRegisterAsNew={() => {
              edit({ idempotencyKey: randomId() });
              submission.reset();
            }}
          />
          <PaymentStep card={card} onCardChange={setCard} isPending={submission.isPending} onPay={submit} />
        </>
      )}
      <div className="flex flex-wrap items-center gap-3 border-t border-rule pt-6">
        {step > 1 && (
          <Button look="secondary" onClick={() => goTo((step - 1) as Step)}>
            {t("registration.previous")}
          </Button>
        )}
        {step < 4 && <Button onClick={() => goTo((step + 1) as Step)}>{t("registration.next")}</Button>}
        <p className="text-sm text-muted" role="status">
          {isSaved ? t("registration.saved") : t("registration.notSaved")}
        </p>
      </div>
    </StepFrame>
  );
}
