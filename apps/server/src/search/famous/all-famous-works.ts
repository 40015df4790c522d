import { animatedFilms } from "./animated-films.ts";
import { animeAndManga } from "./anime-and-manga.ts";
import { childrensAndYoungBooks } from "./childrens-and-young-books.ts";
import { comics } from "./comics.ts";
import { crimeAndThrillerFilms } from "./crime-and-thriller-films.ts";
import { documentaryAndReality } from "./documentary-and-reality.ts";
import { dramaAndComedyFilms } from "./drama-and-comedy-films.ts";
import { easternBooks } from "./eastern-books.ts";
import type { FamousWork } from "./famous-work.ts";
import { games } from "./games.ts";
import { musicAndStage } from "./music-and-stage.ts";
import { novels } from "./novels.ts";
import { scienceFictionAndFantasyFilms } from "./science-fiction-and-fantasy-films.ts";
import { series } from "./series.ts";
import { worldSeries } from "./world-series.ts";

export const famousWorks: readonly FamousWork[] = [
  ...animatedFilms,
  ...animeAndManga,
  ...childrensAndYoungBooks,
  ...comics,
  ...crimeAndThrillerFilms,
  ...documentaryAndReality,
  ...dramaAndComedyFilms,
  ...easternBooks,
  ...games,
  ...musicAndStage,
  ...novels,
  ...scienceFictionAndFantasyFilms,
  ...series,
  ...worldSeries,
];
