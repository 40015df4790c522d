import fs from "node:fs";
import path from "node:path";
import { StartError } from "../errors.ts";

/** Beside the keys of a log that was retired: the trust file in which it has ended (trust/retire-log.ts). */
export function retiredFile(keysDir: string): string {
  return path.join(keysDir, "retired.json");
}

/** What these keys sign from now on is not valid anywhere: nobody may go on with them by accident. */
export function refuseRetired(keysDir: string): void {
  const file = retiredFile(keysDir);
  if (fs.existsSync(file))
    throw new StartError(
      `KEYS_DIR: the log of the keys in ${keysDir} was retired (${file}), so nothing may be signed with them. ` +
        `Start with the KEYS_DIR of its successor (docs/operations.md, "After a lost database").`,
    );
}
