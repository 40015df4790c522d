import { createHash } from "node:crypto";
import type { WorkFields } from "@colophon/api";
import {
  type Fields,
  hidesClaims,
  openFields,
  openRegistered,
} from "../../record/open-sealed-disclosures.ts";
import { shownNamesOf } from "../../record/read-shown-names.ts";
import { requireCertificate } from "../../record/read-certificate.ts";
import { AppError } from "../../base/errors.ts";
import { hidden, type SearchEntry } from "../../search/index/entry-of-work.ts";
import type { Indexer } from "../../search/open-search.ts";
import { unnamedOf } from "../../record/heading.ts";
import { findOwnCertificate } from "./statement-store.ts";
import type { SealedRows } from "../../base/db/sealed-rows.ts";

type StoredCertificate = Awaited<ReturnType<typeof requireCertificate>>;

/** A certificate with everything that decides which statements its owner may make; it may have none. */
export interface OwnableWork extends StoredCertificate {
  /** The role in which its owner makes statements. */
  by: "registrant" | "successor";
  /** SHA-256 of the record's JWT. */
  about: Uint8Array;
  creatorName: string;
  /** The wallet that the record names, while the registrant is the owner. */
  walletAddress: string | undefined;
  /** It was given back by a file that withholds something, perhaps a wallet: nobody can speak for its registrant. */
  mayHideWallet: boolean;
  /** The older version that the record names. */
  supersedes: string | undefined;
  /** As registered; a successor doesn't see fields that only the registrant saw. */
  fields: Fields;
}

export interface OwnedWork extends OwnableWork {
  ownerId: string;
}

/** A user's own work by its id; `not_found` when there is none. */
export async function requireOwnWork(
  context: SealedRows,
  ownerId: string,
  workId: string,
): Promise<OwnedWork> {
  const id = await findOwnCertificate(context.pool, ownerId, workId);
  const work = id === undefined ? undefined : await findOwnWork(context, ownerId, id);
  if (work === undefined) throw new AppError("not_found");
  return work;
}

/** A user's own work by its certificate; undefined when it isn't theirs. */
export async function findOwnWork(
  context: SealedRows,
  ownerId: string,
  certificateId: string,
): Promise<OwnedWork | undefined> {
  const certificate = await requireCertificate(context, certificateId, { userId: ownerId }).catch(
    (error: unknown) => {
      if (error instanceof AppError && error.code.startsWith("certificate_")) return undefined;
      throw error;
    },
  );
  return certificate?.ownerId === ownerId ? { ...ownable(context, certificate), ownerId } : undefined;
}

/** A work with or without an owner, for operators and for the person to whom it is offered. */
export async function findOwnableWork(
  context: SealedRows,
  ownerId: string | null,
  certificateId: string,
): Promise<OwnableWork | undefined> {
  if (ownerId !== null) return findOwnWork(context, ownerId, certificateId);
  const certificate = await requireCertificate(context, certificateId, "operator");
  return certificate.ownerId === null ? ownable(context, certificate) : undefined;
}

function ownable({ keys }: SealedRows, certificate: StoredCertificate): OwnableWork {
  const { isTransferred } = certificate;
  const fields = isTransferred ? openFields(keys, certificate, "public") : openRegistered(keys, certificate);
  const { creatorName = "", supersedes } = fields;
  const about = createHash("sha256").update(certificate.record).digest();
  const walletAddress = isTransferred ? undefined : fields.walletAddress;
  const by = isTransferred ? "successor" : "registrant";
  const mayHideWallet = !isTransferred && walletAddress === undefined && hidesClaims(keys, certificate);
  return { ...certificate, by, about, creatorName, walletAddress, mayHideWallet, supersedes, fields };
}

/** What the search has of a work in its current state: nothing of one that has a newer version or was withdrawn. */
export async function entryOfNow(
  { indexer }: { indexer: Indexer },
  work: Parameters<typeof searchedWork>[0] & Pick<StoredCertificate, "now">,
): Promise<SearchEntry> {
  const entry = await indexer.entryOf(searchedWork(work, work.now));
  const isRetired = work.said.some(({ kind }) => kind === "superseded" || kind === "withdrawn");
  return isRetired ? hidden(entry) : entry;
}

/** The search's data for a work with these values. */
export function searchedWork(
  work: Pick<StoredCertificate, "workId" | "id" | "ownerId" | "sharedPublicly" | "registeredAt" | "said"> &
    Pick<OwnedWork, "creatorName" | "fields">,
  { title, description, keywords, materialType, medium, categories, publication }: WorkFields,
) {
  return {
    workId: work.workId,
    certificateId: work.id,
    ownerId: work.ownerId,
    listed: work.sharedPublicly,
    registeredAt: work.registeredAt,
    creator: work.creatorName,
    collaborators: shownNamesOf(work.fields, unnamedOf(work.said)).collaborators,
    title,
    description,
    keywords,
    materialType,
    medium,
    categories,
    publication,
  };
}
