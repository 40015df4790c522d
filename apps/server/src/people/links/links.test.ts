import type { Creator, Link, LinkWay } from "@colophon/api";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { makeUser, type TestUser } from "@colophon/testing/make-user";
import { refusal, send } from "@colophon/testing/send";
import { createTestApp } from "../../../test/test-app.ts";
import { testDataKey } from "../../../test/test-data-key.ts";
import { createTestDatabase } from "../../../test/test-database.ts";
import { letters, queuedLetters } from "../../../test/test-letters.ts";
import { startTestWeb, webAddress } from "../../../test/test-web.ts";
import { profileRoutes } from "../profiles/profile-routes.ts";
import { checkDueLinks } from "./check-due-links.ts";
import { createLinkClaims } from "./claim-links.ts";
import { linkRoutes } from "./link-routes.ts";
import { describeContested, exportLinks } from "./links.ts";

const { db } = await createTestDatabase();
const { dns, guard, pages, asked } = await startTestWeb();
const publicUrl = "https://colophon.example";
const keys = { dataEncryption: { key: testDataKey(), fingerprint: "" } };
const contextOf = (rateLimits: boolean) => ({
  db,
  letters,
  fetchGuard: guard,
  config: { publicUrl, rateLimits },
});
const context = contextOf(false);
const claimLinks = createLinkClaims(context);
const openApp = (rateLimits: boolean) =>
  createTestApp({ db }, (server, bind) => {
    linkRoutes(bind, contextOf(rateLimits));
    profileRoutes(server, bind, { db, keys });
  });
const [app, limited] = [await openApp(false), await openApp(true)];

const anyText = expect.any(String) as string;
const anyNumber = expect.any(Number) as number;

let made = 0;
/** A domain of its own for a test, whose host is served. */
function makeDomain(): string {
  const domain = `domain-${++made}.links.example`;
  dns.addresses.set(domain, [webAddress]);
  return domain;
}

const add = async ({ token }: TestUser, address: string, way: LinkWay = "dns") => {
  const { status, answer } = await send(app, "POST", "/api/user/links", { token, body: { address, way } });
  expect(status).toBe(201);
  return answer as Link;
};
const check = ({ token }: TestUser, { id }: Link, server = app) =>
  send(server, "POST", `/api/user/links/${id}/check`, { token });
const checked = async (user: TestUser, link: Link) => (await check(user, link)).answer as Link;
const list = async ({ token }: TestUser) =>
  (await send(app, "GET", "/api/user/links", { token })).answer as Link[];
const stateOf = async (user: TestUser, { id }: Link) =>
  (await list(user)).find((link) => link.id === id)?.state;

/** Puts a link's line where it belongs, or takes it away. */
function put(link: Link, isThere = true): void {
  if (link.way === "dns") {
    const others = (dns.texts.get(link.place) ?? []).filter((line) => line !== link.line);
    dns.texts.set(link.place, isThere ? [...others, link.line] : others);
    return;
  }
  const place = link.place.replace("https://", "");
  const lines = String(pages.get(place) ?? "").split("\n");
  const others = lines.filter((line) => line !== link.line);
  pages.set(place, (isThere ? [...others, link.line] : others).join("\n"));
}
/** A link that is confirmed. */
async function makeConfirmed(user: TestUser, address = makeDomain(), way: LinkWay = "dns"): Promise<Link> {
  const link = await add(user, address, way);
  put(link);
  const after = await checked(user, link);
  expect(after.state).toBe("confirmed");
  return after;
}
/** As if this number of days had passed since. */
async function pass({ id }: Link, days: number): Promise<void> {
  const before = sql`make_interval(days => ${days})`;
  await sql`update links set found_at = found_at - ${before}, failing_since = failing_since - ${before},
    next_check_at = next_check_at - ${before} where id = ${id}`.execute(db);
}
const publicLinks = async ({ token, id }: TestUser) =>
  ((await send(app, "GET", `/api/creators/${id}`, { token })).answer as Creator).links;
const lettersTo = async ({ id }: TestUser) =>
  (await queuedLetters(db, id)).map(({ kind }) => kind).toSorted();

async function makeOwner(name?: string): Promise<TestUser> {
  const user = await makeUser(db, name);
  const body = { full_name: name ?? "Ada Lovelace", profile_visibility: "public" };
  await send(app, "PUT", "/api/user/profile", { token: user.token, body });
  return user;
}

test("a domain is confirmed by a TXT record, and shown", async () => {
  const ada = await makeOwner();
  const link = await add(ada, "BÜCHER.links.example");
  expect(link).toMatchObject({
    url: "https://xn--bcher-kva.links.example/",
    unicodeUrl: "https://bücher.links.example/",
    place: "_colophon.xn--bcher-kva.links.example",
    line: `colophon.example ${link.code}`,
    creatorPage: null,
    state: "waiting",
    how: null,
    checkedAt: null,
  });
  expect(link.code).toMatch(/^colophon-[0-9a-hjkmnp-tv-z]{20}$/);
  expect(await checked(ada, link)).toMatchObject({ state: "waiting", failure: "no_code" });
  expect(await publicLinks(ada)).toEqual([]);
  dns.texts.set(link.place, ["v=spf1 -all", `other.example ${link.code}`]);
  expect(await checked(ada, link)).toMatchObject({ state: "waiting", failure: "no_code" });
  put(link);
  expect(await checked(ada, link)).toMatchObject({ state: "confirmed", how: "dns", failure: null });
  expect(await publicLinks(ada)).toEqual([
    {
      url: link.url,
      unicodeUrl: link.unicodeUrl,
      how: "dns",
      confirmedAt: anyText,
      foundAt: anyText,
    },
  ]);
  expect(await lettersTo(ada)).toEqual([]);
});

test("a domain is confirmed by a file of its own, and by no other file", async () => {
  const ada = await makeOwner();
  const domain = makeDomain();
  const link = await add(ada, domain, "well-known");
  expect(link.place).toBe(`https://${domain}/.well-known/colophon.txt`);
  pages.set(`${domain}/colophon.txt`, link.line);
  expect(await checked(ada, link)).toMatchObject({ state: "waiting", failure: "answered_error" });
  pages.set(`${domain}/.well-known/colophon.txt`, `A comment: ${link.line}`);
  expect(await checked(ada, link)).toMatchObject({ state: "waiting", failure: "no_code" });
  put(link);
  expect(await checked(ada, link)).toMatchObject({ state: "confirmed", how: "well-known" });
});

test("a page is confirmed by a link back, or by the code in its text, and never as a domain", async () => {
  const ada = await makeOwner();
  const host = makeDomain();
  const link = await add(ada, `${host}/alice`, "page");
  expect(link).toMatchObject({
    place: link.url,
    line: link.code,
    creatorPage: `${publicUrl}/creators/${ada.id}`,
  });
  const back = `${publicUrl}/creators/${ada.id}`;
  pages.set(`${host}/alice`, `<a rel="me nofollow" href="${back}">Me</a>`);
  expect(await checked(ada, link)).toMatchObject({ state: "waiting", failure: "weak_link" });
  pages.set(`${host}/alice`, `<a rel="me" href="${back}">Me</a>`);
  expect(await checked(ada, link)).toMatchObject({ state: "confirmed", how: "rel-me" });
  // Anybody may write a comment with a code.
  pages.set(`${host}/alice`, `<p>Nice page!</p><p class="comment">${link.code}</p>`);
  expect(await checked(ada, link)).toMatchObject({ state: "confirmed", how: "text" });
  expect(await claimLinks(ada.id, [link.id], { isPaid: false })).toEqual([
    ["link.1", { url: `https://${host}/alice`, how: "text", checkedAt: anyNumber }],
  ]);
  // Neither a comment nor a link on a page has anything to do with the domain.
  const domain = await add(ada, host, "well-known");
  pages.set(`${host}/`, `<p>${domain.code}</p>`);
  expect(await checked(ada, domain)).toMatchObject({ state: "waiting", failure: "answered_error" });
});

test("two accounts may have the same page: that says nothing of whose it is", async () => {
  const [ada, bob] = [await makeOwner("Ada"), await makeOwner("Bob")];
  const host = makeDomain();
  const [hers, his] = [await add(ada, `${host}/a`, "page"), await add(bob, `${host}/a`, "page")];
  pages.set(`${host}/a`, `<p>${hers.code} ${his.code}</p>`);
  expect([(await checked(ada, hers)).state, (await checked(bob, his)).state]).toEqual([
    "confirmed",
    "confirmed",
  ]);
});

test.each([
  ["http://alice.example", "link_not_https"],
  ["192.0.2.1", "link_ip_address"],
  ["alice.example:8443", "link_port"],
  ["me@alice.example", "link_user"],
  ["colophon.example", "link_own_host"],
  ["github.io", "link_public_suffix"],
  ["alice.example?a", "link_query"],
  ["alice.example/a", "link_has_path"],
] as const)("%s is refused with a sentence", async (address, code) => {
  const { token } = await makeOwner();
  const body = { address, way: "dns" };
  expect(await send(app, "POST", "/api/user/links", { token, body })).toEqual(refusal(code));
});

test("five links at most, none of them twice, and those of others are not found", async () => {
  const [ada, bob] = [await makeOwner(), await makeOwner()];
  const body = { address: "alice.example", way: "dns" };
  const link = await add(ada, "alice.example");
  const post = () => send(app, "POST", "/api/user/links", { token: ada.token, body });
  expect(await post()).toEqual(refusal("link_exists"));
  for (const name of ["b", "c", "d", "e"]) await add(ada, `${name}.example`);
  expect(await post()).toEqual(refusal("too_many_links"));
  const path = `/api/user/links/${link.id}`;
  const { token } = bob;
  expect(await check(bob, link)).toEqual(refusal("not_found"));
  expect(await send(app, "PATCH", path, { token, body: { shown: false } })).toEqual(refusal("not_found"));
  expect(await send(app, "DELETE", path, { token })).toEqual(refusal("not_found"));
  expect((await send(app, "DELETE", path, { token: ada.token })).status).toBe(204);
  expect(await list(ada)).toHaveLength(4);
});

test("a link that is switched off is not on the page; a selective profile shows none", async () => {
  const ada = await makeOwner();
  const link = await makeConfirmed(ada);
  const { token } = ada;
  await send(app, "PATCH", `/api/user/links/${link.id}`, { token, body: { shown: false } });
  expect(await publicLinks(ada)).toEqual([]);
  await send(app, "PATCH", `/api/user/links/${link.id}`, { token, body: { shown: true } });
  expect(await publicLinks(ada)).toHaveLength(1);
  await send(app, "PUT", "/api/user/profile", {
    token,
    body: { full_name: "Ada", profile_visibility: "selective" },
  });
  expect(await publicLinks(ada)).toEqual([]);
});

test("one account looks once a minute, whatever it looks at; many accounts ten times at one host", async () => {
  const ada = await makeOwner();
  const domain = makeDomain();
  const [one, two] = [await add(ada, domain, "well-known"), await add(ada, makeDomain(), "well-known")];
  expect((await check(ada, one, limited)).status).toBe(200);
  expect((await check(ada, one, limited)).status).toBe(429);
  expect((await check(ada, two, limited)).status).toBe(429);
  const others = await Promise.all(
    Array.from({ length: 14 }, async () => {
      const user = await makeOwner();
      return { user, link: await add(user, domain, "well-known") };
    }),
  );
  const answers = await Promise.all(others.map(({ user, link }) => check(user, link, limited)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(9);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  expect(asked.filter((place) => place.startsWith(`${domain}/`))).toHaveLength(10);
  // A minute later, all of them again.
  await sql`update link_looks set at = at - interval '61 seconds'`.execute(db);
  expect((await check(ada, two, limited)).status).toBe(200);
  expect(asked.filter((place) => place.startsWith(`${domain}/`))).toHaveLength(10);
});

test("a confirmed domain's rival costs no host a second look of a minute", async () => {
  const [ada, bob] = [await makeOwner(), await makeOwner()];
  const domain = makeDomain();
  const hers = await makeConfirmed(ada, domain, "well-known");
  const his = await add(bob, domain, "well-known");
  put(his);
  const before = asked.length;
  await check(bob, his, limited);
  expect(asked.length - before).toBe(1);
  expect(await stateOf(ada, hers)).toBe("contested");
});

test("daily, links are looked at again, and not before", async () => {
  const ada = await makeOwner();
  const link = await makeConfirmed(ada);
  const looks = () => dns.asked.filter((name) => name === `${link.place} TXT`).length;
  await checkDueLinks(context);
  expect(looks()).toBe(1);
  await pass(link, 1);
  await checkDueLinks(context);
  await checkDueLinks(context);
  expect(looks()).toBe(2);
  expect(await stateOf(ada, link)).toBe("confirmed");
});

test("a record that is gone for three days takes the mark off, with one letter; the certificate keeps its date", async () => {
  const ada = await makeOwner();
  const link = await makeConfirmed(ada);
  const claims = await claimLinks(ada.id, [link.id], { isPaid: false });
  put(link, false);
  const day = async () => {
    await pass(link, 1);
    await checkDueLinks(context);
    return stateOf(ada, link);
  };
  expect([await day(), await day(), await day()]).toEqual(["confirmed", "confirmed", "confirmed"]);
  expect(await publicLinks(ada)).toHaveLength(1);
  expect(await lettersTo(ada)).toEqual([]);
  expect(await day()).toBe("lost");
  expect(await publicLinks(ada)).toEqual([]);
  expect(await lettersTo(ada)).toEqual(["linkLost"]);
  expect(claims[0]?.[1]).toMatchObject({ url: link.url, how: "dns", checkedAt: anyNumber });
  // It waits longer each time, and is confirmed again when the record is back.
  const [row] = await db.selectFrom("links").select("next_check_at").where("id", "=", link.id).execute();
  expect(Number(row?.next_check_at) - Date.now()).toBeGreaterThan(2 * 86_400_000);
  put(link);
  await pass(link, 5);
  await checkDueLinks(context);
  expect(await stateOf(ada, link)).toBe("confirmed");
  const [exported] = await exportLinks(db, ada.id);
  expect(exported?.history.map(({ state }) => state)).toEqual(["waiting", "confirmed", "lost", "confirmed"]);
});

test("many failures of one day take nothing off, nor does one after many good days", async () => {
  const ada = await makeOwner();
  const link = await makeConfirmed(ada);
  put(link, false);
  for (let times = 0; times < 5; times++)
    expect(await checked(ada, link)).toMatchObject({ state: "confirmed", failure: "no_code" });
  put(link);
  expect(await checked(ada, link)).toMatchObject({ state: "confirmed", failure: null });
  put(link, false);
  await pass(link, 30);
  expect(await checked(ada, link)).toMatchObject({ state: "confirmed", failure: "no_code" });
});

test.each(["dns", "well-known"] as const)(
  "a domain that changed hands moves to who controls it now, with a letter to both (%s)",
  async (way) => {
    const [ada, bob] = [await makeOwner("Ada"), await makeOwner("Bob")];
    const domain = makeDomain();
    const hers = await makeConfirmed(ada, domain);
    const his = await add(bob, domain, way);
    put(hers, false);
    put(his);
    expect(await checked(bob, his)).toMatchObject({ state: "confirmed" });
    expect(await stateOf(ada, hers)).toBe("moved");
    expect([await publicLinks(ada), await publicLinks(bob)]).toMatchObject([[], [{ url: hers.url }]]);
    expect([await lettersTo(ada), await lettersTo(bob)]).toEqual([["linkMoved"], ["linkTakenOver"]]);
    // History stays with its dates.
    expect((await exportLinks(db, ada.id))[0]?.history.map(({ state }) => state)).toEqual([
      "waiting",
      "confirmed",
      "moved",
    ]);
  },
);

test("a domain with the codes of two accounts is shown by neither: both are told, and an operator sees it", async () => {
  const [ada, bob] = [await makeOwner("Ada"), await makeOwner("Bob")];
  const domain = makeDomain();
  const hers = await makeConfirmed(ada, domain);
  const his = await add(bob, domain, "well-known");
  put(his);
  expect(await checked(bob, his)).toMatchObject({ state: "contested", how: "well-known" });
  expect(await stateOf(ada, hers)).toBe("contested");
  expect([await publicLinks(ada), await publicLinks(bob)]).toEqual([[], []]);
  expect([await lettersTo(ada), await lettersTo(bob)]).toEqual([["linkContested"], ["linkContested"]]);
  const contested = (await describeContested(db)).filter(({ url }) => url === hers.url);
  expect(contested).toMatchObject([
    {
      accounts: [
        { id: ada.id, name: "Ada" },
        { id: bob.id, name: "Bob" },
      ],
    },
  ]);
  await expect(claimLinks(ada.id, [hers.id], { isPaid: false })).rejects.toMatchObject({
    code: "link_not_confirmed",
  });
  // It stays so while both are there, and goes to the one who remains.
  expect(await checked(ada, hers)).toMatchObject({ state: "contested" });
  put(his, false);
  expect(await checked(bob, his)).toMatchObject({ state: "moved" });
  await checkDueLinks(context);
  expect(await stateOf(ada, hers)).toBe("confirmed");
  expect(await publicLinks(ada)).toHaveLength(1);
});

test("a rival without a code there changes nothing, and asks about nobody else", async () => {
  const [ada, bob] = [await makeOwner(), await makeOwner()];
  const domain = makeDomain();
  const hers = await makeConfirmed(ada, domain);
  const before = dns.asked.filter((name) => name === `${hers.place} TXT`).length;
  const his = await add(bob, domain, "well-known");
  expect(await checked(bob, his)).toMatchObject({ state: "waiting" });
  expect(await stateOf(ada, hers)).toBe("confirmed");
  expect(dns.asked.filter((name) => name === `${hers.place} TXT`)).toHaveLength(before);
});

test("accounts that check one domain at the same moment are never both confirmed", async () => {
  for (let round = 0; round < 5; round++) {
    const domain = makeDomain();
    const owners = await Promise.all(Array.from({ length: 4 }, () => makeOwner()));
    const links = await Promise.all(
      owners.map((owner, at) => add(owner, domain, at % 2 === 0 ? "dns" : "well-known")),
    );
    for (const link of links) put(link);
    const answers = await Promise.all(owners.map((owner, at) => check(owner, links[at] as Link)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const states = await Promise.all(owners.map((owner, at) => stateOf(owner, links[at] as Link)));
    expect(states).toEqual(["contested", "contested", "contested", "contested"]);
  }
});

test("whoever removes a contested link leaves the domain to the other one", async () => {
  const [ada, bob] = [await makeOwner(), await makeOwner()];
  const domain = makeDomain();
  const hers = await makeConfirmed(ada, domain);
  const his = await add(bob, domain);
  put(his);
  await checked(bob, his);
  await send(app, "DELETE", `/api/user/links/${his.id}`, { token: bob.token });
  await checkDueLinks(context);
  expect(await stateOf(ada, hers)).toBe("confirmed");
});

test("at a registration a link is looked at again after a day, and one that is gone refuses it", async () => {
  const ada = await makeOwner();
  const [first, second] = [await makeConfirmed(ada), await makeConfirmed(ada)];
  const looks = () => dns.asked.filter((name) => name === `${first.place} TXT`).length;
  const claim = (isPaid = false) => claimLinks(ada.id, [first.id, second.id, first.id], { isPaid });
  const before = looks();
  expect((await claim()).map(([name]) => name)).toEqual(["link.1", "link.2"]);
  expect(looks()).toBe(before);
  await pass(first, 1);
  const [[, claimed] = []] = await claim();
  expect(looks()).toBe(before + 1);
  expect(Math.abs((claimed as { checkedAt: number }).checkedAt - Date.now() / 1000)).toBeLessThan(60);
  put(second, false);
  await pass(second, 1);
  await expect(claim()).rejects.toMatchObject({
    code: "link_not_confirmed",
    fields: { "links.1": "invalid" },
  });
  // It was found within a day, but the newest look says otherwise.
  await expect(claim()).rejects.toMatchObject({ code: "link_not_confirmed" });
  // What is paid is registered without it.
  expect((await claim(true)).map(([, value]) => (value as { url: string }).url)).toEqual([first.url]);
});

test("a registration can't name a link that was never confirmed, or that is another's", async () => {
  const [ada, bob] = [await makeOwner(), await makeOwner()];
  const theirs = await makeConfirmed(bob);
  const waiting = await add(ada, makeDomain());
  for (const { id } of [theirs, waiting])
    await expect(claimLinks(ada.id, [id], { isPaid: false })).rejects.toMatchObject({
      code: "link_not_confirmed",
      fields: { "links.0": "invalid" },
    });
});

test("registrations look at a place once a minute, too, however many name it", async () => {
  const ada = await makeOwner();
  const link = await makeConfirmed(ada);
  const looks = () => dns.asked.filter((name) => name === `${link.place} TXT`).length;
  const before = looks();
  const claim = createLinkClaims(contextOf(true));
  const claimAll = () =>
    Promise.allSettled(Array.from({ length: 8 }, () => claim(ada.id, [link.id], { isPaid: false })));
  await pass(link, 2);
  expect((await claimAll()).map(({ status }) => status)).toEqual(Array(8).fill("fulfilled"));
  expect(looks() - before).toBe(1);
  put(link, false);
  await pass(link, 2);
  await sql`update link_looks set at = at - interval '61 seconds'`.execute(db);
  for (const end of [...(await claimAll()), ...(await claimAll())])
    expect(end).toMatchObject({ status: "rejected", reason: { code: "link_not_confirmed" } });
  expect(looks() - before).toBe(2);
});

test("a page inside is not asked for, whoever names it", async () => {
  const ada = await makeOwner();
  dns.addresses.set("inside.links.example", ["127.0.0.1"]);
  const link = await add(ada, "inside.links.example/admin", "page");
  expect(await checked(ada, link)).toMatchObject({ state: "waiting", failure: "refused_address" });
});
