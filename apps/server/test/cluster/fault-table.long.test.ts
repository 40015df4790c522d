import { rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { call } from "@colophon/api";
import { expect, test, vi } from "vitest";
import { type Account, authorization, openAccount, register } from "@colophon/testing/account";
import { makeRegistrationInput } from "@colophon/testing/make-registration";
import { isMissing } from "@colophon/testing/run-tool";
import { easyBlocks, startClocks } from "@colophon/testing/start-clocks";
import { metricsToken, preload, quickStart, startServer } from "@colophon/testing/start-server";
import { atEnd } from "../at-end.ts";
import { patience } from "@colophon/testing/patience";
import { type PostgresPair, startPostgresPair } from "../postgres-pair.ts";
import { fill, mountSmallDisk } from "../small-disk.ts";
import { startTcpSwitch } from "../tcp-switch.ts";
import { startTestChain } from "../test-chain.ts";
import { createTestMailServer } from "../test-mail-server.ts";
import { startTestS3 } from "../test-s3.ts";
import { type Firing, findFiring, readRules, type Scrape } from "./alert-rules.ts";
import { isAsDocumented, readFaultTable, type Seen, writeFaultTable } from "./fault-table.ts";

/** `FAULT_TABLE=write` writes what it sees into the manual, instead of comparing. */
const writes = process.env["FAULT_TABLE"] === "write";

vi.setConfig({ testTimeout: 7_200_000 });

/** A registry, and a person who has registered a work there. */
interface Site {
  account: Account;
  certificateId: string;
  /** Fires without a fault, by the way this registry is set up. */
  known: readonly Firing[];
}

interface Fault {
  begin(): unknown;
  end(): unknown;
}

const rules = readRules();
/** A balancer asks every second; so long, that one refused request of a person makes no rate. */
const window = 20;
/** On a busy machine a fault is noticed late, and what only the load causes goes by: so often is looked. */
const mostRounds = 20;
/** The longest that a person may wait for an answer, in milliseconds. */
const answeredWithin = 25_000;

test("each fault looks from outside as the manual says", async () => {
  const documented = readFaultTable();
  const seen = new Map<string, Seen>();
  await Promise.all([breakRegistry(seen), fillDisk(seen), setClockAhead(seen), loseClocks(seen)]);
  // A row that can't be made here, or that says the same in other words, stays as it is.
  const all = [...documented].map(([name, row]) => {
    const found = seen.get(name);
    return [name, found === undefined || isAsDocumented(found, row) ? row : found] as const;
  });
  if (writes) writeFaultTable(new Map(all));
  expect(Object.fromEntries(all)).toEqual(Object.fromEntries(readFaultTable()));
});

/** The parts of a registry on a synchronous pair, each behind an address that can be closed. */
async function breakRegistry(seen: Map<string, Seen>): Promise<void> {
  const pair = await startPostgresPair({ synchronous: true });
  const [chain, s3, mail] = [await startTestChain(), await startTestS3(), await createTestMailServer()];
  atEnd(() => s3.stop());
  const [toChain, toMail] = [await startSwitch(chain.url), await startSwitch(mail.url)];
  const server = await startServer({
    ...s3.env,
    DATABASE_URL: pair.primary.url,
    CHAIN_ID: "31337",
    CHAIN_RPC_URL: toChain.url,
    ANCHOR_PRIVATE_KEY: chain.privateKey,
    ANCHOR_INTERVAL_SECONDS: "1",
    SMTP_URL: toMail.url,
  });
  // Before the server is stopped: it waits for its commits.
  atEnd(() => server.kill());
  const site = await openSite(server.url);
  const look = observer(site, seen);

  await look("mail server away", {
    async begin() {
      toMail.close();
      const { email } = site.account.user;
      await call("POST /api/auth/password/forgot", { body: { email } }, { baseUrl: server.url });
      // As after two hours, once it was tried: such an old one would not be tried again, and would wait no more.
      const age = `update letters set queued_at = queued_at - interval '2 hours', due_at = now() + interval '1 hour'
        where kind = 'passwordReset' and failure is not null and due_at is not null returning kind`;
      await vi.waitFor(async () => expect(await pair.query(pair.primary.url, age)).not.toEqual([]), patience);
    },
    end: async () => {
      toMail.open();
      await pair.query(pair.primary.url, "update letters set due_at = now() where due_at is not null");
    },
  });
  await look("chain away", { begin: toChain.close, end: toChain.open });
  await look("bucket away", { begin: s3.stop, end: s3.start });
  await look("database frozen", freeze(pair));
  await look("synchronous standby killed", {
    begin: () => pair.standby?.signal("SIGKILL"),
    end: () => pair.renewStandby(),
  });
}

const freeze = ({ primary }: PostgresPair): Fault => ({
  begin: () => primary.signal("SIGSTOP"),
  end: () => primary.signal("SIGCONT"),
});

/** One machine whose disk, with everything on it, is a small one. */
async function fillDisk(seen: Map<string, Seen>): Promise<void> {
  const disk = mountSmallDisk();
  if (disk === undefined) return;
  const server = await startServer({ DATA_DIR: path.join(disk, "data") });
  // A kill would leave its Postgres, whose note goes with the disk.
  atEnd(() => server.stop().catch(() => server.kill()));
  const filler = path.join(disk, "filler");
  // Such a small disk is low from the start.
  const site = { ...(await openSite(server.url)), known: [] };
  let filling: NodeJS.Timeout | undefined;
  await observer(site, seen)("disk full", {
    // Again and again: Postgres deletes a file now and then.
    begin: () => {
      fill(filler);
      filling = setInterval(fill, 200, filler);
    },
    end: () => {
      clearInterval(filling);
      rmSync(filler);
    },
  });
}

async function setClockAhead(seen: Map<string, Seen>): Promise<void> {
  const clock = path.join(import.meta.dirname, "../../../../packages/testing/src/two-days-ahead.ts");
  const server = await startServer({}, [...preload, "--import", clock]);
  atEnd(() => server.kill());
  const site = { ...(await openSite(server.url)), known: [] };
  await observer(site, seen)("a node's clock two days ahead", { begin: () => {}, end: () => {} });
  const { certificateId } = await register(site.account);
  const { registrationDate } = await call(
    "GET /api/ip/verify/{id}",
    { params: { id: certificateId } },
    { baseUrl: server.url },
  );
  expect(Math.abs(Date.now() - Date.parse(registrationDate))).toBeLessThan(patience.timeout);
}

/** Authorities and calendars of a simulated internet; the authorities are OpenSSL's. */
async function loseClocks(seen: Map<string, Seen>): Promise<void> {
  if (isMissing("openssl")) return;
  const pair = await startPostgresPair({ synchronous: false });
  const clocks = await startClocks();
  atEnd(() => clocks.close());
  const server = await startServer(
    {
      DATABASE_URL: pair.primary.url,
      PUBLIC_URL: "https://registry.example",
      STAMP_INTERVAL_SECONDS: "1",
      ...clocks.env,
    },
    [...quickStart, ...easyBlocks],
  );
  atEnd(() => server.kill());
  const site = await openSite(server.url);
  const stampedAgo = (ago: string) =>
    pair.query(pair.primary.url, `update stamped_checkpoints set stamped_at = stamped_at ${ago}`);
  const services = [...clocks.authorities, ...clocks.calendars];
  await observer(site, seen)("time-stamping authorities and calendars away", {
    begin: async () => {
      for (const service of services) service.mood = "away";
      await register(site.account);
      // As after two days.
      await vi.waitFor(async () => expect(await countWanted(pair)).toBeGreaterThan(0), patience);
      await stampedAgo("- interval '2 days'");
    },
    end: async () => {
      for (const service of services) service.mood = "true";
      await stampedAgo("+ interval '2 days'");
    },
  });
}

async function countWanted({ query, primary }: PostgresPair): Promise<number> {
  return (await query(primary.url, "select from clock_pieces where state = 'wanted'")).length;
}

async function startSwitch(address: string) {
  const { protocol, port } = new URL(address);
  const way = await startTcpSwitch(Number(port));
  return {
    url: `${protocol}//127.0.0.1:${way.port}`,
    close: () => way.lead(undefined),
    open: () => way.lead(Number(port)),
  };
}

async function openSite(url: string): Promise<Site> {
  const account = await openAccount(url);
  const { certificateId } = await register(account);
  await vi.waitFor(async () => expect(await probe(url, "/readyz")).toBe("200"), patience);
  const now = await scrape(url);
  return { account, certificateId, known: findFiring(rules, now, now) };
}

/** Makes a fault, and looks until it looks as documented; then ends it, and waits until all is well again. */
function observer(site: Site, all: Map<string, Seen>) {
  const { url } = site.account;
  return async (name: string, { begin, end }: Fault): Promise<void> => {
    await begin();
    // Sent before anybody has noticed.
    expect(await registering(site)).not.toBe("no answer");
    let seen = await observe(site);
    for (
      let round = 1;
      round < mostRounds && !(writes ? round > 1 : isAsDocumented(seen, rowOf(name)));
      round++
    )
      seen = await observe(site);
    all.set(name, seen);
    await end();
    await vi.waitFor(async () => expect(await registering(site)).toBe("201"), patience);
    await vi.waitFor(async () => expect(await probe(url, "/readyz")).toBe("200"), patience);
  };
}

function rowOf(name: string): Seen {
  const row = readFaultTable().get(name);
  if (row === undefined) throw new Error(`the manual's table of faults has no row "${name}"`);
  return row;
}

async function observe(site: Site): Promise<Seen> {
  const { url } = site.account;
  const before = await scrape(url);
  let ready = "";
  for (let second = 0; second < window; second++) {
    ready = await probe(url, "/readyz");
    await delay(1000);
  }
  const answered = await registering(site);
  const looking = await ask(`${url}/api/ip/verify/${site.certificateId}`);
  const readyToRead = await probe(url, "/readyz?role=read");
  const known = new Set(site.known.map(({ condition }) => condition));
  const firing = findFiring(rules, before, await scrape(url)).filter(
    ({ condition }) => !known.has(condition),
  );
  const list = (cells: string[]): string => (cells.length === 0 ? "none" : cells.join("<br>"));
  return {
    ready,
    readyToRead,
    conditions: list(firing.map(({ condition }) => `\`${condition}\``)),
    alerts: list(
      firing.map(({ alert, after }) => `${alert}, ${after === undefined ? "at once" : `after ${after}`}`),
    ),
    registering: answered,
    looking,
  };
}

async function probe(url: string, address: string): Promise<string> {
  return ask(`${url}${address}`);
}

/** Within the ten seconds that Prometheus waits. */
async function scrape(url: string): Promise<Scrape> {
  const headers = authorization(metricsToken);
  const text = await fetch(`${url}/metrics`, { headers, signal: AbortSignal.timeout(10_000) })
    .then((answer) => answer.text())
    .catch(() => undefined);
  return { text, at: performance.now() / 1000 };
}

async function registering({ account: { url, token } }: Site): Promise<string> {
  return ask(`${url}/api/ip/register`, {
    method: "POST",
    headers: { ...authorization(token), "content-type": "application/json" },
    body: JSON.stringify(makeRegistrationInput()),
  });
}

/** The answer's status, and what it says of a failure. */
async function ask(address: string, init: RequestInit = {}): Promise<string> {
  try {
    const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(answeredWithin) });
    const { code, degraded = [] } = (await answer.json()) as { code?: string; degraded?: string[] };
    const said = code === undefined ? degraded : [code];
    return [answer.status, ...said.map((word) => `\`${word}\``)].join(" ");
  } catch (error) {
    if (error instanceof DOMException && error.name === "TimeoutError") return "no answer";
    throw error;
  }
}
