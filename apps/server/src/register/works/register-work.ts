import {
  type Claim,
  claimsOfRegistration,
  filesOf,
  publicationOf,
  type Registered,
  type RegistrationContents,
} from "@colophon/api";
import { issueCertificate } from "../../record/issue-certificate.ts";
import type { KeptEarlierProof, NewCertificate } from "../../record/record.ts";
import { sealJson } from "../../base/encryption.ts";
import { AppError } from "../../base/errors.ts";
import { type IdempotencyKey, idempotencyKeyOf } from "../../base/idempotency/idempotency-key.ts";
import { findEarlierUse } from "../../base/idempotency/used-keys.ts";
import type { Publisher } from "../../log/publisher.ts";
import type { Sequencer } from "../../log/sequencer.ts";
import { claimsOfEarlierProofs, type EarlierProofContext, takeEarlierProofs } from "./take-earlier-proofs.ts";
import { invitationsOf } from "../invitations/invitations-of.ts";
import type { OrderOfRegistration } from "../orders/orders-of-batch.ts";
import type { Registrant } from "../../people/profiles/find-registrant.ts";
import type { SearchedWork } from "../../search/index/entry-of-work.ts";
import type { DraftContext } from "../statements/draft-statement.ts";
import type { SignedStatement } from "../statements/new-statement.ts";
import type { OwnedWork } from "../statements/own-work.ts";
import { StatementOutdated } from "../statements/statement-writer.ts";
import { type LinkClaims, claimLinksOf } from "../../people/links/claim-links.ts";
import { claimWalletSignature } from "../../people/wallet/claim-wallet-signature.ts";
import { KeyUsed, type NewPayload, type NewRegistration } from "./leaf-writer.ts";
import { requireOlderVersion, supersede } from "./older-version.ts";
import { newWorkId } from "./new-work-id.ts";
import { privateDetailsContext } from "./private-details.ts";
import { quotaUsedUp } from "./registration-quota.ts";
import { findPlace, type NewWork } from "./work-store.ts";
import type { SealedRows } from "../../base/db/sealed-rows.ts";

export interface RegisterContext extends DraftContext, EarlierProofContext, LinkClaims {
  sequencer: Pick<Sequencer<NewPayload>, "append" | "appendTogether">;
  log: DraftContext["log"] & Pick<Publisher, "newest" | "catchUp">;
}

/**
 * Step 1 of 4: a paid, valid registration becomes a work, a certificate and a leaf. Resolves when the leaf is durably in
 * the log. The same idempotency key with the same body never registers twice.
 */
export async function registerWork(
  context: RegisterContext,
  registrant: Registrant,
  registration: RegistrationContents,
  {
    idempotencyKey,
    mayRegister = () => Promise.resolve(true),
    order,
  }: {
    idempotencyKey?: string | undefined;
    /** The order that pays for it; undefined if there is no fee. */
    order?: OrderOfRegistration | undefined;
    /** Takes one registration from this account's daily quota. */
    mayRegister?: () => Promise<boolean>;
  } = {},
): Promise<Registered> {
  const key = idempotencyKeyOf(registrant.id, idempotencyKey, registration);
  if (!(await mayRegister())) {
    // A retry of an earlier registration still gets its response.
    const before = key && (await findBefore(context, key));
    if (before !== undefined) return before;
    throw quotaUsedUp();
  }

  for (let attempt = 1; ; attempt++) {
    try {
      return await registerNow(context, registrant, registration, { key, order });
    } catch (error) {
      // The failure may be due to the same key's first registration, for example that the older version has a newer one.
      const before = key && (await findBefore(context, key));
      if (before !== undefined) return before;
      if (error instanceof KeyUsed)
        throw new Error("an idempotency key is taken, but its registration doesn't exist", {
          cause: error,
        });
      if (!(error instanceof StatementOutdated)) throw error;
      if (attempt === mostAttempts) throw new AppError("log_unavailable", { cause: error });
    }
  }
}

/** Attempts if other statements are made about the older version at the same moment. */
const mostAttempts = 5;

async function registerNow(
  context: RegisterContext,
  registrant: Registrant,
  registration: RegistrationContents,
  { key, order }: { key: IdempotencyKey | undefined; order: OrderOfRegistration | undefined },
): Promise<Registered> {
  const isPaid = order?.isPaid === true;
  const checked = await checkRegistration(context, registrant, registration, { isPaid });
  const prepared = await prepareRegistration(context, registrant, registration, checked);
  const { registering, superseding } = prepared;
  const payload = { ...registering, key, order };
  const [registered] = await context.sequencer.appendTogether(
    superseding === undefined ? [payload] : [payload, superseding],
  );
  if (registered === undefined) throw new Error("a work is registered and has no place in the log");
  return answerOf(registering, registered.index);
}

/** A registration that was checked, signed and ready for the log, with the statement about the older version that belongs to it. */
export async function prepareRegistration(
  context: RegisterContext,
  registrant: Registrant,
  registration: RegistrationContents,
  { older, claims, earlier }: CheckedRegistration,
): Promise<{ registering: PreparedRegistration; superseding: SignedStatement | undefined }> {
  const creatorName = nameOf(registrant, registration);
  const underAlias = creatorName !== registrant.name;
  const work = { ...newWork(context, registrant, registration), underAlias };
  const files = filesOf(registration);
  const certificate = issueCertificate(context, {
    workId: work.id,
    claims,
    fingerprints: files.map(({ sha256 }) => sha256),
    showCreatorEmail: registration.showCreatorEmail ?? !underAlias,
    showCollaboratorEmails: registration.showCollaboratorEmails,
    showShares: registration.showShares,
    showFiles: files.length < 2 || registration.showFiles,
  });
  const [searchEntry, superseding] = await Promise.all([
    context.indexer.entryOf(searchedWork(work, certificate, creatorName, registration.collaborators)),
    older && supersede(context, older, certificate.id),
  ]);
  const invitations = await invitationsOf(context, registration, {
    certificateId: certificate.id,
    registrant,
    language: searchEntry.language,
  });
  const registering: PreparedRegistration = {
    type: "registration",
    work,
    certificate,
    searchEntry,
    invitations,
    earlier: earlier.map((proof) => ({ certificateId: certificate.id, ...proof })),
  };
  return { registering, superseding };
}

export interface CheckedRegistration {
  older: OwnedWork | undefined;
  claims: Claim[];
  earlier: KeptEarlierProof[];
}

/** What belongs to the request that registers it is still missing. */
type PreparedRegistration = Omit<NewRegistration, "key" | "order" | "batch">;

/**
 * The record's claims, the older version if there is one, and the earlier proofs of the file. Refuses an invalid registration; also
 * called before payment.
 */
export async function checkRegistration(
  context: SealedRows & EarlierProofContext & LinkClaims,
  registrant: Registrant,
  registration: RegistrationContents,
  { isPaid = false }: { isPaid?: boolean } = {},
): Promise<CheckedRegistration> {
  const { supersedes } = registration;
  const older =
    supersedes === undefined ? undefined : await requireOlderVersion(context, registrant.id, supersedes);
  const claims = await claimRegistration(context, registrant, registration);
  const earlier = await takeEarlierProofs(context, registration, { isPaid });
  const links = await claimLinksOf(context, registrant.id, registration.links ?? [], { isPaid });
  return { older, claims: [...claims, ...claimsOfEarlierProofs(earlier), ...links], earlier };
}

async function claimRegistration(
  { pool }: Pick<RegisterContext, "pool">,
  registrant: Registrant,
  registration: RegistrationContents,
): Promise<Claim[]> {
  const name = nameOf(registrant, registration);
  const claims = claimsOfRegistration(registration, { name, email: registrant.email ?? "" });
  const { walletSignature } = registration;
  const walletClaims =
    walletSignature === undefined
      ? []
      : await claimWalletSignature(pool, registrant.id, claims, walletSignature);
  const isShown = registration.showSelfIdentification ?? name === registrant.name;
  return [...claims, ...(isShown ? selfIdentificationClaims(registrant) : []), ...walletClaims];
}

function nameOf(registrant: Registrant, registration: RegistrationContents): string {
  const name = registration.creatorName || registrant.name;
  if (name !== registrant.name && !registrant.aliases.includes(name))
    throw new AppError("validation_failed", { fields: { creatorName: "unknown_alias" } });
  return name;
}

function selfIdentificationClaims({ selfIdentification }: Registrant): Claim[] {
  return Object.entries(selfIdentification).map(([field, value]) => [`selfIdentification.${field}`, value]);
}

function newWork(
  context: RegisterContext,
  registrant: Registrant,
  registration: RegistrationContents,
): Omit<NewWork, "underAlias"> {
  const { materialDetails: details, selfIdentification, collaborators, agent } = registration;
  const id = newWorkId();
  const { sellingProducts } = details;
  const isNamed = agent && Object.values(agent).some((value) => value !== "");
  const privateDetails = {
    selfIdentification,
    sellingProducts,
    collaborators,
    // One left empty is none.
    agent: isNamed ? agent : null,
  };
  return {
    id,
    ownerId: registrant.id,
    title: details.title,
    description: details.description,
    keywords: details.keywords,
    materialType: details.materialType,
    medium: details.intendedMedium,
    categories: details.categories,
    publication: publicationOf(details) || null,
    copyrightRelation: details.copyrightRelation,
    sharedPublicly: details.sharedPublicly,
    listUses: registration.listUses === true,
    privateDetails: sealJson(context.keys.dataEncryption.key, privateDetails, privateDetailsContext(id)),
    createdAt: new Date(),
  };
}

/** The work as the search finds it: by its certificate's contents, under the name shown there. */
function searchedWork(
  work: NewWork,
  certificate: NewCertificate,
  creator: string,
  named: RegistrationContents["collaborators"],
): SearchedWork {
  const { id: workId, ownerId, sharedPublicly: listed, publication } = work;
  const { title, description, keywords, materialType, medium, categories } = work;
  const { id: certificateId, registeredAt } = certificate;
  // As the certificate shows them: none of them has answered yet.
  const collaborators = named.map(({ givenName, familyName }) => ({ givenName, familyName }));
  const texts = { title, description, keywords, creator, collaborators };
  const kind = { materialType, medium, categories, publication };
  return { workId, certificateId, ownerId, listed, registeredAt, ...texts, ...kind };
}

/** The registration under this key; undefined if there is none. */
async function findBefore(context: RegisterContext, key: IdempotencyKey): Promise<Registered | undefined> {
  const use = await findEarlierUse(context.pool, key);
  const before = use && (await findRegistered(context, use.certificateId));
  // One that was committed, and could not be published because the guard's disk was full, is answered once it is.
  if (before !== undefined && before.index >= (await context.log.newest()).size) await context.log.catchUp();
  return before;
}

/** The response to this certificate's registration; undefined once it is erased. */
export async function findRegistered(
  { pool }: Pick<RegisterContext, "pool">,
  certificateId: string,
): Promise<Registered | undefined> {
  const place = await findPlace(pool, certificateId);
  return place && describeRegistered({ ...place, certificateId });
}

export const answerOf = ({ work, certificate }: PreparedRegistration, index: number): Registered =>
  describeRegistered({
    workId: work.id,
    certificateId: certificate.id,
    index,
    registeredAt: certificate.registeredAt,
  });

export function describeRegistered({
  workId,
  certificateId,
  index,
  registeredAt,
}: {
  workId: string;
  certificateId: string;
  index: number;
  registeredAt: Date;
}): Registered {
  return { id: workId, certificateId, registrationDate: registeredAt.toISOString(), index, status: "valid" };
}
