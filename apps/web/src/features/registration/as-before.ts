import { type Draft, emptyDraft } from "./draft.ts";
import type { LastAnswers } from "./last-answers-query.ts";
import { formOfFile, isFree, isFreeForm, kindOfFile } from "./work-of-file.ts";

/** The draft with the last work's answers, unless it already has answers or they were cleared. */
export function asBefore(draft: Draft, last: LastAnswers): Draft {
  const { materialDetails: details } = draft;
  const file = draft.file ?? draft.files[0];
  const { categories, intendedMedium, copyrightRelation, sharedPublicly } = last;
  const isUntouched =
    isFreeForm(draft, "categories") &&
    isFreeForm(draft, "intendedMedium") &&
    details.copyrightRelation === "";
  if (draft.answers !== "own" || !isUntouched) return draft;
  const kind = (file && kindOfFile(file, last.materialType)) || last.materialType;
  const materialType = isFree(draft, "materialType") ? kind : details.materialType;
  // Another kind of work has different categories and media.
  const form = materialType === last.materialType ? { categories, intendedMedium } : {};
  return {
    ...draft,
    answers: "asBefore",
    materialDetails: {
      ...details,
      ...form,
      copyrightRelation,
      sharedPublicly,
      materialType,
    },
    taken: { ...draft.taken, materialType: isFree(draft, "materialType") ? kind : draft.taken.materialType },
  };
}

/** The draft without copied answers, and without people copied from another work. */
export function clearAnswers(draft: Draft): Draft {
  const { materialDetails: details } = draft;
  const file = draft.file ?? draft.files[0];
  const blank = emptyDraft();
  const nobody = {
    like: null,
    selfIdentification: blank.selfIdentification,
    collaborators: [],
    registrantShare: "",
    agent: null,
    creatorName: "",
    creatorEmailShown: null,
    collaboratorEmailsShown: false,
    sharesShown: false,
    selfIdentificationShown: null,
    aiUse: {},
    aiInvolvement: blank.aiInvolvement,
    listUses: false,
    linkChoices: {},
  };
  const isKindFree = isFree(draft, "materialType");
  const materialType = isKindFree ? ((file && kindOfFile(file, "")) ?? "") : details.materialType;
  const taken = { ...draft.taken, ...(isKindFree && { materialType }) };
  const form = formOfFile({ ...draft, taken, materialDetails: { ...details, materialType } });
  return {
    ...draft,
    ...(draft.like !== null && nobody),
    answers: "cleared",
    taken,
    materialDetails: {
      ...details,
      ...form,
      copyrightRelation: "",
      sharedPublicly: true,
      materialType,
    },
  };
}
