import type { JournalLine, JournalWork, Prepared, RegisteredWork } from "./journal-lines.ts";

/** Works that are sent together, as far as the journal knows. */
export interface Group extends Omit<Prepared, "kind"> {
  order?: string;
  registered?: RegisteredWork[];
  isDropped?: true;
}

export interface Known extends RegisteredWork {
  work: JournalWork;
  at: number;
}

export interface JournalState {
  groups: Map<string, Group>;
  /** By digest. */
  registered: Map<string, Known>;
  /** By SHA-256 of the only file: the first one. */
  files: Map<string, Known>;
  deposited: Set<string>;
  /** Tokens that are known to be of one account. */
  tokens: Set<string>;
}

export const emptyState = (): JournalState => ({
  groups: new Map(),
  registered: new Map(),
  files: new Map(),
  deposited: new Set(),
  tokens: new Set(),
});

/** What the lines say in the end. A line about a group that isn't there says nothing. */
export function take(state: JournalState, line: JournalLine): void {
  switch (line.kind) {
    case "prepared": {
      const { kind: _, replaces, ...group } = line;
      const replaced = replaces === undefined ? undefined : state.groups.get(replaces);
      if (replaced !== undefined) replaced.isDropped = true;
      state.groups.set(line.id, group);
      state.tokens.add(line.token);
      return;
    }
    case "deposited":
      state.deposited.add(line.workId);
      return;
    case "same-account":
      state.tokens.add(line.token);
      return;
    case "ordered":
    case "registered":
    case "dropped": {
      const group = state.groups.get(line.id);
      if (group !== undefined) takeOutcome(state, group, line);
    }
  }
}

function takeOutcome(
  state: JournalState,
  group: Group,
  line: Extract<JournalLine, { id: string; kind: "ordered" | "registered" | "dropped" }>,
): void {
  if (line.kind === "ordered") group.order = line.order;
  else if (line.kind === "dropped") group.isDropped = true;
  else {
    group.registered = line.works;
    for (const [place, work] of group.works.entries()) {
      const registered = line.works[place];
      if (registered === undefined) continue;
      const known = { ...registered, work, at: line.at };
      state.registered.set(work.digest, known);
      if (work.sha256 !== undefined && !state.files.has(work.sha256)) state.files.set(work.sha256, known);
    }
  }
  // It is never sent again, and may have megabytes.
  if (line.kind !== "ordered") group.body = "";
}

/** Those whose outcome nobody has noted yet. */
export const pendingOf = ({ groups }: JournalState): Group[] =>
  [...groups.values()].filter(({ registered, isDropped }) => registered === undefined && isDropped !== true);
