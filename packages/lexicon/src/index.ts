export { type Concept, readConcepts, readRelated } from "./concepts.ts";
export { type FamousWork, readFamousWorks } from "./famous-works.ts";
export { readGivenNames, readWordList, type WordList } from "./word-lists.ts";
export { type ConceptWord, labelOfConcept, readConceptWords, type WordLanguage } from "./words.ts";
