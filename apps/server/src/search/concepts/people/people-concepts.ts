import { ailmentsApart } from "./ailments-apart.ts";
import { ailments } from "./ailments.ts";
import { bodyAndOldAge } from "./body-and-old-age.ts";
import { careAndBody } from "./care-and-body.ts";
import { childhood } from "./childhood.ts";
import { family } from "./family.ts";
import { familyBonds } from "./family-bonds.ts";
import { familyEvents } from "./family-events.ts";
import { feelings } from "./feelings.ts";
import { habitsAndVirtues } from "./habits-and-virtues.ts";
import { health } from "./health.ts";
import { healthSciences } from "./health-sciences.ts";
import { heartMatters } from "./heart-matters.ts";
import { identity } from "./identity.ts";
import { lifeTurns } from "./life-turns.ts";
import { mentalHealth } from "./mental-health.ts";
import { moods } from "./moods.ts";
import { schoolLife } from "./school-life.ts";
import { smallChildren } from "./small-children.ts";
import type { Concept } from "../concept.ts";

export const peopleConcepts: readonly Concept[] = [
  ...ailments,
  ...ailmentsApart,
  ...bodyAndOldAge,
  ...careAndBody,
  ...childhood,
  ...family,
  ...familyBonds,
  ...familyEvents,
  ...feelings,
  ...habitsAndVirtues,
  ...health,
  ...healthSciences,
  ...heartMatters,
  ...identity,
  ...lifeTurns,
  ...mentalHealth,
  ...moods,
  ...schoolLife,
  ...smallChildren,
];
