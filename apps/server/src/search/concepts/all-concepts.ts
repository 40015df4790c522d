import { artsConcepts } from "./arts/arts-concepts.ts";
import { daysConcepts } from "./days/days-concepts.ts";
import { peopleConcepts } from "./people/people-concepts.ts";
import { societyConcepts } from "./society/society-concepts.ts";
import { worldConcepts } from "./world/world-concepts.ts";
import type { Concept } from "./concept.ts";

export const concepts: readonly Concept[] = [
  ...artsConcepts,
  ...daysConcepts,
  ...peopleConcepts,
  ...societyConcepts,
  ...worldConcepts,
];
