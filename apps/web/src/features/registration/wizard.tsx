import type { Registered, User } from "@colophon/api";
import { usePrefetchQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { holdFile } from "../../lib/file/held-file.ts";
import { fieldText } from "../../lib/api/failure-text.ts";
import { useFileHash } from "../../lib/file/use-file-hash.ts";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { asBefore } from "./as-before.ts";
import { CarriedNotice } from "./carried-notice.tsx";
import { DraftMiniature } from "./draft-miniature.tsx";
import { emptyCard } from "./card.ts";
import { CollaboratorsStep } from "./collaborators-step.tsx";
import { creatorQuery } from "./creator-query.ts";
import { type Draft, emptyDraft, isBatch, type Step } from "./draft.ts";
import { certificateQuery } from "../../lib/api/certificate-query.ts";
import { queryClient } from "../../lib/api/query-client.ts";
import { GivenAnswersNotice } from "./given-answers-notice.tsx";
import { batchFrom, issuedFrom } from "./issued.ts";
import { isFileGone } from "./is-file-gone.ts";
import { hasUnread } from "./draft-files.ts";
import { dropKept } from "./kept-drafts.ts";
import { KeptNotice } from "./kept-notice.tsx";
import { LackingNotice } from "./lacking-notice.tsx";
import { MaterialStep } from "./material-step.tsx";
import { OtherDrafts } from "./other-drafts.tsx";
import { ProblemList } from "./problem-list.tsx";
import { findMissing, findRefused } from "./problems.ts";
import { ReviewStep } from "./review-step.tsx";
import { type GoTo, StepFrame } from "./step-frame.tsx";
import { StepsFooter } from "./steps-footer.tsx";
import { SubmissionStep } from "./submission-step.tsx";
import { useCarriedFile } from "./use-carried-file.ts";
import { useDraft } from "./use-draft.ts";
import { useDraftFiles } from "./use-draft-files.ts";
import { useKeptDraft } from "./use-kept-draft.ts";
import { useLastAnswers } from "./use-last-answers.ts";
import { useSubmission } from "./use-submission.ts";
import type { ProvenWallet } from "./use-proven-wallet.ts";
import { useWizardStep } from "./use-wizard-step.ts";
import { withFile } from "./work-of-file.ts";

interface Props {
  user: User;
  onRegistered: (certificateId: string, draft: Draft) => void;
  /** Another draft is in this browser now. */
  onOpened: () => void;
}

/** The certificate waits no longer than this for its paper. */
const longestWaitMs = 400;

/** Steps 1 to 4, in any order; checks happen at submission. */
export function Wizard({ user, onRegistered, onOpened }: Props) {
  const { t } = useTranslation(["translation", "wizard"]);
  const navigate = useNavigate();
  const { draft, edit, readLatest, isOwn, ...stored } = useDraft(user.id);
  // In memory only, while the wizard is open.
  const [card, setCard] = useState(emptyCard);
  /** The last attempt to register, a new object each. */
  const [tried, setTried] = useState<object>();
  const submission = useSubmission(user, edit);
  const keptDraft = useKeptDraft({
    userId: user.id,
    draft,
    edit,
    readLatest,
    isOwn,
    isFixed: submission.isPending || submission.isSuccess,
    onOpened: (opened) => {
      onOpened();
      void navigate(`?step=${opened.step}`);
    },
  });
  const { last, isPending: isAwaitingLast } = useLastAnswers(user.id, edit);
  const fileHash = useFileHash((file, sha256) => {
    holdFile(sha256, file);
    const taken = { sha256, name: file.name, size: file.size, mediaType: file.type };
    edit((latest) => withFile(latest, taken, last));
  });
  const draftFiles = useDraftFiles({ draft, edit, last, fileHash });
  const { carried, isTaken, takeCarried, forgetCarried } = useCarriedFile(edit, last);
  // Prefetched for the review.
  usePrefetchQuery(creatorQuery);

  const refused = findRefused(draft, submission.refusal);
  const problems = [...findMissing(draft), ...refused].filter(
    ({ path }, index, all) => all.findIndex((other) => other.path === path) === index,
  );
  const {
    step,
    goTo: show,
    hasLeft,
    isAhead,
  } = useWizardStep({ draft, edit, isFixed: submission.isPending });
  /** Steps that were left once: what is missing there is said from then on, and everything after an attempt. */
  const [left, setLeft] = useState<readonly Step[]>([]);
  const shown = tried ? problems : problems.filter((problem) => left.includes(problem.step));
  const goTo: GoTo = (to, path) => {
    if (to > step) setLeft([...left, step]);
    show(to, path);
  };

  /** A returning creator's file and last answers may leave nothing to fill in: then the review is next. */
  const isBlank = step === 1 && isTaken && last !== undefined && draft.answers === "asBefore";
  const isFilled = isBlank && problems.every((problem) => problem.step >= 3);
  /** Once: who comes back from the review to the first step stays there. */
  const hasGone = useRef(false);
  const goAhead = useEffectEvent(() => {
    hasGone.current = true;
    edit({ step: 3 });
    void navigate("?step=3", { replace: true, state: { isAhead: true } });
  });
  useEffect(() => {
    if (isFilled && !hasGone.current) goAhead();
  }, [isFilled]);

  const stepProps = {
    draft,
    edit,
    errorAt: (path: string) => fieldText(t, shown.find((problem) => problem.path === path)?.code),
  };

  function submit(wallet: ProvenWallet | undefined) {
    setTried({});
    if (findMissing(draft).length > 0 || fileHash.hash.state === "reading" || hasUnread(draft)) return;
    const isOwed = isFileGone(draft);
    submission.mutate(
      { draft, wallet },
      { onSuccess: (registered) => void showCertificate(registered, isOwed) },
    );
  }

  function discard() {
    dropKept(draft);
    startOver();
  }

  function startOver() {
    keptDraft.reset();
    edit(last ? asBefore(emptyDraft(), last) : emptyDraft());
    draftFiles.discard();
    setCard(emptyCard);
    setTried(undefined);
    setLeft([]);
    void navigate("?step=1");
  }

  async function showCertificate([registered, ...others]: Registered[], isOwed: boolean) {
    if (registered === undefined) return;
    if (isBatch(draft)) {
      const batch = batchFrom(draft, [registered, ...others], user);
      void navigate("?step=5", { replace: true, state: { batch } });
      return;
    }
    const issued = { ...issuedFrom(draft, registered, user), isOwed };
    onRegistered(issued.certificateId, draft);
    // The paper that the preview grows into is drawn at once, if the registry answers at once.
    const drawn = queryClient.query(certificateQuery(issued.certificateId)).catch(() => undefined);
    await Promise.race([drawn, new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);
    // oxlint-disable-next-line typescript/no-deprecated -- React’s own <ViewTransition> is in no stable release yet
    void navigate("?step=5", { replace: true, state: { issued }, viewTransition: true });
  }

  return (
    <div className="grid gap-12 has-[figure]:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-8">
        <StepFrame step={step} onGoTo={goTo}>
          {carried && (
            <CarriedNotice
              name={carried.name}
              onKeep={forgetCarried}
              onUse={() => {
                void keptDraft.save();
                startOver();
                takeCarried();
              }}
            />
          )}
          <KeptNotice keptDraft={keptDraft} onDelete={startOver} />
          <LackingNotice draft={draft} />
          {step === 1 && <OtherDrafts keptDraft={keptDraft} />}
          {(step === 2 || step === 3) && (
            <ProblemList problems={shown} onGoTo={goTo} isBatch={isBatch(draft)} />
          )}
          {step === 1 && isTaken && isAwaitingLast && <Loading />}
          {step === 1 && !(isTaken && isAwaitingLast) && (
            <MaterialStep
              {...stepProps}
              fileHash={fileHash}
              draftFiles={draftFiles}
              lastTitle={last?.title}
            />
          )}
          {step === 2 && <CollaboratorsStep {...stepProps} onGoTo={goTo} />}
          {step === 3 && isAhead && (
            <GivenAnswersNotice
              draft={draft}
              lastTitle={last?.title}
              edit={(change) => {
                edit(change);
                show(1);
              }}
            />
          )}
          {step === 3 && <ReviewStep {...stepProps} user={user} onGoTo={goTo} />}
          {step === 4 && (
            <SubmissionStep
              card={card}
              onCardChange={setCard}
              problems={problems}
              tried={tried}
              edit={edit}
              fileHash={fileHash}
              isOwed={isFileGone(draft)}
              works={isBatch(draft) ? draft.files.length : 1}
              unread={hasUnread(draft) ? (draftFiles.needsFiles ? "needed" : "reading") : undefined}
              submission={submission}
              onGoTo={goTo}
              onSubmit={submit}
            />
          )}
          {step === 4 && hasLeft && <Notice tone="info">{t("payment.left")}</Notice>}
          <StepsFooter step={step} onGoTo={goTo} onDiscard={discard} keptDraft={keptDraft} {...stored} />
        </StepFrame>
      </div>
      <DraftMiniature draft={draft} user={user} />
    </div>
  );
}
