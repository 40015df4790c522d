import { parseBundle, verifyCertificate } from "@colophon/proof";
import { beforeEach, describe, expect, test } from "vitest";
import { makeRegistrationInput } from "@colophon/testing/make-registration";
import { makeUser } from "@colophon/testing/make-user";
import { refusal, send } from "@colophon/testing/send";
import { anchorAll } from "../../test/anchor-all.ts";
import { createTestApp } from "../../test/test-app.ts";
import { createTestRegister } from "../../test/test-register.ts";
import { findCoveringAnchor } from "../log/anchoring/covering-anchor.ts";
import { workRoutes } from "../register/works/work-routes.ts";
import { certificateRoutes } from "./certificate-routes.ts";

const register = await createTestRegister();
const { db, pool, log } = register;
const source = { chainId: 31337, contract: `0x${"1".repeat(40)}`, sender: `0x${"2".repeat(40)}` };
const coveringAnchor = async (index: number) => findCoveringAnchor(db, source, 60, index);
const app = await createTestApp({ db }, (server, bind) => {
  workRoutes(bind, register);
  certificateRoutes(server, bind, { ...register, anchoring: { coveringAnchor } });
});

const owner = await makeUser(db);
let id: string;

beforeEach(async () => {
  const body = makeRegistrationInput({ showCreatorEmail: false });
  const { answer } = await send(app, "POST", "/api/ip/register", { token: owner.token, body });
  id = (answer as { certificateId: string }).certificateId;
});

async function bundle(headers: Record<string, string> = {}) {
  const response = await app.inject({ url: `/api/certificates/${id}/bundle`, headers });
  const { "cache-control": cache, etag, vary } = response.headers;
  return { status: response.statusCode, body: response.body, cache, etag: String(etag), vary };
}

const verify = () => send(app, "GET", `/api/ip/verify/${id}`);

test("while its anchor is pending, nobody keeps a bundle", async () => {
  const first = await bundle();
  expect(first).toMatchObject({ status: 200, cache: "no-store", etag: "undefined" });
  await send(app, "POST", "/api/ip/register", { token: owner.token, body: makeRegistrationInput() });
  const next = await bundle();
  // The same record, proven to a later checkpoint.
  expect(parseBundle(next.body).sdJwt).toBe(parseBundle(first.body).sdJwt);
  expect(parseBundle(next.body).tlogProof).not.toBe(parseBundle(first.body).tlogProof);
});

describe("with a final anchor", () => {
  beforeEach(() => anchorAll(register, source));

  test("a bundle may be kept for a minute, and is not sent again to someone who has it", async () => {
    const first = await bundle();
    expect(first).toMatchObject({
      status: 200,
      cache: "public, max-age=0, s-maxage=60, must-revalidate",
      vary: "authorization",
    });
    expect(await bundle()).toEqual(first);
    const trust = {
      log: { origin: log.origin, vkey: log.vkey },
      issuer: { keys: [register.issuer.jwk] },
      anchors: [source],
    };
    expect(verifyCertificate(first.body, { trust }).verdict).toBe("valid");
    for (const tag of [first.etag, `W/${first.etag}`, `"other", ${first.etag}`])
      expect(await bundle({ "if-none-match": tag })).toEqual({ ...first, status: 304, body: "" });
    expect(await bundle({ "if-none-match": '"other"' })).toEqual(first);
  });

  test("the certificate that the page shows is kept by nobody", async () => {
    for (let time = 0; time < 2; time++) {
      const { headers, statusCode } = await app.inject({ url: `/api/ip/verify/${id}` });
      expect({ statusCode, cache: headers["cache-control"] }).toEqual({ statusCode: 200, cache: "no-store" });
    }
  });

  test("its owner's bundle is not kept by anybody, and shows what others do not see", async () => {
    const shown = await bundle();
    const owned = await bundle({ authorization: `Bearer ${owner.token}` });
    expect(owned).toMatchObject({ status: 200, cache: "no-store", etag: "undefined" });
    expect(owned.body.length).toBeGreaterThan(shown.body.length);
    expect((await bundle()).body).toBe(shown.body);
    const stranger = await makeUser(db);
    const theirs = await bundle({ authorization: `Bearer ${stranger.token}` });
    expect(theirs).toMatchObject({ body: shown.body, cache: "no-store" });
  });

  test("what another process erases is not shown any more, not even to someone who has its bundle", async () => {
    const { etag } = await bundle();
    expect((await verify()).status).toBe(200);
    await pool.query(
      `update certificates set work_id = null, disclosures = null, erased_at = now() where id = $1`,
      [id],
    );
    const gone = await bundle({ "if-none-match": etag });
    expect(gone).toMatchObject({ status: 404, cache: "no-store" });
    expect(JSON.parse(gone.body)).toEqual(refusal("certificate_erased").answer);
    expect(await verify()).toEqual(refusal("certificate_erased"));
  });

  test("what another process hides or shows is what is shown next, under another tag", async () => {
    const before = await bundle();
    expect((await verify()).answer).toMatchObject({ creator: { email: null } });
    await pool.query(`update certificates set show_creator_email = true where id = $1`, [id]);
    expect((await verify()).answer).toMatchObject({ creator: { email: owner.email } });
    const after = await bundle({ "if-none-match": before.etag });
    expect(after.status).toBe(200);
    expect(after.etag).not.toBe(before.etag);
    await pool.query(`update certificates set show_creator_email = false where id = $1`, [id]);
    expect((await verify()).answer).toMatchObject({ creator: { email: null } });
    expect(await bundle()).toEqual(before);
  });

  test("a public chain's anchor takes the place of a test chain's", async () => {
    const before = await bundle();
    await anchorAll(register, { ...source, chainId: 137 });
    const after = await bundle({ "if-none-match": before.etag });
    expect(after.status).toBe(200);
    expect(parseBundle(after.body).anchors).toMatchObject([{ chainId: 137 }]);
  });
});
