import { Readable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { PersonalData } from "@colophon/api";
import type { Kysely } from "kysely";
import type pg from "pg";
import { describeFactors } from "../people/accounts/second-factors.ts";
import { listSecurityEvents } from "../people/accounts/accounts.ts";
import { openSealedDisclosures } from "../record/open-sealed-disclosures.ts";
import { readRecord } from "../record/pack-record.ts";
import type { Database } from "../base/db/schema.ts";
import type { DepositedBytes } from "../register/deposits/end-deposit.ts";
import { openJson } from "../base/encryption.ts";
import { AppError } from "../base/errors.ts";
import type { Keys } from "../base/keys/keys.ts";
import { exportInvitations } from "../register/invitations/personal-invitations.ts";
import { listSentLetters } from "../mail/mail.ts";
import { listOrders } from "../register/orders/orders.ts";
import { openParties } from "../register/orders/receipt-parties.ts";
import { describeOrders, type DescribedOrder, describeReceipt } from "../register/orders/describe-orders.ts";
import { listAllNotices } from "../register/notices/notices.ts";
import { listDrafts } from "../register/drafts/drafts.ts";
import { draftHeadingOf, openDraft } from "../register/drafts/sealed-draft.ts";
import { openReport } from "../register/reports/sealed-report.ts";
import { exportLinks } from "../people/links/links.ts";
import { describeToken, listTokens } from "../people/tokens/tokens.ts";
import { readProfile, readSelfIdentification } from "../people/profiles/read-profile.ts";
import { openSaid } from "../register/statements/open-statement.ts";
import { describeRequests } from "../register/licences/describe-request.ts";
import { describeOffers as describeLicenceOffers } from "../register/licences/own-offers.ts";
import { describeOwnLicences } from "../register/licences/own-licences.ts";
import { describeTransferOffers } from "../register/transfers/offer.ts";
import { privateDetailsContext } from "../register/works/private-details.ts";
import { exportReports } from "./personal-reports.ts";
import {
  type AccountRow,
  findAccount,
  findOtherEmails,
  findWallet,
  listAliases,
  listDevices,
  listOtherStatements,
  listObjections,
  listSessions,
  listStatements,
  listWorksToExport,
  type WorkRow,
} from "./personal-data-store.ts";

export interface PersonalDataContext extends DepositedBytes {
  db: Kysely<Database>;
  pool: pg.Pool;
  keys: Pick<Keys, "dataEncryption">;
}

/** Works per step. */
const worksPerStep = 32;
const statementsPerStep = 500;

/** The part that is read at once. */
type Person = Omit<
  PersonalData,
  "licences" | "orders" | "works" | "transferredWorks" | "transferOffers" | "statements"
>;

/**
 * Everything that the registry stores about a user, decrypted; pictures and deposited files by their addresses. Streams
 * the JSON of `PersonalData`: a work at a time, stopping once the client has gone.
 */
export async function exportUser(context: PersonalDataContext, userId: string): Promise<Readable> {
  const { db } = context;
  const [
    account,
    otherEmails,
    sessions,
    devices,
    events,
    secondFactors,
    tokens,
    profile,
    selfIdentification,
    aliases,
    links,
    wallet,
    letters,
    objections,
    reports,
    notices,
    drafts,
    invitations,
    licenceOffers,
    licenceRequests,
  ] = await Promise.all([
    findAccount(db, userId),
    findOtherEmails(db, userId),
    listSessions(db, userId),
    listDevices(db, userId),
    listSecurityEvents(db, userId),
    describeFactors(db, userId),
    listTokens(db, userId),
    readProfile(context, userId),
    readSelfIdentification(context, userId),
    listAliases(db, userId),
    exportLinks(db, userId),
    findWallet(db, userId),
    listSentLetters(db, userId),
    listObjections(db, userId),
    exportReports(context, userId),
    listAllNotices(db, userId),
    listDrafts(db, userId),
    exportInvitations(context, userId),
    describeLicenceOffers(context.pool, userId),
    describeRequests(context, userId),
  ]);
  if (account === undefined) throw new AppError("unauthorized");
  const person: Person = {
    exportedAt: new Date().toISOString(),
    account: { ...exportAccount(account), ...otherEmails },
    sessions: sessions.map(({ id, device, createdAt, lastUsedAt }) => ({
      id,
      device,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    })),
    knownDevices: devices.map(({ seen_at }) => ({ lastSeenAt: seen_at.toISOString() })),
    securityEvents: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
    secondFactors,
    apiTokens: tokens.map(describeToken),
    profile,
    selfIdentification,
    aliases,
    links,
    wallet: wallet ? { ...wallet, connectedAt: wallet.connectedAt.toISOString() } : null,
    letters: letters.map(({ kind, sentAt }) => ({ kind, sentAt: sentAt.toISOString() })),
    objections: objections.map((objection) => exportObjection(context.keys, objection)),
    reports,
    notices,
    drafts: drafts.map((row) => {
      const { title, form } = openDraft(context.keys, row);
      return { ...draftHeadingOf(row, title), form };
    }),
    invitations,
    licenceOffers,
    licenceRequests,
  };
  return Readable.from(writeExport(context, userId, person));
}

function exportObjection(
  keys: PersonalDataContext["keys"],
  { id, sealed: kept, createdAt, decidedAt, ...rest }: Awaited<ReturnType<typeof listObjections>>[number],
): PersonalData["objections"][number] {
  return {
    ...rest,
    text: openReport(keys, id, kept).text,
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}

function exportAccount(row: AccountRow) {
  const { createdAt, emailConfirmedAt, termsVersion, termsAcceptedAt, suspendedAt, ...account } = row;
  return {
    ...account,
    emailConfirmedAt: emailConfirmedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    suspendedAt: suspendedAt?.toISOString() ?? null,
    acceptedTerms:
      termsVersion === null || termsAcceptedAt === null
        ? null
        : { version: termsVersion, acceptedAt: termsAcceptedAt.toISOString() },
  };
}

async function* writeExport(
  { db, pool, keys }: PersonalDataContext,
  userId: string,
  person: Person,
): AsyncGenerator<string> {
  yield `${JSON.stringify(person).slice(0, -1)},"orders":[`;
  let before: string | undefined;
  for (;;) {
    const orders = await describeOrders(pool, await listOrders(pool, userId, { before }));
    if (orders.length === 0) break;
    const exported = orders.map((order) => JSON.stringify(exportOrder(keys, order))).join();
    yield `${before === undefined ? "" : ","}${exported}`;
    before = orders.at(-1)?.order.id;
  }
  yield '],"works":[';
  yield* writeWorks({ db, keys }, userId, "own");
  yield '],"transferredWorks":[';
  yield* writeWorks({ db, keys }, userId, "transferred");
  yield `],"transferOffers":${JSON.stringify(await describeTransferOffers({ pool, keys }, userId))}`;
  yield `,"licences":${JSON.stringify(await describeOwnLicences({ pool, keys }, userId))},"statements":[`;
  for (let last = -1; ;) {
    const statements = await listOtherStatements(db, userId, { max: statementsPerStep, after: last });
    const exported = statements.map(({ certificateId, ...statement }) =>
      JSON.stringify({ certificateId, ...exportStatement(keys, { certificateId, ...statement }) }),
    );
    yield `${last === -1 || exported.length === 0 ? "" : ","}${exported.join()}`;
    last = statements.at(-1)?.index ?? last;
    if (statements.length < statementsPerStep) break;
  }
  // An account erased meanwhile makes it incomplete: the answer breaks off instead of ending normally.
  if ((await findAccount(db, userId)) === undefined) throw new AppError("unauthorized");
  yield "]}";
}

async function* writeWorks(
  { db, keys }: Pick<PersonalDataContext, "db" | "keys">,
  userId: string,
  whose: "own" | "transferred",
): AsyncGenerator<string> {
  let last: string | undefined;
  for (;;) {
    const works = await listWorksToExport(db, userId, { whose, max: worksPerStep, after: last });
    const ids = works.map(({ id }) => id);
    const statements = ids.length === 0 ? [] : await listStatements(db, userId, ids);
    for (const row of works) {
      const said = statements.filter(({ certificateId }) => certificateId === row.id);
      const { createdAt, privateDetails, certificate, ...work } = exportWork(keys, row, said);
      const theirs = { createdAt, privateDetails, certificate };
      yield `${last === undefined ? "" : ","}${JSON.stringify(whose === "own" ? { ...work, ...theirs } : theirs)}`;
      last = row.workId;
      // Opening a work may take milliseconds: lets other requests run in between.
      await nextTurn();
    }
    if (works.length < worksPerStep) break;
  }
}

function exportStatement(
  keys: PersonalDataContext["keys"],
  statement: Awaited<ReturnType<typeof listStatements>>[number],
) {
  const { n, kind, by, saidAt } = statement;
  return { n, kind, by, at: saidAt.toISOString(), said: openSaid(keys, statement) };
}

/** Fields that only the registrant saw stay private to them; a later owner gets the public ones. */
function exportWork(
  keys: PersonalDataContext["keys"],
  row: WorkRow,
  statements: Awaited<ReturnType<typeof listStatements>>,
): PersonalData["works"][number] {
  const {
    workId,
    privateDetails,
    createdAt,
    deposits,
    id,
    index,
    record,
    packedRecord,
    issuer,
    disclosures,
    registeredAt,
    isRegistrant,
    ...rest
  } = row;
  const { showCreatorEmail, showCollaboratorEmails, showShares, showFiles, ...work } = rest;
  const certificate = { id, showCreatorEmail, showCollaboratorEmails, showShares, showFiles };
  const all = { ...certificate, disclosures: sealed(disclosures), shownEmails: null, said: [] };
  const claims = openSealedDisclosures(keys, all, isRegistrant ? "owner" : "public");
  return {
    ...work,
    id: workId,
    createdAt: createdAt.toISOString(),
    depositedFiles: deposits.map(({ number, size }) => ({
      number,
      path: `/api/ip/${workId}/files/${number}`,
      size,
    })),
    privateDetails: isRegistrant
      ? openJson(keys.dataEncryption.key, privateDetails, privateDetailsContext(workId))
      : null,
    certificate: {
      ...certificate,
      index,
      record: readRecord({ id, registeredAt, issuer, record, packedRecord }),
      registrationDate: registeredAt.toISOString(),
      claims: Object.fromEntries(claims.map(({ name, value }) => [name, value])),
      statements: statements.map((statement) => exportStatement(keys, statement)),
    },
  };
}

function exportOrder(
  keys: PersonalDataContext["keys"],
  { listed, order, receipts }: DescribedOrder,
): PersonalData["orders"][number] {
  const nobody = { name: null, email: null, country: null };
  return {
    ...order,
    consentedAt: listed.consentedAt?.toISOString() ?? null,
    receipts: receipts.map((receipt) => ({
      ...describeReceipt(receipt),
      payer: receipt.sealed === null ? nobody : openParties(keys, order.id, receipt.sealed).payer,
    })),
  };
}

/** A certificate has disclosures as long as it has a work. */
function sealed(disclosures: Buffer | null): Buffer {
  if (disclosures === null) throw new TypeError("a certificate of a work has no disclosures");
  return disclosures;
}
