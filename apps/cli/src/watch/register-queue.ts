import { inertText } from "@colophon/proof/texts";
import type { WatchCommand } from "../arguments.ts";
import { assertSameAccount, deliver, inGroups, listOwn, prepare, type Registering } from "../delivery.ts";
import { exitCodes, Failure } from "../failure.ts";
import { pendingOf } from "../journal/journal-state.ts";
import { isPaid, readRegistryTerms } from "../orders.ts";
import { sendCopies } from "../send-copies.ts";
import { quoted } from "../terminal.ts";
import type { PlannedWork } from "../work.ts";

/** Registers what is in `queue`, and what an earlier watch had sent. What is registered or refused leaves the queue. */
export function createRegistrar(
  command: WatchCommand,
  registering: Registering,
  queue: Map<string, PlannedWork>,
) {
  const { asking, journal, voice } = registering;
  /** Files of the account's own works, as the registry knows them. */
  let own: Set<string> | undefined;

  /** What the registry has to say before anything is sent. */
  async function begin(): Promise<Set<string>> {
    await assertSameAccount(registering);
    if (isPaid(await readRegistryTerms(asking)))
      throw new Failure(
        exitCodes.paymentAwaited,
        "fee_due",
        "This registry asks for a fee, which watch can't pay: use colophon register.",
      );
    const known = new Set<string>();
    for await (const { file } of listOwn(asking)) if (file !== null) known.add(file.sha256);
    return known;
  }

  async function registerQueue(): Promise<void> {
    own ??= await begin();
    for (const group of pendingOf(journal.state))
      if (group.way === "register") tell(await deliver(registering, group), group.works);
    for (const [sha256, { path = "" }] of queue) {
      if (!own.has(sha256) && !journal.state.files.has(sha256)) continue;
      voice.note(`${inertText(path)} is registered already.`);
      queue.delete(sha256);
    }
    for (const works of inGroups([...queue.values()])) await registerGroup(works);
  }

  async function registerGroup(works: readonly PlannedWork[]): Promise<void> {
    const group = prepare(registering, works, "register");
    try {
      tell(await deliver(registering, group), group.works);
    } catch (error) {
      // What the registry refuses is not sent again: the journal has dropped it.
      if (journal.state.groups.get(group.id)?.isDropped === true) forget(works);
      throw error;
    }
    forget(works);
    if (command.sendsCopies) await sendCopies(works, registering);
  }

  const forget = (works: readonly PlannedWork[]) => {
    for (const { contents } of works) if (contents.file) queue.delete(contents.file.sha256);
  };

  function tell(
    registered: readonly { workId: string; certificateId: string }[],
    works: readonly { title: string; sha256?: string }[],
  ) {
    for (const [place, work] of registered.entries()) {
      const { title = "", sha256 } = works[place] ?? {};
      if (sha256 !== undefined) queue.delete(sha256);
      voice.result(
        { event: "registered", ...work, title, sha256 },
        `${work.certificateId}  ${quoted(title)}`,
      );
    }
  }

  return {
    registerQueue,
    hasWork: () => queue.size > 0 || pendingOf(journal.state).length > 0 || own === undefined,
  };
}
