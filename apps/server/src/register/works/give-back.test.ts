import {
  ANCHORED_TOPIC,
  addressTopic,
  type Bundle,
  type BundleAnchor,
  type ChainRequest,
  formatBundle,
  fromBase64,
  parseSdJwt,
  type Trust,
} from "@colophon/proof";
import { certificateFacts, formatStatus, verifyStatus } from "@colophon/proof/statements";
import { type IssuedCertificate, makeRegistry, sampleClaims } from "@colophon/testing/make-bundle";
import { close, makeStatus, type Saying, say } from "@colophon/testing/make-status";
import { makeUser, type TestUser } from "@colophon/testing/make-user";
import { verifyBundle } from "@colophon/testing/verify-bundle";
import { describe, expect, test } from "vitest";
import { createTestRegister } from "../../../test/test-register.ts";
import { buildBundle } from "../../record/build-bundle.ts";
import { readCertificate, requireCertificate } from "../../record/read-certificate.ts";
import { findOwnableWork } from "../statements/own-work.ts";
import { giveBack } from "./give-back.ts";

const origin = "registry.example/log";

const blocking = `insert into statements (certificate_id, n, log_index, kind, said_by, said_at, packed)
  values ($1, 0, 1, 'blocked', 'registry', now(), '')`;
const erasing = "update certificates set work_id = null, disclosures = null, erased_at = now() where id = $1";

/** A registry that went on from a backup with one certificate of its log that has ended; `lost` came after the backup. */
async function loseCertificates() {
  const { pool, db, keys, log, previous, stamps, indexer } = await createTestRegister();
  const old = makeRegistry({ origin });
  const backedUp = old.issue({ title: "In the backup" });
  const size = old.entries.length;
  const { lastRoot } = old.end();
  const checkpoint = old.checkpoint();
  await pool.query(
    "insert into previous_logs (log, origin, vkey, issuer, size, root) values (1, $1, $2, $3, $4, $5)",
    [origin, old.trust.log.vkey, "https://registry.example", size, fromBase64(lastRoot)],
  );
  await pool.query("insert into previous_checkpoints values (1, $1, $2)", [size, checkpoint]);
  // When the record was made, addresses were confirmed.
  await pool.query(
    "update kysely_migration set timestamp = '2025-01-01T00:00:00Z' where name = '015-confirmed-addresses'",
  );
  const owner = await makeUser(db);
  const address = `0x${"ab".repeat(20)}`;
  const lost = old.issue({ ...sampleClaims, creatorEmail: owner.email, walletAddress: address });
  const other = old.issue({ title: "Another lost one" });
  const successor = makeRegistry({ origin: "registry.example/log2" });
  const trust: Trust = { ...successor.trust, previousLogs: [old.end()] };
  const fileOf = (certificate: IssuedCertificate, show?: string[]) =>
    formatBundle(old.bundle(certificate, { anchored: false, ...(show && { show }) }));
  /** What was said of the lost one, or another, before the log's end, which comes later by as much; and its status there. */
  const statusOf = (sayings: readonly Saying[], certificate = lost) => {
    const logged = sayings.map((saying, n) => say(old, certificate, n, saying));
    close(old, old.end().endedAt - 1);
    trust.previousLogs = [old.end()];
    return formatStatus(makeStatus(old, certificate, logged, old.bundle(certificate, { anchored: false })));
  };
  const context = { pool, keys, indexer, trust: async () => trust, requestOf: () => undefined };
  const give = (bundle: string, giver?: TestUser, status?: string) =>
    giveBack(context, { bundle, status }, giver?.id);
  const shown = {
    pool,
    keys,
    log,
    previous,
    stamps,
    anchoring: { coveringAnchor: () => Promise.reject(new Error("not of the present log")) },
  };
  const counts = async () => {
    const { rows } = await pool.query<{ owned: number; kept: number }>(
      "select count(owner_id)::int as owned, count(*)::int as kept from works",
    );
    return rows[0];
  };
  return {
    context,
    pool,
    db,
    old,
    successor,
    backedUp,
    lost,
    other,
    owner,
    address,
    trust,
    fileOf,
    statusOf,
    give,
    shown,
    counts,
  };
}

/** A node of the chain on which an anchor is final. */
function chainWith(anchor: BundleAnchor): ChainRequest {
  const { transactionHash, blockHash } = anchor;
  const hex = (number: number) => `0x${number.toString(16)}`;
  const size = `0x${anchor.size.toString(16).padStart(64, "0")}`;
  const event = {
    address: anchor.contract,
    topics: [ANCHORED_TOPIC, addressTopic(anchor.sender), size],
    data: anchor.root,
  };
  const block = { hash: blockHash, timestamp: hex(anchor.blockTime), transactions: [transactionHash] };
  return async (method, [subject]) => {
    if (method === "eth_chainId") return hex(anchor.chainId);
    if (method === "eth_getTransactionReceipt")
      return { status: "0x1", transactionHash, blockHash, logs: [event] };
    const isHeight = subject === "latest" || subject === "finalized";
    return { number: hex(anchor.blockNumber + (isHeight ? 10 : 0)), ...(!isHeight && block) };
  };
}

type Lost = Awaited<ReturnType<typeof loseCertificates>>;

describe("a lost certificate that is given back", () => {
  test("is shown under its number, and its bundle is valid again", async () => {
    const { lost, fileOf, give, shown, trust, pool } = await loseCertificates();
    const { certificateId } = lost;
    expect(await give(fileOf(lost))).toEqual({ outcome: "kept", certificateId, isOwner: false });
    const certificate = await requireCertificate({ pool }, certificateId);
    expect(certificate).toMatchObject({ ownerId: null, sharedPublicly: false, log: 1, index: lost.index });
    expect(await readCertificate(shown, certificate, "public")).toMatchObject({
      title: sampleClaims["title"],
      creator: { name: sampleClaims["creatorName"], email: null },
      log: { origin, index: lost.index },
      givenBack: "unowned",
    });
    const bundle = await buildBundle(shown, certificate, "public");
    expect(verifyBundle(bundle, { trust })).toMatchObject({ verdict: "valid", certificateId });
  });

  test("goes to the account whose confirmed address the file shows", async () => {
    const { lost, fileOf, give, owner, counts } = await loseCertificates();
    expect(await give(fileOf(lost), owner)).toMatchObject({ outcome: "kept", isOwner: true });
    expect(await give(fileOf(lost), owner)).toMatchObject({ outcome: "kept", isOwner: true });
    expect(await counts()).toEqual({ owned: 1, kept: 1 });
  });

  test("goes to the account that has proven its wallet since", async () => {
    const { lost, fileOf, give, db, pool, address } = await loseCertificates();
    const user = await makeUser(db);
    await pool.query("insert into wallets (user_id, address, chain_id, verified) values ($1, $2, 1, true)", [
      user.id,
      address,
    ]);
    expect(await give(fileOf(lost, ["title", "walletAddress"]), user)).toMatchObject({ isOwner: true });
  });

  test("by somebody else with little of it shown still goes to its registrant, and shows all", async () => {
    const { lost, fileOf, give, owner, db, shown, pool } = await loseCertificates();
    expect(await give(fileOf(lost, []), await makeUser(db))).toMatchObject({ isOwner: false });
    expect(await give(fileOf(lost), owner)).toMatchObject({ isOwner: true });
    const certificate = await requireCertificate({ pool }, lost.certificateId);
    expect(await readCertificate(shown, certificate, "public")).toMatchObject({
      title: sampleClaims["title"],
    });
    const { sdJwt } = await buildBundle(shown, certificate, "owner");
    expect(parseSdJwt(sdJwt).disclosures.toSorted()).toEqual(lost.disclosures.toSorted());
    expect(certificate.now.title).toBe(sampleClaims["title"]);
  });

  test("is kept with its anchor, where only that proves its place", async () => {
    const { lost, old, pool, context, shown } = await loseCertificates();
    const bundle = old.bundle(lost, { size: lost.index + 1 });
    const [anchor] = bundle.anchors;
    if (anchor === undefined) throw new Error("it has an anchor");
    const text = formatBundle(bundle);
    const silent = await giveBack(context, { bundle: text });
    expect(silent).toEqual({ outcome: "refused" });
    expect(
      await giveBack({ ...context, requestOf: () => chainWith(anchor) }, { bundle: text }),
    ).toMatchObject({
      outcome: "kept",
    });
    const certificate = await requireCertificate({ pool }, lost.certificateId);
    expect(await buildBundle(shown, certificate, "public")).toMatchObject({ anchors: [anchor] });
    expect(await readCertificate(shown, certificate, "public")).toMatchObject({
      blockchainSignature: anchor.transactionHash,
      anchor: { state: "final", blockNumber: anchor.blockNumber },
    });
  });

  test("that the backup has stays as it has it: unlisted, blocked or erased", async () => {
    const { lost, fileOf, give, pool, owner } = await loseCertificates();
    const { certificateId } = lost;
    await give(fileOf(lost, ["title"]));
    // As if it had been in the backup.
    await pool.query("delete from given_back");
    expect(await give(fileOf(lost), owner)).toEqual({ outcome: "known", certificateId });
    const works = await pool.query("select owner_id, shared_publicly, description from works");
    expect(works.rows).toEqual([{ owner_id: null, shared_publicly: false, description: "" }]);
    await pool.query(blocking, [certificateId]);
    expect(await give(fileOf(lost), owner)).toEqual({ outcome: "blocked", certificateId });
    await pool.query(erasing, [certificateId]);
    expect(await give(fileOf(lost), owner)).toEqual({ outcome: "erased", certificateId });
    expect((await pool.query("select from given_back")).rowCount).toBe(0);
  });

  test("stays blocked if the status in its file says so", async () => {
    const { statusOf, fileOf, lost, give, owner, counts } = await loseCertificates();
    const status = statusOf([{ kind: "blocked", by: "registry", claims: { text: "No.", ground: "law" } }]);
    expect(await give(fileOf(lost), owner, status)).toMatchObject({ outcome: "blocked" });
    expect(await counts()).toEqual({ owned: 0, kept: 0 });
    // What nobody can check says nothing.
    expect(await give(fileOf(lost), owner, status.replace("a", "b"))).toMatchObject({ outcome: "kept" });
  });

  test("isn’t its registrant’s if the status in its file says that it was transferred", async () => {
    const { statusOf, old, fileOf, give, owner, counts } = await loseCertificates();
    const plain = old.issue({ title: "Without a wallet", creatorEmail: owner.email });
    const status = statusOf(
      [{ kind: "transferred", by: "registrant", claims: { to: "Grace", rights: "All." } }],
      plain,
    );
    expect(await give(fileOf(plain), owner, status)).toMatchObject({ isOwner: false });
    expect(await give(fileOf(plain), owner)).toMatchObject({ isOwner: false });
    expect(await counts()).toEqual({ owned: 0, kept: 1 });
  });

  test("doesn’t name again people who had declined, or were erased", async () => {
    const { statusOf, fileOf, lost, give, owner, shown, pool } = await loseCertificates();
    const status = statusOf([{ kind: "declined", by: "collaborator", claims: { collaborator: 1 } }]);
    await give(fileOf(lost), owner, status);
    const certificate = await requireCertificate({ pool }, lost.certificateId);
    expect(await readCertificate(shown, certificate, "owner")).toMatchObject({ collaborators: [] });
    const { rows } = await pool.query("select creator, tokens::text as tokens from search_works");
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/noor|haddad/i);
  });

  test("doesn’t name its registrant again once their account was erased", async () => {
    const { fileOf, lost, give, shown, pool } = await loseCertificates();
    await give(fileOf(lost, ["title"]));
    await pool.query(`insert into statements (certificate_id, n, log_index, kind, said_by, said_at, packed)
      values ('${lost.certificateId}', 0, 1, 'erased', 'registry', now(), '')`);
    expect(await give(fileOf(lost))).toMatchObject({ outcome: "known" });
    const certificate = await requireCertificate({ pool }, lost.certificateId);
    const { sdJwt } = await buildBundle(shown, certificate, "owner");
    expect(parseSdJwt(sdJwt).disclosures).toHaveLength(1);
  });

  test("by a file that hides its wallet is nobody’s, and nobody speaks for its registrant until a whole one comes", async () => {
    const { lost, fileOf, give, owner, context, trust, statusOf, pool } = await loseCertificates();
    const part = ["title", "creatorEmail"];
    // Without the wallet's signature, who sees the wallet refuses what who doesn't see it believes.
    const status = statusOf([{ kind: "withdrawn", by: "registrant" }]);
    const states = [fileOf(lost, part), fileOf(lost)].map((file) => {
      const facts = certificateFacts(file, verifyBundle(JSON.parse(file) as Bundle, { trust }));
      if (facts === undefined) throw new Error("the file proves nothing");
      return verifyStatus(status, facts, { trust, now: Math.floor(Date.now() / 1000) }).state;
    });
    expect(states).toEqual([expect.not.stringMatching("refused"), "refused"]);

    const work = () => findOwnableWork(context, null, lost.certificateId);
    expect(await give(fileOf(lost, part), owner)).toMatchObject({ outcome: "kept", isOwner: false });
    expect(await work()).toMatchObject({ walletAddress: undefined, mayHideWallet: true });
    expect(await give(fileOf(lost, [...part, "walletAddress"]))).toMatchObject({ outcome: "kept" });
    expect(await work()).toMatchObject({
      walletAddress: expect.any(String) as string,
      mayHideWallet: false,
    });
    expect(await give(fileOf(lost), owner)).toMatchObject({ isOwner: true });
    expect((await pool.query("select from given_back")).rowCount).toBe(1);
  });

  test("by a whole file that names no wallet can be spoken for", async () => {
    const { old, fileOf, give, owner, context, trust } = await loseCertificates();
    const plain = old.issue({ title: "Without a wallet", creatorEmail: owner.email });
    trust.previousLogs = [old.end()];
    expect(await give(fileOf(plain, ["creatorEmail"]), owner)).toMatchObject({ isOwner: false });
    const work = () => findOwnableWork(context, null, plain.certificateId);
    expect(await work()).toMatchObject({ mayHideWallet: true });
    await give(fileOf(plain));
    expect(await work()).toMatchObject({ walletAddress: undefined, mayHideWallet: false });
    expect(await give(fileOf(plain), owner)).toMatchObject({ isOwner: true });
  });

  test("by two at once is kept once", async () => {
    const { lost, fileOf, give, owner, counts } = await loseCertificates();
    const answers = await Promise.all([give(fileOf(lost)), give(fileOf(lost), owner), give(fileOf(lost))]);
    expect(answers.map(({ outcome }) => outcome)).toEqual(["kept", "kept", "kept"]);
    expect(await counts()).toEqual({ owned: 1, kept: 1 });
  });

  test("stays erased once it was erased, and blocked while it is blocked", async () => {
    const { lost, other, fileOf, give, pool, owner } = await loseCertificates();
    await give(fileOf(lost));
    await give(fileOf(other));
    await pool.query(blocking, [other.certificateId]);
    expect(await give(fileOf(other), owner)).toMatchObject({ outcome: "blocked" });
    await pool.query(erasing, [lost.certificateId]);
    expect(await give(fileOf(lost), owner)).toMatchObject({ outcome: "erased" });
  });
});

/** Makes an attempt by somebody who isn't its registrant; `user` has a confirmed address of their own. */
type Attempt = (lost: Lost, user: TestUser) => Promise<unknown>;

const setUser = ({ pool }: Lost, { id }: TestUser, change: string, ...values: unknown[]) =>
  pool.query(`update users set ${change} where id = $1`, [id, ...values]);
const connect = ({ pool, address }: Lost, { id }: TestUser, verified: boolean, at = "now()") =>
  pool.query(
    `insert into wallets (user_id, address, chain_id, verified, connected_at) values ($1, $2, 1, $3, ${at})`,
    [id, address, verified],
  );
const changed = (text: string, from: string, to: string) => {
  expect(text).toContain(from);
  return text.replaceAll(from, to);
};
const ofOther = (lost: Lost, forge: (old: Lost["old"]) => string) =>
  forge(makeRegistry({ origin: lost.trust.log.origin }));

/** What is given is right, but not theirs: it is kept, for nobody. */
const withoutRight: Record<string, Attempt> = {
  "another account": (lost, user) => lost.give(lost.fileOf(lost.lost), user),
  nobody: (lost) => lost.give(lost.fileOf(lost.lost)),
  "an account with the address, unconfirmed": async (lost, user) => {
    await setUser(lost, user, "email = $2, email_key = $2, email_confirmed_at = null", lost.owner.email);
    return lost.give(lost.fileOf(lost.lost), user);
  },
  "an account with a similar address": async (lost, user) => {
    await setUser(lost, user, "email = $2, email_key = $2", `x${lost.owner.email}`);
    return lost.give(lost.fileOf(lost.lost), user);
  },
  "a collaborator": async (lost, user) => {
    await setUser(lost, user, "email = $2, email_key = $2", "noor@example.com");
    return lost.give(lost.fileOf(lost.lost), user);
  },
  "the registrant, without the address in the file": (lost) =>
    lost.give(lost.fileOf(lost.lost, ["title"]), lost.owner),
  "the registrant, with a file that hides the wallet alone": (lost) => {
    const names = [...Object.keys(sampleClaims), "creatorEmail"];
    return lost.give(
      lost.fileOf(
        lost.lost,
        names.filter((name) => name !== "walletAddress"),
      ),
      lost.owner,
    );
  },
  "the registrant, suspended": async (lost) => {
    await setUser(lost, lost.owner, "suspended_at = now()");
    return lost.give(lost.fileOf(lost.lost), lost.owner);
  },
  "the registrant, being erased": async (lost) => {
    await setUser(lost, lost.owner, "erasing_since = now()");
    return lost.give(lost.fileOf(lost.lost), lost.owner);
  },
  "an address from before addresses were confirmed": async (lost) => {
    await lost.pool.query(
      "update kysely_migration set timestamp = '2026-01-01T00:00:00Z' where name like '015-%'",
    );
    return lost.give(lost.fileOf(lost.lost), lost.owner);
  },
  "an account with the wallet, unproven": async (lost, user) => {
    await connect(lost, user, false);
    return lost.give(lost.fileOf(lost.lost), user);
  },
  "an account that proved the wallet before the log ended": async (lost, user) => {
    await connect(lost, user, true, "'2025-01-01'");
    return lost.give(lost.fileOf(lost.lost), user);
  },
  "the wallet's account, where the file hides it": async (lost, user) => {
    await connect(lost, user, true);
    return lost.give(lost.fileOf(lost.lost, ["title"]), user);
  },
  "a work that was handed over": async (lost) => {
    await lost.give(lost.fileOf(lost.lost));
    await lost.pool.query("update works set is_transferred = true");
    return lost.give(lost.fileOf(lost.lost), lost.owner);
  },
};

/** What is given is not a certificate that was lost. */
const forged: Record<string, Attempt> = {
  "an address put in place of the disclosed one": (lost, user) => {
    const encoded =
      lost.lost.disclosures.find((each) => Buffer.from(each, "base64url").includes("creatorEmail")) ?? "";
    const json = Buffer.from(encoded, "base64url").toString();
    const mine = Buffer.from(json.replace(lost.owner.email, user.email)).toString("base64url");
    return lost.give(changed(lost.fileOf(lost.lost), encoded, mine), user);
  },
  "a disclosure of another record": (lost, user) => {
    const mine = lost.old.issue({ creatorEmail: user.email });
    const text = lost.fileOf(lost.lost, []);
    return lost.give(changed(text, '~",', `~${mine.disclosures[0] ?? ""}~",`), user);
  },
  "the proof of another record": (lost, user) => {
    const { tlogProof } = lost.old.bundle(lost.other, { anchored: false });
    return lost.give(formatBundle({ ...lost.old.bundle(lost.lost, { anchored: false }), tlogProof }), user);
  },
  "a record with the account's address, after the end": (lost, user) =>
    lost.give(lost.fileOf(lost.old.issue({ creatorEmail: user.email })), user),
  "a record in a history that the log did not have": (lost, user) => {
    lost.old.entries.pop();
    return lost.give(lost.fileOf(lost.old.issue({ creatorEmail: user.email })), user);
  },
  "a head that nothing but its signature proves": (lost, user) => {
    lost.old.entries.length = lost.lost.index;
    return lost.give(lost.fileOf(lost.old.issue({ creatorEmail: user.email })), user);
  },
  "a head with an anchor that nobody can ask about": (lost, user) => {
    lost.old.entries.length = lost.lost.index;
    const mine = lost.old.issue({ creatorEmail: user.email });
    return lost.give(formatBundle(lost.old.bundle(mine)), user);
  },
  "the present log's issuer": (lost, user) =>
    lost.give(lost.fileOf(lost.old.issue({ creatorEmail: user.email }, lost.successor.issuer)), user),
  "a certificate of the present log": (lost, user) =>
    lost.give(
      formatBundle(
        lost.successor.bundle(lost.successor.issue({ creatorEmail: user.email }), { anchored: false }),
      ),
      user,
    ),
  "a stranger's log of the same name": (lost, user) =>
    lost.give(
      ofOther(lost, (old) =>
        formatBundle(old.bundle(old.issue({ creatorEmail: user.email }), { anchored: false })),
      ),
      user,
    ),
  "what the backup has": (lost, user) => lost.give(lost.fileOf(lost.backedUp), user),
  "a file that is too long": (lost, user) =>
    lost.give(lost.fileOf(lost.lost) + " ".repeat(1024 * 1024), user),
  "something else": (lost, user) => lost.give("%PDF-1.7", user),
};

describe("giving back gets nobody a work of somebody else", () => {
  test.each(Object.entries(withoutRight))("%s", async (_, attempt) => {
    const lost = await loseCertificates();
    const { certificateId } = lost.lost;
    expect(await attempt(lost, await makeUser(lost.db))).toEqual({
      outcome: "kept",
      certificateId,
      isOwner: false,
    });
    expect(await lost.counts()).toEqual({ owned: 0, kept: 1 });
  });

  test.each(Object.entries(forged))("%s", async (_, attempt) => {
    const lost = await loseCertificates();
    expect(await attempt(lost, await makeUser(lost.db))).toEqual({ outcome: "refused" });
    expect(await lost.counts()).toEqual({ owned: 0, kept: 0 });
  });
});
