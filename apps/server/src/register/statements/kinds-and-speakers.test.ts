import {
  maySay,
  SPEAKERS,
  type Speaker,
  STATEMENT_KINDS,
  type StatementKind,
} from "@colophon/proof/statements";
import { describe, expect, test } from "vitest";
import { makeUser, type TestUser } from "@colophon/testing/make-user";
import { send } from "@colophon/testing/send";
import { openSpeakingApp } from "../../../test/speaking-app.ts";
import { newStatement } from "./new-statement.ts";

// The table of docs/format.md, "Statements": who may say what.

const owner = ["registrant", "successor"];
const table: Record<StatementKind, readonly string[]> = {
  corrected: owner,
  superseded: owner,
  confirmed: ["collaborator"],
  declined: ["collaborator"],
  withdrawn: owner,
  transferred: owner,
  disputed: ["claimant"],
  answered: owner,
  settled: [...owner, "claimant", "registry"],
  noted: ["registry"],
  blocked: ["registry"],
  unblocked: ["registry"],
  ended: ["licensor", "licensee"],
  revoked: ["licensor"],
  ai_use: owner,
  erased: ["registry"],
};
const kinds = Object.keys(STATEMENT_KINDS) as StatementKind[];
const cells = kinds.flatMap((kind) => SPEAKERS.map((by) => [kind, by] as const));

const speaking = await openSpeakingApp();
const { app, db, register, transfer, confirmSession, verify, look } = speaking;
const record = { id: "RSF-ABCDEFGHJ", record: `e30.${Buffer.from('{"salt":"AA"}').toString("base64url")}.x` };

test("the table has every kind", () => {
  expect(Object.keys(table).toSorted()).toEqual(kinds.toSorted());
});

test.each(cells)("%s by the %s is signed only where the table allows it", (kind, by) => {
  const isAllowed = table[kind].includes(by);
  expect(maySay(kind, by)).toBe(isAllowed);
  const saying = { kind, by, claims: [], userId: null, key: undefined };
  const sign = () => newStatement(speaking, record, { ...saying, after: undefined, effect: undefined });
  expect(triesTo(sign) instanceof TypeError).toBe(!isAllowed);
});

function triesTo(act: () => unknown): unknown {
  try {
    act();
    return undefined;
  } catch (error) {
    return error;
  }
}

/** People who have to do with a certificate, as the API knows them. */
async function arrange() {
  const [registrant, successor, claimant, stranger] = await Promise.all(
    Array.from({ length: 4 }, async () => makeUser(db)),
  );
  if (!registrant || !successor || !claimant || !stranger) throw new Error("four people");
  const { id, certificateId } = await register(registrant);
  const disputes = `/api/certificates/${certificateId}/disputes`;
  await send(app, "POST", disputes, { token: claimant.token, body: { text: "It is mine." } });
  return { registrant, successor, claimant, stranger, id, certificateId, disputes };
}

type Scene = Awaited<ReturnType<typeof arrange>>;

/** What has a route: as whom the API lets somebody say it. */
const routes: Partial<Record<StatementKind, (scene: Scene, user: TestUser) => Promise<{ status: number }>>> =
  {
    corrected: async ({ id }, { token }) =>
      send(app, "POST", `/api/ip/${id}/statements`, {
        token,
        body: { kind: "corrected", fields: { title: "Another" } },
      }),
    superseded: async ({ certificateId }, user) => {
      const body = { kind: "superseded", certificate: certificateId };
      const newer = await register(user, { supersedes: certificateId }).catch(() => undefined);
      if (newer !== undefined) return { status: 201 };
      await confirmSession(user);
      return send(app, "POST", `/api/ip/${certificateId}/statements`, { token: user.token, body });
    },
    withdrawn: async ({ id }, user) => {
      await confirmSession(user);
      return send(app, "POST", `/api/ip/${id}/statements`, {
        token: user.token,
        body: { kind: "withdrawn" },
      });
    },
    transferred: async ({ id, stranger }, user) => {
      await confirmSession(user);
      const body = { email: stranger.email, to: "A stranger", rights: "All" };
      return send(app, "POST", `/api/ip/${id}/transfer`, { token: user.token, body });
    },
    answered: async ({ disputes }, user) => {
      await confirmSession(user);
      return send(app, "POST", `${disputes}/0/answer`, {
        token: user.token,
        body: { text: "It is not." },
      });
    },
    settled: async ({ disputes }, user) => {
      await confirmSession(user);
      return send(app, "POST", `${disputes}/0/settle`, { token: user.token, body: {} });
    },
    disputed: async ({ disputes }, { token }) =>
      send(app, "POST", disputes, { token, body: { text: "It is theirs." } }),
  };

const people = ["registrant", "successor", "claimant", "stranger"] as const;
const calls = (Object.keys(routes) as StatementKind[]).flatMap((kind) =>
  people.flatMap((person) => [false, true].map((isTransferred) => [kind, person, isTransferred] as const)),
);

describe.each([...calls])("%s by the %s through the API, transferred: %s", (kind, person, isTransferred) => {
  test("is said or refused by the role of that moment", async () => {
    const scene = await arrange();
    if (isTransferred) await transfer(scene.registrant, scene.id, scene.successor);
    const isOwner = person === (isTransferred ? "successor" : "registrant");
    const role: Speaker | "nobody" = isOwner
      ? isTransferred
        ? "successor"
        : "registrant"
      : person === "claimant"
        ? "claimant"
        : "nobody";
    // Anyone but the owner may dispute; the claimant has one open already.
    const isAllowed =
      kind === "disputed" ? !isOwner && person !== "claimant" : role !== "nobody" && maySay(kind, role);
    const before = (await verify(scene.certificateId)).statements.length;
    const { status } = (await routes[kind]?.(scene, scene[person])) ?? { status: 0 };
    expect(status < 300).toBe(isAllowed);
    const { statements } = await verify(scene.certificateId);
    const isSaid = isAllowed && kind !== "transferred";
    expect(statements).toHaveLength(before + (isSaid ? 1 : 0));
    const by = kind === "disputed" ? "claimant" : role;
    expect(statements.at(-1)).toMatchObject(isSaid ? { kind, by } : {});
  });
});

test("the owner's page is the page of the owner of that moment", async () => {
  const { registrant, successor, id } = await arrange();
  expect(await look(registrant, id)).toMatchObject({ by: "registrant" });
  await transfer(registrant, id, successor);
  expect(await look(registrant, id)).toMatchObject({ code: "not_found" });
  expect(await look(successor, id)).toMatchObject({ by: "successor" });
});
