import { readConcepts, readRelated } from "@colophon/lexicon";
import { createConceptIndex } from "./concept-index.ts";
import { createLanguageIndex } from "./language-index.ts";

export const lexicon = createConceptIndex(readConcepts(), readRelated(), createLanguageIndex);
