import { createNodePrimitives } from "@colophon/node-primitives";
import type { Claim } from "@colophon/api";
import { verifyCertificate } from "@colophon/proof";
import { certificateFacts, type Speaker, type StatementKind, verifyStatus } from "@colophon/proof/statements";
import { expect, test } from "vitest";
import { makeUser } from "@colophon/testing/make-user";
import { openSpeakingApp } from "../../../test/speaking-app.ts";
import { requireCertificate } from "../../record/read-certificate.ts";
import { buildStatus } from "./build-status.ts";
import { newStatement } from "./new-statement.ts";
import { countOf, type Counted, hasSpaceAfter, mostOpenDisputes } from "./statement-space.ts";
import { listStatements } from "./statement-store.ts";

const context = await openSpeakingApp();
const { pool, db, keys, sequencer, register, bundleOf, trust } = context;

/** Three bytes for each unit: nothing is longer. */
const text = (length: number) => "語".repeat(length);
const words: Claim = ["text", text(2000)];
const longest = {
  description: { old: text(5000), new: text(5000) },
  keywords: {
    old: Array.from({ length: 50 }, () => text(50)),
    new: Array.from({ length: 50 }, () => text(50)),
  },
};
const wallet: Claim[] = [
  ["saidAt", 1_760_000_000],
  ["walletAddress", `0x${"ab".repeat(20)}`],
  ["walletSignature", { signature: `0x${"ab".repeat(65)}`, claims: ["fields", "reason", "saidAt"] }],
];

test("whatever others say, a status has room for all that protects a reader, and verifiers read it", async () => {
  const { certificateId } = await register(await makeUser(db));
  const bundle = await bundleOf(certificateId);
  const { record } = await requireCertificate(context, certificateId);
  const make = (kind: StatementKind, by: Speaker, claims: Claim[]) =>
    newStatement(
      context,
      { id: certificateId, record },
      {
        kind,
        by,
        claims,
        userId: null,
        key: undefined,
        after: undefined,
        effect: undefined,
      },
    );
  const statements: ReturnType<typeof make>[] = [];
  const said: Counted[] = [];
  const add = (kind: StatementKind, by: Speaker, claims: Claim[]) => {
    const statement = make(kind, by, claims);
    statements.push(statement);
    said.push(countOf(keys, statement));
  };
  /** As `requireSpace` lets others speak. */
  const addIfRoom = (kind: StatementKind, by: Speaker, claims: Claim[]): boolean => {
    const isLet = hasSpaceAfter([...said, countOf(keys, make(kind, by, claims))]);
    if (isLet) add(kind, by, claims);
    return isLet;
  };
  const number = (collaborator: number): Claim => ["collaborator", collaborator];

  for (let n = 1; n <= 50; n++) {
    addIfRoom("confirmed", "collaborator", [number(n), ["role", text(300)], ["share", "2.00"]]);
    if (n % 2 === 0) add("declined", "collaborator", [number(n)]);
  }
  while (
    addIfRoom("corrected", "registrant", [
      ["fields", longest],
      ["reason", text(2000)],
    ])
  );
  while (addIfRoom("noted", "registry", [words, ["ground", "terms"]]));
  while (addIfRoom("confirmed", "collaborator", [number(2)]));
  expect(said.length).toBeGreaterThan(90);

  // Full: but disputes are possible still, and settling ends where there would be no room for another.
  const dispute = () => addIfRoom("disputed", "claimant", [words, ["certificate", certificateId]]);
  const first = said.length;
  for (let n = 0; n < mostOpenDisputes; n++) expect(dispute()).toBe(true);
  let settled = 0;
  while (addIfRoom("settled", "claimant", [["dispute", first + settled]])) settled++;
  expect(settled).toBeLessThan(mostOpenDisputes);
  for (let n = 0; n < settled; n++) expect(dispute()).toBe(true);
  for (let n = 0; n < 5; n++)
    for (const kind of ["blocked", "unblocked"] as const)
      add(kind, "registry", [words, ["ground", "court_order"]]);
  for (let n = 1; n <= 50; n++) if (n === 2 || n % 2 === 1) add("declined", "collaborator", [number(n)]);
  for (let n = 1; n <= mostOpenDisputes; n++) add("settled", "registry", [["dispute", n]]);
  for (let n = 1; n <= 50; n++) add("erased", "registry", [number(n)]);
  for (let n = 0; n < 10; n++) add("erased", "registry", [["transfer", n]]);
  add("erased", "registry", []);
  add("superseded", "registrant", [
    ["certificate", certificateId],
    ["reason", text(2000)],
  ]);
  add("withdrawn", "registrant", [["reason", text(2000)]]);
  const signed = countOf(keys, make("withdrawn", "registrant", [["reason", text(2000)], ...wallet]));
  expect(
    Math.max(signed.bytes, ...said.filter(({ kind }) => kind !== "corrected").map(({ bytes }) => bytes)),
  ).toBeLessThan(17_000);

  await Promise.all(statements.map((statement) => sequencer.append(statement)));
  expect(await listStatements(pool, certificateId)).toHaveLength(statements.length);
  expect(statements.length).toBeLessThan(1000);
  const verification = verifyCertificate(bundle, { trust });
  const facts = certificateFacts(bundle, verification);
  if (facts === undefined) throw new Error("the bundle proves nothing");
  const status = await buildStatus(context, certificateId, facts.checkpoint.size);
  const now = Math.floor(Date.now() / 1000);
  // As it would be in a log of 2^40 entries, and indented.
  const json = JSON.stringify(status, undefined, 2);
  const hash = " ".repeat(10) + '"' + "A".repeat(43) + '",\n';
  const missing = status.statements.reduce(
    (sum, { proof, prefixProof }) => sum + 80 - proof.length - prefixProof.siblings.length,
    0,
  );
  expect(json.length + missing * hash.length).toBeLessThan(4_194_304);
  const judged = verifyStatus(JSON.stringify(status), facts, {
    trust,
    now,
    primitives: createNodePrimitives(),
  });
  expect(judged).toMatchObject({ state: "current", heading: "withdrawn" });
  const counted = said.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(json.length + missing * hash.length).toBeLessThan(counted + 327_680);
});
