import { openCheckpointGuard } from "../../src/log/checkpoint-guard.ts";
import { connect } from "../../src/base/db/connection.ts";
import { createDamage } from "../../src/log/damage.ts";
import { openLog } from "../../src/log/open-log.ts";
import { createSequencer } from "../../src/log/sequencer.ts";
import { createIssuer } from "../../src/record/issuer.ts";
import { loadKeys } from "../../src/base/keys/keys.ts";
import type { NewLeaf } from "../../src/log/new-leaf.ts";
import { countingWriter } from "@colophon/testing/said-table";
import type { TestLeaf } from "@colophon/testing/test-leaf";

/**
 * A process that appends one leaf, an entry or a statement about a certificate of its own, and suspends itself (SIGSTOP) at a
 * given step. When it is resumed, it reports the result.
 */
const [place, url = "", keysDir = "", guardFolder = "", hex = "", certificateId] = process.argv.slice(2);
const bytes = Buffer.from(hex, "hex");
const leaf: NewLeaf =
  certificateId === undefined
    ? { kind: "entry", entry: bytes, certificateId: null }
    : { kind: "statement", certificateId, salt: bytes, sha256: bytes };

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
const sequencer = createSequencer<TestLeaf>({
  pool,
  damage,
  writer: {
    ...countingWriter,
    async write() {
      stopAt("written");
      return [];
    },
    async writeNumbered(tx, statements) {
      await countingWriter.writeNumbered(tx, statements);
      stopAt("numbered the statement");
    },
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
const index = await sequencer.append({ leaf, note: "" }).then((placed) => placed.index, String);
await sequencer.stop();
await close();
process.send?.(index);
process.disconnect?.();
