import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { ApiError, call, type LicenceOffer, type LicenceRequest, type OwnLicence } from "@colophon/api";
import { licenceVerifierOf } from "@colophon/proof/licences";
import {
  type Account,
  authorization,
  confirmSession,
  openAccount,
  register,
} from "@colophon/testing/account";
import { startServer } from "@colophon/testing/start-server";
import { makeTerms } from "@colophon/testing/make-terms";
import { expect, test, vi } from "vitest";
import { readTrust } from "./public-evidence.ts";
import { isAway } from "./until-answered.ts";

/** FAULT_ROUNDS=500 gives any number. */
const rounds = Number(process.env["FAULT_ROUNDS"] ?? 8);
const worksPerRound = 4;
vi.setConfig({ testTimeout: 600_000 + rounds * 60_000 });

const terms = makeTerms({ purpose: "commercial", months: 12, exclusive: true, revocable: true });

interface Licensed {
  certificateId: string;
  offer: LicenceOffer;
  price: { kind: "free" } | { kind: "fixed"; amount: string };
}

test("a server that is killed while exclusive licences are taken, paid and revoked issues each once, to one", async () => {
  let server = await startServer();
  const { url } = server;
  const trust = await readTrust(url);
  const [ada, grace, noor] = [
    await openAccount(url, "Ada Lovelace"),
    await openAccount(url, "Grace Hopper"),
    await openAccount(url, "Noor Haddad"),
  ];
  const as = ({ token }: Account, key?: string) => ({
    baseUrl: url,
    headers: { ...authorization(token), ...(key !== undefined && { "idempotency-key": key }) },
  });

  async function offer(isFree: boolean): Promise<Licensed> {
    const { id: workId, certificateId } = await register(ada);
    const price = isFree ? ({ kind: "free" } as const) : ({ kind: "fixed", amount: "12.34" } as const);
    const body = { of: { workId }, terms, price };
    return { certificateId, price, offer: await call("POST /api/licences/offers", { body }, as(ada)) };
  }

  /** Both at the same moment, each again under the same key until it is answered; the one request that was agreed to. */
  async function take({ certificateId, offer: { id: offerId } }: Licensed): Promise<LicenceRequest> {
    const asked = await Promise.all(
      [grace, noor].map((who) => {
        const key = randomUUID();
        const body = { offerId, certificateId, licensee: "Press", language: "en" } as const;
        return untilAnswered(() => call("POST /api/licences/requests", { body }, as(who, key)));
      }),
    );
    const refused = asked.filter((one) => one instanceof ApiError);
    expect(refused.map(({ code }) => code)).toEqual(["licence_taken"]);
    return asked.find((one) => !(one instanceof ApiError)) as LicenceRequest;
  }

  async function pay({ id }: LicenceRequest): Promise<LicenceRequest> {
    const key = randomUUID();
    const params = { id };
    const once = () =>
      untilAnswered(() =>
        call("POST /api/licences/requests/{id}/answer", { params, body: { answer: "paid" } }, as(ada, key)),
      );
    const [paid, again] = await Promise.all([once(), once()]);
    expect(again).toMatchObject({ state: "issued" });
    return paid as LicenceRequest;
  }

  async function walk(licensed: Licensed): Promise<void> {
    const asked = await take(licensed);
    const issued = licensed.price.kind === "free" ? asked : await pay(asked);
    expect(issued).toMatchObject({ state: "issued", licenceId: expect.stringMatching(/^LIC-/) as unknown });
    const key = randomUUID();
    const params = { licenceId: issued.licenceId ?? "" };
    const revoked = await untilAnswered(() =>
      call("POST /api/licences/{licenceId}/revoke", { params, body: { reason: "Misused." } }, as(ada, key)),
    );
    expect(revoked).toMatchObject({ kind: "revoked", by: "licensor" });
    // The exclusive licence had paused it.
    const { offer: given, price } = licensed;
    const opened = await untilAnswered(() =>
      call(
        "PUT /api/licences/offers/{id}",
        { params: { id: given.id }, body: { terms, price, state: "open" } },
        as(ada),
      ),
    );
    expect(opened).toMatchObject({ state: "open" });
    const second = await take(licensed);
    if (price.kind !== "free") await pay(second);
  }

  const all = new Set<string>();
  for (let round = 0; round < rounds; round++) {
    await confirmSession(ada);
    const works: Licensed[] = [];
    for (let number = 0; number < worksPerRound; number++) works.push(await offer(number % 2 === 0));
    const walks = Promise.all(works.map(walk));
    // Handled below; until then, a walk may fail while the server is away.
    walks.catch(() => undefined);
    await delay(randomInt(600));
    await server.kill();
    server = await server.restart();
    await walks;
    for (const { certificateId } of works) all.add(certificateId);
  }

  const licences = await call("GET /api/licences", {}, as(ada));
  expect(licences).toHaveLength(2 * rounds * worksPerRound);
  const byWork = Map.groupBy(licences, ({ certificateId }) => certificateId);
  expect(new Set(byWork.keys())).toEqual(all);
  for (const ofWork of byWork.values())
    expect(ofWork.map(({ state }) => state).toSorted()).toEqual(["in_force", "revoked"]);
  for (const { id } of licences) await expectVerified(ada, id);
  for (const who of [grace, noor])
    for (const request of await call("GET /api/licences/requests", {}, as(who)))
      expect(request).toMatchObject({ state: "issued" });
  await server.stop();

  async function expectVerified(reader: Account, licenceId: OwnLicence["id"]): Promise<void> {
    const response = await fetch(`${url}/api/licences/${licenceId}/file`, as(reader));
    const file = await response.text();
    const { verdict, work } = licenceVerifierOf(file, { trust })();
    expect({ verdict, isNamed: work?.isNamed }).toEqual({
      verdict: expect.stringMatching(/^valid/) as unknown,
      isNamed: true,
    });
  }
});

/** As a program does: the same request again while the server is away. What is refused is an answer. */
async function untilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer | ApiError> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isAway(error)) {
        if (error instanceof ApiError) return error;
        throw error;
      }
      await delay(100);
    }
  }
}
