import { generateKeyPairSync } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { emptyRoot, leafHash, parseTrust, toBase64, type Trust } from "@colophon/proof";
import { describe, expect, test } from "vitest";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { createIssuer } from "../../record/issuer.ts";
import { loadKeys } from "../../base/keys/keys.ts";
import { openCheckpointGuard } from "../checkpoint-guard.ts";
import { createLogSigner } from "../log-signer.ts";
import { nameLog, type PastTrust, readPastTrust, refuseRetiredIssuer } from "./past-trust.ts";
import { retireLog, type RetireOptions } from "./retire-log.ts";
import { formatTrust, keepTrust } from "./trust-file.ts";

const now = 1_800_000_000;

interface LogOptions {
  origin: string;
  size: number;
  past: PastTrust;
}

/** Keys, guard and trust file of a log with that many entries, as its server left them; the database is gone. */
async function makeLog({ origin = "colophon.example/log", size = 12, past }: Partial<LogOptions> = {}) {
  const folder = makeTemporaryFolder("colophon-retire-");
  const [keysDir, guard] = [path.join(folder, "keys"), path.join(folder, "guard")];
  const keys = loadKeys(keysDir);
  const signer = createLogSigner(origin, keys.logSigning);
  const issuer = createIssuer(keys.issuerSigning);
  const checkpoint = (at: number) => signer.sign({ size: at, root: leafHash(Uint8Array.of(at)) });
  await openCheckpointGuard(guard).append(undefined, checkpoint(size));
  const sender = `0x${keys.anchor.fingerprint.slice(0, 40)}`;
  const trust: Trust = {
    log: { origin, vkey: signer.vkey },
    ...(past && { previousLogs: past.previousLogs }),
    issuer: { keys: [issuer.jwk] },
    anchors: [{ chainId: 1, contract: `0x${"c0".repeat(20)}`, sender }, ...(past?.anchors ?? [])],
  };
  keepTrust(keysDir, trust);
  const options: RetireOptions = {
    keysDir,
    guard,
    checkpointFile: undefined,
    successorKeysDir: path.join(folder, "successor"),
    now,
  };
  return { folder, options, trust, issuer, checkpoint };
}

const write = (folder: string, name: string, text: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};

describe("retiring a log", () => {
  test("leaves its successor all that its certificates need, from guard and keys alone", async () => {
    const { options, trust, issuer } = await makeLog();
    const { log, files } = await retireLog(options);
    const { kty, crv, x, y } = issuer.jwk;
    expect(log).toEqual({
      ...trust.log,
      lastSize: 12,
      lastRoot: toBase64(leafHash(Uint8Array.of(12))),
      endedAt: now,
      issuerKeys: [{ kty, crv, x, y }],
    });
    expect(readPastTrust(options.successorKeysDir)).toEqual({
      previousLogs: [log],
      anchors: trust.anchors,
      pdfRoots: [],
    });
    const [beside, ahead] = files.map((file) => parseTrust(readFileSync(file, "utf8")));
    expect(beside).toEqual(ahead);
  });

  test("keeps a server from starting with its keys", async () => {
    const { options } = await makeLog();
    await retireLog(options);
    expect(() => loadKeys(options.keysDir)).toThrow(/the log of the keys in .* was retired/);
    expect(() => loadKeys(options.successorKeysDir)).not.toThrow();
  });

  test("takes along the logs that this one succeeded", async () => {
    const first = await makeLog();
    await retireLog(first.options);
    const second = await makeLog({
      origin: "colophon.example/log2",
      past: readPastTrust(first.options.successorKeysDir),
    });
    await retireLog(second.options);
    const { previousLogs, anchors } = readPastTrust(second.options.successorKeysDir);
    expect(previousLogs.map(({ origin }) => origin)).toEqual([
      "colophon.example/log2",
      "colophon.example/log",
    ]);
    expect(anchors).toEqual([second.trust.anchors[0], first.trust.anchors[0]]);
  });

  test("done again, also for another folder, ends the log where it has ended", async () => {
    const { folder, options, checkpoint } = await makeLog();
    const { log } = await retireLog(options);
    rmSync(path.join(options.successorKeysDir, "previous-logs"), { recursive: true });
    const guard = openCheckpointGuard(options.guard);
    await guard.append(guard.read(), checkpoint(13));
    expect((await retireLog({ ...options, now: now + 60 })).log).toEqual(log);
    const elsewhere = path.join(folder, "elsewhere");
    await retireLog({ ...options, successorKeysDir: elsewhere });
    expect(readPastTrust(elsewhere).previousLogs).toEqual([log]);
  });

  test("takes a kept checkpoint for a guard that is lost, or older", async () => {
    for (const [kept, size] of [
      [11, 12],
      [14, 14],
    ] as const) {
      const { folder, options, checkpoint } = await makeLog();
      const checkpointFile = write(folder, "kept", checkpoint(kept));
      expect((await retireLog({ ...options, checkpointFile })).log.lastSize).toBe(size);
    }
    const { folder, options, checkpoint } = await makeLog();
    rmSync(options.guard, { recursive: true });
    const checkpointFile = write(folder, "kept", checkpoint(9));
    expect((await retireLog({ ...options, checkpointFile })).log.lastSize).toBe(9);
  });

  test.each<[string, (log: Awaited<ReturnType<typeof makeLog>>) => Partial<RetireOptions>, string]>([
    [
      "without a guard",
      ({ options }) => (rmSync(options.guard, { recursive: true }), {}),
      "CHECKPOINT_GUARD: ",
    ],
    [
      "with a guard that is none",
      ({ folder }) => ({ guard: write(folder, "other", "guard") }),
      "is not a guard of checkpoints",
    ],
    [
      "with the checkpoint of another log",
      ({ folder, options }) => {
        const stranger = createLogSigner("colophon.example/log", strangerKeys());
        const note = stranger.sign({ size: 20, root: emptyRoot });
        return { ...options, checkpointFile: write(folder, "kept", note) };
      },
      'has no checkpoint that the log "colophon.example/log" has signed',
    ],
    [
      "with a checkpoint that is not there",
      () => ({ checkpointFile: "/nowhere/kept" }),
      "/nowhere/kept cannot be read",
    ],
    [
      "without its trust file",
      ({ options }) => (rmSync(path.join(options.keysDir, "trust.json")), {}),
      "trust.json is missing",
    ],
    [
      "with a trust file that is none",
      ({ options }) => (write(options.keysDir, "trust.json", "{}"), {}),
      "is not a trust file",
    ],
    ["in its own folder", ({ options }) => ({ successorKeysDir: options.keysDir }), "KEYS_DIR of its own"],
  ])("%s is refused, and nothing is written", async (_, change, reason) => {
    const log = await makeLog();
    const options = { ...log.options, ...change(log) };
    await expect(retireLog(options)).rejects.toThrow(reason);
    expect(existsSync(path.join(options.keysDir, "retired.json"))).toBe(false);
    expect(existsSync(path.join(options.successorKeysDir, "previous-logs"))).toBe(false);
  });

  test("in favour of a log that was retired itself is refused", async () => {
    const [first, second] = [await makeLog(), await makeLog({ origin: "colophon.example/log2" })];
    await retireLog(second.options);
    const options = { ...first.options, successorKeysDir: second.options.keysDir };
    await expect(retireLog(options)).rejects.toThrow("was retired itself");
  });
});

describe("an installation that succeeds a retired log", () => {
  const host = { publicUrl: "https://colophon.example" };

  test("names its own log again, and refuses a name that is taken", async () => {
    const { options } = await makeLog();
    expect(nameLog(host, readPastTrust(options.successorKeysDir)).preset).toBe("colophon.example/log");
    await retireLog(options);
    const past = readPastTrust(options.successorKeysDir);
    expect(nameLog(host, past)).toEqual({ asked: undefined, preset: "colophon.example/log2" });
    expect(nameLog({ ...host, logOrigin: "other/log" }, past).asked).toBe("other/log");
    expect(() => nameLog({ ...host, logOrigin: "colophon.example/log" }, past)).toThrow("was retired");
  });

  test("refuses the retired issuer's key", async () => {
    const { options, issuer } = await makeLog();
    await retireLog(options);
    const past = readPastTrust(options.successorKeysDir);
    expect(() => refuseRetiredIssuer(issuer.jwk, past)).toThrow('issuer\'s key of "colophon.example/log"');
    const { issuer: own } = await makeLog();
    expect(() => refuseRetiredIssuer(own.jwk, past)).not.toThrow();
  });

  test("refuses files that are not of retired logs, or contradict each other", async () => {
    const { options, trust } = await makeLog();
    const { files } = await retireLog(options);
    const folder = path.dirname(files[1]);
    const refusalWith = (text: string) => {
      const file = write(folder, "other.json", text);
      try {
        readPastTrust(options.successorKeysDir);
        return "none";
      } catch (error) {
        return String(error);
      } finally {
        rmSync(file);
      }
    };
    const ended = parseTrust(readFileSync(files[1], "utf8"));
    expect(refusalWith(formatTrust(ended))).toBe("none");
    expect(refusalWith("")).toContain("other.json is not a trust file");
    expect(refusalWith(formatTrust(trust))).toContain(
      "other.json is the trust file of a log that was not retired",
    );
    const otherEnd = ended.previousLogs?.map((log) => ({ ...log, lastSize: 11 })) ?? [];
    expect(refusalWith(formatTrust({ ...ended, previousLogs: otherEnd }))).toContain("say different things");
    mkdirSync(path.join(folder, "folder.json"));
    expect(() => readPastTrust(options.successorKeysDir)).toThrow("folder.json cannot be read");
  });
});

function strangerKeys() {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const raw = publicKey.export({ format: "der", type: "spki" }).subarray(-32);
  return { privateKey, publicKey: new Uint8Array(raw), fingerprint: "" };
}
