import { z } from "zod";
import { newAccount, user } from "./accounts.ts";
import { answered } from "./collaborators.ts";
import type { Endpoint } from "./endpoint.ts";
import { certificateId } from "./id.ts";
import { mailedCode } from "./mailed-code.ts";
import { certificateStatus } from "./statement-heads.ts";

/** As somebody is named on a certificate. */
const named = z.object({
  certificateId: z.string(),
  title: z.string(),
  /** As the certificate names the registrant. */
  creatorName: z.string(),
  registrationDate: z.iso.datetime(),
  status: certificateStatus,
  answer: answered,
});

const invitation = named.extend({
  collaborator: z.object({
    number: z.int(),
    givenName: z.string(),
    familyName: z.string(),
    role: z.string(),
    share: z.string(),
  }),
  /** Where the letter went. */
  email: z.string(),
  /** An account has confirmed that address: it is the one to confirm with. */
  hasAccount: z.boolean(),
  /** Of the page that stops letters to the address; null without a letter's code, and for letters whose own link has no separate one. */
  stopCode: z.string().nullable(),
});
export type Invitation = z.output<typeof invitation>;
export type NamedInWork = z.output<typeof named>;

/** A code in a URL is in the logs of servers and proxies, so this one can only stop letters. */
const stopCode = z.object({ token: z.string().regex(/^[\w-]{43}$/) });

export const invitationEndpoints = {
  // For the account that has confirmed the invited address, the certificate's number does as `token` too.
  "POST /api/invitations/show": {
    operation: "showInvitation",
    summary: "What somebody is named as on a certificate, and what they have answered",
    access: "optional",
    body: mailedCode,
    ok: invitation,
  },
  "POST /api/invitations/answer": {
    operation: "answerInvitation",
    summary:
      "Confirm or decline one's own row, in the log for good: declining needs no account, confirming one with the invited address, which the email's link confirms",
    access: "optional",
    body: mailedCode.extend({ answer: z.enum(["confirm", "decline"], "invalid") }),
    ok: invitation,
  },
  "POST /api/invitations/account": {
    operation: "openInvitedAccount",
    summary: "Open an account for the invited address, which the email's link confirms",
    access: "public",
    status: 201,
    body: newAccount.omit({ email: true }).extend(mailedCode.shape),
    ok: z.object({ user }),
  },
  "GET /api/invitations/{token}/stop": {
    operation: "showStopInvitations",
    summary: "A page that asks whether to never write to the invited address again: the link in each email",
    access: "public",
    params: stopCode,
    ok: z.string(),
    answers: "text/html",
  },
  "POST /api/invitations/{token}/stop": {
    operation: "stopInvitations",
    summary:
      "Never write to the invited address again; mail programs call it (RFC 8058), and so does the page",
    access: "public",
    params: stopCode,
    ok: z.string(),
    answers: "text/html",
  },
  "GET /api/user/invitations": {
    operation: "listInvitations",
    summary: "Works that name the user's confirmed address, newest first, fifty at a time",
    access: "signed-in",
    query: z.object({
      /** The certificate after which to go on. */
      after: certificateId.optional(),
    }),
    ok: z.object({ invitations: z.array(named), hasMore: z.boolean() }),
  },
} as const satisfies Record<string, Endpoint>;
