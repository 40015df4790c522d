import { feelings } from "./feelings.ts";
import { games } from "./games.ts";
import { genres } from "./genres.ts";
import { health } from "./health.ts";
import { mentalHealth } from "./mental-health.ts";
import { screenForms } from "./screen-forms.ts";
import { themes } from "./themes.ts";
import { visualForms } from "./visual-forms.ts";
import { writtenForms } from "./written-forms.ts";
import type { Concept } from "./concept.ts";

export const concepts: readonly Concept[] = [
  ...feelings,
  ...games,
  ...genres,
  ...health,
  ...mentalHealth,
  ...screenForms,
  ...themes,
  ...visualForms,
  ...writtenForms,
];
