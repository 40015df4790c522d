import type { RegisterCommand } from "./arguments.ts";
import { assertSameAccount, deliver, inGroups, prepare, type Registering } from "./delivery.ts";
import { sendCopies } from "./send-copies.ts";
import { type ExitCode, exitCodes, Failure, usageFailure } from "./failure.ts";
import type { RegisteredWork } from "./journal/journal-lines.ts";
import { type Group, pendingOf } from "./journal/journal-state.ts";
import { planWorks } from "./list/plan-works.ts";
import {
  assertWithinMax,
  inWords,
  isPaid,
  priceOfWorks,
  readRegistryTerms,
  type RegistryTerms,
} from "./orders.ts";
import { followGroups, followUnknown, placeAll } from "./paying.ts";
import { quoted } from "./terminal.ts";
import type { PlannedWork } from "./work.ts";

/** Word for word as docs/format.md has it under `declarationVersion`, which the record names. */
export const declaration =
  "I certify that what I have stated here is true, and that I have the right to register this work.";

export const assertDeclared = (isDeclared: boolean): void => {
  if (!isDeclared) throw usageFailure(`--declare is needed, by which you say: “${declaration}”`);
};

/** Registers what is asked for, and what an earlier run left unfinished of it: each work once. */
export async function register(command: RegisterCommand, registering: Registering): Promise<ExitCode> {
  const { asking, journal, voice } = registering;
  await assertSameAccount(registering);
  if (command.earlier === "forget") return forget(registering);
  if (command.order !== undefined) return resumeOrder(command.order, command, registering);
  if (command.earlier === "resume") return finish(pendingOf(journal.state), command, registering);
  assertDeclared(command.isDeclared);
  const terms = await readRegistryTerms(asking);
  if (isPaid(terms)) assertMayOrder(command);
  const works = await planWorks(command, { voice, signal: asking.signal });
  const begun = begunOf(works, registering);
  const known = new Set(begun.flatMap((group) => group.works.map(({ digest }) => digest)));
  const isDone = ({ digest }: PlannedWork) => !command.isAgain && journal.state.registered.has(digest);
  const done = works.filter((work) => isDone(work) && !known.has(work.digest));
  for (const work of done) tellKnown(work, registering);
  const left = works.filter((work) => !isDone(work) && !known.has(work.digest));
  const code = await deliverAll(terms, begun, left, command, registering);
  if (command.sendsCopies && code === exitCodes.done) await sendCopies(works, registering);
  return code;
}

async function deliverAll(
  terms: RegistryTerms,
  begun: readonly Group[],
  left: readonly PlannedWork[],
  command: RegisterCommand,
  registering: Registering,
): Promise<ExitCode> {
  const isFree = (works: readonly PlannedWork[]) => !isPaid(terms) || priceOfWorks(terms, works.length) === 0;
  const groups = inGroups(left);
  const ordered = begun.filter(({ way }) => way === "order");
  const toOrder = groups.filter((works) => !isFree(works));
  const counts = [...ordered, ...toOrder].map((one) => ("works" in one ? one.works.length : one.length));
  const amount = counts.reduce((sum, count) => sum + priceOfWorks(terms, count), 0);
  const total = { amount, currency: terms.fee.currency };
  if (counts.length > 0) {
    assertWithinMax(command.maxTotal, total);
    registering.voice.note(`To pay: ${inWords(total)}.`);
  }
  for (const group of begun.filter(({ way }) => way === "register")) await deliverOne(group, registering);
  for (const works of groups.filter(isFree))
    await deliverOne(prepare(registering, works, "register"), registering, works);
  if (counts.length === 0) return exitCodes.done;
  const prepared = toOrder.map((works) => prepare(registering, works, "order"));
  return payFor([...ordered, ...prepared], command, registering);
}

async function payFor(
  groups: Group[],
  command: RegisterCommand,
  registering: Registering,
): Promise<ExitCode> {
  await placeAll(groups, registering);
  return followGroups(groups, command, registering, (group, registered) =>
    tellRegistered(group, registered, registering),
  );
}

/** A program must say how much it may cost, and somebody must have agreed to begin at once. */
function assertMayOrder(command: RegisterCommand): void {
  if (!command.isConsented)
    throw usageFailure(
      "This registry asks for a fee. --consent is needed, by which you ask it to register at once after the payment: the right of withdrawal ends with that.",
    );
  if (command.isJson && command.maxTotal === undefined)
    throw usageFailure(
      "This registry asks for a fee. With --json, --max-total is needed, such as --max-total 25.00EUR.",
    );
}

/** What an earlier run began of these works. It is sent as it was: that is the only way to learn what became of it. */
function begunOf(works: readonly PlannedWork[], { journal, voice }: Registering): Group[] {
  const wanted = new Set(works.map(({ digest }) => digest));
  const pending = pendingOf(journal.state);
  const begun = pending.filter((group) => group.works.some(({ digest }) => wanted.has(digest)));
  const other = begun.flatMap((group) => group.works.filter(({ digest }) => !wanted.has(digest)));
  if (other.length > 0)
    throw new Failure(
      exitCodes.usage,
      "unfinished",
      `An earlier run sent works that are no longer among these, or not as they are now, such as ${quoted(other[0]?.title ?? "")}, and its end is unknown. Finish it as it was (colophon register --resume), or drop it (colophon register --forget).`,
    );
  const rest = pending.length - begun.length;
  if (rest > 0)
    voice.note(
      `An earlier run is unfinished: colophon register --resume finishes it (${rest} ${rest === 1 ? "request" : "requests"}).`,
    );
  return begun;
}

async function finish(
  groups: Group[],
  command: RegisterCommand,
  registering: Registering,
): Promise<ExitCode> {
  if (groups.length === 0) registering.voice.note("Nothing is unfinished.");
  for (const group of groups.filter(({ way }) => way === "register")) await deliverOne(group, registering);
  const orders = groups.filter(({ way }) => way === "order");
  return orders.length === 0 ? exitCodes.done : payFor(orders, command, registering);
}

async function deliverOne(
  group: Group,
  registering: Registering,
  works?: readonly PlannedWork[],
): Promise<void> {
  const { voice } = registering;
  const number = group.works.length;
  voice.show(`Registering ${number} ${number === 1 ? "work" : "works"}…`);
  try {
    tellRegistered(group, await deliver(registering, group), registering, works);
  } finally {
    voice.show(undefined);
  }
}

function tellRegistered(
  group: Group,
  registered: readonly RegisteredWork[],
  { voice }: Registering,
  works?: readonly PlannedWork[],
): void {
  for (const [place, work] of registered.entries()) {
    const { title = "", sha256 } = group.works[place] ?? {};
    const row = works?.[place]?.row;
    voice.result(
      {
        event: "registered",
        ...work,
        title,
        ...(sha256 !== undefined && { sha256 }),
        ...(row !== undefined && { row }),
      },
      `${work.certificateId}  ${quoted(title)}`,
    );
  }
}

function tellKnown({ digest, contents, row }: PlannedWork, { journal, voice }: Registering): void {
  const known = journal.state.registered.get(digest);
  if (known === undefined) return;
  const { workId, certificateId } = known;
  const { title } = contents.materialDetails;
  voice.result(
    { event: "known", workId, certificateId, title, ...(row !== undefined && { row }) },
    `${certificateId}  ${quoted(title)}, registered before`,
  );
}

function forget({ journal, voice }: Registering): ExitCode {
  const pending = pendingOf(journal.state);
  for (const { id } of pending) journal.append({ kind: "dropped", id, at: Date.now(), why: "forgotten" });
  voice.note(
    pending.length === 0
      ? "Nothing is unfinished."
      : "Dropped. What had arrived is registered all the same: look at your list of works before you register again.",
  );
  return exitCodes.done;
}

async function resumeOrder(
  order: string,
  command: RegisterCommand,
  registering: Registering,
): Promise<ExitCode> {
  const group = pendingOf(registering.journal.state).find((one) => one.order === order);
  if (group !== undefined) return payFor([group], command, registering);
  return followUnknown(order, command, registering);
}
