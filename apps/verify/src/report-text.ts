import type { Check, SaidLater, Verification } from "@colophon/proof";
import { mayHaveLost, type VerifiedStatus } from "@colophon/proof/statements";
import type { Result } from "./check-input.ts";
import { checkSentence, checkTexts } from "./check-texts.ts";
import { inertText } from "./inert-text.ts";
import { utc, verdictText, type VerdictStyle } from "./verdict-text.ts";

/** Colours text, or leaves it as it is. */
export type Paint = (style: VerdictStyle | "bold" | "dim", text: string) => string;

const MARKS = {
  passed: { style: "green", mark: "✓" },
  failed: { style: "red", mark: "✗" },
  not_checked: { style: "dim", mark: "–" },
} as const;

/** Evidence in Unix seconds. */
const TIMES = ["blockTime", "signedAt", "asOf", "lostFrom", "lostUntil"];

const CLOSING =
  "A certificate shows that this was declared, with these files, by that time. It does not prove authorship.";

/** The verdict first, in plain words; then what the record says, and the nine checks with what they looked at. */
export function reportText(result: Result, paint: Paint): string {
  const lines =
    "problem" in result
      ? [`${paint("yellow", "CANNOT BE CHECKED")}  ${inertText(result.problem.message)}`]
      : certificateLines(result, paint);
  return [paint("bold", inertText(result.input)), ...lines, "", ""].join("\n");
}

function certificateLines(result: Extract<Result, { bundle: string }>, paint: Paint): string[] {
  const { input, bundle, isPdf, status, verification } = result;
  const { style, headline, sentence } = verdictText(verification, isPdf);
  const said = provenOf(status);
  return [
    `${paint(style, headline)}${headingText(said, paint)}  ${sentence}`,
    "",
    ...recordLines(verification),
    ...(bundle === input ? [] : [line("Bundle", bundle)]),
    "",
    ...verification.checks.flatMap((check) => checkLines(check, isPdf, paint)),
    ...statementLines(said, paint),
    "",
    CLOSING,
  ];
}

function recordLines({ certificateId, record }: Verification): string[] {
  if (certificateId === undefined || record === undefined) return [];
  const { title, creatorName } = record.claims;
  return [
    line("Certificate", certificateId),
    ...(title === undefined ? [] : [line("Title", title)]),
    ...(creatorName === undefined ? [] : [line("Creator", creatorName)]),
    line("Registered", `${utc(record.payload.iat)}, as ${record.payload.iss} states`),
  ];
}

/** What is proven of later statements; undefined when nothing is. */
function provenOf(status: SaidLater | undefined): VerifiedStatus | undefined {
  return status === undefined || status.state === "refused" || status.state === "not_answered"
    ? undefined
    : status;
}

/** What a reader must not miss beside the verdict: that the certificate was withdrawn, say. */
function headingText(said: VerifiedStatus | undefined, paint: Paint): string {
  if (said === undefined || said.heading === "valid") return "";
  return `; ${paint("yellow", `since then ${said.heading.toUpperCase()}, as of ${utc(said.asOf)}`)}`;
}

/** What was said later, in the order of the log. */
function statementLines(said: VerifiedStatus | undefined, paint: Paint): string[] {
  if (said === undefined) return [];
  const { asOf, heading, statements } = said;
  // Silence proves nothing where something may have been lost.
  if (statements.length === 0 && mayHaveLost(said)) return [];
  const since = statements.length === 0 ? "nothing was said" : heading === "valid" ? "see below" : heading;
  return [
    "",
    line("Since then", `${since}, as of ${utc(asOf)}`),
    ...statements.flatMap(({ n, kind, by, at, said: words, withheld }) => [
      line(`Statement ${n}`, `${kind}, by the ${by}, ${utc(at)}`),
      ...Object.entries(words).map(([name, value]) =>
        paint(
          "dim",
          `    ${inertText(`${name} ${typeof value === "string" ? value : JSON.stringify(value)}`)}`,
        ),
      ),
      ...(withheld > 0 ? [paint("dim", `    ${withheld} withheld`)] : []),
    ]),
  ];
}

function checkLines(check: Check, isPdf: boolean, paint: Paint): string[] {
  const { style, mark } = MARKS[check.state];
  const evidence = Object.entries(check.evidence ?? {}).map(
    ([name, value]) => `${name} ${TIMES.includes(name) ? utc(Number(value)) : value}`,
  );
  const { detail, code } = check;
  const notes = detail === undefined || detail === code ? evidence : [detail, ...evidence];
  return [
    `${paint(style, mark)} ${line(checkTexts[check.id].topic, checkSentence(check, isPdf))}`,
    ...notes.map((note) => paint("dim", `    ${inertText(note)}`)),
  ];
}

function line(name: string, text: string): string {
  return `${name.padEnd(13)}${inertText(text)}`;
}
