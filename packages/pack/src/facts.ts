/** What a READ ME is written from: plain values, so that whoever writes it can't put words into it. */
export interface PackFacts {
  certificateId: string;
  /** The address of the registry that the record names. */
  registry: string;
  /** Unix seconds. */
  madeAt: number;
  /** A registry's page, in a browser, or the command `colophon-verify pack`. */
  madeBy: "page" | "command";
  /** All but the READ MEs, in the order in which they are explained. */
  files: PackedFile[];
  /** How many signs base64 lacks at the end of the record's payload. */
  padding: number;
  works: PackedWork[];
  /** When the list of changes speaks, in Unix seconds. */
  statusAt?: number | undefined;
  /** Timestamps on the log's state, in the order of their files. */
  tokens: { time: number; hasRoot: boolean }[];
  /** Whether a proof leads from the record to a block of Bitcoin. */
  isInBitcoin: boolean;
  earlier: PackedEarlier[];
}

export interface PackedFile {
  path: string;
  size: number;
  /** Lower-case hex. */
  sha256: string;
}

/** A file that the record shows. */
export interface PackedWork {
  /** N of `file.N`. */
  number: number;
  /** How its name ends, without the dot; may be empty. */
  ending: string;
}

/** A proof of a file from before it was registered. */
export interface PackedEarlier {
  number: number;
  kind: "ots" | "rfc3161" | "bundle";
  /** SHA-256 of the file that it is about, in hex, where other people's programs can check it. */
  about?: string | undefined;
  /** Of a timestamp. */
  token?: { time: number; hasRoot: boolean } | undefined;
}

/** The folder of what programs read; the READ MEs and the document are above it. */
export const folder = "evidence";

export const workName = ({ number, ending }: PackedWork): string =>
  `file-${number}${ending === "" ? "" : `.${ending}`}`;

export const documentPath = (id: string): string => `${id}.pdf`;
export const bundleName = (id: string): string => `${id}.colophon.json`;
export const statusName = (id: string): string => `${id}.status.json`;

/** As `EARLIER_EXTENSION` of clocks. */
const endings = { ots: "ots", rfc3161: "tsr", bundle: "json" } as const;

export const packedEarlierName = (id: string, { number, kind }: PackedEarlier): string =>
  `${id}.earlier-${number}.${endings[kind]}`;

/** The kinds of files that are explained, in their order. */
export const fileKinds = [
  "document",
  "bundle",
  "status",
  "trust",
  "checker",
  "format",
  "work",
  "record",
  "keys",
  "clock",
  "earlier",
  "sums",
] as const;
export type FileKind = (typeof fileKinds)[number];

/** What kind of file has this path. */
export function kindOf(path: string): FileKind {
  const name = path.replace(/^.*\//, "");
  if (name.endsWith(".pdf") && !path.includes("/")) return "document";
  if (name.endsWith(".colophon.json")) return "bundle";
  if (name.endsWith(".status.json")) return "status";
  if (name === "trust.json") return "trust";
  if (name === "colophon-verify.mjs") return "checker";
  if (name === "format.md") return "format";
  if (name === "SHA256SUMS") return "sums";
  if (/^(?:record\.sig|checkpoint\.sig|issuer\.pem|log\.pem)$/.test(name)) return "keys";
  if (/(?:^|\.)earlier-/.test(name)) return "earlier";
  if (/^(?:record\.jwt|record\.tlog-proof|file-[0-9]+\.json)$/.test(name)) return "record";
  if (name.startsWith("file-")) return "work";
  return "clock";
}
