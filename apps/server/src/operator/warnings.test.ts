import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { readConfig } from "../base/config/config.ts";
import { findWarnings, type WarningContext, warnings } from "./warnings.ts";
import { describeWarning } from "./describe-warning.ts";

const dataDir = makeTemporaryFolder("colophon-warnings-");
const guard = path.join(dataDir, "checkpoint-guard");
for (const folder of [guard, path.join(dataDir, "postgres")]) mkdirSync(folder);

interface Registry {
  isBackupLate?: boolean | undefined;
  lateReason?: string;
  config?: Partial<WarningContext["config"]>;
  issuer?: string;
  anchorsLeft?: () => Promise<number>;
  awaySince?: Date;
  oneRole?: boolean;
  stuck?: string;
  clockAhead?: number;
}

const registry = ({
  config,
  issuer,
  anchorsLeft,
  awaySince,
  oneRole = false,
  stuck,
  clockAhead = 0,
  isBackupLate,
  lateReason,
}: Registry = {}): WarningContext => ({
  config: {
    publicUrl: "https://registry.example",
    dataDir,
    databaseUrl: "postgres://db.example/colophon",
    checkpointGuard: guard,
    chain: { kind: "evm", chainId: 1, rpcUrls: ["https://rpc.example"] },
    smtpUrl: "smtp://mail.example",
    showsLetters: false,
    payments: "stripe",
    registrationFeeCents: 2500,
    ...config,
  },
  pool: { query: async () => ({ rows: [{ may: oneRole }] }) as never },
  database: { stuck: () => stuck, clockAhead: () => clockAhead },
  log: { issuer: issuer ?? "https://registry.example" },
  anchoring: { anchorsLeft: anchorsLeft ?? (async () => 1000) },
  clocks: { lateReason: () => lateReason },
  objects: { awaySince: () => awaySince },
  backups: isBackupLate === undefined ? undefined : { isLate: () => isBackupLate },
});

test("finds nothing if all is well", async () => {
  expect(await findWarnings(registry())).toEqual([]);
});

test("finds a PUBLIC_URL that has changed since the first start", async () => {
  expect(await findWarnings(registry({ issuer: "https://before.example" }))).toEqual(["public_url_changed"]);
});

test.each([undefined, "postgres://colophon:secret@127.0.0.1:5433/postgres"])(
  "finds a guard on the disk of the database that it brings (%s)",
  async (databaseUrl) => {
    const config = { ...registry().config, dataDir };
    const { databaseUrl: _other, ...own } = config;
    const context = registry();
    context.config = databaseUrl === undefined ? own : { ...own, databaseUrl };
    expect(await findWarnings(context)).toEqual(["guard_on_database_disk"]);
    context.config = { ...context.config, publicUrl: "http://localhost:8080" };
    expect(await findWarnings(context)).toEqual(["public_url_changed"]);
    context.config = { ...own, checkpointGuard: "/proc" };
    expect(await findWarnings(context)).toEqual([]);
  },
);

test("finds an account that can pay for only a few more anchors, and doesn't check it on a local chain", async () => {
  const anchorsLeft = async () => 199;
  expect(await findWarnings(registry({ anchorsLeft }))).toEqual(["funds_low"]);
  expect(await findWarnings(registry({ anchorsLeft, config: { chain: { kind: "local" } } }))).toEqual([
    "no_chain",
  ]);
});

test("doesn't check funds while the chain is away: anchoring reports that", async () => {
  const anchorsLeft = async () => {
    throw new Error("away");
  };
  expect(await findWarnings(registry({ anchorsLeft }))).toEqual([]);
});

test("finds a bucket that is away", async () => {
  expect(await findWarnings(registry({ awaySince: new Date() }))).toEqual(["storage_away"]);
});

test.each([
  [undefined, []],
  [false, []],
  [true, ["backup_late"]],
])("finds that backups are late (%s)", async (isBackupLate, found) => {
  expect(await findWarnings(registry({ isBackupLate }))).toEqual(found);
});

test("finds that other clocks are late, and says which", async () => {
  const context = registry({ lateReason: "No authority has stamped the newest checkpoints: away." });
  expect(await findWarnings(context)).toEqual(["clocks_late"]);
  expect(describeWarning("clocks_late", context)).toContain("away");
});

test("finds a public registry that anchors on a development chain", async () => {
  const chain = { kind: "local" } as const;
  expect(await findWarnings(registry({ config: { chain } }))).toEqual(["no_chain"]);
  const publicUrl = "http://localhost:8080";
  expect(await findWarnings(registry({ config: { chain, publicUrl }, issuer: publicUrl }))).toEqual([]);
});

test("a registry started from the manual's list of variables anchors on a public chain, and has nothing to fix", async () => {
  const manual = readFileSync(path.join(import.meta.dirname, "../../../../docs/operations.md"), "utf8");
  const [, list = ""] = /The variables of every node:\n\n((?: {4}.*\n)+)/.exec(manual) ?? [];
  const settings = [...list.matchAll(/^ {4}([A-Z_\d]+)=(.+)$/gm)].map(([, name = "", value]) => [
    name,
    value,
  ]);
  const config = readConfig({ DATA_DIR: dataDir, ...(Object.fromEntries(settings) as NodeJS.ProcessEnv) });
  expect(config.chain).toMatchObject({ kind: "evm", chainId: 1 });
  expect(config.warnings).toEqual([]);
  expect(await findWarnings({ ...registry(), config })).toEqual([]);
});

test("finds a synchronous standby that is missing, and says which", async () => {
  const context = registry({ stuck: "the synchronous standby s1 is not connected." });
  expect(await findWarnings(context)).toEqual(["standby_missing"]);
  expect(describeWarning("standby_missing", context)).toContain("standby s1");
});

test.each([
  [61, ["clock_off"], "61 s ahead of"],
  [-7200, ["clock_off"], "7200 s behind"],
  [59, [], "59 s ahead of"],
  [-59, [], "59 s behind"],
])("compares this machine's clock with the database's: %d s", async (clockAhead, found, said) => {
  const context = registry({ clockAhead });
  expect(await findWarnings(context)).toEqual(found);
  expect(describeWarning("clock_off", context)).toContain(said);
});

test("finds that letters are neither sent nor shown", async () => {
  const { smtpUrl: _none, ...config } = registry().config;
  const silent = { ...registry(), config };
  expect(await findWarnings(silent)).toEqual(["no_mail"]);
  const shown = { ...silent, config: { ...config, showsLetters: true } };
  expect(await findWarnings(shown)).toEqual([]);
});

test("finds a fee that nobody has to pay, where others can see it", async () => {
  const demo = { payments: "demo" } as const;
  expect(await findWarnings(registry({ config: demo }))).toEqual(["demo_payments"]);
  expect(await findWarnings(registry({ config: { ...demo, registrationFeeCents: 0 } }))).toEqual([]);
  const publicUrl = "http://localhost:8080";
  expect(await findWarnings(registry({ config: { ...demo, publicUrl }, issuer: publicUrl }))).toEqual([]);
});

test("finds a single database role for everything", async () => {
  expect(await findWarnings(registry({ oneRole: true }))).toEqual(["one_role"]);
});

test("says what to do about each", () => {
  const texts = warnings.map((warning) =>
    describeWarning(warning, registry({ issuer: "https://before.example" })),
  );
  expect(new Set(texts).size).toBe(warnings.length);
  for (const text of texts) expect(text).toMatch(/^[A-Z].*\.$/);
  expect(texts[warnings.indexOf("public_url_changed")]).toContain("founded as https://before.example");
});
