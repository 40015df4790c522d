import { randomUUID } from "node:crypto";
import { claimsOfRegistration, declarationVersion } from "@colophon/api";
import { newDisclosure, parseDisclosure, registrationTypedData, type Trust } from "@colophon/proof";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { describe, expect, test } from "vitest";
import { verifyBundle } from "@colophon/testing/verify-bundle";
import { makeRegistration } from "@colophon/testing/make-registration";
import { noAnchorYet } from "../../../test/no-anchor-yet.ts";
import { createTestRegister } from "../../../test/test-register.ts";
import { buildBundle } from "../../record/build-bundle.ts";
import { findCertificatesOfFile } from "../../record/certificate-store.ts";
import type { Audience } from "../../record/open-sealed-disclosures.ts";
import { readCertificate, requireCertificate } from "../../record/read-certificate.ts";
import { checkCertificates } from "../../record/check-certificates.ts";
import { openJson } from "../../base/encryption.ts";
import { checkLog } from "../../log/check-log.ts";
import { registerWork } from "./register-work.ts";
import { privateDetailsContext } from "./private-details.ts";

const { pool, db, keys, issuer, log, sequencer, indexer, batches, previous, stamps } =
  await createTestRegister();
const context = {
  pool,
  keys,
  issuer,
  log,
  sequencer,
  indexer,
  previous,
  stamps,
  anchoring: { coveringAnchor: async () => noAnchorYet },
};
const trust: Trust = {
  log: { origin: log.origin, vkey: log.vkey },
  issuer: { keys: [issuer.jwk] },
  anchors: [],
};

const registrant = await (async () => {
  const { id } = await db
    .insertInto("users")
    .values({
      email: "ada@writers.example",
      email_key: "ada@writers.example",
      full_name: "Ada Lovelace",
      password_hash: "",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return {
    id,
    name: "Ada Lovelace",
    email: "ada@writers.example",
    aliases: ["A. A. L."],
    selfIdentification: { country_of_origin: "England" },
  };
})();

const bundleOf = async (certificateId: string, audience: Audience = "public") =>
  buildBundle(context, await requireCertificate(context, certificateId), audience);

const count = async (table: "works" | "certificates" | "log_entries") => {
  const { rows } = await pool.query<{ count: number }>(`select count(*) from ${table}`);
  return rows[0]?.count;
};

describe("the path of one registration", () => {
  test("a work is registered, and anyone who has its bundle can check it", async () => {
    const registration = makeRegistration({ showCollaboratorEmails: true });
    const registered = await registerWork(context, registrant, registration);
    const verification = verifyBundle(await bundleOf(registered.certificateId), {
      trust,
      document: { kind: "file", sha256: "ab".repeat(32) },
    });
    expect(verification.verdict).toBe("valid_anchor_pending");
    expect(verification.index).toBe(registered.index);
    expect(verification.record?.claims).toMatchObject({
      title: "The Lighthouse Keeper",
      creatorName: "Ada Lovelace",
      copyrightRelation: "author",
      declaration: declarationVersion,
      collaborators: [{ givenName: "Amina", familyName: "Haddad", email: "amina@writers.example" }],
    });
  });

  test("a forged title is caught, whether it replaces the true one or is added to it", async () => {
    const { certificateId } = await registerWork(context, registrant, makeRegistration());
    const bundle = await bundleOf(certificateId);
    const [jwt = "", ...disclosures] = bundle.sdJwt.split("~").filter((part) => part !== "");
    const forged = newDisclosure("title", "The Lighthouse Thief", new Uint8Array(16));
    const others = disclosures.filter((each) => parseDisclosure(each).name !== "title");
    for (const shown of [
      [...others, forged],
      [...disclosures, forged],
    ]) {
      const { verdict, checks } = verifyBundle(
        { ...bundle, sdJwt: [jwt, ...shown, ""].join("~") },
        { trust },
      );
      expect(verdict).toBe("not_valid");
      expect(checks.find(({ state }) => state === "failed")?.id).toBe("disclosures");
    }
  });

  test("the creator's wallet signs it, and a verifier sees that", async () => {
    const wallet = privateKeyToAccount(generatePrivateKey());
    await pool.query(`insert into wallets (user_id, address, chain_id, verified) values ($1, $2, 1, true)`, [
      registrant.id,
      wallet.address.toLowerCase(),
    ]);
    const claims = claimsOfRegistration(makeRegistration(), registrant);
    const walletSignature = await wallet.signTypedData(registrationTypedData(Object.fromEntries(claims)));
    const registration = makeRegistration({ walletSignature, showCreatorEmail: false });
    const { certificateId } = await registerWork(context, registrant, registration);
    const { checks, record } = verifyBundle(await bundleOf(certificateId), { trust });
    expect(checks[2]).toMatchObject({ id: "disclosures", evidence: { walletSignature: "valid" } });
    expect(record?.claims.walletAddress).toBe(wallet.address.toLowerCase());

    const other = makeRegistration({ walletSignature, creatorName: "A. A. L." });
    await expect(registerWork(context, registrant, other)).rejects.toMatchObject({
      fields: { walletSignature: "invalid" },
    });
  });

  test("entries, tiles, certificates and head agree afterwards", async () => {
    await Promise.all(
      Array.from({ length: 20 }, () => registerWork(context, registrant, makeRegistration())),
    );
    const { head, difference } = await checkLog(pool);
    expect(difference).toBeUndefined();
    expect(await checkCertificates(pool, head.size)).toBeUndefined();
  });
});

describe("what a registration makes public", () => {
  test("nothing private is in the record; the owner keeps it, sealed", async () => {
    const { id, certificateId } = await registerWork(context, registrant, makeRegistration());
    const bundle = JSON.stringify(await bundleOf(certificateId, "owner"));
    const opened = bundle + (await disclosuresOf(certificateId, "owner"));
    for (const secret of ["Sans Nom", "1984", "+20 100", "noor@agency", "she/her"])
      expect(opened).not.toContain(secret);
    const { rows } = await pool.query<{ private_details: Buffer }>(
      "select private_details from works where id = $1",
      [id],
    );
    const sealed = rows[0]?.private_details ?? Buffer.alloc(0);
    expect(sealed.includes("Sans Nom")).toBe(false);
    expect(openJson(keys.dataEncryption.key, sealed, privateDetailsContext(id))).toMatchObject({
      selfIdentification: { pronouns: "she/her" },
      collaborators: [{ addressLine1: "12 Rue Sans Nom", yearOfBirth: "1984" }],
      agent: { email: "noor@agency.example" },
    });
  });

  test("emails are shown or not, as chosen; the owner's bundle always proves them", async () => {
    const { certificateId } = await registerWork(
      context,
      registrant,
      makeRegistration({ showCreatorEmail: false, showCollaboratorEmails: false }),
    );
    const stored = await requireCertificate(context, certificateId);
    const page = await readCertificate(context, stored, "public");
    expect([page.creator.email, page.collaborators[0]?.email]).toEqual([null, null]);
    expect(await disclosuresOf(certificateId, "public")).not.toContain(".example");
    const owners = verifyBundle(await bundleOf(certificateId, "owner"), { trust });
    expect(owners.record?.claims.creatorEmail).toBe("ada@writers.example");
    expect(verifyBundle(await bundleOf(certificateId), { trust }).verdict).toBe("valid_anchor_pending");
  });

  test.each([
    ["full name", {}, "ada@writers.example"],
    ["alias", { creatorName: "A. A. L." }, null],
    [
      "alias, with the email switched on",
      { creatorName: "A. A. L.", showCreatorEmail: true },
      "ada@writers.example",
    ],
  ])(
    "where nothing was chosen, collaborators' emails are not shown, and one's own by the name: %s",
    async (_name, chosen, email) => {
      const { certificateId } = await registerWork(context, registrant, makeRegistration(chosen));
      const stored = await requireCertificate(context, certificateId);
      const { creator, collaborators } = await readCertificate(context, stored, "public");
      expect(creator.email).toBe(email);
      expect(collaborators.map((one) => one.email)).toEqual([null]);
    },
  );

  test("a file's fingerprint finds its certificates, oldest first, under the names that they show", async () => {
    const sha256 = "cd".repeat(32);
    const file = { sha256, name: "a.txt", size: 1, mediaType: "" };
    const [first, second] = [
      await registerWork(context, registrant, makeRegistration({ file })),
      await registerWork(context, registrant, makeRegistration({ file, creatorName: "A. A. L." })),
    ];
    expect(await findCertificatesOfFile(pool, sha256)).toMatchObject([
      { certificateId: first.certificateId, title: "The Lighthouse Keeper", creatorName: "Ada Lovelace" },
      { certificateId: second.certificateId, title: "The Lighthouse Keeper", creatorName: "A. A. L." },
    ]);
  });

  test("an alias replaces the name, which appears nowhere", async () => {
    const registration = makeRegistration({ creatorName: "A. A. L." });
    const { certificateId } = await registerWork(context, registrant, registration);
    const { creator } = await readCertificate(
      context,
      await requireCertificate(context, certificateId),
      "public",
    );
    expect(creator.name).toBe("A. A. L.");
    expect(await disclosuresOf(certificateId, "owner")).not.toContain("Lovelace");
    const { rows } = await pool.query(
      "select under_alias from works w join certificates c on c.work_id = w.id where c.id = $1",
      [certificateId],
    );
    expect(rows).toEqual([{ under_alias: true }]);
  });

  test.each([
    { creatorName: "A. A. L." },
    { showSelfIdentification: false },
    { creatorName: "A. A. L.", showSelfIdentification: false },
  ])("the record has no self-identification with %j", async (chosen) => {
    const { certificateId } = await registerWork(context, registrant, makeRegistration(chosen));
    const opened = await disclosuresOf(certificateId, "owner");
    expect(opened).not.toContain("selfIdentification");
    expect(opened).not.toContain("country_of_origin");
  });

  test("under an alias, self-identification is in the record only if it was asked for", async () => {
    const chosen = { creatorName: "A. A. L.", showSelfIdentification: true };
    const { certificateId } = await registerWork(context, registrant, makeRegistration(chosen));
    expect(await disclosuresOf(certificateId, "public")).toContain("country_of_origin");
  });

  test("the self-identification that the registrant shows on certificates is in the record, each field disclosed separately", async () => {
    const { certificateId } = await registerWork(context, registrant, makeRegistration());
    const page = await readCertificate(context, await requireCertificate(context, certificateId), "public");
    expect(page.selfIdentification).toEqual({ country_of_origin: "England" });
    const { record, verdict } = verifyBundle(await bundleOf(certificateId), { trust });
    expect(verdict).toBe("valid_anchor_pending");
    expect(record?.claims.selfIdentification).toEqual({ country_of_origin: "England" });
  });

  test("the same work registered twice has two different leaves", async () => {
    const [first, second] = await Promise.all([
      registerWork(context, registrant, makeRegistration()),
      registerWork(context, registrant, makeRegistration()),
    ]);
    const { rows } = await pool.query<{ entry: Buffer }>(
      "select entry from log_entries where index = any($1)",
      [[first.index, second.index]],
    );
    expect(rows[0]?.entry.equals(rows[1]?.entry ?? Buffer.alloc(0))).toBe(false);
  });
});

describe("an idempotency key", () => {
  test("registers once, however often it is sent, even concurrently", async () => {
    const key = randomUUID();
    const before = await count("works");
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        registerWork(context, registrant, makeRegistration(), { idempotencyKey: key }),
      ),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await registerWork(context, registrant, makeRegistration(), { idempotencyKey: key })).toEqual(
      answers[0],
    );
    expect(await count("works")).toBe((before ?? 0) + 1);
  });

  test("is answered only once what was committed under it is published", async () => {
    const key = randomUUID();
    const again = (other = context.log) =>
      registerWork({ ...context, log: other }, registrant, makeRegistration(), { idempotencyKey: key });
    const first = await again();
    const full = Object.assign(new Error("no space left"), { code: "ENOSPC" });
    const unpublished = {
      ...context.log,
      newest: async () => ({ ...(await context.log.newest()), size: first.index }),
      catchUp: () => Promise.reject(full),
    };
    await expect(again(unpublished)).rejects.toBe(full);
    expect(await again()).toEqual(first);
  });

  test("doesn't split its batch when it is sent many times at once", async () => {
    const key = randomUUID();
    batches.length = 0;
    const others = Array.from({ length: 20 }, () => registerWork(context, registrant, makeRegistration()));
    const same = Array.from({ length: 8 }, () =>
      registerWork(context, registrant, makeRegistration(), { idempotencyKey: key }),
    );
    const [, answers] = await Promise.all([Promise.all(others), Promise.all(same)]);
    expect(new Set(answers.map(({ certificateId }) => certificateId)).size).toBe(1);
    expect(batches.reduce((sum, { leaves }) => sum + leaves, 0)).toBe(21);
    expect(batches.length).toBeLessThanOrEqual(2);
  });

  test("is refused with another body", async () => {
    const key = randomUUID();
    await registerWork(context, registrant, makeRegistration(), { idempotencyKey: key });
    const other = makeRegistration({ creatorName: "Ada Lovelace" });
    await expect(registerWork(context, registrant, other, { idempotencyKey: key })).rejects.toMatchObject({
      code: "idempotency_key_reused",
    });
  });
});

describe("what is refused leaves no trace", () => {
  test.each([
    ["a name that is not the creator's", { creatorName: "Somebody Else" }, "validation_failed"],
    ["a wallet's signature", { walletSignature: "0x00" }, "validation_failed"],
  ] as const)("%s", async (_what, overrides, code) => {
    const before = await Promise.all([count("works"), count("certificates"), count("log_entries")]);
    await expect(registerWork(context, registrant, makeRegistration(overrides))).rejects.toMatchObject({
      code,
    });
    expect(await Promise.all([count("works"), count("certificates"), count("log_entries")])).toEqual(before);
  });
});

/** The decoded disclosures of a bundle, as text. */
async function disclosuresOf(certificateId: string, audience: Audience): Promise<string> {
  const { sdJwt } = await bundleOf(certificateId, audience);
  return JSON.stringify(sdJwt.split("~").slice(1, -1).map(parseDisclosure));
}
