import { readConcepts } from "@colophon/lexicon";
import { createConceptIndex } from "./concept-index.ts";
import { createLanguageIndex } from "./language-index.ts";

export const lexicon = createConceptIndex(readConcepts(), createLanguageIndex);
