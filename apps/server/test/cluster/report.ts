import { run } from "./run.ts";
import type { Happened } from "./faults.ts";

/** The longest time in which nobody got an answer to a registration while it lasted, in milliseconds. `times` ascend. */
export function longestGap(
  times: readonly number[],
  { began, ended }: Pick<Happened, "began" | "ended">,
): number {
  const gaps = times.map((time, position) => {
    const before = times[position - 1] ?? time;
    return time > began && before < ended ? time - before : 0;
  });
  return Math.max(0, ...gaps);
}

interface Run {
  happened: readonly Happened[];
  times: readonly number[];
  answered: readonly ReadonlyMap<string, number>[];
  notes: ReadonlySet<string>;
  /** All that the nodes have said. */
  output: string;
}

export function describeRun({ happened, times, answered, notes, output }: Run): string {
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const sum = (name: string) => answered.reduce((total, each) => total + (each.get(name) ?? 0), 0);
  const questions = [...new Set(answered.flatMap((each) => [...each.keys()]))];
  const lines = [
    `seed ${run.seed}: ${times.length} registrations in ${seconds(last - first)}, ${notes.size} checkpoints seen`,
    questions.map((name) => `${name} ${sum(name)}`).join(", "),
    `longest time without an acknowledgement: ${seconds(longestGap(times, { began: first, ended: last }))}`,
  ];
  for (const [kind, group] of Map.groupBy(happened, (fault) => fault.kind)) {
    const gaps = group.map((fault) => seconds(longestGap(times, fault)));
    lines.push(`  ${kind}, ${group.length} times: ${gaps.join(", ")}`);
  }
  for (const [message, group] of Map.groupBy(complaints(output), (each) => each))
    lines.push(`  said ${group.length} times: ${message}`);
  return `${lines.join("\n")}\n`;
}

/** What a node calls an error; that its database is away it only warns of. */
function complaints(output: string): string[] {
  return output.split("\n").flatMap((line) => {
    if (!/"level":"(error|fatal)"/.test(line)) return [];
    const { msg, err } = JSON.parse(line) as { msg: string; err?: { message: string } };
    return [`${msg} ${err?.message ?? ""}`.trim()];
  });
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
