import { readDataRows } from "./data.ts";

/** What works and questions are about. */
export interface Concept {
  id: string;
  /** The wider concepts that this one belongs to: whoever asks for one of them also means this. */
  parents: readonly string[];
  /**
   * It says what a work is, not what it is about. Somebody who asks for films about the sea would rather have the sea in
   * another form than a film about something else.
   */
  isForm: boolean;
}

/** All concepts, sorted by id. */
export const readConcepts = (): Concept[] =>
  Array.from(readDataRows("concepts"), ([id = "", parents = "", form]) => ({
    id,
    parents: parents === "" ? none : parents.split(" "),
    isForm: form === "form",
  }));

/** Of each concept those whose definition mentions it: of snow, the avalanche. */
export function readRelated(): Map<string, string[]> {
  const related = new Map<string, string[]>();
  for (const [concept = "", other = ""] of readDataRows("related"))
    related.set(concept, [...(related.get(concept) ?? []), other]);
  return related;
}

const none: readonly never[] = [];
