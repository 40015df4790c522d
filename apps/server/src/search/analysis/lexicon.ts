import { concepts } from "../concepts/all-concepts.ts";
import { createConceptIndex } from "./concept-index.ts";

export const lexicon = createConceptIndex(concepts);
