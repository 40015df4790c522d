import { createHash } from "node:crypto";
import {
  type Claim,
  claimsOfRegistration,
  publicationOf,
  type Registered,
  type Registration,
} from "@colophon/api";
import { issueCertificate, type IssueContext } from "../certificates/issue-certificate.ts";
import type { NewCertificate } from "../certificates/write-certificates.ts";
import { sealJson } from "../encryption.ts";
import { secondsLeftToday } from "../accounts/daily-count.ts";
import { AppError } from "../errors.ts";
import type { Sequencer } from "../log/sequencer.ts";
import type { Registrant } from "../profiles/find-registrant.ts";
import type { SearchedWork } from "../search/index/entry-of-work.ts";
import type { DraftContext } from "../statements/draft-statement.ts";
import { StatementOutdated } from "../statements/statement-writer.ts";
import { claimWalletSignature } from "../wallet/claim-wallet-signature.ts";
import { findRegistration, type RegistrationKey } from "../certificates/registration-keys.ts";
import { KeyUsed, type NewPayload, Parted } from "./leaf-writer.ts";
import { requireOlderVersion, supersede } from "./older-version.ts";
import { newWorkId } from "./new-work-id.ts";
import { privateDetailsContext } from "./private-details.ts";
import type { NewWork } from "./work-store.ts";

export interface RegisterContext extends IssueContext, DraftContext {
  sequencer: Pick<Sequencer<NewPayload>, "append">;
}

/**
 * Step 1 of 4: a paid, valid registration becomes a work, a certificate and a leaf. Resolves when the leaf is durably in
 * the log. The same idempotency key with the same body never registers twice.
 */
export async function registerWork(
  context: RegisterContext,
  registrant: Registrant,
  registration: Registration,
  {
    idempotencyKey,
    mayRegister = () => Promise.resolve(true),
  }: {
    idempotencyKey?: string | undefined;
    /** Takes one of what this account may register today. */
    mayRegister?: () => Promise<boolean>;
  } = {},
): Promise<Registered> {
  if (registration.payment.provider !== "demo") throw new AppError("payment_refused");
  const creatorName = registration.creatorName || registrant.name;
  const underAlias = creatorName !== registrant.name;
  if (underAlias && !registrant.aliases.includes(creatorName))
    throw new AppError("validation_failed", { fields: { creatorName: "unknown_alias" } });

  const key =
    idempotencyKey === undefined
      ? undefined
      : { userId: registrant.id, key: idempotencyKey, bodyHash: hashOf(registration) };
  if (!(await mayRegister())) {
    // What was registered before is answered all the same.
    const before = key && (await findBefore(context, key));
    if (before !== undefined) return before;
    throw new AppError("registrations_per_day", { retryAfter: secondsLeftToday() });
  }

  for (let attempt = 1; ; attempt++) {
    try {
      return await registerNow(context, registrant, registration, { creatorName, underAlias, key });
    } catch (error) {
      // What was registered under the key may be why the older version has a newer one.
      const before = key && (await findBefore(context, key));
      if (before !== undefined) return before;
      if (error instanceof KeyUsed)
        throw new Error("a registration key is taken, but what was registered under it is not there", {
          cause: error,
        });
      if (!(error instanceof Parted || error instanceof StatementOutdated)) throw error;
      if (attempt === mostAttempts) throw new AppError("log_unavailable", { cause: error });
    }
  }
}

/** How often it is tried, when something is said of the older version at the same moment. */
const mostAttempts = 5;

async function registerNow(
  context: RegisterContext,
  registrant: Registrant,
  registration: Registration,
  {
    creatorName,
    underAlias,
    key,
  }: { creatorName: string; underAlias: boolean; key: RegistrationKey | undefined },
): Promise<Registered> {
  const { walletSignature, supersedes } = registration;
  const older =
    supersedes === undefined ? undefined : await requireOlderVersion(context, registrant.id, supersedes);
  const claims = claimsOfRegistration(registration, { name: creatorName, email: registrant.email ?? "" });
  const walletClaims =
    walletSignature === undefined
      ? []
      : await claimWalletSignature(context.pool, registrant.id, claims, walletSignature);

  const work = { ...newWork(context, registrant, registration), underAlias };
  const certificate = issueCertificate(context, {
    workId: work.id,
    claims: [...claims, ...selfIdentificationClaims(registrant), ...walletClaims],
    fingerprints: registration.file ? [registration.file.sha256] : [],
    showCreatorEmail: registration.showCreatorEmail ?? !underAlias,
    showCollaboratorEmails: registration.showCollaboratorEmails,
  });
  const [searchEntry, superseding] = await Promise.all([
    context.indexer.entryOf(searchedWork(work, certificate, creatorName)),
    older && supersede(context, older, certificate.id),
  ]);
  // Side by side in the queue: they are written in one transaction or not at all.
  const [registered] = await Promise.allSettled([
    context.sequencer.append({ type: "registration", work, certificate, searchEntry, key, superseding }),
    superseding && context.sequencer.append(superseding),
  ]);
  if (registered.status === "rejected") throw registered.reason;
  return answer(work.id, certificate.id, registered.value.index, certificate.registeredAt);
}

function selfIdentificationClaims({ selfIdentification }: Registrant): Claim[] {
  return Object.entries(selfIdentification).map(([field, value]) => [`selfIdentification.${field}`, value]);
}

function newWork(
  context: RegisterContext,
  registrant: Registrant,
  registration: Registration,
): Omit<NewWork, "underAlias"> {
  const { materialDetails: details, selfIdentification, collaborators, agent } = registration;
  const id = newWorkId();
  const { sellingProducts } = details;
  const privateDetails = { selfIdentification, sellingProducts, collaborators, agent: agent ?? null };
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
    privateDetails: sealJson(context.keys.dataEncryption.key, privateDetails, privateDetailsContext(id)),
    createdAt: new Date(),
  };
}

/** The work as it is found: by what stands on its certificate, under the name that stands there. */
function searchedWork(work: NewWork, certificate: NewCertificate, creator: string): SearchedWork {
  const { id: workId, ownerId, sharedPublicly: listed, publication } = work;
  const { title, description, keywords, materialType, medium, categories } = work;
  const { id: certificateId, registeredAt } = certificate;
  const texts = { title, description, keywords, creator };
  const kind = { materialType, medium, categories, publication };
  return { workId, certificateId, ownerId, listed, registeredAt, ...texts, ...kind };
}

/** Zod gives the keys of a body in the schema's order, so equal bodies hash alike however they were sent. */
function hashOf(registration: Registration): Buffer {
  return createHash("sha256").update(JSON.stringify(registration)).digest();
}

/** What was registered under this key; undefined when nothing was. */
async function findBefore(context: RegisterContext, key: RegistrationKey): Promise<Registered | undefined> {
  const before = await findRegistration(context.pool, key.userId, key.key);
  if (before === undefined) return undefined;
  if (!before.bodyHash.equals(key.bodyHash)) throw new AppError("idempotency_key_reused");
  return answer(before.workId, before.certificateId, before.index, before.registeredAt);
}

function answer(id: string, certificateId: string, index: number, registeredAt: Date): Registered {
  return { id, certificateId, registrationDate: registeredAt.toISOString(), index, status: "valid" };
}
