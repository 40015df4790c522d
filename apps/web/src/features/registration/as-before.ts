import { type Draft, emptyDraft } from "./draft.ts";
import type { LastAnswers } from "./last-answers-query.ts";
import { isFree, kindOfFile } from "./work-of-file.ts";

/** The draft with the last work's answers, unless it already has answers or they were cleared. */
export function asBefore(draft: Draft, last: LastAnswers): Draft {
  const { materialDetails: details, file } = draft;
  const { categories, intendedMedium, copyrightRelation, sharedPublicly } = last;
  const isUntouched =
    details.categories.length === 0 && details.intendedMedium === "" && details.copyrightRelation === "";
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
  const { materialDetails: details, file } = draft;
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
  };
  const materialType = isFree(draft, "materialType")
    ? ((file && kindOfFile(file, "")) ?? "")
    : details.materialType;
  return {
    ...draft,
    ...(draft.like !== null && nobody),
    answers: "cleared",
    materialDetails: {
      ...details,
      categories: [],
      intendedMedium: "",
      copyrightRelation: "",
      sharedPublicly: true,
      materialType,
    },
  };
}
