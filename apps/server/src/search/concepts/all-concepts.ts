import { animals } from "./animals.ts";
import { belief } from "./belief.ts";
import { childhood } from "./childhood.ts";
import { everydayLife } from "./everyday-life.ts";
import { family } from "./family.ts";
import { feelings } from "./feelings.ts";
import { food } from "./food.ts";
import { games } from "./games.ts";
import { genres } from "./genres.ts";
import { health } from "./health.ts";
import { history } from "./history.ts";
import { identity } from "./identity.ts";
import { lawAndWar } from "./law-and-war.ts";
import { mentalHealth } from "./mental-health.ts";
import { moreForms } from "./more-forms.ts";
import { music } from "./music.ts";
import { nature } from "./nature.ts";
import { performance } from "./performance.ts";
import { places } from "./places.ts";
import { regions } from "./regions.ts";
import { science } from "./science.ts";
import { screenForms } from "./screen-forms.ts";
import { society } from "./society.ts";
import { sport } from "./sport.ts";
import { themes } from "./themes.ts";
import { travel } from "./travel.ts";
import { visualForms } from "./visual-forms.ts";
import { workLife } from "./work-life.ts";
import { writtenForms } from "./written-forms.ts";
import type { Concept } from "./concept.ts";

export const concepts: readonly Concept[] = [
  ...animals,
  ...belief,
  ...childhood,
  ...everydayLife,
  ...family,
  ...feelings,
  ...food,
  ...games,
  ...genres,
  ...health,
  ...history,
  ...identity,
  ...lawAndWar,
  ...mentalHealth,
  ...moreForms,
  ...music,
  ...nature,
  ...performance,
  ...places,
  ...regions,
  ...science,
  ...screenForms,
  ...society,
  ...sport,
  ...themes,
  ...travel,
  ...visualForms,
  ...workLife,
  ...writtenForms,
];
