import { copyFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import { openAccount } from "@colophon/testing/account";
import { type Environment, startServer } from "@colophon/testing/start-server";
import { startTestStripe } from "@colophon/testing/test-stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { tally, worksOf, writeWorks } from "./lists.ts";
import { makeToken } from "./make-token.ts";
import { makeHome, runColophon } from "./run-colophon.ts";

const count = 500;
const rounds = 5;
/** In all rounds together. */
const kills = 20;

/** What the registry serves, as the build makes it. */
const built = join(import.meta.dirname, "../../web/dist/colophon.mjs");

let server: Awaited<ReturnType<typeof startServer>>;

async function begin(env: Environment) {
  server = await startServer(env);
}

/** An older Node, where one is there: the program runs on 20. */
const node = process.env["OLD_NODE"] ?? process.execPath;

/** A folder with nothing but the program and the works. */
async function makePlace() {
  const account = await openAccount(server.url);
  const home = makeHome();
  if (!existsSync(built)) throw new Error("build the web application first: npm run build");
  const program = join(home.work, "colophon.mjs");
  copyFileSync(built, program);
  const list = writeWorks(home.work, count);
  const token = await makeToken(account, ["works:read", "works:register", "orders:create"]);
  const env = { COLOPHON_TOKEN: token, COLOPHON_REGISTRY: server.url };
  const run = (args: string[], killAfterMs?: number) =>
    runColophon(home, ["register", "--csv", list, "--declare", "--json", ...args], {
      cwd: home.work,
      env,
      program,
      node,
      onStart(child) {
        if (killAfterMs !== undefined) setTimeout(() => child.kill("SIGKILL"), killAfterMs);
      },
    });
  return { account, run };
}

/** Kills it at random points until it comes to its end, which is nearer each time that it is given longer. */
async function interrupt(run: (killAfterMs?: number) => ReturnType<typeof runColophon>): Promise<number> {
  let killed = 0;
  for (let longest = 3000; ; longest *= 1.3) {
    const { exitCode } = await run(Math.random() * longest);
    if (exitCode !== null) return killed;
    killed++;
  }
}

describe("a list of 500 works, by the built file alone", () => {
  beforeAll(() => begin({}));
  afterAll(() => server.stop());

  test("killed at random points and run again, 20 times and more, each is registered exactly once", async () => {
    let killed = 0;
    for (let round = 0; round < rounds || killed < kills; round++) {
      const { account, run } = await makePlace();
      killed += await interrupt((ms) => run([], ms));
      expect(await run([])).toMatchObject({ exitCode: 0 });
      const counts = tally(await worksOf(account));
      expect(counts.size).toBe(count);
      expect([...counts.values()].every((one) => one === 1)).toBe(true);
    }
  });
});

describe("the same where there is a fee", () => {
  let stripe: Awaited<ReturnType<typeof startTestStripe>>;
  beforeAll(async () => {
    stripe = await startTestStripe();
    await begin({ ...stripe.env });
  });
  afterAll(async () => {
    await server.stop();
    await stripe.stop();
  });

  test("it is one order, paid once, and each is registered exactly once", async () => {
    const { account, run } = await makePlace();
    const paying = ["--consent", "--max-total", "100000CAD", "--wait"];
    await interrupt((ms) => run([...paying, "0"], ms));
    const [order] = (await run([...paying, "0"])).events;
    expect(stripe.pages.size).toBe(1);
    stripe.pay(String(order?.["checkoutUrl"]).split("/").at(-1) ?? "");
    const message = stripe.messages.at(-1);
    if (message === undefined) throw new Error("nothing was said about the payment");
    await fetch(`${server.url}/api/payments/stripe`, {
      method: "POST",
      headers: { "content-type": "application/json", "stripe-signature": stripe.sign(message) },
      body: message.body,
    });
    await interrupt((ms) => run([...paying, "300"], ms));
    expect(await run([...paying, "300"])).toMatchObject({ exitCode: 0 });
    const counts = tally(await worksOf(account));
    expect(counts.size).toBe(count);
    expect([...counts.values()].every((one) => one === 1)).toBe(true);
    expect(stripe.pages.size).toBe(1);
  });
});
