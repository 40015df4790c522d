import { run } from "./run.ts";
import type { Happened } from "./faults.ts";

/** The longest time without an acknowledged registration during the fault, in milliseconds. `times` ascend. */
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
  /** Of these, the registrations sent through the balancer. */
  balanced: readonly number[];
  answered: readonly ReadonlyMap<string, number>[];
  notes: ReadonlySet<string>;
  /** Everything that the nodes have logged. */
  output: string;
}

export function describeRun({ happened, times, balanced, answered, notes, output }: Run): string {
  const [began = 0, ended = 0] = [times[0], times.at(-1)];
  const longest = (of: readonly number[]) => seconds(longestGap(of, { began, ended }));
  const sum = (name: string) => answered.reduce((total, each) => total + (each.get(name) ?? 0), 0);
  const questions = [...new Set(answered.flatMap((each) => [...each.keys()]))];
  const lines = [
    `seed ${run.seed}: ${times.length} registrations in ${seconds(ended - began)}, ${notes.size} checkpoints seen`,
    questions.map((name) => `${name} ${sum(name)}`).join(", "),
    `longest time without an acknowledgement: ${longest(times)}, by the balancer alone: ${longest(balanced)}`,
  ];
  for (const [kind, group] of Map.groupBy(happened, (fault) => fault.kind)) {
    const gaps = group.map((fault) => seconds(longestGap(times, fault)));
    lines.push(`  ${kind}, ${group.length} times: ${gaps.join(", ")}`);
  }
  for (const [message, group] of Map.groupBy(complaints(output), (each) => each))
    lines.push(`  logged ${group.length} times: ${message}`);
  return `${lines.join("\n")}\n`;
}

/** A node's error lines. A line may be cut off where the node was killed. */
function complaints(output: string): string[] {
  return output.split("\n").flatMap((line) => {
    if (!/"level":"(error|fatal)"/.test(line)) return [];
    const [message = "", cause] = [/"msg":"([^"]*)/, /"message":"([^"]*)/].map(
      (each) => each.exec(line)?.[1],
    );
    return [cause === undefined ? message : `${message}: ${cause}`];
  });
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
