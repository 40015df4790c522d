import {
  CREDIT_LENGTH,
  MEDIA,
  MOST_MONTHS,
  NOTE_LENGTH,
  PURPOSES,
  TERMS_VOCABULARY,
} from "@colophon/licences";
import { z } from "zod";
import { binary, type Endpoint } from "./endpoint.ts";
import { certificateId, certificateInPath, id, idParams } from "./id.ts";
import { idempotencyKey } from "./idempotency-key.ts";
import { languages } from "./languages.ts";
import { publicStatement } from "./statement-heads.ts";
import { paragraphs, requiredSeenLine, seenLine } from "./text.ts";
import { licencePayments, licenceStates, materialTypes, offerStates, requestStates } from "./vocabulary.ts";

// Licences of works: offers, requests, what is issued (docs/format.md, "Licences").

/** ISO 3166-1 alpha-2. Which of them exist is for the interface to offer. */
const country = z.string("invalid").regex(/^[A-Z]{2}$/, "invalid");

const sortedOnce = <T extends string | number>(list: T[]) => [...new Set(list)].toSorted(byValue);
const byValue = <T extends string | number>(a: T, b: T): number => (a < b ? -1 : Number(a > b));

/** What is permitted, as it is offered, asked for or agreed. What is empty is not restricted. */
export const termsWanted = z.object({
  purpose: z.enum(PURPOSES, "invalid"),
  media: z.array(z.enum(MEDIA, "invalid")).max(MEDIA.length, "too_many").overwrite(sortedOnce),
  territory: z.array(country).max(60, "too_many").overwrite(sortedOnce),
  /** How long it lasts; null: without an end. */
  months: z.int("invalid").min(1, "invalid").max(MOST_MONTHS, "invalid").nullable(),
  exclusive: z.boolean("invalid"),
  revocable: z.boolean("invalid"),
  credit: seenLine(CREDIT_LENGTH),
  /** Numbers of the work's files; empty: the whole work. */
  files: z.array(z.int("invalid").positive("invalid")).max(1000, "too_many").overwrite(sortedOnce),
  note: paragraphs(NOTE_LENGTH),
});
export type TermsWanted = z.output<typeof termsWanted>;

/** An amount as people write it in the registry's currency, with a point: "25.00", "2500". */
const amountText = z.string("invalid").regex(/^(?:0|[1-9][0-9]{0,11})(?:\.[0-9]{1,4})?$/, "invalid");

/** `fixed` has an amount, `ask` none: what is asked for is answered with one. */
const priceWanted = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("free") }),
  z.object({ kind: z.literal("ask") }),
  z.object({ kind: z.literal("fixed"), amount: amountText }),
]);

/** In the currency's smallest unit; null: asked for. */
const price = { amount: z.int().nullable(), currency: z.string() };

const terms = termsWanted.extend({ vocabulary: z.literal(TERMS_VOCABULARY) });

const offer = z.object({
  id: z.uuid(),
  terms,
  ...price,
  state: z.enum(offerStates),
});
export type LicenceOffer = z.output<typeof offer>;

/** Of one of the user's own works, or of all that are of a type. */
const offered = z.union([
  z.strictObject({ workId: id }),
  z.strictObject({ materialType: z.enum(materialTypes, "invalid") }),
]);

const offerBody = z.object({
  of: offered,
  terms: termsWanted,
  price: priceWanted,
  /** That the work is disputed is known, and it is offered all the same. */
  knowsOfDispute: z.boolean("invalid").optional(),
});

/** An offer as its owner sees it. */
export const ownOffer = offer.extend({
  of: offered,
  title: z.string().nullable(),
  /** Of one work: that it is offered though it is disputed. */
  knowsOfDispute: z.boolean(),
});
export type OwnOffer = z.output<typeof ownOffer>;

const party = z.object({ name: z.string() });

export const licenceRequest = z.object({
  id: z.uuid(),
  /** As whom the user is in it. */
  as: z.enum(["licensor", "licensee"]),
  state: z.enum(requestStates),
  certificateId: z.string(),
  title: z.string(),
  /** The other side's name, as on the certificate or as it was typed. */
  licensor: party,
  licensee: party,
  terms,
  ...price,
  /** What each side wrote, the oldest first. */
  said: z.array(z.object({ by: z.enum(["licensor", "licensee"]), text: z.string(), at: z.iso.datetime() })),
  changedAt: z.iso.datetime(),
  /** Once it is issued. */
  licenceId: z.string().nullable(),
});
export type LicenceRequest = z.output<typeof licenceRequest>;

const licence = z.object({
  id: z.string(),
  as: z.enum(["licensor", "licensee"]),
  state: z.enum(licenceStates),
  certificateId: z.string(),
  title: z.string(),
  licensor: party,
  licensee: party,
  terms,
  from: z.iso.date(),
  until: z.iso.date().nullable(),
  ...price,
  issuedAt: z.iso.datetime(),
  /** Whether each side shows it publicly: strangers see it only when both do. */
  listed: z.object({ licensor: z.boolean(), licensee: z.boolean() }),
  statements: z.array(publicStatement),
});
export type Licence = z.output<typeof licence>;

export const ownLicence = licence.extend({
  /** By nobody, outside the registry as its licensor confirmed, or as a demonstration. */
  paid: z.enum(licencePayments),
});
export type OwnLicence = z.output<typeof ownLicence>;

const licenceParams = z.object({ licenceId: certificateInPath });
const said = paragraphs(2000);

export const licenceEndpoints = {
  "GET /api/licences/offers": {
    operation: "listLicenceOffers",
    summary: "The user's own offers of licences, newest first",
    access: "signed-in",
    ok: z.array(ownOffer),
  },
  "POST /api/licences/offers": {
    operation: "offerLicence",
    summary: "Offer licences of one of the user's own works, or of all works of a type",
    access: "signed-in",
    status: 201,
    body: offerBody,
    ok: offer,
  },
  "PUT /api/licences/offers/{id}": {
    operation: "changeLicenceOffer",
    summary: "Change, pause, open or withdraw an offer. What was issued stays as it is",
    access: "signed-in",
    params: idParams,
    body: offerBody.omit({ of: true }).extend({ state: z.enum(offerStates, "invalid") }),
    ok: offer,
  },
  "GET /api/certificates/{certificateId}/offers": {
    operation: "listOffersOfWork",
    summary: "The open offers of a work, for anyone",
    access: "public",
    params: z.object({ certificateId: certificateInPath }),
    ok: z.array(offer),
  },
  "GET /api/licences/offered": {
    operation: "listOfferedWorks",
    summary: "Which of these works have an open offer of a licence, for anyone",
    access: "public",
    query: z.object({
      /** Up to 100 certificate numbers with commas between them; others are left out. */
      certificates: z
        .string()
        .max(2000)
        .regex(/^[^\0]*$/),
    }),
    ok: z.array(z.string()),
  },
  "POST /api/licences/requests": {
    operation: "requestLicence",
    summary:
      "Take an open offer, or ask for other terms. What is free is issued at once, what has a price once its receipt is confirmed",
    access: "signed-in",
    status: 201,
    headers: idempotencyKey,
    body: z.object({
      offerId: id,
      /** The work: an offer may be of all works of a type. */
      certificateId,
      /** Who will have it, as it is printed. */
      licensee: requiredSeenLine(300),
      /** Without them, those of the offer. */
      terms: termsWanted.optional(),
      text: said.optional(),
      /** Of the printed words. */
      language: z.enum(languages, "invalid"),
    }),
    ok: licenceRequest,
  },
  "GET /api/licences/requests": {
    operation: "listLicenceRequests",
    summary: "What the user was asked for and asked others for, what changed last first",
    access: "signed-in",
    ok: z.array(licenceRequest),
  },
  "POST /api/licences/requests/{id}/answer": {
    operation: "answerLicenceRequest",
    summary:
      "The side whose turn it is accepts, answers with other terms, or declines; `paid`: the licensor confirms receipt, which issues the licence",
    access: "signed-in",
    params: idParams,
    headers: idempotencyKey,
    body: z.discriminatedUnion("answer", [
      z.object({ answer: z.literal("accept"), text: said.optional() }),
      z.object({
        answer: z.literal("counter"),
        terms: termsWanted,
        price: priceWanted,
        text: said.optional(),
      }),
      z.object({ answer: z.literal("decline"), text: said.optional() }),
      z.object({ answer: z.literal("paid") }),
    ]),
    ok: licenceRequest,
  },
  "GET /api/licences": {
    operation: "listLicences",
    summary: "The user's licences, as licensor and as licensee, newest first",
    access: "signed-in",
    ok: z.array(ownLicence),
  },
  "GET /api/licences/revenue": {
    operation: "getLicenceRevenue",
    summary:
      "Licences that the user issued and what they brought, by currency and month of UTC; never added across currencies",
    access: "signed-in",
    ok: z.object({
      /** Demonstrations too. */
      issued: z.int(),
      byCurrency: z.array(
        z.object({
          currency: z.string(),
          /** In its smallest unit, without demonstrations. */
          amount: z.int(),
          /** What demonstrations would have brought. */
          demonstrated: z.int(),
          /** Those with licences, the oldest first. */
          months: z.array(z.object({ month: z.string(), amount: z.int(), issued: z.int() })),
        }),
      ),
    }),
  },
  "GET /api/licences/revenue.csv": {
    operation: "exportLicenceRevenue",
    summary:
      "The licences that the user issued, as a table: number, work, licensee, dates, amount, currency, how it was paid, state",
    access: "signed-in",
    answers: "text/csv",
    ok: binary,
  },
  "GET /api/licences/{licenceId}": {
    operation: "getLicence",
    summary:
      "A licence: strangers see that it is one, its state and its work; its two sides, and everybody once both list it, the rest",
    access: "optional",
    params: licenceParams,
    ok: z.object({
      id: z.string(),
      certificateId: z.string(),
      state: z.enum(licenceStates),
      issuedAt: z.iso.datetime(),
      /** `as` is null for a stranger to whom both sides show it; the fee is theirs alone. */
      licence: licence.extend({ as: licence.shape.as.nullable() }).nullable(),
    }),
  },
  "GET /api/licences/{licenceId}/file": {
    operation: "downloadLicence",
    summary: "The file `LIC-….licence.json`, with what the caller may see",
    access: "optional",
    params: licenceParams,
    answers: "application/json",
    ok: binary,
  },
  "GET /api/licences/{licenceId}/status": {
    operation: "getLicenceStatus",
    summary:
      "What was said of a licence, with the proof that nothing is left out. Its two sides read the reasons; others, while both list it",
    access: "optional",
    params: licenceParams,
    query: z.object({ from: z.coerce.number("invalid").int("invalid").positive("invalid").optional() }),
    answers: "application/json",
    ok: binary,
  },
  "GET /api/licences/{licenceId}.pdf": {
    operation: "downloadLicenceDocument",
    summary: "A licence as a signed document, for its two sides, and for everybody once both list it",
    access: "optional",
    params: licenceParams,
    query: z.object({ lng: z.string().max(35).optional() }),
    answers: "application/pdf",
  },
  "POST /api/licences/{licenceId}/end": {
    operation: "endLicence",
    summary: "Say that a licence ends: it does once both sides have said so",
    access: "signed-in",
    confirmed: true,
    params: licenceParams,
    headers: idempotencyKey,
    body: z.object({ reason: said }),
    ok: publicStatement,
  },
  "POST /api/licences/{licenceId}/revoke": {
    operation: "revokeLicence",
    summary: "Revoke a licence whose terms allow that",
    access: "signed-in",
    confirmed: true,
    params: licenceParams,
    headers: idempotencyKey,
    body: z.object({ reason: said.min(1, "required") }),
    ok: publicStatement,
  },
  "PUT /api/licences/{licenceId}/listed": {
    operation: "listLicence",
    summary: "Show a licence publicly, or no longer: strangers see it while both sides show it",
    access: "signed-in",
    params: licenceParams,
    body: z.object({ listed: z.boolean("invalid") }),
    status: 204,
  },
} as const satisfies Record<string, Endpoint>;
