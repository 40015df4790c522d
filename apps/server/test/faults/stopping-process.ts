import { openCheckpointGuard } from "../../src/log/checkpoint-guard.ts";
import { connect } from "../../src/db/connection.ts";
import { createDamage } from "../../src/log/damage.ts";
import { openLog } from "../../src/log/open-log.ts";
import { createSequencer } from "../../src/log/sequencer.ts";
import { createIssuer } from "../../src/certificates/issuer.ts";
import { loadKeys } from "../../src/keys.ts";

/**
 * A process that appends one entry and stops itself (SIGSTOP) on the way, at one place of `places`. When it is let go on it
 * says what came of its entry.
 */
const [place, url = "", keysDir = "", guardFolder = "", entry = ""] = process.argv.slice(2);

let isLetGo = false;

function stopAt(here: string): void {
  if (here !== place || isLetGo) return;
  isLetGo = true;
  process.send?.("stopping");
  process.kill(process.pid, "SIGSTOP");
}

const keys = loadKeys(keysDir);
const { pool, close } = connect(url);
const damage = createDamage((error) => {
  throw error;
});
const guard = openCheckpointGuard(guardFolder);
const log = await openLog({
  pool,
  keys,
  damage,
  guard: {
    ...guard,
    async append(before, checkpoint) {
      stopAt("looked at the guard");
      const isAppended = await guard.append(before, checkpoint);
      stopAt("appended to the guard");
      return isAppended;
    },
  },
  origin: { asked: undefined, preset: "colophon.example/log" },
  issuer: "https://colophon.example",
  issuerJwks: createIssuer(keys.issuerSigning).jwks,
});
const sequencer = createSequencer<null>({
  pool,
  damage,
  writer: {
    async write() {
      stopAt("written");
      return new Map();
    },
    leafOf: () => ({ kind: "entry", entry: Buffer.from(entry, "hex"), certificateId: null }),
    bytesOf: () => 1,
    countStatements: async () => new Map(),
    writeNumbered: async () => undefined,
  },
  log: {
    async prove(db, head) {
      stopAt("locked the head");
      await log.prove(db, head);
    },
    async publish(head) {
      stopAt("committed");
      await log.publish(head);
    },
  },
});
const index = await sequencer.append(null).then((placed) => placed.index, String);
await sequencer.stop();
await close();
process.send?.(index);
process.disconnect?.();
