import { expect, test } from "vitest";
import { saidLines, statedLines } from "./said-lines.ts";

const statementsOf = (...said: [kind: string, by: string, said?: object][]) =>
  said.map(([kind, by, words = {}], n) => ({ n, kind, by, at: n, said: words }));
const kindsOf = (...said: Parameters<typeof statementsOf>) =>
  saidLines(statementsOf(...said)).map(({ kind, n }) => `${kind} ${n ?? ""}`);

test("the newest comes first; of corrections and newer versions only the newest is there", () => {
  expect(
    kindsOf(
      ["corrected", "registrant"],
      ["superseded", "registrant"],
      ["corrected", "registrant"],
      ["transferred", "registrant"],
      ["transferred", "successor"],
    ),
  ).toEqual(["transferred 4", "transferred 3", "corrected 2", "superseded 1"]);
});

test("a dispute is there until who made it, or the registry, says that it is settled", () => {
  const dispute = ["disputed", "claimant", {}] as [string, string, object];
  expect(kindsOf(dispute, ["answered", "registrant", { dispute: 0 }])).toEqual(["disputed 0"]);
  expect(kindsOf(dispute, ["settled", "registrant", { dispute: 0 }])).toEqual(["disputed 0"]);
  expect(kindsOf(dispute, ["settled", "claimant", { dispute: 0 }])).toEqual([]);
  expect(kindsOf(dispute, dispute, ["settled", "registry", { dispute: 0 }])).toEqual(["disputed 1"]);
});

test("a block is there until it is lifted", () => {
  expect(kindsOf(["blocked", "registry"])).toEqual(["blocked 0"]);
  expect(kindsOf(["blocked", "registry"], ["unblocked", "registry"])).toEqual([]);
  expect(kindsOf(["blocked", "registry"], ["unblocked", "registry"], ["blocked", "registry"])).toEqual([
    "blocked 2",
  ]);
});

test("answers of collaborators, notes and unknown kinds are not pointed out", () => {
  expect(kindsOf(["confirmed", "collaborator"], ["noted", "registry"], ["sung", "registrant"])).toEqual([]);
});

test("what the registry says has its status, the newer version’s number and the dates", () => {
  const head = { by: "registrant", collaborator: null };
  const statements = [
    { n: 0, kind: "disputed", at: "2026-01-01T00:00:00.000Z", ...head },
    { n: 1, kind: "superseded", at: "2026-01-02T00:00:00.000Z", ...head },
  ];
  const stated = { status: "superseded", statements, supersededBy: "RSF-7K3M9QX2A" } as const;
  expect(statedLines({ ...stated, statements })).toEqual([
    { kind: "superseded", at: statements[1]?.at, said: { certificate: "RSF-7K3M9QX2A" } },
  ]);
  expect(statedLines({ ...stated, status: "disputed" }).map(({ kind }) => kind)).toEqual([
    "superseded",
    "disputed",
  ]);
  expect(statedLines({ status: "withdrawn", statements: [], supersededBy: null })).toEqual([
    { kind: "withdrawn", at: undefined, said: {} },
  ]);
});
