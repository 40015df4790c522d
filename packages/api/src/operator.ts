import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { certificateInPath, idParams } from "./id.ts";
import { link } from "./links.ts";
import { personalData } from "./personal-data.ts";
import { reportKind } from "./reports.ts";
import { certificateStatus, openedStatement, statementHead } from "./statement-heads.ts";
import { email, paragraphs, requiredLine, requiredParagraphs } from "./text.ts";
import { offer, transferTerms } from "./transfers.ts";
import { grounds, maxReportLength, operatorActs, orderStates, problems } from "./vocabulary.ts";

const moment = z.iso.datetime();

const report = z.object({
  id: z.uuid(),
  certificateId: z.string(),
  kind: reportKind,
  text: z.string(),
  /** Empty: nobody to write to. */
  contact: z.string(),
  /** Of an objection: its author. */
  accountId: z.uuid().nullable(),
  createdAt: moment,
  decision: z.enum(["upheld", "dismissed"]).nullable(),
  decidedAt: moment.nullable(),
});
export type Report = z.output<typeof report>;

/** A domain that several accounts could confirm at the same time; none of them shows it. */
const contestedDomain = link.pick({ url: true, unicodeUrl: true }).extend({
  accounts: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      confirmedAt: moment.nullable(),
      /** When the registry looked last. */
      checkedAt: moment.nullable(),
    }),
  ),
});
export type ContestedDomain = z.output<typeof contestedDomain>;

const act = z.object({
  /** Acts are counted. */
  place: z.int(),
  at: moment,
  act: z.enum(operatorActs),
  subject: z.string(),
  /** Null: somebody at the server's command line. */
  operatorId: z.uuid().nullable(),
  reason: z.string(),
  /** Of a transfer that the operator has made elsewhere. */
  reference: z.string().nullable(),
});
export type OperatorAct = z.output<typeof act>;

export const maxActsListed = 100;

const certificate = z.object({
  certificateId: z.string(),
  title: z.string(),
  creatorName: z.string(),
  registeredAt: moment,
  sharedPublicly: z.boolean(),
  status: certificateStatus,
  /** Null where nobody owns it any more. */
  accountId: z.uuid().nullable(),
});

const account = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  emailConfirmed: z.boolean(),
  createdAt: moment,
  suspendedAt: moment.nullable(),
  isOperator: z.boolean(),
});

const order = z.object({
  id: z.uuid(),
  state: z.enum(orderStates),
  provider: z.enum(["demo", "stripe"]),
  amount: z.int(),
  currency: z.string(),
  createdAt: moment,
  accountId: z.uuid().nullable(),
  certificateId: z.string().nullable(),
  /** Why it waits, as a code. */
  failure: z.string().nullable(),
});
export type OperatedOrder = z.output<typeof order>;

const found = {
  certificates: z.array(certificate),
  accounts: z.array(account),
  orders: z.array(order),
};

const letter = z.object({
  kind: z.string(),
  subject: z.string(),
  accountId: z.uuid().nullable(),
  failure: z.string().nullable(),
  queuedAt: moment,
  failedAt: moment,
});

const reason = requiredParagraphs(maxReportLength);
/** What is published, or written to somebody. */
const text = requiredParagraphs(maxReportLength);

/** Every act: by an operator whose second step was confirmed in the last ten minutes, with a reason that is kept permanently. */
const byOperator = { access: "operator", confirmed: true } as const;
const aboutCertificate = {
  ...byOperator,
  params: z.object({ id: certificateInPath }),
  body: z.object({ reason, text, ground: z.enum(grounds, "invalid") }),
  ok: statementHead.extend({ index: z.int() }),
} as const;
const aboutAccount = { ...byOperator, status: 204, params: idParams } as const;

export const operatorEndpoints = {
  "GET /api/operator": {
    operation: "getOperatorOverview",
    summary: "The registry at a glance: what is wrong, and what waits",
    access: "operator",
    ok: z.object({
      problems: z.array(z.enum(problems)),
      reports: z.object({ open: z.int(), oldest: moment.nullable() }),
      log: z.object({ size: z.int(), closedAt: moment.nullable() }),
      anchors: z.object({
        /** For how long the log has had entries that no final anchor covers. */
        behindSeconds: z.number(),
        /** Of the anchoring account, in the chain's coin. */
        balance: z.number().nullable(),
      }),
      letters: z.object({ waiting: z.int(), failed: z.int(), oldestSeconds: z.number() }),
      orders: z.object({ waiting: z.int() }),
      disk: z.object({ freeBytes: z.number(), bytes: z.number() }).nullable(),
      /** Null: the servers make none by themselves. */
      backups: z.object({ newestAt: moment.nullable() }).nullable(),
    }),
  },
  "GET /api/operator/reports": {
    operation: "listReports",
    summary: "Reports: open ones, the oldest first, or decided ones, the newest first",
    access: "operator",
    query: z.object({ state: z.enum(["open", "decided"], "invalid").default("open") }),
    ok: z.array(report),
  },
  "POST /api/operator/reports/{id}/decide": {
    operation: "decideReport",
    ...byOperator,
    summary: "Decide a report; its author gets an email with the answer, if they can be reached",
    status: 204,
    params: idParams,
    body: z.object({
      decision: z.enum(["upheld", "dismissed"], "invalid"),
      reason,
      answer: paragraphs(maxReportLength).default(""),
    }),
  },
  "POST /api/operator/find": {
    operation: "findForOperator",
    summary: "Certificates, accounts and orders by number, address, name, order, receipt or fingerprint",
    access: "operator",
    /** In the body: it may be a person's address, and URLs are logged by proxies. */
    body: z.object({ q: requiredLine(254) }),
    ok: z.object(found),
  },
  "GET /api/operator/certificates/{id}": {
    operation: "getCertificateForOperator",
    summary: "One certificate, with all that was said of it, reported and done",
    access: "operator",
    params: z.object({ id: certificateInPath }),
    ok: z.object({
      certificate,
      /** To whom its owner offers the work, or an operator in their name. */
      offer: offer.nullable(),
      statements: z.array(openedStatement),
      reports: z.array(report),
      acts: z.array(act),
    }),
  },
  "POST /api/operator/certificates/{id}/note": {
    operation: "addNote",
    ...aboutCertificate,
    summary: "Add a note to a certificate, which is shown with it for good; its owner gets an email",
    status: 201,
  },
  "POST /api/operator/certificates/{id}/block": {
    operation: "blockCertificate",
    ...aboutCertificate,
    summary: "Block a work: it is nowhere shown or found, and its proof stays valid; its owner gets an email",
    status: 201,
  },
  "POST /api/operator/certificates/{id}/unblock": {
    operation: "unblockCertificate",
    ...aboutCertificate,
    summary: "Show a blocked work again, as before; its owner gets an email",
    status: 201,
  },
  "POST /api/operator/certificates/{id}/pass": {
    operation: "passWorkOn",
    ...byOperator,
    summary:
      "Offer a work to an heir in its owner's name, after a note on what documents show, in place of an offer that waits; both get an email",
    status: 201,
    params: z.object({ id: certificateInPath }),
    body: z.object({ reason, email, ...transferTerms }),
    ok: offer,
  },
  "GET /api/operator/accounts/{id}": {
    operation: "getAccountForOperator",
    summary: "One account, with its newest certificates and orders, and what was done to it",
    access: "operator",
    params: idParams,
    ok: z.object({
      account,
      certificates: found.certificates,
      orders: found.orders,
      links: z.array(
        link.pick({ url: true, unicodeUrl: true, state: true, confirmedAt: true, checkedAt: true }),
      ),
      acts: z.array(act),
    }),
  },
  "POST /api/operator/accounts/{id}/suspend": {
    operation: "suspendAccount",
    ...aboutAccount,
    summary: "Suspend an account: its sessions end, and nobody logs in to it; its works stay as they are",
    body: z.object({ reason, text }),
  },
  "POST /api/operator/accounts/{id}/lift": {
    operation: "liftSuspension",
    ...aboutAccount,
    summary: "Lift a suspension",
    body: z.object({ reason }),
  },
  "POST /api/operator/accounts/{id}/end": {
    operation: "closeAccount",
    ...aboutAccount,
    summary: "Close an account for good and erase it with its works",
    body: z.object({ reason, text }),
  },
  "POST /api/operator/accounts/{id}/export": {
    operation: "exportAccount",
    ...byOperator,
    summary: "Everything that is kept about an account, on a court’s request",
    params: idParams,
    body: z.object({ reason }),
    ok: personalData,
  },
  "GET /api/operator/orders": {
    operation: "listWaitingOrders",
    summary: "Orders that wait: paid and not registered, or to be given back",
    access: "operator",
    ok: z.array(order),
  },
  "POST /api/operator/orders/{id}/refund": {
    operation: "refundOrder",
    ...byOperator,
    summary: "Give back what was paid for an order; what was registered with it stays",
    params: idParams,
    body: z.object({ reason }),
    ok: order,
  },
  "POST /api/operator/orders/{id}/repaid": {
    operation: "markOrderRepaid",
    ...byOperator,
    summary: "Close an order whose refund failed: the operator has given the money back in another way",
    params: idParams,
    body: z.object({ reason, reference: requiredLine(200) }),
    ok: order,
  },
  "GET /api/operator/links": {
    operation: "listContestedDomains",
    summary: "Domains that several accounts could confirm at the same time",
    access: "operator",
    ok: z.array(contestedDomain),
  },
  "GET /api/operator/letters": {
    operation: "listFailedLetters",
    summary: "Emails that could not be sent, the newest first",
    access: "operator",
    ok: z.array(letter),
  },
  "POST /api/operator/letters/retry": {
    operation: "retryLetter",
    ...byOperator,
    summary: "Try an email again that could not be sent",
    status: 204,
    body: z.object({ kind: requiredLine(100), subject: requiredLine(200), reason }),
  },
  "GET /api/operator/acts": {
    operation: "listOperatorActs",
    summary: "What operators did, the newest first",
    access: "operator",
    query: z.object({
      /** The place of the last one of the acts before. */
      before: z.coerce.number("invalid").int("invalid").min(1, "invalid").optional(),
    }),
    ok: z.array(act),
  },
} as const satisfies Record<string, Endpoint>;
