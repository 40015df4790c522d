import { z } from "zod";
import { securityEvent, session } from "./accounts.ts";
import { draftHeading } from "./drafts.ts";
import { binary, type Endpoint } from "./endpoint.ts";
import { link } from "./links.ts";
import { alias, profile, selfIdentification } from "./profiles.ts";
import { madeNotice } from "./notices.ts";
import { licenceRequest, ownLicence, ownOffer } from "./licences.ts";
import { order, payer, receipt } from "./orders.ts";
import { exportedFactors } from "./second-factors.ts";
import { statementHead } from "./statement-heads.ts";
import { apiToken } from "./tokens.ts";
import { offer } from "./transfers.ts";
import { linkStates } from "./vocabulary.ts";

const moment = z.iso.datetime();
const anything = z.unknown();

/** One work of an export: what was registered, what stays private, and what the certificate says. */
const exportedWork = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  keywords: z.array(z.string()),
  materialType: z.string(),
  medium: z.string(),
  categories: z.array(z.string()),
  publication: anything,
  copyrightRelation: z.string(),
  sharedPublicly: z.boolean(),
  listUses: z.boolean(),
  createdAt: moment,
  /**
   * What the wizard asked and nobody else sees: self-identification, collaborators and agent whole, whether products are sold.
   * Null of a work that somebody else registered.
   */
  privateDetails: anything,
  /** Where its owner gets the private copies that they deposited, by N of the record's `file.N`. */
  depositedFiles: z.array(z.object({ number: z.int(), path: z.string(), size: z.int() })),
  certificate: z.object({
    id: z.string(),
    index: z.int(),
    registrationDate: moment,
    record: z.string(),
    showCreatorEmail: z.boolean(),
    showCollaboratorEmails: z.boolean(),
    showShares: z.boolean(),
    showFiles: z.boolean(),
    /** Every claim of the record, the names and fingerprints of files among them. */
    claims: z.record(z.string(), anything),
    /** What they have said of it later, and what gave it to them. */
    statements: z.array(statementHead.extend({ said: anything })),
  }),
});

const exportedInvitation = z.object({
  certificateId: z.string(),
  /** N of the record's `collaborator.N`. */
  collaborator: z.int(),
  askedAt: moment.nullable(),
  answers: z.array(z.object({ kind: z.string(), at: moment })),
});

export const personalData = z.object({
  exportedAt: moment,
  account: z.object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    emailConfirmedAt: moment.nullable(),
    /** The address that a change waits for, and those that a change can still be taken back to. */
    awaitedEmails: z.array(z.object({ email: z.string(), until: moment })),
    formerEmails: z.array(z.object({ email: z.string(), until: moment })),
    /** Kept where older certificates show an address only once it is confirmed. */
    confirmedEmails: z.array(z.string()),
    language: z.string(),
    createdAt: moment,
    /** The terms and the privacy notice it was opened under; null for accounts older than these. */
    acceptedTerms: z.object({ version: z.string(), acceptedAt: moment }).nullable(),
    suspendedAt: moment.nullable(),
  }),
  sessions: z.array(session.omit({ current: true })),
  /** Devices from which the account was logged in to: when each was last seen. */
  knownDevices: z.array(z.object({ lastSeenAt: moment })),
  securityEvents: z.array(securityEvent),
  /** What logging in asks for beside the password; no secrets. */
  secondFactors: exportedFactors,
  /** Without the tokens themselves. */
  apiTokens: z.array(apiToken),
  profile,
  selfIdentification,
  /** Domains and pages, and what was found there when. */
  links: z.array(
    link
      .pick({ url: true, way: true, code: true, state: true, shown: true })
      .extend({ createdAt: moment, history: z.array(z.object({ state: z.enum(linkStates), at: moment })) }),
  ),
  aliases: z.array(alias.omit({ primary: true })),
  wallet: z
    .object({ address: z.string(), chainId: z.int(), verified: z.boolean(), connectedAt: moment })
    .nullable(),
  /** Those of the last half year; what they said is not kept. */
  letters: z.array(z.object({ kind: z.string(), sentAt: moment })),
  /** Objections to what the registry has said of the works. */
  objections: z.array(
    z.object({
      certificateId: z.string(),
      text: z.string(),
      createdAt: moment,
      decision: z.string().nullable(),
      decidedAt: moment.nullable(),
    }),
  ),
  /** Reports that were sent in a session of the account, or with its address. */
  reports: z.array(
    z.object({
      certificateId: z.string(),
      kind: z.string(),
      text: z.string(),
      contact: z.string(),
      createdAt: moment,
      decision: z.string().nullable(),
      decidedAt: moment.nullable(),
    }),
  ),
  /** That they wrote to somebody who uses a work: nothing else is kept of it. */
  notices: z.array(madeNotice.extend({ certificateId: z.string() })),
  /** Of registrations that are not made yet: their forms, as they were saved. */
  drafts: z.array(draftHeading.extend({ form: z.record(z.string(), anything) })),
  orders: z.array(
    order.omit({ receipts: true }).extend({
      /** When the one who ordered asked for it at once, and gave up the right of withdrawal; null for demonstrations. */
      consentedAt: moment.nullable(),
      receipts: z.array(receipt.extend({ payer })),
    }),
  ),
  works: z.array(exportedWork),
  /** Works that they registered and that are somebody else's today: what the record says, and the wizard's private details. */
  transferredWorks: z.array(exportedWork.pick({ createdAt: true, privateDetails: true, certificate: true })),
  /** What they offer of their works, and to whom. */
  transferOffers: z.array(offer.extend({ certificateId: z.string() })),
  /** Licences that they offer of their works. */
  licenceOffers: z.array(ownOffer),
  /** What they were asked for and asked others for, with what both sides wrote. */
  licenceRequests: z.array(licenceRequest),
  /** On either side, newest first. */
  licences: z.array(ownLicence),
  /** What they have said of certificates that are not among these works. */
  statements: z.array(statementHead.extend({ certificateId: z.string(), said: anything })),
  /** Works of others that name the account's confirmed address, and what was said to it. */
  invitations: z.array(exportedInvitation),
});
export type PersonalData = z.output<typeof personalData>;

export const personalDataEndpoints = {
  "GET /api/user/export": {
    operation: "exportPersonalData",
    summary: "Everything that the registry stores about the user",
    access: "signed-in",
    confirmed: true,
    ok: personalData,
  },
  "GET /api/user/export.zip": {
    operation: "exportPersonalDataZip",
    summary:
      "The same as a ZIP, with the files that it names: picture, certificates, proofs, receipts and private copies",
    access: "signed-in",
    confirmed: true,
    ok: binary,
    answers: "application/zip",
  },
  "DELETE /api/user": {
    operation: "eraseAccount",
    summary: "Erase the account for good. Certificates can no longer be read",
    access: "signed-in",
    confirmed: true,
    status: 204,
  },
} as const satisfies Record<string, Endpoint>;
