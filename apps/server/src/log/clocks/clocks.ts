// What other rooms may use of the stores of clocks.
export { readPlaces } from "./check-evidence-store.ts";
export { listClocksByDay, listUnloggedDays, readDay } from "./evidence-day-store.ts";
