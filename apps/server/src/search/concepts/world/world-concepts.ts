import { africanCountries } from "./african-countries.ts";
import { americanCountries } from "./american-countries.ts";
import { animalStories } from "./animal-stories.ts";
import { animalsApart } from "./animals-apart.ts";
import { animals } from "./animals.ts";
import { animalsOneByOne } from "./animals-one-by-one.ts";
import { asianCountries } from "./asian-countries.ts";
import { citiesAndLands } from "./cities-and-lands.ts";
import { countries } from "./countries.ts";
import { europeanCountries } from "./european-countries.ts";
import { famousCities } from "./famous-cities.ts";
import { landsInParts } from "./lands-in-parts.ts";
import { moreAnimalsApart } from "./more-animals-apart.ts";
import { moreFamousCities } from "./more-famous-cities.ts";
import { nature } from "./nature.ts";
import { naturePlaces } from "./nature-places.ts";
import { places } from "./places.ts";
import { plantsAndFlowers } from "./plants-and-flowers.ts";
import { regions } from "./regions.ts";
import { seaAndSurvival } from "./sea-and-survival.ts";
import { waterAndWeather } from "./water-and-weather.ts";
import { weatherAndSky } from "./weather-and-sky.ts";
import type { Concept } from "../concept.ts";

export const worldConcepts: readonly Concept[] = [
  ...africanCountries,
  ...americanCountries,
  ...animalStories,
  ...animals,
  ...animalsApart,
  ...animalsOneByOne,
  ...asianCountries,
  ...citiesAndLands,
  ...countries,
  ...europeanCountries,
  ...famousCities,
  ...landsInParts,
  ...moreAnimalsApart,
  ...moreFamousCities,
  ...nature,
  ...naturePlaces,
  ...places,
  ...plantsAndFlowers,
  ...regions,
  ...seaAndSurvival,
  ...waterAndWeather,
  ...weatherAndSky,
];
