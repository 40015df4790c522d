import {
  type ClockRules,
  judgeNamed,
  parseDetachedProof,
  parseToken,
  PUBLIC_CLOCKS,
  tokenOfResponse,
} from "@colophon/clocks";
import {
  isObject,
  parseBundle,
  parseDisclosure,
  parseSdJwt,
  type RecordClaims,
  type RecordEarlierProof,
  sha256,
  toHex,
  utf8,
} from "@colophon/proof";
import { certificatesOf } from "./certificates-of.ts";
import {
  bundleName,
  documentPath,
  packedEarlierName,
  type FileKind,
  fileKinds,
  folder,
  kindOf,
  type PackedEarlier,
  type PackedFile,
  type PackedWork,
  type PackFacts,
  statusName,
  workName,
} from "./facts.ts";
import { keyFiles } from "./key-files.ts";
import { filesOfChecks, paddingOf, type StockFile, stockChecksOf } from "./stock-files.ts";

/** What a pack is made from. The bundle has passed its checks. */
export interface PackContents {
  bundle: Uint8Array;
  claims: RecordClaims;
  /** The trust file, byte for byte as it was got. */
  trust: Uint8Array;
  /** The list of changes, and up to when it speaks, in Unix seconds. */
  status?: { bytes: Uint8Array; at: number } | undefined;
  document?: Uint8Array | undefined;
  checker?: Uint8Array | undefined;
  format?: Uint8Array | undefined;
  /** Proofs that the record names, by their number. */
  earlier: ReadonlyMap<number, Uint8Array>;
  /** Registered files, by their number. */
  works?: ReadonlyMap<number, Uint8Array> | undefined;
  madeBy: PackFacts["madeBy"];
  /** Unix seconds. */
  now: number;
  rules?: ClockRules;
}

export interface PackFile {
  path: string;
  bytes: Uint8Array;
}

export interface Pack {
  /** Of the ZIP. */
  name: string;
  files: PackFile[];
  facts: PackFacts;
}

/** Of a pack without registered files: what an email still takes. */
const mostBytes = 25_000_000;

/** The files of a work that are explained one by one; the checker checks the others, too. */
const mostWorks = 20;

/** A certificate's evidence, without its READ ME, which `readMe` writes from the facts. */
export async function makePack(contents: PackContents): Promise<Pack> {
  const { bundle: bytes, claims, trust, status, now, rules = PUBLIC_CLOCKS, madeBy } = contents;
  const bundle = parseBundle(bytes);
  const { jwt, payload } = parseSdJwt(bundle.sdJwt);
  const id = payload.jti;
  const all = worksOf(bundle.sdJwt);
  const works = all.slice(0, mostWorks);
  const checks = await stockChecksOf(bytes, { now, rules });
  const hidden = new Set(all.slice(mostWorks).map(({ number }) => `file-${number}.json`));
  const stock = filesOfChecks(checks).filter(({ name }) => !hidden.has(name));
  const named = await Promise.all(claims.earlier.map((one) => earlierOf(one, contents, id, rules)));
  const earlier = named.filter((one) => one !== undefined);
  const inFolder: StockFile[] = [
    { name: bundleName(id), bytes },
    ...given(statusName(id), status?.bytes),
    { name: "trust.json", bytes: trust },
    ...given("colophon-verify.mjs", contents.checker),
    ...given("format.md", contents.format),
    ...works.flatMap((work) => given(workName(work), contents.works?.get(work.number))),
    ...new Map([...keyFiles(bundle), ...stock].map((file) => [file.name, file])).values(),
    ...earlier.flatMap(({ files }) => files),
  ];
  const size = inFolder.reduce(
    (sum, file) => sum + (works.some((work) => workName(work) === file.name) ? 0 : file.bytes.length),
    0,
  );
  // Its proof and changes are in the folder, too.
  const document = size + (contents.document?.length ?? 0) > mostBytes ? undefined : contents.document;
  const files: PackFile[] = [
    ...given(documentPath(id), document).map(({ name, ...file }) => ({ path: name, ...file })),
    ...inFolder.map(({ name, ...file }) => ({ path: `${folder}/${name}`, ...file })),
  ];
  const described = files.map(describe);
  const sums = { path: `${folder}/SHA256SUMS`, bytes: utf8(described.map(sumLine).join("")) };
  const order = (path: string): number => fileKinds.indexOf(kindOf(path) satisfies FileKind);
  return {
    name: `${id}.evidence.zip`,
    files: [...files, sums],
    facts: {
      certificateId: id,
      // Host and port alone: a path could say anything.
      registry: /^https?:\/\/[^/]+/.exec(payload.iss)?.[0] ?? "",
      madeAt: now,
      madeBy,
      files: [...described, describe(sums)].toSorted((a, b) => order(a.path) - order(b.path)),
      padding: paddingOf(jwt),
      works,
      ...(status && { statusAt: status.at }),
      tokens: checks.flatMap(({ about, time, needsRoot }) =>
        about === "token" && time !== undefined ? [{ time, hasRoot: needsRoot !== true }] : [],
      ),
      isInBitcoin: checks.some(({ about, isOfBlock }) => about === "recordInBitcoin" && isOfBlock === true),
      earlier: earlier.map(({ fact }) => fact),
    },
  };
}

const given = (name: string, bytes: Uint8Array | undefined): StockFile[] =>
  bytes === undefined ? [] : [{ name, bytes }];

const describe = ({ path, bytes }: PackFile): PackedFile => ({
  path,
  size: bytes.length,
  sha256: toHex(sha256(bytes)),
});

/** As `sha256sum -c` reads it in the folder. */
const sumLine = ({ path, sha256: hash }: PackedFile): string =>
  `${hash}  ${path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : `../${path}`}\n`;

function worksOf(sdJwt: string): PackedWork[] {
  return parseSdJwt(sdJwt)
    .disclosures.map((text) => parseDisclosure(text))
    .flatMap(({ name, value }) => {
      const number = /^file\.([1-9][0-9]{0,3})$/.exec(name)?.[1];
      if (number === undefined || !isObject(value)) return [];
      // A stranger's word, which becomes part of a command.
      const ending = /\.([0-9A-Za-z]{1,8})$/.exec(
        typeof value["name"] === "string" ? value["name"] : "",
      )?.[1];
      // That of its own disclosure, beside it.
      const isTaken = ending?.toLowerCase() === "json";
      return [{ number: Number(number), ending: isTaken ? "" : (ending ?? "").toLowerCase() }];
    })
    .toSorted((a, b) => a.number - b.number);
}

/** A proof that the record names, with what OpenSSL needs for it; undefined where it isn't given. */
async function earlierOf(
  { number, kind, sha256: named }: RecordEarlierProof,
  { earlier, claims, now }: PackContents,
  id: string,
  rules: ClockRules,
): Promise<{ fact: PackedEarlier; files: StockFile[] } | undefined> {
  const bytes = earlier.get(number);
  if (bytes === undefined || toHex(sha256(bytes)) !== named) return undefined;
  if (kind !== "ots" && kind !== "rfc3161" && kind !== "bundle") return undefined;
  const file = { name: packedEarlierName(id, { number, kind }), bytes };
  const files = claims.files.map((one) => one.sha256);
  const judgement = await judgeNamed(bytes, { kind, sha256: named, files }, { now, rules });
  // What the checker refuses, other programs needn't look at: they know nothing of the record.
  const isRefused = judgement.state === "refused" && judgement.reason !== "authority_expired";
  if (isRefused || kind === "bundle") return { fact: { number, kind }, files: [file] };
  if (kind === "ots") {
    const about = toHex(parseDetachedProof(bytes).digest);
    return { fact: { number, kind, about }, files: [file] };
  }
  const token = tokenOfResponse(bytes);
  const { chain, root, time } = certificatesOf(token, rules);
  const about = toHex(parseToken(token).imprint.digest);
  return {
    fact: { number, kind, about, token: { time, hasRoot: root !== undefined } },
    files: [
      file,
      { name: `earlier-${number}-chain.pem`, bytes: chain },
      ...given(`earlier-${number}-root.pem`, root),
    ],
  };
}
