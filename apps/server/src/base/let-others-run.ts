import { setImmediate } from "node:timers/promises";

/** Lets what waits in the event loop run before the next of many steps. */
export const letOthersRun = (): Promise<void> => setImmediate();
