import { createHash, randomUUID } from "node:crypto";
import { ApiError, maxBatch, type WorkListItem } from "@colophon/api";
import { ask, asFailure, type Asking } from "./ask.ts";
import { exitCodes, Failure } from "./failure.ts";
import type { Journal } from "./journal/journal.ts";
import type { JournalWork, RegisteredWork } from "./journal/journal-lines.ts";
import type { Group } from "./journal/journal-state.ts";
import type { Voice } from "./terminal.ts";
import { fieldProblem, type PlannedWork } from "./work.ts";

export interface Delivery {
  asking: Asking;
  journal: Journal;
}

export interface Registering extends Delivery {
  voice: Voice;
}

/** A registry keeps a key for 30 days. Clocks differ, and the key is younger than its line: after 25 days we look instead of asking. */
const keyDays = 25;
const dayMs = 24 * 3_600_000;

/** Of one request, in bytes of JSON: the registry takes 8 MiB. */
const maxBodyBytes = 7 * 1024 * 1024;

const tokenMark = (token: string): string =>
  createHash("sha256").update(`colophon journal ${token}`).digest("hex").slice(0, 16);

/** Works in groups that the registry registers all or none. */
export function inGroups(works: readonly PlannedWork[]): PlannedWork[][] {
  const groups: PlannedWork[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const work of works) {
    const more = Buffer.byteLength(JSON.stringify(work.contents)) + 1;
    const last = groups.at(-1);
    if (last === undefined || last.length === maxBatch || bytes + more > maxBodyBytes) {
      groups.push([work]);
      bytes = more;
    } else {
      last.push(work);
      bytes += more;
    }
  }
  return groups;
}

const remembered = ({ contents, digest }: PlannedWork): JournalWork => ({
  digest,
  title: contents.materialDetails.title,
  ...(contents.file && { sha256: contents.file.sha256 }),
  fileCount: contents.files?.length ?? (contents.file ? 1 : 0),
});

/** Writes down what will be sent, before it is. */
export function prepare(
  { journal, asking }: Delivery,
  works: readonly PlannedWork[],
  way: Group["way"],
): Group {
  const registrations = works.map(({ contents }) => contents);
  const more = way === "register" ? { payment: { provider: "demo" } } : { consent: true, language: "en" };
  const id = randomUUID();
  journal.append({
    kind: "prepared",
    id,
    at: Date.now(),
    token: tokenMark(asking.token),
    way,
    body: JSON.stringify({ ...more, registrations }),
    works: works.map(remembered),
  });
  return groupOf(journal, id);
}

function groupOf({ state }: Journal, id: string): Group {
  const group = state.groups.get(id);
  if (group === undefined) throw new Error("a group is prepared and not in the journal");
  return group;
}

/** Registers a group, or learns that it is: the same key makes the same request safe to send again. */
export async function deliver(delivery: Delivery, given: Group): Promise<RegisteredWork[]> {
  const group = await freshGroup(delivery, given);
  if (group.registered !== undefined) return group.registered;
  const { asking, journal } = delivery;
  const headers = { "idempotency-key": group.id };
  const answer = await askOnce(delivery, group, () =>
    ask(asking, "POST /api/ip/register/batch", { text: group.body, headers }),
  );
  const works = answer.registered.map(({ id, certificateId }) => ({ workId: id, certificateId }));
  if (works.length !== group.works.length) throw new Error("the registry answered another number of works");
  journal.append({ kind: "registered", id: group.id, at: Date.now(), works });
  return works;
}

/** A refusal of what is in the body is noted: its works may be sent again once they are right. Any other leaves the group as it is. */
export async function askOnce<T>(delivery: Delivery, group: Group, request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { asking, journal } = delivery;
    const isOfBody = [400, 409, 413, 415, 422].includes(error.status) && error.code !== "payment_refused";
    if (isOfBody)
      journal.append({
        kind: "dropped",
        id: group.id,
        at: Date.now(),
        why: error.code ?? String(error.status),
      });
    throw isOfBody && Object.keys(error.fields).length > 0
      ? rowsRefused(group, error)
      : asFailure(asking, error);
  }
}

/** The registry names rows by their place: `registrations.316.materialDetails.title`. */
function rowsRefused({ works }: Group, { fields }: ApiError): Failure {
  const lines = Object.entries(fields).map(([path, code]) => {
    const [, place = "", rest = ""] = /^registrations\.(\d+)\.(.*)$/.exec(path) ?? [];
    const title = works[Number(place)]?.title;
    return title === undefined
      ? `  ${path}: ${code}`
      : `  ${JSON.stringify(title)}: ${fieldProblem(rest, code)}`;
  });
  const all =
    works.length === 1 ? "It was not registered" : `None of these ${works.length} works was registered`;
  return new Failure(exitCodes.refused, "rows_refused", `${all}:\n${lines.slice(0, 20).join("\n")}`);
}

/** The group itself while its key surely lives and is of the same token; otherwise what became of it, or a new one. */
async function freshGroup(delivery: Delivery, group: Group): Promise<Group> {
  const { journal, asking } = delivery;
  const age = Date.now() - group.at;
  const mark = tokenMark(asking.token);
  if (age >= 0 && age < keyDays * dayMs && (group.token === mark || journal.state.tokens.has(mark)))
    return group;
  const found = await lookUp(asking, group);
  if (found !== undefined) {
    journal.append({ kind: "registered", id: group.id, at: Date.now(), works: found });
    return groupOf(journal, group.id);
  }
  const id = randomUUID();
  const { way, body, works } = group;
  journal.append({ kind: "prepared", id, at: Date.now(), token: mark, way, body, works, replaces: group.id });
  return groupOf(journal, id);
}

const keyOf = (sha256: string | undefined, fileCount: number, title: string): string =>
  `${sha256 ?? `${fileCount} files`}\n${title}`;

/** The works of a group among one's own, by fingerprint and title, registered since it was prepared: all of them, or none. */
async function lookUp(asking: Asking, group: Group): Promise<RegisteredWork[] | undefined> {
  const own = new Map<string, RegisteredWork[]>();
  for await (const work of listOwn(asking, group.at - dayMs)) {
    const key = keyOf(work.file?.sha256, work.fileCount, work.title);
    own.set(key, [{ workId: work.id, certificateId: work.certificateId }, ...(own.get(key) ?? [])]);
  }
  const found = group.works.map(({ sha256, fileCount, title }) =>
    own.get(keyOf(sha256, fileCount, cleaned(title)))?.shift(),
  );
  const works = found.filter((work) => work !== undefined);
  if (works.length === 0) return undefined;
  if (works.length === group.works.length) return works;
  throw new Failure(
    exitCodes.refused,
    "outcome_unknown",
    `An earlier run sent ${group.works.length} works, and ${works.length} of them are registered: they can't be told apart from others. Look at your list of works, then drop that run with: colophon register --forget`,
  );
}

/** As the registry keeps a title. */
const cleaned = (title: string): string => title.normalize("NFC").replaceAll(/\s+/g, " ").trim();

const pageSize = 500;

/** One's own works, the newest first, up to a time. */
export async function* listOwn(asking: Asking, since = 0): AsyncGenerator<WorkListItem> {
  let before: string | undefined;
  for (;;) {
    const query = { limit: pageSize, ...(before !== undefined && { before }) };
    const page: WorkListItem[] = await ask(asking, "GET /api/ip/user", { query }).catch((error: unknown) => {
      throw error instanceof ApiError ? asFailure(asking, error) : error;
    });
    for (const work of page) {
      if (Date.parse(work.createdAt) < since) return;
      yield work;
    }
    before = page.at(-1)?.id;
    if (page.length < pageSize) return;
  }
}

/**
 * The journal is of one account. With a token that it doesn't know, a work of its own shows whether that is so: the list of
 * an account goes on after a work only if the work is its own.
 */
export async function assertSameAccount({ asking, journal }: Delivery): Promise<void> {
  const mark = tokenMark(asking.token);
  const { state } = journal;
  if (state.tokens.size === 0 || state.tokens.has(mark)) return;
  const newest = [...state.registered.values()].at(-1);
  if (newest === undefined) return;
  try {
    await ask(asking, "GET /api/ip/user", { query: { limit: 1, before: newest.workId } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status !== 404) throw asFailure(asking, error);
    throw new Failure(
      exitCodes.usage,
      "other_account",
      `The journal ${journal.path} is of another account. For a second account, set XDG_STATE_HOME to a folder of its own.`,
    );
  }
  journal.append({ kind: "same-account", token: mark, at: Date.now() });
}
