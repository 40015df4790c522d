import { type Certificate, certificateIdPattern, type WorkFields } from "@colophon/api";
import type { RecordFile } from "@colophon/proof";
import { readAiInvolvement, readAiUse } from "@colophon/uses";
import type pg from "pg";
import type { Queryable } from "../base/db/queryable.ts";
import { AppError } from "../base/errors.ts";
import type { Keys } from "../base/keys/keys.ts";
import { newestWith } from "../log/agreed-head.ts";
import type { PreviousLogs } from "../log/previous/previous-logs.ts";
import type { Publisher } from "../log/publisher.ts";
import {
  findCertificate,
  findGivenBack,
  findShownCreator,
  isErased,
  type StoredCertificate,
} from "./certificate-store.ts";
import { collaboratorsOf } from "./collaborators-of.ts";
import { type Audience, type Fields, openFields } from "./open-sealed-disclosures.ts";
import { publicStatements, statusOf } from "./heading.ts";
import { provenIn } from "./proven-in.ts";

/** The state of the earliest final anchor that covers a leaf, or when the next one is due. `ended`: its log has ended without one. */
export interface ShownAnchor {
  state: "pending" | "included" | "final" | "ended";
  chainId: number;
  network: string;
  contract: string;
  sender: string;
  /** Known from `included` on. */
  transaction:
    | {
        hash: string;
        blockNumber: number;
        blockHash: string;
        blockTime: number;
        size: number;
        root: Uint8Array;
      }
    | undefined;
  explorerUrl: string | null;
  nextAnchorAt: Date | undefined;
}

export interface CertificateContext {
  pool: pg.Pool;
  keys: Pick<Keys, "dataEncryption">;
  log: Pick<Publisher, "newest"> & { origin: string };
  anchoring: { coveringAnchor(index: number): Promise<ShownAnchor> };
  previous: PreviousLogs;
}

/** Who reads a certificate: a blocked one is shown only to its owner and to operators. */
export type Reader = { userId: string } | "operator";

/** A certificate by the id that a person typed or scanned; an invalid id is answered as an unknown one. */
export async function requireCertificate(
  { pool }: { pool: Queryable },
  id: string,
  reader?: Reader,
): Promise<StoredCertificate> {
  const certificate = certificateIdPattern.test(id) ? await findCertificate(pool, id) : undefined;
  if (certificate === undefined) {
    const erased = certificateIdPattern.test(id) && (await isErased(pool, id));
    throw new AppError(erased ? "certificate_erased" : "certificate_not_found");
  }
  const isReaders = reader === "operator" || reader?.userId === certificate.ownerId;
  if (!isReaders && statusOf(certificate.said) === "blocked") throw new AppError("certificate_blocked");
  return certificate;
}

/** The same to be shown: while the log is damaged, one that isn't there may be among what is missing. */
export async function requireShown(
  { pool, log }: Pick<CertificateContext, "pool" | "log">,
  id: string,
  reader?: Reader,
): Promise<StoredCertificate> {
  try {
    return await requireCertificate({ pool }, id, reader);
  } catch (error) {
    const isUnknown = error instanceof AppError && error.code === "certificate_not_found";
    if (isUnknown && (await log.newest()).isDamaged) throw new AppError("log_damaged");
    throw error;
  }
}

/** Fields that only the registrant saw are not shown to anyone once the work was transferred. */
export function certificateAudienceOf(
  { ownerId, isTransferred }: StoredCertificate,
  userId: string,
): Audience {
  return userId === ownerId && !isTransferred ? "owner" : "public";
}

/** The certificate of `GET /api/ip/verify/{id}`: what the record discloses, and the state of its proof. */
export async function readCertificate(
  context: CertificateContext,
  certificate: StoredCertificate,
  audience: Audience,
): Promise<Certificate> {
  return describeCertificate(context, certificate, openFields(context.keys, certificate, audience));
}

/** The same from fields that are already decrypted. */
export async function describeCertificate(
  context: Omit<CertificateContext, "keys">,
  certificate: Pick<StoredCertificate, "id" | "log" | "index" | "registeredAt" | "said" | "asked" | "now">,
  fields: Fields,
): Promise<Certificate> {
  const name = fields.creatorName ?? "";
  const { log, anchoring } = await provenIn(context, certificate);
  const [{ size, isDamaged }, anchor, givenBack, profileId = null] = await Promise.all([
    newestWith(log, certificate.index),
    anchoring.coveringAnchor(certificate.index),
    certificate.log === null ? undefined : findGivenBack(context.pool, certificate.id),
    findShownCreator(context.pool, certificate.id, name),
  ]);
  const { transaction } = anchor;
  return {
    title: fields.title ?? "",
    description: fields.description ?? "",
    creator: { name, email: fields.creatorEmail ?? null, profileId },
    certificateId: certificate.id,
    registrationDate: certificate.registeredAt.toISOString(),
    materialDetails: {
      type: fields.materialType ?? "",
      medium: fields.medium ?? "",
      categories: fields.categories ?? [],
      copyrightRelation: fields.copyrightRelation ?? "",
      isPublished: fields.publication !== undefined,
      publicationDetails: fields.publication
        ? { date: "", city: "", province: "", ...fields.publication }
        : null,
    },
    collaborators: collaboratorsOf(fields, certificate),
    registrantShare: fields.registrantShare ?? null,
    links: fields.links.map(({ url, how, checkedAt }) => ({ url, how, checkedAt })),
    selfIdentification: fields.selfIdentification,
    declaration: fields.declaration ?? null,
    blockchainSignature: anchor.state === "final" ? (transaction?.hash ?? null) : null,
    status: statusOf(certificate.said),
    statements: publicStatements(certificate.said),
    corrections: correctionsOf(fields, certificate),
    ...machinesOf(fields),
    supersedes: fields.supersedes ?? null,
    supersededBy: certificate.said.find(({ kind }) => kind === "superseded")?.other ?? null,
    anchor: {
      state: anchor.state,
      chainId: anchor.chainId,
      network: anchor.network,
      contract: anchor.contract,
      transactionHash: transaction?.hash ?? null,
      blockNumber: transaction?.blockNumber ?? null,
      blockTime: transaction ? new Date(transaction.blockTime * 1000).toISOString() : null,
      explorerUrl: anchor.explorerUrl,
      nextAnchorAt: anchor.nextAnchorAt?.toISOString() ?? null,
    },
    log: {
      origin: log.origin,
      index: certificate.index,
      treeSize: size,
      ...(isDamaged && { isDamaged }),
    },
    ...(givenBack && { givenBack }),
    fileFingerprints: fields.files.map(describeFile),
    fileCount: fields.fileCount ?? fields.files.length,
  };
}

/** What the record says of machines, as far as this version understands it. */
function machinesOf(fields: Fields): Pick<Certificate, "aiUse" | "aiInvolvement"> {
  const aiUse = readAiUse(fields.aiUse);
  const involvement = readAiInvolvement(fields.aiInvolvement);
  return {
    ...(aiUse && { aiUse }),
    ...(involvement && { aiInvolvement: { made: involvement.made, text: involvement.text ?? "" } }),
  };
}

function describeFile({ number, sha256, name = "", size = 0, mediaType = "", title, date }: RecordFile) {
  return {
    number,
    sha256,
    name,
    size,
    mediaType,
    ...(title !== undefined && { title }),
    ...(date !== undefined && { date }),
  };
}

/** The values that differ from the record: only corrected ones can. */
function correctionsOf(
  recorded: Fields,
  { said, now }: Pick<StoredCertificate, "said" | "now">,
): Partial<WorkFields> {
  if (!said.some(({ kind }) => kind === "corrected")) return {};
  const { title = "", description = "", keywords = [], categories = [], publication = null } = recorded;
  const { materialType = "", medium = "", copyrightRelation = "" } = recorded;
  const before: Record<keyof WorkFields, unknown> = {
    title,
    description,
    keywords,
    materialType,
    medium,
    categories,
    copyrightRelation,
    publication: publication && placeOf(publication),
  };
  const today: WorkFields = { ...now, publication: now.publication && placeOf(now.publication) };
  return Object.fromEntries(
    Object.entries(today).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof WorkFields]),
    ),
  );
}

/** With all its parts, in a fixed order. */
function placeOf({ date = "", city = "", province = "" }: NonNullable<Fields["publication"]>) {
  return { date, city, province };
}
