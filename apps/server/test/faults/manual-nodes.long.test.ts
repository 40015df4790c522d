import { mkdirSync } from "node:fs";
import path from "node:path";
import { call } from "@colophon/api";
import { type Account, authorization, openAccount, register } from "@colophon/testing/account";
import { makeRegistrationInput } from "@colophon/testing/make-registration";
import { take } from "@colophon/testing/manual-lines";
import { type Environment, type RunningServer, startServer } from "@colophon/testing/start-server";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { startTestStripe } from "@colophon/testing/test-stripe";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { readConfig } from "../../src/base/config/config.ts";
import { atEnd } from "../at-end.ts";
import { patience } from "@colophon/testing/patience";
import { type PostgresPair, startPostgresPair } from "../postgres-pair.ts";
import { startTestChain } from "../test-chain.ts";
import { createTestMailServer } from "../test-mail-server.ts";
import { startTestS3, type TestS3 } from "../test-s3.ts";

// "More than one server" of the manual: its list of variables, with what this machine has in the place of its examples, and its
// steps. Nothing else is set but what only stand-ins need.

let pair: PostgresPair;
let chain: Awaited<ReturnType<typeof startTestChain>>;
let stripe: Awaited<ReturnType<typeof startTestStripe>>;
let mail: Awaited<ReturnType<typeof createTestMailServer>>;
let s3: TestS3;

beforeAll(async () => {
  pair = await startPostgresPair({ synchronous: true });
  chain = await startTestChain(atEnd);
  stripe = await startTestStripe();
  atEnd(() => stripe.stop());
  mail = await createTestMailServer();
  s3 = await startTestS3();
  atEnd(() => s3.stop());
});

/** What stand-ins are warned of: neither is the list's fault. */
const ofStandIns = [
  "CHAIN_ID is 31337, not a public main network: its anchors are not public evidence of time",
  "STRIPE_SECRET_KEY is a test key: no one is charged",
];

/** A busy machine may be too slow for a connection; what lasts is found by `warningsAt`. */
const isPassing = (said: string): boolean => ofStandIns.includes(said) || said.includes("timeout expired");

/** The manual calls it this, and here it is that. */
type Words = readonly (readonly [manual: string, here: string])[];

function replace(text: string, words: Words): string {
  for (const [manual] of words) expect(text).toContain(manual);
  return words.reduce((said, [manual, here]) => said.replaceAll(manual, here), text);
}

/** Step 1: an empty database with two roles in it. Each registry of this test has its own. */
async function makeDatabase(name: string): Promise<Words> {
  for (const line of take("roles"))
    await pair.query(
      pair.primary.url,
      line.replaceAll("'…'", "'secret'").replaceAll(/\bcolophon(?=\b|_)/g, name),
    );
  await pair.catchUp();
  const hosts = [pair.standby, pair.primary].map((server) => `127.0.0.1:${server?.port ?? 0}`).join(",");
  return [
    ["colophon:secret@db1:5432,db2:5432/colophon", `${name}:secret@${hosts}/${name}`],
    ["colophon_owner:secret@db1:5432,db2:5432/colophon", `${name}_owner:secret@${hosts}/${name}`],
  ];
}

/** The list, as it is set on every node of this machine. */
async function listOf(name: string): Promise<Record<string, string>> {
  const shared = makeTemporaryFolder("colophon-nodes-");
  // A server makes no folder in the place of a mount that is missing.
  for (const mounted of ["guard", "shared"]) mkdirSync(path.join(shared, mounted));
  const text = replace(take("variables of every node").join("\n"), [
    ...(await makeDatabase(name)),
    ["/etc/colophon", `${shared}/etc`],
    ["/mnt/guard", `${shared}/guard`],
    ["/mnt/shared", `${shared}/shared`],
    ["CHAIN_ID=1\n", "CHAIN_ID=31337\n"],
    ["https://rpc.example/key,https://rpc2.example/key", `${chain.url},${chain.url}`],
    ["https://public-rpc.example", chain.url],
    ["sk_live_0123456789abcdef", stripe.secretKey],
    ["whsec_0123456789abcdef", stripe.webhookSecret],
    ["smtps://user:secret@mail.example:465", mail.url],
  ]);
  return Object.fromEntries(
    text.split("\n").map((line) => {
      const [, variable = "", value = ""] = /^([A-Z_\d]+)=(.+)$/.exec(line) ?? [];
      expect(variable, `a line of the list that sets nothing: ${line}`).not.toBe("");
      return [variable, value];
    }),
  );
}

/** Variables of the list that no setting is read from. */
function unknownOf(list: Environment): string[] {
  const read = new Set<string | symbol>();
  readConfig(
    new Proxy(list, {
      get: (given, name) => {
        read.add(name);
        return given[String(name)];
      },
    }),
  );
  return Object.keys(list).filter((name) => !read.has(name));
}

/** Nothing on the internet is asked, and limits are as anywhere. */
const start = (list: Environment) =>
  startServer({ ...list, RATE_LIMITS: "on", OTS_CALENDARS: "none" }).then((server) => {
    atEnd(() => server.kill());
    return server;
  });

interface Nodes {
  first: RunningServer;
  next: RunningServer;
}

/** Steps 5 and 6: the first node, its address funded, and the next one with the same variables. */
async function startNodes(list: Environment): Promise<Nodes> {
  const first = await start(list);
  const trust = (await (await fetch(`${first.url}/.well-known/colophon-trust.json`)).json()) as {
    anchors: { sender: `0x${string}` }[];
  };
  const [{ sender } = { sender: "0x" as const }] = trust.anchors;
  await chain.client.setBalance({ address: sender, value: 10n ** 18n });
  const nodes = { first, next: await start(list) };
  for (const node of [nodes.first, nodes.next])
    await vi.waitFor(async () => expect(await ready(node)).toEqual({ status: "ready" }), patience);
  return nodes;
}

const ready = async ({ url }: RunningServer): Promise<unknown> => (await fetch(`${url}/readyz`)).json();

/** What a node's metrics say that there is to fix. */
async function warningsAt({ url }: RunningServer, list: Environment): Promise<string[]> {
  const headers = { authorization: `Bearer ${list["METRICS_TOKEN"] ?? ""}` };
  const text = await (await fetch(`${url}/metrics`, { headers })).text();
  const all = [...text.matchAll(/^colophon_warning\{warning="(\w+)"\} (\d)$/gm)];
  expect(all.length).toBeGreaterThan(5);
  return all.flatMap(([, name = "", value]) => (value === "0" ? [] : [name]));
}

/** What a node's log says that isn't fine. */
function complaintsOf({ output }: RunningServer): string[] {
  const lines = output().split("\n").filter(Boolean);
  return lines
    .map((line) => JSON.parse(line) as { level: string; msg: string; err?: { message: string } })
    .filter(({ level }) => ["warn", "error", "fatal"].includes(level))
    .map(({ msg, err }) => (err === undefined ? msg : `${msg}: ${err.message}`));
}

/** Nothing is left to fix, at either node; the first one asked for funds before it had them. */
async function expectNoWarnings({ first, next }: Nodes, list: Environment): Promise<void> {
  for (const node of [first, next])
    await vi.waitFor(async () => expect(await warningsAt(node, list)).toEqual([]), patience);
  expect(complaintsOf(next).filter((said) => !isPassing(said))).toEqual([]);
  const asked = complaintsOf(first).filter((said) => !isPassing(said));
  expect(asked.filter((said) => !/fund/i.test(said))).toEqual([]);
}

async function seenAt({ url }: RunningServer, id: string): Promise<string> {
  const { title } = await call("GET /api/ip/verify/{id}", { params: { id } }, { baseUrl: url });
  return title;
}

async function expectAnchored({ url }: RunningServer): Promise<void> {
  const list = async () => call("GET /api/log/anchors", {}, { baseUrl: url });
  await vi.waitFor(async () => expect(JSON.stringify(await list())).toContain('"final"'), patience);
}

/** A registration that its registrant pays for; the service's message arrives at the other node. */
async function pay(account: Account, at: RunningServer): Promise<string> {
  const as = { baseUrl: account.url, headers: authorization(account.token) };
  const { payment: _, ...registration } = makeRegistrationInput();
  const order = await call("POST /api/orders", { body: { registration, consent: true } }, as);
  stripe.pay(order.checkoutUrl?.split("/").at(-1) ?? "");
  for (const message of stripe.messages.splice(0)) {
    const headers = { "content-type": "application/json", "stripe-signature": stripe.sign(message) };
    const answer = await fetch(`${at.url}/api/payments/stripe`, {
      method: "POST",
      headers,
      body: message.body,
    });
    expect(answer.status).toBe(200);
  }
  const read = async () => call("GET /api/orders/{id}", { params: { id: order.id } }, as);
  await vi.waitFor(async () => expect(await read()).toMatchObject({ state: "fulfilled" }), patience);
  return (await read()).certificateId ?? "";
}

describe("two servers, from the manual's list alone", () => {
  test("take a paid registration, show it at both, and have nothing to fix", async () => {
    const list = await listOf("paid");
    expect(unknownOf(list)).toEqual([]);
    const withStandIn = { ...list, STRIPE_API_URL: stripe.url };
    const nodes = await startNodes(withStandIn);
    const account = await openAccount(nodes.first.url);
    await vi.waitFor(() => expect(mail.recipients).toContain(account.user.email), patience);
    const id = await pay(account, nodes.next);
    expect(await seenAt(nodes.next, id)).toBe("The Lighthouse Keeper");
    expect(await seenAt(nodes.first, id)).toBe("The Lighthouse Keeper");
    await expectAnchored(nodes.next);
    await expectNoWarnings(nodes, withStandIn);
    for (const node of [nodes.first, nodes.next]) await node.stop();
  });

  test("and with a bucket and without a fee, as its text says", async () => {
    const { OBJECTS_DIR: _o, UPLOADS_DIR: _u, PAYMENTS: _p, ...rest } = await listOf("free");
    const unpaid = Object.fromEntries(Object.entries(rest).filter(([name]) => !name.startsWith("STRIPE_")));
    const list: Record<string, string> = { ...unpaid, ...s3.env, REGISTRATION_FEE_CENTS: "0" };
    expect(unknownOf(list)).toEqual([]);
    const nodes = await startNodes(list);
    const account = await openAccount(nodes.first.url);
    const { certificateId } = await register(account, { title: "Free" });
    expect(await seenAt(nodes.next, certificateId)).toBe("Free");
    await expectAnchored(nodes.first);
    await expectNoWarnings(nodes, list);
    for (const node of [nodes.first, nodes.next]) await node.stop();
  });
});
