import { createSecretKey, randomBytes } from "node:crypto";
import { createDataKey, type DataKey } from "../src/base/keys/data-key.ts";

/** A separate data key; its successor is made on request. */
export function testDataKey(): DataKey {
  return createDataKey(1, () => createSecretKey(randomBytes(32)));
}
