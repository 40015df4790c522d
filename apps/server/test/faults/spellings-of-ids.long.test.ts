import { hash, randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import path from "node:path";
import {
  api,
  type Alias,
  type DraftHeading,
  type Endpoint,
  type Factors,
  type LicenceOffer,
  type LicenceRequest,
  type Order,
  type Registered,
} from "@colophon/api";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import type { z } from "zod";
import { createToken, hashToken } from "../../src/people/accounts/token.ts";
import { authorization } from "@colophon/testing/account";
import { makeRegistrationInput } from "@colophon/testing/make-registration";
import { makeUser, type TestUser } from "@colophon/testing/make-user";
import { makeTerms } from "@colophon/testing/make-terms";
import { makeApiToken } from "../make-api-token.ts";
import { openWholeApp, type WholeApp } from "../whole-app.ts";

let db: WholeApp["db"];
let origin: string;
let mounted: WholeApp["mounted"];
let dataDir: string;
beforeAll(async () => {
  ({ db, origin, mounted, dataDir } = await openWholeApp());
});

/** A thing with an id, and the request about it in which the id is then written in other ways. */
interface Subject {
  id: string;
  owner: TestUser;
  request(id: string): Promise<Response>;
}

const bytes = Buffer.from("1234");
const file = { sha256: hash("sha256", bytes), name: "a.txt", size: bytes.length, mediaType: "" };

function send(owner: TestUser, method: string, target: string, init: { json?: unknown } & RequestInit = {}) {
  const { json, headers, ...rest } = init;
  return fetch(origin + target, {
    ...rest,
    method,
    headers: {
      ...authorization(owner.token),
      ...(json === undefined ? {} : { "content-type": "application/json" }),
      ...(headers as Record<string, string>),
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });
}

async function expectDone(response: Promise<Response>): Promise<unknown> {
  const { ok, text } = await response.then(async (one) => ({ ok: one.ok, text: await one.text() }));
  expect({ ok, text }).toEqual({ ok: true, text });
  return text === "" ? undefined : JSON.parse(text);
}

async function registerWork() {
  const owner = await makeUser(db);
  const json = makeRegistrationInput({ file });
  const { id, certificateId } = (await expectDone(
    send(owner, "POST", "/api/ip/register", { json }),
  )) as Registered;
  return { owner, id, certificateId };
}

const tus = (owner: TestUser, method: string, id: string, headers = {}, body?: Buffer) =>
  send(owner, method, `/api/files/${id}`, {
    headers: { "tus-resumable": "1.0.0", ...headers },
    ...(body ? { body: Uint8Array.from(body) } : {}),
  });
const begin = (owner: TestUser, id: string) => tus(owner, "POST", id, { "upload-length": "4" });
const sendBytes = (owner: TestUser, id: string) => {
  const headers = { "upload-offset": "0", "content-type": "application/offset+octet-stream" };
  return tus(owner, "PATCH", id, headers, bytes);
};

async function workOf(steps: ((owner: TestUser, id: string) => Promise<Response>)[] = []) {
  const work = await registerWork();
  for (const step of steps) await expectDone(step(work.owner, work.id));
  return work;
}

const aboutWork =
  (
    request: (owner: TestUser, id: string) => Promise<Response>,
    ...steps: Parameters<typeof workOf>[0] & {}
  ) =>
  async (): Promise<Subject> => {
    const { owner, id } = await workOf(steps);
    return { owner, id, request: (spelling) => request(owner, spelling) };
  };

const aboutCertificate = (target: (id: string) => string) => async (): Promise<Subject> => {
  const { owner, certificateId } = await registerWork();
  return { owner, id: certificateId, request: (spelling) => send(owner, "GET", target(spelling)) };
};

const aboutAlias = (method: string, end: string) => async (): Promise<Subject> => {
  const owner = await makeUser(db);
  const json = { name: "A. Nonymous" };
  const { id } = (await expectDone(send(owner, "POST", "/api/user/aliases", { json }))) as Alias;
  return {
    owner,
    id,
    request: (spelling) => send(owner, method, `/api/user/aliases/${spelling}${end}`),
  };
};

async function aboutSession(): Promise<Subject> {
  const owner = await makeUser(db);
  await confirmSession(owner);
  const { id } = await db
    .insertInto("sessions")
    .values({ user_id: owner.id, token_hash: hashToken(createToken()) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { owner, id, request: (spelling) => send(owner, "DELETE", `/api/auth/sessions/${spelling}`) };
}

const aboutPasskey = (method: string, json?: object) => async (): Promise<Subject> => {
  const owner = await makeUser(db);
  await confirmSession(owner);
  const { id } = await db
    .insertInto("passkeys")
    .values({
      user_id: owner.id,
      credential_id: createToken(),
      public_key: Buffer.alloc(1),
      counter: 0,
      transports: [],
      name: "Firefox, Linux",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return {
    owner,
    id,
    request: (spelling) => send(owner, method, `/api/user/passkeys/${spelling}`, json ? { json } : {}),
  };
};

async function aboutToken(): Promise<Subject> {
  const owner = await makeUser(db);
  const { id } = await makeApiToken(db, owner, "works:read");
  return { owner, id, request: (spelling) => send(owner, "DELETE", `/api/user/tokens/${spelling}`) };
}

const aboutLink = (method: string, end: string, json?: object) => async (): Promise<Subject> => {
  const owner = await makeUser(db);
  const link = { address: "writer.example", way: "dns" };
  const { id } = (await expectDone(send(owner, "POST", "/api/user/links", { json: link }))) as { id: string };
  const target = (spelling: string) => `/api/user/links/${spelling}${end}`;
  return { owner, id, request: (spelling) => send(owner, method, target(spelling), json ? { json } : {}) };
};

const aboutOrder = (target: (id: string) => string) => async (): Promise<Subject> => {
  const { owner } = await registerWork();
  const [order] = (await expectDone(send(owner, "GET", "/api/orders"))) as Order[];
  return { owner, id: order?.id ?? "", request: (spelling) => send(owner, "GET", target(spelling)) };
};

const aboutDraft = (method: string, query: string, json?: object) => async (): Promise<Subject> => {
  const owner = await makeUser(db);
  const id = randomUUID();
  await expectDone(send(owner, "PUT", `/api/drafts/${id}`, { json: { revision: 0, form: { step: 1 } } }));
  return {
    owner,
    id,
    request: (spelling) => send(owner, method, `/api/drafts/${spelling}${query}`, json && { json }),
  };
};

async function aboutCreator(): Promise<Subject> {
  const owner = await makeUser(db);
  await expectDone(send(owner, "POST", "/api/user/self-identification", { json: { pronouns: "she/her" } }));
  const json = { full_name: "Ada Lovelace", profile_visibility: "public" };
  await expectDone(send(owner, "PUT", "/api/user/profile", { json }));
  return { owner, id: owner.id, request: (spelling) => send(owner, "GET", `/api/creators/${spelling}`) };
}

async function aboutCreatorPage(): Promise<Subject> {
  const { owner, id } = await aboutCreator();
  return { owner, id, request: (spelling) => send(owner, "GET", `/creators/${spelling}`) };
}

async function aboutPlaceInWorks(): Promise<Subject> {
  const { owner, id: creator } = await aboutCreator();
  const { certificateId } = await registerWork();
  return {
    owner,
    id: certificateId,
    request: (spelling) => send(owner, "GET", `/api/creators/${creator}?after=${spelling}`),
  };
}

async function aboutPicture(): Promise<Subject> {
  const owner = await makeUser(db);
  const body = new FormData();
  const picture = sharp({ create: { width: 2, height: 2, channels: 3, background: "#123456" } });
  body.append("image", new File([Uint8Array.from(await picture.png().toBuffer())], "me.png"));
  const answer = await expectDone(send(owner, "POST", "/api/user/profile/image", { body }));
  const id = path.basename((answer as { profile_image_url: string }).profile_image_url);
  return { owner, id, request: (spelling) => send(owner, "GET", `/api/images/${spelling}`) };
}

async function aboutTile(): Promise<Subject> {
  const { owner } = await registerWork();
  return { owner, id: "0/000.p/1", request: (spelling) => send(owner, "GET", `/log/tile/${spelling}`) };
}

async function aboutPlace(): Promise<Subject> {
  const { owner, id } = await registerWork();
  return { owner, id, request: (spelling) => send(owner, "GET", `/api/ip/user?before=${spelling}`) };
}

async function aboutStatus(): Promise<Subject> {
  const { owner, id, certificateId } = await registerWork();
  // With the first statement, the log is closed.
  await expectDone(withdraw(owner, id));
  return {
    owner,
    id: certificateId,
    request: (spelling) => send(owner, "GET", `/api/certificates/${spelling}/status`),
  };
}

async function aboutFingerprint(): Promise<Subject> {
  const { owner } = await registerWork();
  return {
    owner,
    id: file.sha256,
    request: (spelling) => send(owner, "GET", `/api/files/${spelling}/registrations`),
  };
}

const confirmSession = (owner: TestUser) =>
  db.updateTable("sessions").set({ confirmed_at: new Date() }).where("user_id", "=", owner.id).execute();

async function withdraw(owner: TestUser, id: string): Promise<Response> {
  await confirmSession(owner);
  return send(owner, "POST", `/api/ip/${id}/statements`, { json: { kind: "withdrawn" } });
}

async function offer(owner: TestUser, id: string): Promise<Response> {
  await confirmSession(owner);
  const json = { email: `${randomUUID()}@readers.example`, to: "Grace Hopper", rights: "All rights." };
  return send(owner, "POST", `/api/ip/${id}/transfer`, { json });
}

async function aboutDispute(): Promise<Subject> {
  const [{ owner, certificateId }, claimant] = await Promise.all([registerWork(), makeUser(db)]);
  const json = { text: "I wrote this." };
  return {
    owner,
    id: certificateId,
    request: (spelling) => send(claimant, "POST", `/api/certificates/${spelling}/disputes`, { json }),
  };
}

const terms = makeTerms();

async function offerLicence() {
  const { owner, id: workId, certificateId } = await registerWork();
  const json = { of: { workId }, terms, price: { kind: "free" } };
  const { id } = (await expectDone(send(owner, "POST", "/api/licences/offers", { json }))) as LicenceOffer;
  return { owner, id, certificateId };
}

async function takeLicence(more: object = {}) {
  const { owner, id: offerId, certificateId } = await offerLicence();
  const json = { offerId, certificateId, licensee: "Press", language: "en", ...more };
  const taken = send(await makeUser(db), "POST", "/api/licences/requests", { json });
  return { owner, request: (await expectDone(taken)) as LicenceRequest };
}

async function aboutLicenceOffer(): Promise<Subject> {
  const { owner, id } = await offerLicence();
  const json = { terms, price: { kind: "ask" }, state: "paused" };
  return {
    owner,
    id,
    request: (spelling) => send(owner, "PUT", `/api/licences/offers/${spelling}`, { json }),
  };
}

async function aboutLicenceRequest(): Promise<Subject> {
  const { owner, request } = await takeLicence({ terms: { ...terms, months: 1 } });
  const json = { answer: "decline" };
  return {
    owner,
    id: request.id,
    request: (spelling) => send(owner, "POST", `/api/licences/requests/${spelling}/answer`, { json }),
  };
}

const aboutLicence = (method: string, end: string, json?: object) => async (): Promise<Subject> => {
  const { owner, request } = await takeLicence();
  const target = (spelling: string) => `/api/licences/${spelling}${end}`;
  return {
    owner,
    id: request.licenceId ?? "",
    request: (spelling) => send(owner, method, target(spelling), json ? { json } : {}),
  };
};

/** An operator's request about a user's thing, in a session whose second step was just confirmed. */
const byOperator =
  (kind: "account" | "certificate" | "report", method: "GET" | "POST", end: string, json?: object) =>
  async (): Promise<Subject> => {
    const [operator, work] = await Promise.all([makeOperator(), registerWork()]);
    const id = {
      account: work.owner.id,
      certificate: work.certificateId,
      report: kind === "report" ? await reportOf(work.certificateId) : "",
    }[kind];
    const target = (spelling: string) => `/api/operator/${kind}s/${spelling}${end}`;
    const request = (spelling: string) => send(operator, method, target(spelling), json ? { json } : {});
    return { owner: work.owner, id, request };
  };

async function makeOperator(): Promise<TestUser> {
  const operator = await makeUser(db);
  const { id: user_id } = operator;
  const enabled_at = new Date(Date.now() - 60_000);
  await db
    .insertInto("totp_secrets")
    .values({ user_id, secret: Buffer.alloc(1), enabled_at })
    .execute();
  await db.insertInto("operators").values({ user_id }).execute();
  await confirmSession(operator);
  return operator;
}

async function reportOf(certificateId: string): Promise<string> {
  const json = { certificateId, kind: "other", text: "Please look at it." };
  const response = await fetch(`${origin}/api/reports`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(json),
  });
  expect(response.status).toBe(204);
  const query = db.selectFrom("reports").select("id").where("certificate_id", "=", certificateId);
  return (await query.executeTakeFirstOrThrow()).id;
}

const reason = "By order of a court";
const words = { reason, text: "By order of a court.", ground: "court_order" };

const certificateFile = (format: string) => (id: string) => `/api/certificates/${id}/certificate.${format}`;

/** By method and pattern, as the API's table has it: every route with an id in its path or its query. */
const subjects: Record<string, () => Promise<Subject>> = {
  "DELETE /api/auth/sessions/{id}": aboutSession,
  "PATCH /api/user/passkeys/{id}": aboutPasskey("PATCH", { name: "Another name" }),
  "DELETE /api/user/passkeys/{id}": aboutPasskey("DELETE"),
  "DELETE /api/user/tokens/{id}": aboutToken,
  "POST /api/user/links/{id}/check": aboutLink("POST", "/check"),
  "PATCH /api/user/links/{id}": aboutLink("PATCH", "", { shown: false }),
  "DELETE /api/user/links/{id}": aboutLink("DELETE", ""),
  "PUT /api/user/aliases/{id}/default": aboutAlias("PUT", "/default"),
  "DELETE /api/user/aliases/{id}": aboutAlias("DELETE", ""),
  "GET /api/creators/{id}": aboutCreator,
  "GET /api/creators/{id}?after={id}": aboutPlaceInWorks,
  "GET /api/images/{name}": aboutPicture,
  "PATCH /api/ip/{id}": aboutWork((owner, id) =>
    send(owner, "PATCH", `/api/ip/${id}`, { json: { sharedPublicly: false } }),
  ),
  "GET /api/orders/{id}": aboutOrder((id) => `/api/orders/${id}`),
  "GET /api/orders/{id}/works": aboutOrder((id) => `/api/orders/${id}/works`),
  "GET /api/orders?before={id}": aboutOrder((id) => `/api/orders?before=${id}`),
  "GET /api/drafts/{id}": aboutDraft("GET", ""),
  "PUT /api/drafts/{id}": aboutDraft("PUT", "", { revision: 1, form: { step: 2 } }),
  "DELETE /api/drafts/{id}": aboutDraft("DELETE", "?revision=1"),
  "GET /api/ip/{id}": aboutWork((owner, id) => send(owner, "GET", `/api/ip/${id}`)),
  "POST /api/ip/{id}/statements": aboutWork(withdraw),
  "POST /api/ip/{id}/transfer": aboutWork(offer),
  "GET /api/ip/{id}/transfer": aboutWork((owner, id) => send(owner, "GET", `/api/ip/${id}/transfer`), offer),
  "DELETE /api/ip/{id}/transfer": aboutWork(
    (owner, id) => send(owner, "DELETE", `/api/ip/${id}/transfer`),
    offer,
  ),
  "GET /api/certificates/{id}/disputes": aboutCertificate((id) => `/api/certificates/${id}/disputes`),
  "POST /api/certificates/{id}/disputes": aboutDispute,
  "GET /api/user/invitations?after={id}": aboutCertificate((id) => `/api/user/invitations?after=${id}`),
  "GET /api/certificates/{id}/status": aboutStatus,
  "GET /api/files/{sha256}/registrations": aboutFingerprint,
  "POST /api/files/{id}": aboutWork(begin),
  "HEAD /api/files/{id}": aboutWork((owner, id) => tus(owner, "HEAD", id), begin),
  "PATCH /api/files/{id}": aboutWork(sendBytes, begin),
  "DELETE /api/files/{id}": aboutWork((owner, id) => tus(owner, "DELETE", id), begin, sendBytes),
  "GET /api/ip/{id}/file": aboutWork(
    (owner, id) => send(owner, "GET", `/api/ip/${id}/file`),
    begin,
    sendBytes,
  ),
  "POST /api/files/{id}/{number}": aboutWork((owner, id) => begin(owner, `${id}/1`)),
  "HEAD /api/files/{id}/{number}": aboutWork((owner, id) => tus(owner, "HEAD", `${id}/1`), begin),
  "PATCH /api/files/{id}/{number}": aboutWork((owner, id) => sendBytes(owner, `${id}/1`), begin),
  "DELETE /api/files/{id}/{number}": aboutWork(
    (owner, id) => tus(owner, "DELETE", `${id}/1`),
    begin,
    sendBytes,
  ),
  "GET /api/ip/{id}/files/{number}": aboutWork(
    (owner, id) => send(owner, "GET", `/api/ip/${id}/files/1`),
    begin,
    sendBytes,
  ),
  "GET /api/ip/{id}/files": aboutWork((owner, id) => send(owner, "GET", `/api/ip/${id}/files`), begin),
  "PUT /api/licences/offers/{id}": aboutLicenceOffer,
  "POST /api/licences/requests/{id}/answer": aboutLicenceRequest,
  "GET /api/licences/{licenceId}": aboutLicence("GET", ""),
  "GET /api/licences/{licenceId}/file": aboutLicence("GET", "/file"),
  "PUT /api/licences/{licenceId}/listed": aboutLicence("PUT", "/listed", { listed: true }),
  "GET /api/certificates/{certificateId}/offers": aboutCertificate((id) => `/api/certificates/${id}/offers`),
  "GET /api/licences/offered?certificates={id}": aboutCertificate(
    (id) => `/api/licences/offered?certificates=${id}`,
  ),
  "GET /api/ip/verify/{id}": aboutCertificate((id) => `/api/ip/verify/${id}`),
  "GET /api/certificates/{id}/bundle": aboutCertificate((id) => `/api/certificates/${id}/bundle`),
  "GET /api/certificates/{id}/certificate.pdf": aboutCertificate(certificateFile("pdf")),
  "GET /api/certificates/{id}/certificate.svg": aboutCertificate(certificateFile("svg")),
  "GET /api/certificates/{id}/certificate.png": aboutCertificate(certificateFile("png")),
  "GET /api/certificates/{id}/card.png": aboutCertificate((id) => `/api/certificates/${id}/card.png`),
  "GET /creators/{id}": aboutCreatorPage,
  "GET /verify/{id}": aboutCertificate((id) => `/verify/${id}`),
  "GET /log/tile/{*}": aboutTile,
  "GET /api/ip/user?before={id}": aboutPlace,
  "GET /api/operator/certificates/{id}": byOperator("certificate", "GET", ""),
  "POST /api/operator/certificates/{id}/note": byOperator("certificate", "POST", "/note", words),
  "POST /api/operator/certificates/{id}/block": byOperator("certificate", "POST", "/block", words),
  "GET /api/operator/accounts/{id}": byOperator("account", "GET", ""),
  "POST /api/operator/reports/{id}/decide": byOperator("report", "POST", "/decide", {
    decision: "upheld",
    reason,
  }),
};

const withoutIds = [
  // A code isn't an id: only one spelling opens it.
  "GET /api/letters/stop/{token}",
  "POST /api/letters/stop/{token}",
  "GET /api/invitations/{token}/stop",
  "POST /api/invitations/{token}/stop",
  // These parse the id as those above do, and end sessions that are checked here, or have no effect.
  "POST /api/certificates/{id}/disputes/{n}/answer",
  "POST /api/certificates/{id}/disputes/{n}/settle",
  "GET /api/licences/{licenceId}/status",
  "GET /api/licences/{licenceId}.pdf",
  "POST /api/licences/{licenceId}/end",
  "POST /api/licences/{licenceId}/revoke",
  "GET /api/orders/{id}/receipts/{number}.pdf",
  "GET /api/certificates/{id}/{earlier}",
  "GET /api/certificates/{id}/notices",
  "POST /api/certificates/{id}/notices",
  "DELETE /api/certificates/{id}/notices/{kind}/{madeOn}",
  "POST /api/operator/certificates/{id}/unblock",
  "POST /api/operator/certificates/{id}/pass",
  "POST /api/operator/accounts/{id}/suspend",
  "POST /api/operator/accounts/{id}/lift",
  "POST /api/operator/accounts/{id}/end",
  "POST /api/operator/accounts/{id}/export",
  "POST /api/operator/orders/{id}/refund",
  "POST /api/operator/orders/{id}/repaid",
  // The same of a certificate that says something of use by machines; the others have no policy.
  "GET /certificates/{id}/tdm-policy.json",
  // The beginning of a hash, of one length.
  "GET /uses/range/{prefix}",
  // A date.
  "GET /log/evidence/{name}",
  // A position in the register, which is parsed as a whole.
  "GET /api/ip/listed?after={id}",
  // The same in one's own works, and words in their titles.
  "GET /api/ip/user/works?at={id}",
  "GET /api/ip/user/works?q={id}",
  "GET /api/ip/user/works/counts?q={id}",
];

const percent = (text: string): string => `%${(text.codePointAt(0) ?? 0).toString(16).padStart(2, "0")}`;

/** Spellings of an id that a parser, Postgres, a file system or a browser may treat as the same. */
const spellings: [name: string, spell: (id: string) => string][] = [
  ["in capitals", (id) => id.toUpperCase()],
  ["in small letters", (id) => id.toLowerCase()],
  ["with one character escaped", (id) => percent(id) + id.slice(1)],
  ["with all characters escaped", (id) => Array.from(id, percent).join("")],
  ["with escaped capitals", (id) => Array.from(id.toUpperCase(), percent).join("")],
  ["with a blank", (id) => `${id}%20`],
  ["with a slash", (id) => `${id}/`],
  ["in braces", (id) => `{${id}}`],
  ["as a URN", (id) => `urn:uuid:${id}`],
  ["without dashes", (id) => id.replaceAll("-", "")],
  ["from another folder", (id) => `x%2f..%2f${id}`],
  ["with a zero byte", (id) => `${id}%00`],
];

/** The existing files, and what the owner sees. */
const lookAround = async ({ owner }: Subject) => ({ files: await listFiles(), own: await readOwn(owner) });
type Surroundings = Awaited<ReturnType<typeof lookAround>>;

/** The request's outcome: the answer, the files added and removed, what the owner sees; and the state afterwards. */
async function outcomeOf(subject: Subject, before: Surroundings, spell: (id: string) => string) {
  const response = await subject.request(spell(subject.id));
  const body = await response.text();
  const now = await lookAround(subject);
  const type = response.headers.get("content-type");
  const outcome = {
    status: response.status,
    type,
    // Numbers, times and anchors differ from one subject to the next.
    says:
      type?.startsWith("application/json") && body.startsWith("{")
        ? Object.keys(JSON.parse(body) as object)
        : body !== "",
    appeared: now.files.filter((name) => !before.files.includes(name)).map(withoutId),
    vanished: before.files.filter((name) => !now.files.includes(name)).map(withoutId),
    changed: JSON.stringify(now.own) === JSON.stringify(before.own) ? null : now.own,
  };
  return { outcome, now };
}

async function listFiles(): Promise<string[]> {
  const folders = ["uploads", "objects/copies", "objects/images"];
  const lists = folders.map(async (folder) => {
    const found = await readdir(path.join(dataDir, folder), {
      recursive: true,
      withFileTypes: true,
    }).catch(() => []);
    const files = found.filter((entry) => entry.isFile());
    return files.map(({ parentPath, name }) => path.relative(dataDir, path.join(parentPath, name)));
  });
  return (await Promise.all(lists)).flat();
}

/** Replaces only canonical ids: another spelling stays in the name, and so is noticed. */
const withoutId = (name: string): string =>
  name.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "{id}");

async function readOwn(owner: TestUser) {
  const list = async (target: string) => (await send(owner, "GET", target)).json() as Promise<object[]>;
  const works = (await list("/api/ip/user")) as { sharedPublicly: boolean; file: { deposit: string } }[];
  const aliases = (await list("/api/user/aliases")) as Alias[];
  return {
    works: works.map((work) => [work.sharedPublicly, work.file.deposit]),
    aliases: aliases.map(({ primary }) => primary),
    drafts: ((await list("/api/drafts")) as DraftHeading[]).map(({ revision }) => revision),
    sessions: (await list("/api/auth/sessions")).length,
    passkeys: ((await list("/api/user/factors")) as unknown as Factors).passkeys.map(({ name }) => name),
  };
}

const noEffect = { appeared: [], vanished: [], changed: null };

test("every route with an id is tested here", () => {
  const patterns = mounted
    .filter(({ url }) => /[:*]/.test(url))
    .flatMap(({ method, url }) => [method].flat().map((each) => `${each} ${url}`))
    .map((route) => route.replace(/:(\w+)/g, "{$1}").replace("*", "{*}"))
    // Fastify answers HEAD wherever it answers GET.
    .filter((route) => !route.startsWith("HEAD") || route in api);
  const endpoints: [string, Endpoint][] = Object.entries(api);
  const queries = endpoints.flatMap(([key, { query }]) =>
    Object.entries(query?.shape ?? {})
      .filter(([, schema]) => (schema as z.ZodType).safeParse(randomUUID()).success)
      .map(([name]) => `${key}?${name}={id}`),
  );
  const known = [...Object.keys(subjects), ...withoutIds];
  expect([...new Set([...patterns, ...queries])].toSorted()).toEqual(known.toSorted());
});

test.each(Object.entries(subjects))(
  "%s has the same effect for an id in any spelling, or none",
  async (route, make) => {
    const first = await make();
    const { outcome: canonical } = await outcomeOf(first, await lookAround(first), (id) => id);
    expect(canonical.status).toBeLessThan(300);
    let subject = await make();
    let before = await lookAround(subject);
    for (const [name, spell] of spellings) {
      if (spell(subject.id) === subject.id) continue;
      const { outcome, now } = await outcomeOf(subject, before, spell);
      const isRefused = [400, 404].includes(outcome.status);
      expect({ name, ...outcome }).toEqual({
        name,
        ...(isRefused ? { ...outcome, ...noEffect } : canonical),
      });
      // A refused or read-only request has changed nothing: use the same subject for the next spelling.
      const isUsed = !isRefused && !route.startsWith("GET");
      if (isUsed) subject = await make();
      before = isUsed ? await lookAround(subject) : now;
    }
  },
);
