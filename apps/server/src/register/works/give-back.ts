import type pg from "pg";
import { readClaims, type RecordClaims, type Trust } from "@colophon/proof";
import { transact } from "../../base/db/transact.ts";
import type { Queryable } from "../../base/db/queryable.ts";
import { emailKey } from "../../base/email-key.ts";
import { sealJson } from "../../base/encryption.ts";
import type { Keys } from "../../base/keys/keys.ts";
import { writeAiUses } from "../../record/record.ts";
import { disclosuresContext, sealRemaining, unsealDisclosures } from "../../record/seal-disclosures.ts";
import type { SearchedWork, SearchEntry } from "../../search/index/entry-of-work.ts";
import { writeEntries } from "../../search/index/index.ts";
import { checkGiven, type GivenCertificate, type GivenContext, type GivenFiles } from "./check-given.ts";
import {
  findEnded,
  findKnown,
  insertGiven,
  isRegistrant,
  keepFromRegistrant,
  type KnownCertificate,
  lockGiven,
  putFingerprints,
  takeWork,
  updateDisclosures,
  updateWork,
} from "./given-store.ts";
import { newWorkId } from "./new-work-id.ts";
import { privateDetailsContext } from "./private-details.ts";
import { insertWorks } from "./work-store.ts";

export interface GiveBackContext extends Pick<GivenContext, "requestOf"> {
  pool: pg.Pool;
  keys: Pick<Keys, "dataEncryption">;
  indexer: { entryOf(work: SearchedWork): Promise<SearchEntry> };
  trust(): Promise<Trust>;
}

/**
 * `kept`: it is shown again under its number. `known`: we have it, from the backup or as it is. `refused`: it is not a valid
 * certificate that this registry could have lost.
 */
type GivenBack =
  | { outcome: "kept"; certificateId: string; isOwner: boolean }
  | { outcome: "known" | "erased" | "blocked"; certificateId: string }
  | { outcome: "refused" };

/**
 * Takes back a certificate of a log that has ended, which its last backup lacks, from a file that anybody may have. It gets an
 * owner only if the record names the account that gives it; nobody else gets anything by giving it.
 */
export async function giveBack(
  context: GiveBackContext,
  files: GivenFiles,
  giver?: string,
): Promise<GivenBack> {
  const trust = await context.trust();
  // Asks the chain about its anchors, which may take seconds: so before the transaction.
  const given = await checkGiven(files, { trust, requestOf: context.requestOf });
  const previous = trust.previousLogs?.find(({ vkey }) => vkey === given?.vkey);
  if (given === undefined || previous === undefined) return { outcome: "refused" };
  const endedAt = new Date(previous.endedAt * 1000);
  const newId = newWorkId();
  // Ahead of the transaction: the first one takes seconds.
  const place = { workId: newId, ownerId: null, listed: false };
  const entry = await context.indexer.entryOf(searchedWork(given, given.claims, place));
  return transact(context.pool, async (tx) => {
    const { certificateId } = given;
    // Before anything is read: of two who give the same certificate, the second finds what the first has kept.
    await lockGiven(tx, certificateId);
    const [ended, known] = [await findEnded(tx, given.vkey), await findKnown(tx, given)];
    if (known?.workId === null) return { outcome: "erased", certificateId };
    if (known?.isBlocked === true || given.said.isBlocked) return { outcome: "blocked", certificateId };
    if (known?.isGivenBack === false || known?.isUnnamed === true) return { outcome: "known", certificateId };
    // What the backup's part of the log has, the backup has.
    if (ended === undefined || given.index < ended.size || known?.isSameRecord === false)
      return { outcome: "refused" };
    const workId = known?.workId ?? newId;
    if (known === undefined) await keep(context, tx, given, { workId, log: ended.log, entry });
    else await keepMore(context, tx, given, { ...known, workId });
    if (given.said.isTransferred) await keepFromRegistrant(tx, workId);
    const isOwner = await giveTo(tx, given, { workId, endedAt, giver });
    return { outcome: "kept", certificateId, isOwner: isOwner || isOwnerOf(known, giver) };
  });
}

const isOwnerOf = (known: KnownCertificate | undefined, giver: string | undefined): boolean =>
  giver !== undefined && known?.ownerId === giver;

async function keep(
  { keys }: GiveBackContext,
  tx: Queryable,
  given: GivenCertificate,
  { workId, log, entry }: { workId: string; log: number; entry: SearchEntry },
): Promise<void> {
  const { certificateId, registeredAt } = given;
  const work = workOf(given.claims);
  const details = { selfIdentification: {}, sellingProducts: false, collaborators: [], agent: null };
  const privateDetails = sealJson(keys.dataEncryption.key, details, privateDetailsContext(workId));
  const common = {
    ownerId: null,
    sharedPublicly: false,
    underAlias: false,
    listUses: false,
    createdAt: registeredAt,
  };
  await insertWorks(tx, [{ id: workId, ...work, ...common, privateDetails }]);
  const disclosures = sealRemaining(keys, disclosuresContext(certificateId), given.disclosures);
  await insertGiven(tx, given, { workId, log, disclosures });
  await putFingerprints(tx, given);
  await keepAiUse(tx, certificateId, given.disclosures);
  await writeEntries(tx, [entry], "new");
}

function searchedWork(
  { certificateId, registeredAt }: GivenCertificate,
  claims: RecordClaims,
  place: { workId: string; ownerId: string | null; listed: boolean },
): SearchedWork {
  const { creatorName: creator = "" } = claims;
  const collaborators = claims.collaborators.map(({ givenName = "", familyName = "" }) => ({
    givenName,
    familyName,
  }));
  return { ...workOf(claims), ...place, certificateId, registeredAt, creator, collaborators };
}

/** The file that came first may have shown little. */
async function keepMore(
  { keys, indexer }: GiveBackContext,
  tx: Queryable,
  given: GivenCertificate,
  { disclosures, workId, ownerId, isListed, isChanged }: KnownCertificate & { workId: string },
): Promise<void> {
  if (disclosures === null) return;
  const context = disclosuresContext(given.certificateId);
  const kept = unsealDisclosures(keys, context, disclosures);
  const all = [...new Set([...kept, ...given.disclosures])];
  if (all.length === kept.length) return;
  await updateDisclosures(tx, given.certificateId, sealRemaining(keys, context, all));
  await putFingerprints(tx, given);
  await keepAiUse(tx, given.certificateId, all);
  if (isChanged) return;
  const claims = readClaims(Object.fromEntries(all.map(readDisclosure)));
  await updateWork(tx, workId, workOf(claims));
  const entry = await indexer.entryOf(searchedWork(given, claims, { workId, ownerId, listed: isListed }));
  await writeEntries(tx, [entry], "new");
}

async function keepAiUse(
  tx: Queryable,
  certificateId: string,
  disclosures: readonly string[],
): Promise<void> {
  const claim = disclosures.map(readDisclosure).find(([name]) => name === "aiUse");
  if (claim !== undefined) await writeAiUses(tx, [{ certificateId, n: "record", said: claim[1] }]);
}

function readDisclosure(json: string): [name: string, value: unknown] {
  const [, name, value] = JSON.parse(json) as [salt: string, name: string, value: unknown];
  return [name, value];
}

/** Whether the account that gives it gets it. */
async function giveTo(
  tx: Queryable,
  { claims, registeredAt, mayHideWallet }: GivenCertificate,
  { workId, endedAt, giver }: { workId: string; endedAt: Date; giver: string | undefined },
): Promise<boolean> {
  // Whoever speaks for a record that names a wallet needs its signature: without it, checkers refuse all that is said.
  if (giver === undefined || mayHideWallet) return false;
  const { creatorEmail, walletAddress, creatorName = "" } = claims;
  const named = {
    emailKey: creatorEmail === undefined ? null : emailKey(creatorEmail),
    walletAddress: walletAddress?.toLowerCase() ?? null,
  };
  if (!(await isRegistrant(tx, giver, { ...named, registeredAt, endedAt }))) return false;
  return takeWork(tx, { workId, ownerId: giver, creatorName });
}

/** As far as the file shows it. */
function workOf({ publication, ...claims }: RecordClaims) {
  const { title = "", description = "", keywords = [], materialType = "", medium = "" } = claims;
  const { categories = [], copyrightRelation = "" } = claims;
  const place = publication ? { date: "", city: "", province: "", ...publication } : null;
  const kind = { materialType, medium, categories, copyrightRelation };
  return { title, description, keywords, ...kind, publication: place };
}
