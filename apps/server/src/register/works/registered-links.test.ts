import type { Link, Registered, RegistrationInput } from "@colophon/api";
import { parseDisclosure } from "@colophon/proof";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { makeRegistrationInput } from "@colophon/testing/make-registration";
import { makeUser, type TestUser } from "@colophon/testing/make-user";
import { refusal, send } from "@colophon/testing/send";
import { createTestApp } from "../../../test/test-app.ts";
import { letters } from "../../../test/test-letters.ts";
import { noAnchorYet } from "../../../test/no-anchor-yet.ts";
import { createTestRegister } from "../../../test/test-register.ts";
import { startTestWeb } from "../../../test/test-web.ts";
import { checkDueLinks } from "../../people/links/check-due-links.ts";
import { createLinkClaims } from "../../people/links/claim-links.ts";
import { linkRoutes } from "../../people/links/link-routes.ts";
import { buildBundle } from "../../record/build-bundle.ts";
import { requireCertificate } from "../../record/read-certificate.ts";
import { batchRoutes } from "./batch-routes.ts";
import { workRoutes } from "./work-routes.ts";

const register = await createTestRegister();
const { db, pool } = register;
const { dns, guard } = await startTestWeb();
const config = { publicUrl: "https://colophon.example", rateLimits: true };
const links = { db, letters, fetchGuard: guard, config };
const context = {
  ...register,
  claimLinks: createLinkClaims(links),
  anchoring: { coveringAnchor: async () => noAnchorYet },
};
const app = await createTestApp({ db }, (_server, bind) => {
  linkRoutes(bind, links);
  workRoutes(bind, context);
  batchRoutes(bind, context);
});

const sendOne = ({ token }: TestUser, more: Partial<RegistrationInput> = {}) =>
  send(app, "POST", "/api/ip/register", { token, body: { ...makeRegistrationInput(), ...more } });
const nextMinute = () => sql`update link_looks set at = at - interval '61 seconds'`.execute(db);

async function makeConfirmed({ token }: TestUser, address: string): Promise<Link> {
  const body = { address, way: "dns" };
  const link = (await send(app, "POST", "/api/user/links", { token, body })).answer as Link;
  dns.texts.set(link.place, [link.line]);
  await nextMinute();
  await send(app, "POST", `/api/user/links/${link.id}/check`, { token });
  return link;
}
async function pass(days: number): Promise<void> {
  const before = sql`make_interval(days => ${days})`;
  await sql`update links set found_at = found_at - ${before}, failing_since = failing_since - ${before},
    next_check_at = next_check_at - ${before}`.execute(db);
  await nextMinute();
}
async function claimsOf(certificateId: string): Promise<Record<string, unknown>> {
  const bundle = await buildBundle(context, await requireCertificate(context, certificateId), "public");
  const [, ...disclosures] = bundle.sdJwt.split("~").filter((part) => part !== "");
  return Object.fromEntries(disclosures.map(parseDisclosure).map(({ name, value }) => [name, value]));
}
const countWorks = async () =>
  (await pool.query<{ count: string }>("select count(*) from works")).rows[0]?.count;

test("a registration names links, which become claims that stay when the mark is gone", async () => {
  const ada = await makeUser(db);
  const link = await makeConfirmed(ada, "ada.links.example");
  const { status, answer } = await sendOne(ada, { links: [link.id] });
  expect(status).toBe(201);
  const { certificateId } = answer as Registered;
  const before = await claimsOf(certificateId);
  const { checkedAt } = before["link.1"] as { checkedAt: number };
  expect(before["link.1"]).toEqual({ url: "https://ada.links.example/", how: "dns", checkedAt });
  expect(Math.abs(checkedAt - Date.now() / 1000)).toBeLessThan(60);
  dns.texts.delete(link.place);
  for (let day = 1; day <= 4; day++) {
    await pass(1);
    await checkDueLinks(links);
  }
  const { answer: all } = await send(app, "GET", "/api/user/links", { token: ada.token });
  expect(all).toMatchObject([{ state: "lost" }]);
  expect(await claimsOf(certificateId)).toEqual(before);
});

test("without links there is no claim of any, as for everybody who has none", async () => {
  const ada = await makeUser(db);
  await makeConfirmed(ada, "quiet.links.example");
  const { answer } = await sendOne(ada);
  const claims = await claimsOf((answer as Registered).certificateId);
  expect(Object.keys(claims).filter((name) => name.startsWith("link."))).toEqual([]);
});

test("a link that is gone stops the registration, and nothing is written", async () => {
  const ada = await makeUser(db);
  const link = await makeConfirmed(ada, "gone.links.example");
  await pass(2);
  dns.texts.delete(link.place);
  const before = await countWorks();
  expect(await sendOne(ada, { links: [link.id] })).toEqual(
    refusal("link_not_confirmed", { "links.0": "invalid" }),
  );
  expect(await countWorks()).toBe(before);
  expect((await sendOne(ada)).status).toBe(201);
});

test("works that are registered together share one look, and are refused with the row", async () => {
  const ada = await makeUser(db);
  const link = await makeConfirmed(ada, "many.links.example");
  await pass(2);
  const { payment, ...contents } = makeRegistrationInput();
  const row = { ...contents, links: [link.id] };
  const post = () =>
    send(app, "POST", "/api/ip/register/batch", {
      token: ada.token,
      body: { registrations: Array.from({ length: 20 }, () => row), payment },
    });
  const looks = () => dns.asked.filter((name) => name === `${link.place} TXT`).length;
  const before = looks();
  const { status, answer } = await post();
  expect(status).toBe(201);
  expect(looks() - before).toBe(1);
  const { registered } = answer as { registered: Registered[] };
  for (const { certificateId } of [...registered.slice(0, 1), ...registered.slice(-1)])
    expect(await claimsOf(certificateId)).toHaveProperty(["link.1", "url"], link.url);
  dns.texts.delete(link.place);
  await pass(2);
  expect(await post()).toMatchObject({
    status: 400,
    answer: { fields: { "registrations.0.links.0": "invalid", "registrations.19.links.0": "invalid" } },
  });
  expect(looks() - before).toBe(2);
});

test("who has read a link before another work's look looks no second time after it", async () => {
  const ada = await makeUser(db);
  const link = await makeConfirmed(ada, "late.links.example");
  await pass(2);
  const isLate = Promise.withResolvers<void>();
  const reads: unknown[] = [];
  const slow = db.withPlugin({
    transformQuery({ node, queryId }) {
      reads.push(queryId);
      return node;
    },
    async transformResult({ result, queryId }) {
      if (queryId === reads[1]) await isLate.promise;
      return result;
    },
  });
  const claim = createLinkClaims({ ...links, db: slow });
  const both = [1, 2].map(() => claim(ada.id, [link.id], { isPaid: false }));
  const [found] = await Promise.race(both);
  expect(found?.[0]).toBe("link.1");
  isLate.resolve();
  expect(await Promise.all(both)).toEqual([[found], [found]]);
});
