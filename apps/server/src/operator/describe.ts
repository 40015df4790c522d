import type { Report } from "@colophon/api";
import { describeLinksOf } from "../people/links/links.ts";
import { AppError } from "../base/errors.ts";
import { listReports, type ReportRow } from "../register/reports/reports.ts";
import { openReport } from "../register/reports/sealed-report.ts";
import { publicStatements } from "../record/heading.ts";
import { listSaid } from "../register/statements/list-said.ts";
import { requireCertificate } from "../record/read-certificate.ts";
import { describeTransferOffer, findOffer } from "../register/transfers/offer.ts";
import { describeActs, subjectOf } from "./acts.ts";
import { findAccounts, findCertificates, findOrders } from "./find-store.ts";
import { describeAccount, describeFound, describeOrder } from "./find.ts";
import type { OperatorContext } from "./operator-context.ts";

/** One certificate, with all that was said of it, reported and done. */
export async function describeOperatedCertificate(context: OperatorContext, id: string) {
  const { db, pool, keys } = context;
  const stored = await requireCertificate(context, id, "operator");
  const [[certificate], offer, said, reports, acts] = await Promise.all([
    findCertificates(pool, "id", id),
    findOffer(context, stored.workId),
    listSaid(context, id),
    listReports(db, { certificateId: id }),
    describeActs(db, keys, { subject: subjectOf.certificate(id) }),
  ]);
  if (certificate === undefined) throw new AppError("certificate_not_found");
  return {
    certificate: describeFound(certificate),
    offer: offer ? describeTransferOffer(offer) : null,
    statements: publicStatements(stored.said).map((statement) => ({
      ...statement,
      said: said.get(statement.n) ?? {},
    })),
    reports: reports.map((report) => describeReport(keys, report)),
    acts,
  };
}

/** One account, with its newest certificates and orders, and what was done to it. */
export async function describeOperatedAccount({ db, pool, keys }: OperatorContext, id: string) {
  const [[account], certificates, orders, links, acts] = await Promise.all([
    findAccounts(pool, "id", id),
    findCertificates(pool, "account", id),
    findOrders(pool, "account", id),
    describeLinksOf(db, id),
    describeActs(db, keys, { subject: subjectOf.account(id) }),
  ]);
  if (account === undefined) throw new AppError("not_found");
  return {
    account: describeAccount(account),
    certificates: certificates.map(describeFound),
    orders: orders.map(describeOrder),
    links,
    acts,
  };
}

export function describeReport(keys: OperatorContext["keys"], row: ReportRow): Report {
  const { id, certificate_id: certificateId, user_id: accountId, created_at, decided_at } = row;
  return {
    id,
    certificateId,
    // Nothing but a checked request writes it.
    kind: row.kind as Report["kind"],
    ...openReport(keys, id, row.sealed),
    accountId,
    createdAt: created_at.toISOString(),
    decision: row.decision as Report["decision"],
    decidedAt: decided_at?.toISOString() ?? null,
  };
}
