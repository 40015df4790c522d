import type { WorkFloor } from "@colophon/clocks";
import { easyFloors } from "./make-blocks.ts";

// What a server of the tests loads in the place of the file of the same name.

export const BITCOIN_FLOORS: readonly WorkFloor[] = easyFloors;

export function floorOf(): WorkFloor | undefined {
  return easyFloors[0];
}
