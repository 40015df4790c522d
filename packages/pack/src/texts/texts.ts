import type { FileKind } from "../facts.ts";

const stepNames = [
  "origin",
  "whole",
  "keys",
  "record",
  "file",
  "checkpoint",
  "token",
  "bitcoin",
  "earlier",
  "checker",
  "document",
] as const;
export type StepName = (typeof stepNames)[number];

/** The words of a READ ME. `{…}` is filled in. */
export interface ReadMeTexts {
  /** {id} */
  title: string;
  /** {date} */
  made: { page: string; command: string };
  about: string;
  vouch: string;
  run: string;
  /** {number} {title} */
  step: string;
  steps: Record<StepName, { title: string; text: string }>;
  /** After the first step. */
  differs: string;
  /** {name} */
  bring: string;
  needsRoot: string;
  /** {date} */
  statusAt: string;
  noStatus: string;
  offline: string;
  filesTitle: string;
  shows: string;
  not: string;
  believe: string;
  kinds: Record<FileKind, { shows: string; not: string; believe: string }>;
  custodyTitle: string;
  custody: { registered: string; page: string; command: string; cut: string };
  limitsTitle: string;
  limits: string;
}
