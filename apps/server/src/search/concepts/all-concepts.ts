import { animalStories } from "./animal-stories.ts";
import { animals } from "./animals.ts";
import { beekeepingAndTrades } from "./beekeeping-and-trades.ts";
import { belief } from "./belief.ts";
import { careAndBody } from "./care-and-body.ts";
import { childhood } from "./childhood.ts";
import { citiesAndLands } from "./cities-and-lands.ts";
import { citiesAndPast } from "./cities-and-past.ts";
import { countries } from "./countries.ts";
import { craftsAndPictures } from "./crafts-and-pictures.ts";
import { everydayLife } from "./everyday-life.ts";
import { everydayScenes } from "./everyday-scenes.ts";
import { faithAndFeasts } from "./faith-and-feasts.ts";
import { familyEvents } from "./family-events.ts";
import { family } from "./family.ts";
import { feelings } from "./feelings.ts";
import { fictionGenres } from "./fiction-genres.ts";
import { foodAndFeasts } from "./food-and-feasts.ts";
import { food } from "./food.ts";
import { games } from "./games.ts";
import { gardenAndKitchen } from "./garden-and-kitchen.ts";
import { genres } from "./genres.ts";
import { health } from "./health.ts";
import { history } from "./history.ts";
import { homeAndMoney } from "./home-and-money.ts";
import { identity } from "./identity.ts";
import { jobs } from "./jobs.ts";
import { justiceAndProtest } from "./justice-and-protest.ts";
import { lawAndWar } from "./law-and-war.ts";
import { legendsAndTales } from "./legends-and-tales.ts";
import { mentalHealth } from "./mental-health.ts";
import { moreAnimals } from "./more-animals.ts";
import { moreForms } from "./more-forms.ts";
import { moreOfLife } from "./more-of-life.ts";
import { musicStyles } from "./music-styles.ts";
import { music } from "./music.ts";
import { naturePlaces } from "./nature-places.ts";
import { nature } from "./nature.ts";
import { ordinaryLives } from "./ordinary-lives.ts";
import { performance } from "./performance.ts";
import { places } from "./places.ts";
import { plantsAndFlowers } from "./plants-and-flowers.ts";
import { regions } from "./regions.ts";
import { scienceAndTechnology } from "./science-and-technology.ts";
import { science } from "./science.ts";
import { screenFormats } from "./screen-formats.ts";
import { screenForms } from "./screen-forms.ts";
import { seaAndSurvival } from "./sea-and-survival.ts";
import { society } from "./society.ts";
import { speechAndLetters } from "./speech-and-letters.ts";
import { sport } from "./sport.ts";
import { themes } from "./themes.ts";
import { thingsAndColours } from "./things-and-colours.ts";
import { tradesAndPlaces } from "./trades-and-places.ts";
import { travel } from "./travel.ts";
import { visualForms } from "./visual-forms.ts";
import { warAndExile } from "./war-and-exile.ts";
import { waterAndWeather } from "./water-and-weather.ts";
import { weatherAndSky } from "./weather-and-sky.ts";
import { wordsGamesAndChildren } from "./words-games-and-children.ts";
import { workLife } from "./work-life.ts";
import { worldMusicAndDance } from "./world-music-and-dance.ts";
import { writtenForms } from "./written-forms.ts";
import type { Concept } from "./concept.ts";

export const concepts: readonly Concept[] = [
  ...animalStories,
  ...animals,
  ...beekeepingAndTrades,
  ...belief,
  ...careAndBody,
  ...childhood,
  ...citiesAndLands,
  ...citiesAndPast,
  ...countries,
  ...craftsAndPictures,
  ...everydayLife,
  ...everydayScenes,
  ...faithAndFeasts,
  ...familyEvents,
  ...family,
  ...feelings,
  ...fictionGenres,
  ...foodAndFeasts,
  ...food,
  ...games,
  ...gardenAndKitchen,
  ...genres,
  ...health,
  ...history,
  ...homeAndMoney,
  ...identity,
  ...jobs,
  ...justiceAndProtest,
  ...lawAndWar,
  ...legendsAndTales,
  ...mentalHealth,
  ...moreAnimals,
  ...moreForms,
  ...moreOfLife,
  ...musicStyles,
  ...music,
  ...naturePlaces,
  ...nature,
  ...ordinaryLives,
  ...performance,
  ...places,
  ...plantsAndFlowers,
  ...regions,
  ...scienceAndTechnology,
  ...science,
  ...screenFormats,
  ...screenForms,
  ...seaAndSurvival,
  ...society,
  ...speechAndLetters,
  ...sport,
  ...themes,
  ...thingsAndColours,
  ...tradesAndPlaces,
  ...travel,
  ...visualForms,
  ...warAndExile,
  ...waterAndWeather,
  ...weatherAndSky,
  ...wordsGamesAndChildren,
  ...workLife,
  ...worldMusicAndDance,
  ...writtenForms,
];
