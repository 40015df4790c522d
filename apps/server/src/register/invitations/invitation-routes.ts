import type { FastifyInstance, FastifyReply } from "fastify";
import type { Config } from "../../base/config/config.ts";
import { perClient } from "../../people/accounts/attempt-limits.ts";
import { confirmByLink } from "../../people/accounts/confirm-email.ts";
import { deviceOf } from "../../people/accounts/describe-device.ts";
import { describeUser } from "../../people/accounts/describe-user.ts";
import { hashToken } from "../../people/accounts/token.ts";
import { registerInvitedUser } from "../../people/accounts/register-user.ts";
import { openRegistered } from "../../record/open-sealed-disclosures.ts";
import { requireCertificate } from "../../record/read-certificate.ts";
import { transact } from "../../base/db/transact.ts";
import { AppError } from "../../base/errors.ts";
import type { Bind } from "../../base/http/bind.ts";
import { requestedLanguage } from "../../base/http/requested-language.ts";
import type { LetterQueue } from "../../mail/letter-queue.ts";
import { drawStopPage, stopPagePolicy } from "../../mail/stop-page.ts";
import { hashAddress } from "./address-hash.ts";
import { answerInvitation, type InvitationAnswerContext } from "./answer-invitation.ts";
import { askingLetters } from "./ask-collaborators.ts";
import { describeInvitation, type DescribeContext, listNamedIn } from "./describe-invitation.ts";
import { findByToken, findInvited } from "./find-invitation.ts";
import { findAddressToStop, type InvitationRow, stopAddress } from "./invitation-store.ts";

export interface InvitationContext extends DescribeContext, InvitationAnswerContext {
  letters: LetterQueue;
  config: Pick<Config, "publicUrl">;
}

/** In a separate scope: mail programs POST a form whose body adds nothing to the URL. */
export function invitationRoutes(scope: FastifyInstance, bind: Bind, context: InvitationContext): void {
  scope.addContentTypeParser(
    ["application/x-www-form-urlencoded", "multipart/form-data"],
    (_request, body, done) => {
      body.resume();
      done(null);
    },
  );
  const limited = { config: perClient(100) };

  bind(
    "POST /api/invitations/show",
    async ({ body, caller }) => describeInvitation(context, await findInvited(context, body.token, caller)),
    limited,
  );

  bind(
    "POST /api/invitations/answer",
    async ({ body, caller, request }) => {
      const invited = await findInvited(context, body.token, caller);
      if (body.answer === "confirm" && caller === undefined) throw new AppError("unauthorized");
      const email =
        body.answer === "confirm" && caller?.email === null && invited.isByLink
          ? await confirmInvited(caller.userId, invited, deviceOf(request))
          : caller?.email;
      const isTheirs = !!email && (await hashAddress(context, email)).equals(invited.emailHash);
      if (body.answer === "confirm" && !isTheirs) throw new AppError("invitation_other_address");
      await answerInvitation(context, invited, {
        kind: body.answer === "confirm" ? "confirmed" : "declined",
        userId: isTheirs && caller ? caller.userId : null,
      });
      return describeInvitation(context, invited);
    },
    limited,
  );

  bind(
    "POST /api/invitations/account",
    async ({ body: { token, ...given }, request }) => {
      const email = await invitedAddress(await findByToken(context, token));
      const language = given.language ?? requestedLanguage(request);
      const accounts = { ...context, publicUrl: context.config.publicUrl };
      const user = await registerInvitedUser(accounts, { ...given, email, language });
      return { user: await describeUser(context.db, user) };
    },
    limited,
  );

  bind("GET /api/user/invitations", async ({ caller, query }) =>
    listNamedIn(context, caller.email, query.after),
  );

  async function invitedAddress({ certificateId, collaborator }: InvitationRow): Promise<string> {
    const certificate = await requireCertificate(context, certificateId);
    const { collaborators } = openRegistered(context.keys, certificate);
    const email = collaborators.find(({ number }) => number === collaborator)?.email;
    if (email === undefined) throw new AppError("not_found");
    return email;
  }

  /** The letter has reached the address, so its link confirms it for the account that has entered it. */
  async function confirmInvited(userId: string, invited: InvitationRow, device: string) {
    return confirmByLink(context, { userId, device }, await invitedAddress(invited));
  }

  const show = (reply: FastifyReply, page: string) =>
    reply.header("content-security-policy", stopPagePolicy).type("text/html; charset=utf-8").send(page);

  const findAddress = async (token: string): Promise<Buffer> => {
    const emailHash = await findAddressToStop(context.pool, hashToken(token));
    if (emailHash === undefined) throw new AppError("not_found");
    return emailHash;
  };

  // Asks first: mail programs and security scanners open every link of a letter.
  bind(
    "GET /api/invitations/{token}/stop",
    async ({ params, request, reply }) => {
      await findAddress(params.token);
      return show(reply, drawStopPage(requestedLanguage(request), { of: "address", isDone: false }));
    },
    limited,
  );

  bind(
    "POST /api/invitations/{token}/stop",
    async ({ params, request, reply }) => {
      const emailHash = await findAddress(params.token);
      await transact(context.pool, async (tx) => stopAddress(tx, emailHash, askingLetters));
      return show(reply, drawStopPage(requestedLanguage(request), { of: "address", isDone: true }));
    },
    limited,
  );
}
