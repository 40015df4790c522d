import type { Use } from "@colophon/uses";
import type { UsesResult } from "./read-uses.ts";
import { utc } from "./utc.ts";

/** For people alone; what a picture says for good is in `plus.ts` of uses. */
const names: Record<Use, string> = {
  "train-generative": "training of generative AI",
  "train-other": "training of other AI",
  index: "listing by search engines",
  ground: "use in answers to questions",
};

const permissions = { refuse: "refused", allow: "allowed" } as const;

const LATER = "What was said later is not known, so this may not be how it is now.";

/** What the registrant says machines may do with the work, in sentences. `subject`: the file, or the work where none was given. */
export function usesSentences(uses: UsesResult, subject: string): string[] {
  const { state, asOf, now, history, lines, isWithdrawn } = uses;
  if (state === "changed_not_shown")
    return [`${subject}: what was said last of use by machines is not shown; it may have changed.`];
  const last = now ?? history.at(-1);
  const isNow = state === "said" && !isWithdrawn;
  const verb = isNow ? "since" : "from";
  const sentences = lines.map(
    ({ uses: named, permission, since, clock }) =>
      `${subject}: ${usesText(named)} ${permissions[permission]} ${verb} ${utc(since)}${clock === "registry" ? ", according to the registry" : ""}`,
  );
  if (last && lines.length === 0)
    sentences.push(
      last.isUnknown
        ? `${subject}: something was said of use by machines on ${utc(last.at)}, in words that this version does not know`
        : `${subject}: nothing is said any more of use by machines, ${verb} ${utc(last.at)}`,
    );
  if (isWithdrawn)
    return [
      ...sentences,
      "The work was withdrawn since, so what the certificate says of machines no longer counts.",
    ];
  if (isNow) return sentences;
  return [...sentences, asOf === undefined ? LATER : `${LATER} As of ${utc(asOf)}.`];
}

function usesText(uses: readonly Use[]): string {
  const isTraining = uses.includes("train-generative") && uses.includes("train-other");
  const others = uses.filter((use) => !isTraining || !use.startsWith("train-"));
  return [...(isTraining ? ["training"] : []), ...others.map((use) => names[use])].join(", ");
}
