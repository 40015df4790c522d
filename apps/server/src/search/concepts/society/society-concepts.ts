import { belief } from "./belief.ts";
import { citiesAndPast } from "./cities-and-past.ts";
import { faithAndFeasts } from "./faith-and-feasts.ts";
import { feastsApart } from "./feasts-apart.ts";
import { history } from "./history.ts";
import { justiceAndProtest } from "./justice-and-protest.ts";
import { lawAndWar } from "./law-and-war.ts";
import { mindAndMachine } from "./mind-and-machine.ts";
import { science } from "./science.ts";
import { scienceAndTechnology } from "./science-and-technology.ts";
import { society } from "./society.ts";
import { themes } from "./themes.ts";
import { timesApart } from "./times-apart.ts";
import { violenceAndRights } from "./violence-and-rights.ts";
import { warAndExile } from "./war-and-exile.ts";
import type { Concept } from "../concept.ts";

export const societyConcepts: readonly Concept[] = [
  ...belief,
  ...citiesAndPast,
  ...faithAndFeasts,
  ...feastsApart,
  ...history,
  ...justiceAndProtest,
  ...lawAndWar,
  ...mindAndMachine,
  ...science,
  ...scienceAndTechnology,
  ...society,
  ...themes,
  ...timesApart,
  ...violenceAndRights,
  ...warAndExile,
];
