import type { Check, Verification } from "@colophon/proof";
import { mayHaveLost, type VerifiedStatus } from "@colophon/proof/statements";
import { breakText } from "./break-text.ts";
import type { Result } from "./check-input.ts";
import { type CheckedLicence, provenOf } from "./check-licence.ts";
import { type About, checkSentence, checkTexts } from "./check-texts.ts";
import { EARLIER_NOTE, earlierSentence } from "./earlier-texts.ts";
import { inertText } from "@colophon/proof/texts";
import { clockSentence } from "./clock-texts.ts";
import {
  feeText,
  licenceVerdictText,
  licensorTexts,
  stateHeadline,
  workTextKey,
  workTexts,
} from "./licence-texts.ts";
import { LINK_NOTE, linkSentence } from "./link-texts.ts";
import type { EarlierResult } from "./read-earlier.ts";
import { usesSentences } from "./uses-texts.ts";
import { utc } from "./utc.ts";
import { verdictText, type VerdictStyle } from "./verdict-text.ts";

/** Colours text, or leaves it as it is. */
export type Paint = (style: VerdictStyle | "bold" | "dim", text: string) => string;

/** What a report is written on. */
export interface Page {
  paint: Paint;
  /** How wide its lines are. */
  columns: number;
}

/** Anyone can register a page that looks like a certificate. */
const IS_WORK =
  "This file was registered as a work. It is not a certificate of this registry, whatever its pages say.";

/** Where what a line says begins, after its name. */
const INDENT = 13;

const MARKS = {
  passed: { style: "green", mark: "✓" },
  failed: { style: "red", mark: "✗" },
  not_checked: { style: "dim", mark: "–" },
} as const;

/** Evidence in Unix seconds; of several of a kind each but the first has a number behind its name. */
const TIMES = ["blockTime", "signedAt", "asOf", "lostFrom", "lostUntil", "timeStampedAt"];

const CLOSING =
  "A certificate shows that this was declared, with these files, by that time. It does not prove who made it.";

/** The verdict first, in plain words; then what the record says, and the nine checks with what they looked at. */
export function reportText(result: Result, page: Page): string {
  const { paint, columns } = page;
  const lines =
    "problem" in result
      ? [
          `${paint("yellow", "CANNOT BE CHECKED")}  ${breakText(inertText(result.problem.message), { columns, indent: INDENT })}`,
        ]
      : "licence" in result
        ? licenceLines(result, page)
        : certificateLines(result, page);
  return [paint("bold", nameLine(result.input, columns)), ...lines, "", ""].join("\n");
}

/** A file's name, which somebody else may have given it: with a path before it, it reads as nothing but a name. */
function nameLine(input: string, columns: number): string {
  const isName = /^[\w./~-]+$|^(\/|\.\/|\.\.\/)/.test(input);
  return breakText(inertText(isName ? input : `./${input}`), { columns, indent: INDENT });
}

function certificateLines(result: Extract<Result, { bundle: string }>, page: Page): string[] {
  const { paint } = page;
  const { input, bundle, isPdf, status, verification } = result;
  const { style, headline, sentence } = verdictText(verification, { isPdf });
  const said = provenOf(status);
  return [
    ...(isWork(result) ? [paint("yellow", IS_WORK)] : []),
    `${paint(style, headline)}${headingText(said, paint)}  ${sentence}`,
    "",
    ...recordLines(verification, page),
    ...usesLines(result, page),
    ...linkLines(verification, page),
    ...earlierLines(result, page),
    ...(bundle === input ? [] : [line("Bundle", bundle, page)]),
    "",
    ...verification.checks.flatMap((check) => [
      ...checkLines(check, { isPdf }, page),
      ...(check.id === "anchor" ? clockLines(verification, page) : []),
    ]),
    ...statementLines(said, page),
    "",
    CLOSING,
  ];
}

const LICENCE_CLOSING =
  "A licence is a permission from the holder of the work's certificate, who may be wrong about owning the work. Where its printed words and its terms differ, the terms govern.";

/** The same of a licence, with its work's certificate and its licensor. */
function licenceLines(
  { input, licence, isPdf, status, workStatus, now, verification }: CheckedLicence,
  page: Page,
): string[] {
  const { paint } = page;
  const { style, headline, sentence } = licenceVerdictText(verification, isPdf);
  const { work, licensor } = verification;
  const state =
    now === undefined ? "" : `; ${paint(now.state === "in_force" ? "green" : "yellow", stateHeadline(now))}`;
  const outcome = workTextKey(verification);
  const ofWork = outcome === "passed" || outcome === "not_checked" ? outcome : "failed";
  return [
    `${paint(style, headline)}${state}  ${sentence}`,
    "",
    ...licenceClaimLines(verification, page),
    ...(licence === input ? [] : [line("Found at", licence, page)]),
    "",
    ...verification.checks.flatMap((check) => [
      // It has no file of its own.
      ...(check.code === "no_document" ? [] : checkLines(check, { isPdf, isLicence: true }, page)),
      ...(check.id === "anchor" ? clockLines(verification, page) : []),
    ]),
    outcomeLine(ofWork, "Work", workTexts[outcome], page),
    ...(work === undefined ? [] : [note(verdictText(work.verification, { isPdf: false }).headline, page)]),
    outcomeLine(
      licensor.state,
      "Licensor",
      licensorTexts[licensor.state === "passed" ? "passed" : licensor.code],
      page,
    ),
    ...statementLines(provenOf(status), page),
    ...saidOfWork(provenOf(workStatus), page),
    "",
    LICENCE_CLOSING,
  ];
}

/** What its file shows of a licence. */
function licenceClaimLines(
  { certificateId, record, work, checks }: CheckedLicence["verification"],
  page: Page,
): string[] {
  if (certificateId === undefined || record === undefined) return [];
  const { licensor, licensee, terms, termsText, from, until, fee, order, work: named } = record.claims;
  const { title, creatorName } = work?.verification.record?.claims ?? {};
  const withheld = Number(checks.find(({ id }) => id === "disclosures")?.evidence?.["withheld"] ?? 0);
  const shown = (name: string, value: string | undefined) =>
    value === undefined ? [] : [line(name, value, page)];
  return [
    line("Licence", certificateId, page),
    ...shown("Of the work", named?.certificate),
    ...shown("Title", title),
    ...shown("By", creatorName),
    ...shown("Licensor", licensor && `${licensor.name}, as the ${licensor.as}`),
    ...shown("Licensee", licensee?.name),
    ...shown("From", from),
    ...shown("Until", until === null ? "without an end" : until),
    ...shown("Fee", fee && feeText(fee)),
    ...shown("Order", order),
    ...shown(
      "Terms",
      terms && "what they leave out is not restricted: all media, the whole world, the whole work",
    ),
    ...Object.entries(terms ?? {}).map(([name, value]) =>
      note(`${name} ${typeof value === "string" ? value : JSON.stringify(value)}`, page),
    ),
    ...shown(
      "Words",
      termsText && `in the language ${termsText.language}, with the SHA-256 ${termsText.sha256} (base64url)`,
    ),
    ...(withheld > 0 ? [line("Not shown", `${withheld} fields`, page)] : []),
    line("Issued", `${utc(record.payload.iat)}, as ${record.payload.iss} states`, page),
  ];
}

/** What was said of the work, which changes nothing in the licence. */
function saidOfWork(said: VerifiedStatus | undefined, page: Page): string[] {
  if (said === undefined || said.heading === "valid") return [];
  return ["", line("The work", `${said.heading}, as of ${utc(said.asOf)}; the licence stays as it is`, page)];
}

function outcomeLine(state: Check["state"], name: string, text: string, page: Page): string {
  const { style, mark } = MARKS[state];
  return `${page.paint(style, mark)} ${line(name, text, page)}`;
}

/** Whether the given file is one that was registered. */
const isWork = ({ isPdf, verification: { checks } }: Extract<Result, { bundle: string }>): boolean =>
  !isPdf && checks.some(({ id, state }) => id === "document" && state === "passed");

function recordLines({ certificateId, record }: Verification, page: Page): string[] {
  if (certificateId === undefined || record === undefined) return [];
  const { title, creatorName, files, fileCount = 0 } = record.claims;
  const hidden = fileCount - files.length;
  return [
    line("Certificate", certificateId, page),
    ...(title === undefined ? [] : [line("Title", title, page)]),
    ...(creatorName === undefined ? [] : [line("By", creatorName, page)]),
    ...(hidden > 0 ? [line("Files", `${fileCount} (not shown: ${hidden})`, page)] : []),
    line("Registered", `${utc(record.payload.iat)}, as ${record.payload.iss} states`, page),
  ];
}

/** What its registrant says machines may do with it: their word, which no check looks at. */
function usesLines(result: Extract<Result, { bundle: string }>, page: Page): string[] {
  if (result.uses === undefined) return [];
  return usesSentences(result.uses, isWork(result) ? "This file" : "This work").map((sentence, at) =>
    line(at === 0 ? "Machines" : "", sentence, page),
  );
}

/** Addresses that the registry looked at: its word, which no check looks at. */
function linkLines({ record }: Verification, page: Page): string[] {
  const { links = [] } = record?.claims ?? {};
  if (links.length === 0) return [];
  return [
    ...links.map((link) => line(`Link ${link.number}`, linkSentence(link), page)),
    note(LINK_NOTE, page),
  ];
}

/** Proofs of the file from before it was registered, apart from the checks, which don't look at them. */
function earlierLines({ earlier = [] }: Extract<Result, { bundle: string }>, page: Page): string[] {
  if (earlier.length === 0) return [];
  const nameOf = (result: EarlierResult) => ("number" in result ? `Earlier ${result.number}` : "Earlier");
  return [
    ...earlier.map((result) => line(nameOf(result), earlierSentence(result), page)),
    note(EARLIER_NOTE, page),
  ];
}

/** What a reader must not miss beside the verdict: that the certificate was withdrawn, say. */
function headingText(said: VerifiedStatus | undefined, paint: Paint): string {
  if (said === undefined || said.heading === "valid") return "";
  return `; ${paint("yellow", `since then ${said.heading.toUpperCase()}, as of ${utc(said.asOf)}`)}`;
}

/** Other clocks than the anchor, each with what it says or why it counts for nothing. */
function clockLines({ clocks }: Verification<unknown>, page: Page): string[] {
  return clocks?.pieces.map((piece) => note(clockSentence(piece), page)) ?? [];
}

/** What was said later, in the order of the log. */
function statementLines(said: VerifiedStatus | undefined, page: Page): string[] {
  if (said === undefined) return [];
  const { asOf, heading, statements } = said;
  // Silence proves nothing where something may have been lost.
  if (statements.length === 0 && mayHaveLost(said)) return [];
  const since = statements.length === 0 ? "nothing was said" : heading === "valid" ? "see below" : heading;
  return [
    "",
    line("Since then", `${since}, as of ${utc(asOf)}`, page),
    ...statements.flatMap(({ n, kind, by, at, said: words, others, withheld }) => [
      line(`Statement ${n}`, `${kind}, by the ${by}, ${utc(at)}`, page),
      ...Object.entries(words).map(([name, value]) =>
        note(`${name} ${typeof value === "string" ? value : JSON.stringify(value)}`, page),
      ),
      ...(others.length > 0
        ? [note(`fields that this version does not know: ${others.join(", ")}`, page)]
        : []),
      ...(withheld > 0 ? [note(`${withheld} withheld`, page)] : []),
    ]),
  ];
}

function checkLines(check: Check, about: About, page: Page): string[] {
  const { style, mark } = MARKS[check.state];
  const evidence = Object.entries(check.evidence ?? {}).map(
    ([name, value]) => `${name} ${TIMES.includes(name.replace(/\.\d+$/, "")) ? utc(Number(value)) : value}`,
  );
  const { detail, code } = check;
  const notes = detail === undefined || detail === code ? evidence : [detail, ...evidence];
  return [
    `${page.paint(style, mark)} ${line(checkTexts[check.id].topic, checkSentence(check, about), page)}`,
    ...notes.map((one) => note(one, page)),
  ];
}

function line(name: string, text: string, { columns }: Page): string {
  return `${name.padEnd(INDENT)}${breakText(inertText(text), { columns, indent: INDENT + 2 })}`;
}

/** Beneath a line, what it rests on or quotes. */
function note(text: string, { paint, columns }: Page): string {
  return paint("dim", `    ${breakText(inertText(text), { columns, indent: 6 })}`);
}
