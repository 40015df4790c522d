import { beekeepingAndTrades } from "./beekeeping-and-trades.ts";
import { businessStudies } from "./business-studies.ts";
import { callingsAndFortunes } from "./callings-and-fortunes.ts";
import { coloursOneByOne } from "./colours-one-by-one.ts";
import { everydayLife } from "./everyday-life.ts";
import { everydayScenes } from "./everyday-scenes.ts";
import { foodApart } from "./food-apart.ts";
import { food } from "./food.ts";
import { foodAndFeasts } from "./food-and-feasts.ts";
import { games } from "./games.ts";
import { gamesAndApps } from "./games-and-apps.ts";
import { gardenAndKitchen } from "./garden-and-kitchen.ts";
import { homeAndMoney } from "./home-and-money.ts";
import { houseAndClothes } from "./house-and-clothes.ts";
import { jobs } from "./jobs.ts";
import { moreTrades } from "./more-trades.ts";
import { smallThings } from "./small-things.ts";
import { sport } from "./sport.ts";
import { sportsApart } from "./sports-apart.ts";
import { sportsOneByOne } from "./sports-one-by-one.ts";
import { tableAndCup } from "./table-and-cup.ts";
import { thingsAndColours } from "./things-and-colours.ts";
import { thingsApart } from "./things-apart.ts";
import { toysAndPastimes } from "./toys-and-pastimes.ts";
import { tradesAndPlaces } from "./trades-and-places.ts";
import { travel } from "./travel.ts";
import { waysAndWheels } from "./ways-and-wheels.ts";
import { workLife } from "./work-life.ts";
import type { Concept } from "../concept.ts";

export const daysConcepts: readonly Concept[] = [
  ...beekeepingAndTrades,
  ...businessStudies,
  ...callingsAndFortunes,
  ...coloursOneByOne,
  ...everydayLife,
  ...everydayScenes,
  ...food,
  ...foodAndFeasts,
  ...foodApart,
  ...games,
  ...gamesAndApps,
  ...gardenAndKitchen,
  ...homeAndMoney,
  ...houseAndClothes,
  ...jobs,
  ...moreTrades,
  ...smallThings,
  ...sport,
  ...sportsApart,
  ...sportsOneByOne,
  ...tableAndCup,
  ...thingsAndColours,
  ...thingsApart,
  ...toysAndPastimes,
  ...tradesAndPlaces,
  ...travel,
  ...waysAndWheels,
  ...workLife,
];
