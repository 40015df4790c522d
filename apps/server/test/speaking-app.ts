import type {
  Api,
  EndpointInput,
  EndpointOutput,
  WantedStatementInput,
  RegistrationInput,
  WorkListItem,
} from "@colophon/api";
import { parseBundle, parseSdJwt, type Trust, verifyCertificate } from "@colophon/proof";
import { certificateFacts, type StatusEvidence, verifyStatus } from "@colophon/proof/statements";
import { expect } from "vitest";
import path from "node:path";
import { hashToken } from "../src/people/accounts/token.ts";
import { findCoveringAnchor } from "../src/log/anchoring/covering-anchor.ts";
import { certificateRoutes } from "../src/record/certificate-routes.ts";
import { openStaging } from "../src/register/deposits/staging.ts";
import { disputeRoutes } from "../src/register/disputes/dispute-routes.ts";
import { openObjects } from "../src/base/files/folder-objects.ts";
import { invitationRoutes } from "../src/register/invitations/invitation-routes.ts";
import { licenceRoutes } from "../src/register/licences/licence-routes.ts";
import { ownLicenceRoutes } from "../src/register/licences/own-licence-routes.ts";
import { offerRoutes } from "../src/register/licences/offer-routes.ts";
import { requestRoutes } from "../src/register/licences/request-routes.ts";
import { revenueRoutes } from "../src/register/licences/revenue-routes.ts";
import { statementRoutes } from "../src/register/statements/statement-routes.ts";
import { statusRoutes } from "../src/register/statements/status-routes.ts";
import { usesRoutes } from "../src/register/uses/uses-routes.ts";
import { transferRoutes } from "../src/register/transfers/transfer-routes.ts";
import { catalogueRoutes } from "../src/register/works/catalogue-routes.ts";
import { batchRoutes } from "../src/register/works/batch-routes.ts";
import { workRoutes } from "../src/register/works/work-routes.ts";
import { makeRegistrationInput } from "@colophon/testing/make-registration";
import type { TestUser } from "@colophon/testing/make-user";
import { send } from "@colophon/testing/send";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { createTestApp } from "./test-app.ts";
import { letters, queuedLetters } from "./test-letters.ts";
import { createTestRegister } from "./test-register.ts";

type Registered = EndpointOutput<Api["POST /api/ip/register"]>;
type Verified = EndpointOutput<Api["GET /api/ip/verify/{id}"]>;
type OwnWork = EndpointOutput<Api["GET /api/ip/{id}"]>;

export const source = {
  chainId: 31337,
  contract: `0x${"1".repeat(40)}`,
  sender: `0x${"2".repeat(40)}`,
};

/** A register with works and statements about them, as the API's callers see it. */
export async function openSpeakingApp({
  rateLimits = false,
  register: given,
}: { rateLimits?: boolean; register?: Awaited<ReturnType<typeof createTestRegister>> } = {}) {
  const register = given ?? (await createTestRegister());
  const { db, log, issuer } = register;
  /** Certificates whose kept documents were deleted. */
  const forgotten: string[] = [];
  const anchoring = { coveringAnchor: async (index: number) => findCoveringAnchor(db, source, 60, index) };
  const folder = makeTemporaryFolder("colophon-speaking-");
  const objects = openObjects(path.join(folder, "objects"));
  const staging = openStaging(path.join(folder, "staging"), 1000);
  const config = {
    rateLimits,
    publicUrl: "https://colophon.example",
    currency: "CAD",
    payments: "stripe" as const,
  };
  const context = {
    ...register,
    anchoring,
    objects,
    staging,
    letters,
    config,
    forgetDocuments: async (id: string) => void forgotten.push(id),
  };
  const app = await createTestApp({ db }, (server, bind) => {
    workRoutes(bind, context);
    batchRoutes(bind, context);
    statementRoutes(bind, context);
    transferRoutes(bind, context);
    disputeRoutes(bind, context);
    licenceRoutes(server, bind, context);
    ownLicenceRoutes(bind, context);
    offerRoutes(bind, context);
    requestRoutes(bind, context);
    revenueRoutes(bind, context);
    statusRoutes(bind, context);
    certificateRoutes(server, bind, context);
    catalogueRoutes(bind, context);
    usesRoutes(bind, context);
    invitationRoutes(server, bind, context);
  });
  const trust: Trust = {
    log: { origin: log.origin, vkey: log.vkey },
    issuer: { keys: [issuer.jwk] },
    anchors: [],
  };

  async function add(
    { token }: TestUser,
    more: Partial<RegistrationInput> = {},
    headers: Record<string, string> = {},
  ): Promise<Registered> {
    const body = makeRegistrationInput(more);
    const { answer, status } = await send(app, "POST", "/api/ip/register", { token, body, headers });
    expect({ status, answer }).toMatchObject({ status: 201 });
    return answer as Registered;
  }

  async function bundleOf(id: string): Promise<string> {
    const response = await app.inject({ url: `/api/certificates/${id}/bundle` });
    expect(response.statusCode).toBe(200);
    return response.body;
  }

  /** What its bundle discloses, which has it encoded. */
  async function disclosedBy(id: string): Promise<string> {
    const { disclosures } = parseSdJwt(parseBundle(await bundleOf(id)).sdJwt);
    return disclosures.join("\n");
  }

  /** What a stranger with a bundle finds. */
  async function statusFor(id: string, bundle: string): Promise<StatusEvidence> {
    const verification = verifyCertificate(bundle, { trust });
    const facts = certificateFacts(bundle, verification);
    if (facts === undefined) throw new Error("the bundle proves nothing");
    const url = `/api/certificates/${id}/status?from=${facts.checkpoint.size}`;
    const { statusCode, body } = await app.inject({ url });
    expect({ statusCode, body }).toMatchObject({ statusCode: 200 });
    return verifyStatus(body, facts, { trust, now: Math.floor(Date.now() / 1000) });
  }

  /** Offers a work; resolves to the code of the letter's link. */
  async function offer(
    { token }: TestUser,
    workId: string,
    body: EndpointInput<Api["POST /api/ip/{id}/transfer"]>["body"],
  ): Promise<string> {
    await confirmSession({ token });
    const url = `/api/ip/${workId}/transfer`;
    const { status, answer } = await send(app, "POST", url, { token, body });
    expect({ status, answer }).toMatchObject({ status: 201 });
    const letter = (await queuedLetters(db)).findLast(
      ({ kind, to }) => kind === "transferOffered" && to === body.email,
    );
    return letter?.token ?? "";
  }

  /** As if the password had just been given. */
  async function confirmSession({ token }: Pick<TestUser, "token">): Promise<void> {
    const hash = hashToken(token);
    await db
      .updateTable("sessions")
      .set({ confirmed_at: new Date() })
      .where("token_hash", "=", hash)
      .execute();
  }

  /** Transfers a work from one user to another. */
  async function transfer(from: TestUser, workId: string, to: TestUser): Promise<void> {
    const code = await offer(from, workId, { email: to.email, to: "Grace Hopper", rights: "All rights." });
    const { status, answer } = await send(app, "POST", "/api/transfers/answer", {
      token: to.token,
      body: { token: code, answer: "accept" },
    });
    expect({ status, answer }).toMatchObject({ status: 200, answer: { workId } });
  }

  return {
    ...context,
    app,
    offer,
    confirmSession,
    transfer,
    trust,
    forgotten,
    register: add,
    bundleOf,
    disclosedBy,
    statusFor,
    /** As an owner whose session is confirmed, which all need that can't be taken back. */
    say: async (
      { token }: TestUser,
      workId: string,
      body: WantedStatementInput,
      headers: Record<string, string> = {},
    ) => {
      if (body.kind !== "corrected" && body.kind !== "ai_use") await confirmSession({ token });
      return send(app, "POST", `/api/ip/${workId}/statements`, { token, body, headers });
    },
    look: async ({ token }: TestUser, workId: string) =>
      (await send(app, "GET", `/api/ip/${workId}`, { token })).answer as OwnWork,
    list: async ({ token }: TestUser) =>
      (await send(app, "GET", "/api/ip/user", { token })).answer as WorkListItem[],
    verify: async (id: string) => (await send(app, "GET", `/api/ip/verify/${id}`)).answer as Verified,
    status: async (id: string) => statusFor(id, await bundleOf(id)),
  };
}
