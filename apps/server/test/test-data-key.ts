import { createSecretKey, randomBytes } from "node:crypto";
import { createDataKey, type DataKey } from "../src/keys/data-key.ts";

/** A data key of its own; one after it is made when it is asked for. */
export function testDataKey(): DataKey {
  return createDataKey(1, () => createSecretKey(randomBytes(32)));
}
