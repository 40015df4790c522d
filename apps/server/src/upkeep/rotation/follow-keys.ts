import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import type { Logger } from "pino";
import type { Issuer } from "../../record/issuer.ts";
import type { DocumentSigner } from "../../register/documents/document-signer.ts";
import type { Keys } from "../../base/keys/keys.ts";
import { readInUse } from "./key-store.ts";

/** Seconds within which every running process has taken up a new key: each looks every second. */
export const followedWithin = 10;

/** The number of the root under which documents are signed; undefined while it is the first. */
export async function readRootNumber(pool: pg.Pool): Promise<number | undefined> {
  return (await readInUse(pool)).numbers.get("pdf");
}

/** Makes a command seal with the key that the servers use. Throws a StartError if its file is missing. */
export async function useDataKey(
  pool: pg.Pool,
  { dataEncryption }: Pick<Keys, "dataEncryption">,
): Promise<void> {
  const number = (await readInUse(pool)).numbers.get("data");
  if (number !== undefined) dataEncryption.key.use(number);
}

export interface FollowContext {
  pool: pg.Pool;
  keys: Pick<Keys, "dataEncryption" | "numbered">;
  issuer: Issuer;
  documents: { signer: DocumentSigner };
  logger: Pick<Logger, "info" | "error">;
  /** Called after a change, to update what is published about the keys. */
  onChange(): Promise<void>;
}

/**
 * Takes up keys that another process has put into use, without interrupting requests. If a key's file is missing here, the
 * previous key stays in use, as long as it is valid, until the file appears.
 */
export function followKeys({ pool, keys, issuer, documents, logger, onChange }: FollowContext) {
  const end = new AbortController();
  /** The step whose keys are all in use here; undefined before the first look. */
  let seen: string | undefined;
  /** The step of which a missing key was logged: it is looked for every second. */
  let complained = "";
  let running = Promise.resolve();

  const takeUp: Record<string, (number: number) => void> = {
    issuer: (number) => issuer.use(keys.numbered.issuer(number)),
    data: (number) => keys.dataEncryption.key.use(number),
    pdf: (number) => documents.signer.use(number),
  };

  async function look(): Promise<void> {
    const { numbers, step } = await readInUse(pool);
    if (step === seen) return;
    const missing = [...numbers].flatMap(([purpose, number]) => tryToTakeUp(purpose, number) ?? []);
    if (missing.length > 0) {
      if (complained !== step) logger.error(`a key that is in use is missing here: ${missing.join("; ")}`);
      complained = step;
      return;
    }
    await onChange();
    if (seen !== undefined) logger.info({ keys: Object.fromEntries(numbers) }, "keys were replaced");
    seen = step;
  }

  /** Returns why the key can't be taken up. */
  function tryToTakeUp(purpose: string, number: number): string | undefined {
    try {
      takeUp[purpose]?.(number);
      return undefined;
    } catch (error) {
      return String(error);
    }
  }

  async function follow(): Promise<void> {
    while (!end.signal.aborted) {
      await delay(1000, undefined, { signal: end.signal }).catch(() => undefined);
      // While the database is away, there are no new keys.
      await look().catch(() => undefined);
    }
  }

  return {
    look,
    start() {
      running = follow();
    },
    async stop(): Promise<void> {
      end.abort();
      await running;
    },
  };
}
