import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { formatTlogProof } from "@colophon/proof";
import { createTestRegister } from "../../../test/test-register.ts";
import { makeRegistration } from "@colophon/testing/make-registration";
import { describe, expect, test } from "vitest";
import { verifyBundle } from "@colophon/testing/verify-bundle";
import { buildBundle } from "../../record/build-bundle.ts";
import { checkCertificates } from "../../record/check-certificates.ts";
import { requireCertificate } from "../../record/read-certificate.ts";
import { checkLog } from "../../log/check-log.ts";
import { registerWork } from "../../register/works/register-work.ts";
import { describeKeys } from "./describe-keys.ts";
import { makeNext, rotateIssuer } from "./rotate.ts";

const { pool, db, keys, issuer, log, sequencer, indexer, previous, stamps } = await createTestRegister();
const { numbered } = keys;
const context = {
  pool,
  keys,
  issuer,
  log,
  sequencer,
  indexer,
  previous,
  stamps,
  anchoring: { coveringAnchor: async () => ({ state: "pending" }) as never },
};

const email = "ada@writers.example";
const { id } = await db
  .insertInto("users")
  .values({ email, email_key: email, full_name: "Ada Lovelace", password_hash: "" })
  .returning("id")
  .executeTakeFirstOrThrow();
const registrant = { id, name: "Ada Lovelace", email, aliases: [], selfIdentification: {} };

const register = () =>
  registerWork(context, registrant, makeRegistration(), { idempotencyKey: randomUUID() });

const bundleOf = async (certificateId: string) =>
  buildBundle(context, await requireCertificate(context, certificateId), "public");

const trustNow = async () => ({
  log: { origin: log.origin, vkey: log.vkey },
  issuer: { keys: await log.issuerKeys() },
  anchors: [],
});

/** The verdict under the trust file that is published now, and the code of the check that failed. */
async function check(bundle: Awaited<ReturnType<typeof bundleOf>>): Promise<string> {
  const { verdict, checks } = verifyBundle(bundle, { trust: await trustNow() });
  return `${verdict} ${checks.find(({ state }) => state === "failed")?.code ?? ""}`.trim();
}

async function fsck(): Promise<string | undefined> {
  const { head, difference } = await checkLog(pool, []);
  return difference ?? checkCertificates(pool, head.size);
}

describe("the issuer's key is replaced", () => {
  test("in two steps: in-flight certificates count, and nothing that it signs afterwards", async () => {
    const before = await register();
    const old = issuer.jwk;
    const onItsWay: Awaited<ReturnType<typeof register>>[] = [];
    await rotateIssuer(
      {
        pool,
        numbered,
        log: {
          async appendKeySet(set) {
            await log.appendKeySet(set);
            // After the first step, before this process has heard of it.
            if (onItsWay.length === 0) onItsWay.push(await register());
          },
        },
      },
      0,
    );
    const [last] = onItsWay;
    expect(await log.issuerKeys()).toMatchObject([
      { kid: expect.not.stringMatching(old.kid) as unknown },
      { kid: old.kid, lastIndex: last?.index ?? 0 },
    ]);

    const {
      rows: [counted],
    } = await pool.query<{ size: number }>("select size from log_state");
    await expect(register()).rejects.toMatchObject({ code: "log_unavailable" });
    expect((await pool.query<{ size: number }>("select size from log_state")).rows[0]).toEqual(counted);
    issuer.use(numbered.issuer(2));
    const after = await register();

    for (const { certificateId } of [before, ...onItsWay, after])
      expect(await check(await bundleOf(certificateId))).toBe("valid_anchor_pending");
    expect(await fsck()).toBeUndefined();
    expect(await describeKeys(pool, keys)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          new RegExp(`^issuer 1, .*: ended at entry ${last?.index ?? ""}; its file may be deleted`),
        ),
        expect.stringMatching(/^issuer 2, .*: signs \(/),
      ]),
    );
  });

  test("and fsck and every verifier detect what the former one still signs", async () => {
    const [current, former] = await log.issuerKeys();
    const {
      rows: [first],
    } = await pool.query<{ jwks: string }>("select jwks from issuer_key_sets where log_index = 0");
    // Appended as by a server that doesn't check whether a key has ended.
    await pool.query("insert into issuer_key_sets values (1000000, $1)", [first?.jwks]);
    issuer.use(numbered.issuer(1));
    const { certificateId, index } = await register();
    await pool.query("delete from issuer_key_sets where log_index = 1000000");
    issuer.use(numbered.issuer(2));

    expect(await fsck()).toBe(`entry ${index} is signed with a key that was not in use`);
    expect(index).toBeGreaterThan(former?.lastIndex ?? Infinity);
    expect(current?.lastIndex).toBeUndefined();
    const bundle = await bundleOf(certificateId);
    expect(await check(bundle)).toBe("not_valid issuer_key_not_logged");
    const head = await log.newest();
    const issuerKeysProof = formatTlogProof({
      index: 0,
      proof: await log.inclusionProof(0, head.size),
      checkpoint: log.checkpointOf(head),
    });
    const shown = {
      ...bundle,
      issuerJwks: first?.jwks ?? "",
      issuerKeysProof,
      tlogProof: await log.tlogProof(index, head),
    };
    expect(await check(shown)).toBe("not_valid issuer_key_retired");
  });

  test("resumes where it was interrupted, twice", async () => {
    expect(await makeNext({ pool, numbered }, "issuer")).toBe(3);
    const [, , ...more] = numbered.numbers("issuer");
    expect(more).toEqual([3]);
    const crash = {
      async appendKeySet(set: Parameters<typeof log.appendKeySet>[0]) {
        await log.appendKeySet(set);
        throw new Error("killed");
      },
    };
    await expect(rotateIssuer({ pool, numbered, log: crash }, 0)).rejects.toThrow("killed");
    expect(await describeKeys(pool, keys)).toContainEqual(
      expect.stringMatching(/^issuer 2, .*: is being replaced/),
    );
    expect(await rotateIssuer({ pool, numbered, log }, 0)).toBe(3);
    issuer.use(numbered.issuer(3));
    await register();
    expect((await log.issuerKeys()).filter(({ lastIndex }) => lastIndex === undefined)).toHaveLength(1);
    expect(readdirSync(numbered.keysDir).filter((name) => name.startsWith("issuer"))).toHaveLength(3);
  });
});
