import { craftsAndPictures } from "./crafts-and-pictures.ts";
import { fictionGenres } from "./fiction-genres.ts";
import { formsOfWorks } from "./forms-of-works.ts";
import { genres } from "./genres.ts";
import { instrumentsOneByOne } from "./instruments-one-by-one.ts";
import { legendsAndTales } from "./legends-and-tales.ts";
import { music } from "./music.ts";
import { musicStyles } from "./music-styles.ts";
import { performance } from "./performance.ts";
import { pictureKinds } from "./picture-kinds.ts";
import { screenFormats } from "./screen-formats.ts";
import { screenForms } from "./screen-forms.ts";
import { soundsAndSongs } from "./sounds-and-songs.ts";
import { speechAndLetters } from "./speech-and-letters.ts";
import { storyPatterns } from "./story-patterns.ts";
import { talesAndStylesApart } from "./tales-and-styles-apart.ts";
import { visualForms } from "./visual-forms.ts";
import { wordsGamesAndChildren } from "./words-games-and-children.ts";
import { worldMusicAndDance } from "./world-music-and-dance.ts";
import { writtenForms } from "./written-forms.ts";
import type { Concept } from "../concept.ts";

export const artsConcepts: readonly Concept[] = [
  ...craftsAndPictures,
  ...fictionGenres,
  ...formsOfWorks,
  ...genres,
  ...instrumentsOneByOne,
  ...legendsAndTales,
  ...music,
  ...musicStyles,
  ...performance,
  ...pictureKinds,
  ...screenFormats,
  ...screenForms,
  ...soundsAndSongs,
  ...speechAndLetters,
  ...storyPatterns,
  ...talesAndStylesApart,
  ...visualForms,
  ...wordsGamesAndChildren,
  ...worldMusicAndDance,
  ...writtenForms,
];
