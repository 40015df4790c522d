import type { Answered, CertificateStatus } from "@colophon/api";
import { answersOf as provenAnswersOf, headingOf } from "@colophon/proof/statements";

/** A statement, without its disclosures. */
export interface SaidStatement {
  n: number;
  kind: string;
  by: string;
  /** Unix seconds. */
  at: number;
  /** Number of the dispute that it settles. */
  dispute: number | null;
  /** The newer version that it names. */
  other: string | null;
  /** Number of the collaborator that it is about. */
  collaborator: number | null;
}

export function statusOf(said: readonly SaidStatement[]): CertificateStatus {
  return headingOf(
    said.map(({ kind, by, dispute }) => ({ kind, by, ...(dispute !== null && { said: { dispute } }) })),
  );
}

export function publicStatements(said: readonly SaidStatement[]) {
  return said.map(({ n, kind, by, at, collaborator }) => ({ n, kind, by, at: isoTime(at), collaborator }));
}

const isoTime = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** The answers of the people named, by their numbers; the last answer of each counts. */
export function storedAnswersOf(said: readonly SaidStatement[]): Map<number, Answered> {
  const answers = provenAnswersOf(
    said.map(({ kind, at, collaborator }) => ({
      kind,
      at,
      said: collaborator === null ? {} : { collaborator },
    })),
  );
  return new Map([...answers].map(([number, { state, at }]) => [number, { state, at: isoTime(at) }]));
}

/** The people who have declined to be named, or were erased: they are no longer named anywhere. */
export function unnamedOf(said: readonly SaidStatement[]): Set<number> {
  const unnamed = [...storedAnswersOf(said)].filter(([, { state }]) => state !== "confirmed");
  return new Set(unnamed.map(([number]) => number));
}
