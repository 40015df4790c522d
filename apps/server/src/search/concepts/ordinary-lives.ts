import { ailments } from "./ailments.ts";
import { bodyAndOldAge } from "./body-and-old-age.ts";
import { heartMatters } from "./heart-matters.ts";
import { houseAndClothes } from "./house-and-clothes.ts";
import { lifeTurns } from "./life-turns.ts";
import { moods } from "./moods.ts";
import { smallChildren } from "./small-children.ts";
import { sportsOneByOne } from "./sports-one-by-one.ts";
import { tableAndCup } from "./table-and-cup.ts";
import { toysAndPastimes } from "./toys-and-pastimes.ts";
import { waysAndWheels } from "./ways-and-wheels.ts";
import type { Concept } from "./concept.ts";

/** What fills the days of most people, from the cradle to old age. */
export const ordinaryLives: Concept[] = [
  ...ailments,
  ...bodyAndOldAge,
  ...heartMatters,
  ...houseAndClothes,
  ...lifeTurns,
  ...moods,
  ...smallChildren,
  ...sportsOneByOne,
  ...tableAndCup,
  ...toysAndPastimes,
  ...waysAndWheels,
];
