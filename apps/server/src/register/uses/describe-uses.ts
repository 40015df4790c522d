import type { Api, EndpointOutput } from "@colophon/api";
import { combine, linesOfUses, type SaidOfFile, type StatedUses, type Use, USES } from "@colophon/uses";
import { statusOf } from "../../record/heading.ts";
import type { CertificateOfFile } from "./uses-store.ts";
import { statedOf } from "./stated-of.ts";

export type UsesOfFile = EndpointOutput<Api["GET /api/uses"]>["files"][number];
type Stated = UsesOfFile["certificates"][number];

/** More certificates of one file are counted, and not described. */
const mostDescribed = 100;

/** A row with what it states. `isOver`: withdrawn, so that nothing it states counts any more. */
interface Read extends SaidOfFile {
  row: CertificateOfFile;
  isOver: boolean;
  isBlocked: boolean;
}

/** What all certificates of each file say, one by one and together; `rows` of one file are beside each other. */
export function describeUses(rows: readonly CertificateOfFile[], publicUrl: string): UsesOfFile[] {
  const files = new Map<string, Read[]>();
  for (const row of rows) {
    const read = readUses(row);
    const known = files.get(row.sha256);
    if (known === undefined) files.set(row.sha256, [read]);
    else known.push(read);
  }
  return [...files].flatMap(([sha256, all]) => {
    const shown = all.filter(({ isBlocked }) => !isBlocked);
    const { refusedBy, conflict } = combine(all);
    // A blocked work isn't described. What it refuses still counts, without its number.
    if (shown.length === 0 && USES.every((use) => refusedBy[use].length === 0)) return [];
    const combined = (use: Use) => ({
      says: refusedBy[use].length > 0 ? ("refuse" as const) : ("unknown" as const),
      refusedBy: refusedBy[use]
        .slice(0, mostDescribed)
        .map(({ certificate, since }) => describeRefusal(certificate, since)),
    });
    const certificates = shown.slice(0, mostDescribed).map((read) => describeStated(read, publicUrl));
    // The store counts all certificates of a file, and gives only the first of them.
    const count = all[0]?.row.count ?? 0;
    return [
      {
        sha256,
        certificates,
        more: count - (all.length - shown.length) - certificates.length,
        combined: {
          "train-generative": combined("train-generative"),
          "train-other": combined("train-other"),
          index: combined("index"),
          ground: combined("ground"),
        },
        conflict,
      },
    ];
  });
}

function readUses(row: CertificateOfFile): Read {
  const { said } = row;
  return {
    row,
    stated: statedOf(row),
    isOver: said.some(({ kind }) => kind === "withdrawn"),
    isBlocked: statusOf(said) === "blocked",
  };
}

function describeStated({ row, stated, isOver }: Read, publicUrl: string): Stated {
  const { certificateId, copyrightRelation, registeredAt, said } = row;
  const address = `${publicUrl}/api/certificates/${certificateId}`;
  return {
    certificateId,
    copyrightRelation,
    registeredAt: registeredAt.toISOString(),
    status: statusOf(said),
    state: stated.state,
    uses: usesNow(stated),
    counts: !isOver,
    bundleUrl: `${address}/bundle`,
    statusUrl: `${address}/status`,
  };
}

function usesNow(stated: StatedUses): Stated["uses"] {
  const uses: Stated["uses"] = {};
  if (stated.state !== "said") return uses;
  for (const { uses: alike, permission, since } of linesOfUses(stated))
    for (const use of alike) uses[use] = { says: permission, since: isoTime(since.at) };
  return uses;
}

function describeRefusal(
  { row, isBlocked }: Read,
  since: number,
): UsesOfFile["combined"][Use]["refusedBy"][number] {
  if (isBlocked) return { certificateId: null, copyrightRelation: null, registeredAt: null, since: null };
  const { certificateId, copyrightRelation, registeredAt } = row;
  return {
    certificateId,
    copyrightRelation,
    registeredAt: registeredAt.toISOString(),
    since: isoTime(since),
  };
}

const isoTime = (seconds: number): string => new Date(seconds * 1000).toISOString();
