import type { Claim } from "@colophon/api";
import { describeTerms, lastDay, type Terms } from "@colophon/licences";
import { toBase64Url } from "@colophon/proof";
import type { Queryable } from "../../base/db/queryable.ts";
import { AppError } from "../../base/errors.ts";
import type { LetterQueue } from "../../mail/letter-queue.ts";
import type { Publisher } from "../../log/publisher.ts";
import type { Sequencer } from "../../log/sequencer.ts";
import { statusOf } from "../../record/heading.ts";
import type { SigningContext } from "../../record/issuer.ts";
import { signRecord } from "../../record/sign-record.ts";
import { findOwnWork, type OwnedWork } from "../statements/own-work.ts";
import { type AgreedText, claimOfText, sealAgreedText } from "./agreed-text.ts";
import { findOfRequest } from "./issue-store.ts";
import { recordedTerms } from "./licence-terms.ts";
import { LicenceOutdated } from "./licence-writer.ts";
import type { Agreed, NewLicence } from "./new-licence.ts";
import { type Holder, holderOf } from "./request-holder.ts";
import type { SealedRows } from "../../base/db/sealed-rows.ts";

export interface IssueContext extends SigningContext, SealedRows {
  keys: SealedRows["keys"];
  letters: LetterQueue;
  sequencer: Pick<Sequencer<NewLicence>, "append">;
  log: SigningContext["log"] & Pick<Publisher, "newest" | "catchUp">;
}

interface Issued {
  /** `LIC-` and nine characters. */
  id: string;
  index: number;
}

/** How often a licence is signed again, when something is said of its work meanwhile. */
const mostAttempts = 5;

/**
 * Issues the licence of a request that is agreed: signed, logged, its row written and the request `issued` in one transaction, in
 * which `alongside` writes what else belongs to it. Asked again it answers with the same licence. Refused with `licence_taken` where
 * an exclusive one is in the way, `licence_work_gone` or `licence_work_disputed` by what was said of the work, `licence_lapsed`
 * where the licensor is no longer the holder, a side is gone or the request isn't agreed.
 */
export async function issueLicence(
  context: IssueContext,
  agreed: Agreed,
  alongside?: (tx: Queryable, id: string) => Promise<void>,
): Promise<Issued> {
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    const before = await findIssued(context, agreed.id);
    if (before !== undefined) return before;
    try {
      const licence = await signLicence(context, agreed, alongside);
      const { index } = await context.sequencer.append(licence);
      return { id: licence.id, index };
    } catch (error) {
      if (error instanceof LicenceOutdated) continue;
      // Another attempt may have been faster.
      const issued = await findIssued(context, agreed.id);
      if (issued !== undefined) return issued;
      throw error;
    }
  }
  throw new AppError("statement_outdated");
}

/** What could not be published is answered once it is. */
async function findIssued({ pool, log }: IssueContext, requestId: string): Promise<Issued | undefined> {
  const issued = await findOfRequest(pool, requestId);
  if (issued !== undefined && issued.index >= (await log.newest()).size) await log.catchUp();
  return issued;
}

async function signLicence(
  context: IssueContext,
  agreed: Agreed,
  alongside: ((tx: Queryable, id: string) => Promise<void>) | undefined,
): Promise<NewLicence> {
  const work = await findOwnWork(context, agreed.licensorId, agreed.certificateId);
  if (work === undefined) throw new AppError("licence_lapsed");
  refuseByStatus(work, agreed);
  const from = new Date(context.issuer.now()).toISOString().slice(0, 10);
  const { months } = agreed.terms;
  const until = months === null ? undefined : lastDay(from, months);
  const terms = recordedTerms(agreed.terms);
  const licensor = await holderOf(context, work);
  if (licensor.name === "") throw new AppError("licence_lapsed");
  const text = textOf(agreed, { work, licensor, terms, from, until });
  const claims = claimsOf(agreed, { work, licensor, terms, from, until, text });
  const signed = signRecord(context, "LIC", claims);
  return {
    ...signed,
    type: "licence",
    agreed,
    terms,
    from,
    until,
    agreedText: sealAgreedText(context.keys, signed.id, text.paragraphs),
    after: work.said.length,
    alongside: async (tx) => {
      await alongside?.(tx, signed.id);
      await tellBoth(context, tx, { id: signed.id, agreed, licensor: licensor.name, title: work.now.title });
    },
  };
}

function refuseByStatus({ said }: OwnedWork, { knowsOfDispute }: Agreed): void {
  if (statusOf(said) === "blocked" || said.some(({ kind }) => kind === "withdrawn"))
    throw new AppError("licence_work_gone");
  if (statusOf(said) === "disputed" && !knowsOfDispute) throw new AppError("licence_work_disputed");
}

/** A letter to each side, which names the other. */
async function tellBoth(
  { letters }: IssueContext,
  tx: Queryable,
  { id: licenceId, agreed, licensor, title }: { id: string; agreed: Agreed; licensor: string; title: string },
): Promise<void> {
  const { licensorId, licenseeId, licensee } = agreed;
  for (const [as, userId, name] of [
    ["licensor", licensorId, licensee],
    ["licensee", licenseeId, licensor],
  ] as const)
    await letters.add(tx, {
      kind: "licenceIssued",
      subject: `${licenceId}/${as}`,
      userId,
      contents: { licenceId, as, title, name },
    });
}

interface Agreement {
  work: OwnedWork;
  licensor: Holder;
  terms: Terms;
  from: string;
  until: string | undefined;
}

function textOf(agreed: Agreed, { work, licensor, terms, from, until }: Agreement): AgreedText {
  const { language, amount, currency, licensee } = agreed;
  const paragraphs = describeTerms(language, {
    terms,
    licensor,
    licensee: { name: licensee },
    term: { from, until },
    price: { amount, currency },
    certificateId: work.id,
  });
  return { language, paragraphs };
}

function claimsOf(
  { id, licensee, amount, currency }: Agreed,
  { work, licensor, terms, from, until, text }: Agreement & { text: AgreedText },
): Claim[] {
  return [
    ["licensor", { ...licensor }],
    ["licensee", { name: licensee }],
    ["work", { certificate: work.id, record: toBase64Url(work.about) }],
    ["terms", { ...terms }],
    claimOfText(text),
    ["from", from],
    ["until", until ?? null],
    ["fee", { amount, currency }],
    ["order", id],
  ];
}
