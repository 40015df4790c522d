import { randomUUID } from "node:crypto";
import {
  type ApiErrorCode,
  type FieldErrorCode,
  languages,
  type LicenceOffer,
  type LicenceRequest,
} from "@colophon/api";
import { readFileSync } from "node:fs";
import path from "node:path";
import { makeUser, type TestUser } from "@colophon/testing/make-user";
import { refusal, send } from "@colophon/testing/send";
import { makeTerms } from "@colophon/testing/make-terms";
import { describe, expect, test } from "vitest";
import { openSpeakingApp } from "../../../test/speaking-app.ts";
import { newStatement } from "../statements/new-statement.ts";
import { requireOwnWork } from "../statements/own-work.ts";
import { offerLicence } from "./offer-licence.ts";

// Each case that must be refused, by its name, with a sentence in the reader's language. Whoever calls has a right to know why.

const speaking = await openSpeakingApp();
const { app, db, pool, register, say, transfer, sequencer } = speaking;
const [ada, grace, noor] = [
  await makeUser(db),
  await makeUser(db, "Grace Hopper"),
  await makeUser(db, "Noor Haddad"),
];

const terms = makeTerms({ purpose: "commercial", media: ["print"], months: 12 });
const exclusive = { ...terms, exclusive: true };
const free = { kind: "free" };

const offer = (user: TestUser, workId: string, given: object = {}) =>
  send(app, "POST", "/api/licences/offers", {
    token: user.token,
    body: { of: { workId }, terms, price: free, ...given },
  });
async function offered(user: TestUser, workId: string, given: object = {}): Promise<LicenceOffer> {
  const { status, answer } = await offer(user, workId, given);
  expect({ status, answer }).toMatchObject({ status: 201 });
  return answer as LicenceOffer;
}
const ask = (
  user: TestUser,
  { id: offerId }: LicenceOffer,
  certificateId: string,
  key: string = randomUUID(),
) =>
  send(app, "POST", "/api/licences/requests", {
    token: user.token,
    body: { offerId, certificateId, licensee: "Press", language: "en" },
    headers: { "idempotency-key": key },
  });
const answer = (user: TestUser, { id }: LicenceRequest, body: object) =>
  send(app, "POST", `/api/licences/requests/${id}/answer`, { token: user.token, body });

async function block(owner: TestUser, workId: string): Promise<void> {
  const work = await requireOwnWork(speaking, owner.id, workId);
  const rest = { by: "registry", userId: null, key: undefined, after: work.said.length } as const;
  const effect = { change: "retire", workId, unlist: false } as const;
  await sequencer.append(
    newStatement(speaking, work, { kind: "blocked", claims: [["text", "By order."]], effect, ...rest }),
  );
}

const invalid = (field: string, code: FieldErrorCode) => refusal("validation_failed", { [field]: code });

interface Case {
  /** What is refused, and what it leaves. */
  refused: () => Promise<unknown>;
  as: ReturnType<typeof refusal>;
}

const cases: Record<string, Case> = {
  "an offer for a work one does not own": {
    refused: async () => offer(grace, (await register(ada)).id),
    as: refusal("not_found"),
  },
  "an offer for a withdrawn work": {
    refused: async () => {
      const { id } = await register(ada);
      await say(ada, id, { kind: "withdrawn", reason: "" });
      return offer(ada, id);
    },
    as: refusal("licence_work_gone"),
  },
  "an offer for a blocked work": {
    refused: async () => {
      const { id } = await register(ada);
      await block(ada, id);
      return offer(ada, id, { knowsOfDispute: true });
    },
    as: refusal("licence_work_gone"),
  },
  "an offer for a disputed work, without the choice to go on knowingly": {
    refused: async () => {
      const { id, certificateId } = await register(ada);
      await send(app, "POST", `/api/certificates/${certificateId}/disputes`, {
        token: noor.token,
        body: { text: "It is mine." },
      });
      const refused = await offer(ada, id);
      await offered(ada, id, { knowsOfDispute: true });
      return refused;
    },
    as: refusal("licence_work_disputed"),
  },
  "an exclusive offer that overlaps an exclusive licence in force": {
    refused: async () => {
      const { id, certificateId } = await register(ada);
      await ask(grace, await offered(ada, id, { terms: exclusive }), certificateId);
      await offered(ada, id, { terms: { ...exclusive, media: ["stage"] } });
      return offer(ada, id, { terms: exclusive });
    },
    as: refusal("licence_in_the_way"),
  },
  "a non-exclusive offer while an exclusive licence is in force": {
    refused: async () => {
      const { id, certificateId } = await register(ada);
      await ask(grace, await offered(ada, id, { terms: exclusive }), certificateId);
      return offer(ada, id);
    },
    as: refusal("licence_taken"),
  },
  "a price with more decimals than the currency": {
    refused: async () => offer(ada, (await register(ada)).id, { price: { kind: "fixed", amount: "25.005" } }),
    as: invalid("price.amount", "too_many_decimals"),
  },
  "a price below nothing": {
    refused: async () => offer(ada, (await register(ada)).id, { price: { kind: "fixed", amount: "-1" } }),
    as: invalid("price.amount", "invalid"),
  },
  "a term in the past": {
    refused: async () => offer(ada, (await register(ada)).id, { terms: { ...terms, months: -1 } }),
    as: invalid("terms.months", "invalid"),
  },
  "a term that is over before it begins": {
    refused: async () => offer(ada, (await register(ada)).id, { terms: { ...terms, months: 0 } }),
    as: invalid("terms.months", "invalid"),
  },
  "a licence whose work was transferred in between": {
    refused: async () => {
      const { id, certificateId } = await register(ada);
      const priced = await offered(ada, id, { price: { kind: "fixed", amount: "25" } });
      const request = (await ask(grace, priced, certificateId)).answer as LicenceRequest;
      expect(request.state).toBe("agreed");
      await transfer(ada, id, noor);
      return answer(ada, request, { answer: "paid" });
    },
    as: refusal("licence_request_over"),
  },
  "a licensee who is the licensor": {
    refused: async () => {
      const { id, certificateId } = await register(ada);
      return ask(ada, await offered(ada, id), certificateId);
    },
    as: refusal("licence_own_work"),
  },
  "a key that was used for something else": {
    refused: async () => {
      const [one, other] = [await register(ada), await register(ada)];
      const key = randomUUID();
      await ask(grace, await offered(ada, one.id), one.certificateId, key);
      return ask(grace, await offered(ada, other.id), other.certificateId, key);
    },
    as: refusal("idempotency_key_reused"),
  },
};

describe("refused is", () => {
  test.each(Object.entries(cases))("%s", async (_, { refused, as }) => {
    expect(await refused()).toEqual(as);
  });

  // There is no payment service here whose message could come twice: the receipt is what is confirmed.
  test("nothing, where a receipt is confirmed again: the licence is the same", async () => {
    const { id, certificateId } = await register(ada);
    const priced = await offered(ada, id, { price: { kind: "fixed", amount: "25" } });
    const request = (await ask(grace, priced, certificateId)).answer as LicenceRequest;
    const first = await answer(ada, request, { answer: "paid" });
    expect(first).toMatchObject({ status: 200, answer: { state: "issued" } });
    expect(await answer(ada, request, { answer: "paid" })).toEqual(first);
    const { rowCount } = await pool.query("select from licences where certificate_id = $1", [certificateId]);
    expect(rowCount).toBe(1);
  });
});

test.each([
  ["JPY", "2500", 2500, "2500.0"],
  ["KWD", "2.505", 2505, "2.5055"],
  ["CAD", "25.05", 2505, "25.055"],
])("a price in %s is taken to the last unit, and not beyond", async (currency, exact, amount, beyond) => {
  const { id } = await register(ada);

  const context = { pool, config: { currency } };
  const priced = (text: string) =>
    offerLicence(
      context,
      ada.id,
      { workId: id },
      {
        terms: { ...terms, purpose: "commercial", media: ["print"] },
        price: { kind: "fixed", amount: text },
      },
    );
  expect(await priced(exact)).toMatchObject({ amount, currency });
  await expect(priced(beyond)).rejects.toMatchObject({ code: "validation_failed" });
});

test("each has a sentence in each language", () => {
  const codes = new Set<ApiErrorCode>(
    Object.values(cases).map(({ as }) => (as.answer as { code: ApiErrorCode }).code),
  );
  for (const language of languages) {
    const read = (file: string) =>
      JSON.parse(
        readFileSync(
          path.join(import.meta.dirname, `../../../../web/public/locales/${language}/${file}.json`),
          "utf8",
        ),
      ) as Record<string, Record<string, string>>;
    const said = {
      ...read("translation")["failure"],
      ...read("licence-failures")["failure"],
      ...read("licence-failures"),
    };
    const silent = [...codes].filter((code) => typeof said[code] !== "string" || said[code] === "");
    expect({ language, silent }).toEqual({ language, silent: [] });
  }
});

test("an account has up to 500 offers; those that it has withdrawn are not in the way", async () => {
  const owner = await makeUser(db, "Ansel Adams");
  const { id } = await register(owner);
  const { id: offerId } = await offered(owner, id);
  await pool.query(
    `insert into licence_offers (id, owner_id, work_id, terms, is_exclusive, amount, currency, state, changed_at)
     select gen_random_uuid(), owner_id, work_id, terms, false, 0, 'CAD', 'withdrawn', now() - interval '1 day'
     from licence_offers, generate_series(1, 600) where licence_offers.id = $1`,
    [offerId],
  );
  await offered(owner, id);
  const count = async () => {
    const { rows } = await pool.query<{ state: string; count: number }>(
      "select state, count(*)::int from licence_offers where owner_id = $1 group by state order by state",
      [owner.id],
    );
    return rows;
  };
  expect(await count()).toEqual([
    { state: "open", count: 2 },
    { state: "withdrawn", count: 500 },
  ]);
  await pool.query("update licence_offers set state = 'paused' where owner_id = $1", [owner.id]);
  expect(await offer(owner, id)).toEqual(refusal("licence_offers_full"));
});
