import { type DocumentLanguage, formatDateTime } from "@colophon/certificate";
import { fileCommand, otsCommand, tokenCommand } from "./commands.ts";
import {
  bundleName,
  documentPath,
  packedEarlierName,
  fileKinds,
  folder,
  kindOf,
  type PackedEarlier,
  type PackedFile,
  type PackFacts,
  statusName,
  workName,
} from "./facts.ts";
import { readMeTextsIn } from "./texts/texts-in.ts";
import type { StepName } from "./texts/texts.ts";

/** A part of a READ ME. */
export type Block =
  | { kind: "title" | "heading" | "step" | "text" | "note" | "warning" | "command"; text: string }
  /** Files of one kind: what they show, what they don't, and whom to believe for that. */
  | { kind: "files"; files: PackedFile[]; rows: { label: string; text: string }[] };

/** What a pack's READ ME says, from top to bottom. The commands work in their order, in the folder of the evidence. */
export function readMe(facts: PackFacts, language: DocumentLanguage): Block[] {
  const texts = readMeTextsIn(language);
  const dateOf = (seconds: number) => formatDateTime(language, new Date(seconds * 1000).toISOString());
  const { certificateId: id, files } = facts;
  const has = (path: string) => files.some((file) => file.path === path);
  const hasEvidence = (name: string) => has(`${folder}/${name}`);
  let number = 0;
  const step = (name: StepName, values: Record<string, string> = {}): Block[] => {
    const { title, text } = texts.steps[name];
    number += 1;
    const heading = fill(texts.step, { number: String(number), title: fill(title, values) });
    return [
      { kind: "step", text: heading },
      { kind: "text", text: fill(text, values) },
    ];
  };
  const blocks: Block[] = [
    { kind: "title", text: fill(texts.title, { id }) },
    { kind: "note", text: fill(texts.made[facts.madeBy], { date: dateOf(facts.madeAt) }) },
    { kind: "text", text: texts.about },
    { kind: "warning", text: texts.vouch },
    { kind: "text", text: texts.run },

    ...step("origin", { registry: facts.registry.replace(/^https?:\/\//, "") }),
    ...commands(
      `openssl dgst -sha256 trust.json${hasEvidence(checker) ? ` ${checker}` : ""}`,
      "cmp trust.json trust-elsewhere.json && echo same",
    ),
    { kind: "text", text: texts.differs },

    ...step("whole"),
    ...commands("sha256sum -c SHA256SUMS"),

    ...step("keys"),
    ...commands(
      // A verifier key is base64 of 01 and the key; a JWK has the point's x in base64url.
      `grep -o -F -e "$({ printf '\\001'; openssl pkey -pubin -in log.pem -outform DER | tail -c 32; } | openssl base64 -A)" trust.json`,
      `grep -o -F -e "$(openssl pkey -pubin -in issuer.pem -outform DER | tail -c 64 | head -c 32 | openssl base64 -A | tr '/+' '_-' | tr -d '=')" trust.json`,
    ),

    ...step("record"),
    ...commands(
      "cut -d . -f 1,2 record.jwt | tr -d '\\n' | openssl dgst -sha256 -verify issuer.pem -signature record.sig",
    ),

    ...facts.works.flatMap((work): Block[] => {
      const name = workName(work);
      return [
        ...step("file", { name }),
        ...(hasEvidence(name) ? [] : [{ kind: "text" as const, text: fill(texts.bring, { name }) }]),
        ...commands(
          fileCommand({ file: name, disclosure: `file-${work.number}.json`, padding: facts.padding }),
        ),
      ];
    }),

    ...step("checkpoint"),
    ...commands(
      "openssl pkeyutl -verify -pubin -inkey log.pem -rawin -in checkpoint.txt -sigfile checkpoint.sig",
    ),

    ...facts.tokens.flatMap(({ time, hasRoot }, at): Block[] => {
      const own = at === 0 ? "" : `-${at + 1}`;
      return [
        ...step("token", { time: dateOf(time) }),
        ...(hasRoot ? [] : [{ kind: "text" as const, text: texts.needsRoot }]),
        ...commands(
          tokenCommand({
            about: { file: "checkpoint.txt" },
            response: `checkpoint${own}.tsr`,
            chain: `chain${own}.pem`,
            root: hasRoot ? `root${own}.pem` : undefined,
            time,
          }),
        ),
      ];
    }),

    ...(facts.isInBitcoin ? [...step("bitcoin"), ...commands(otsCommand("record.jwt.ots"))] : []),

    ...facts.earlier.flatMap((earlier): Block[] => {
      const { number: n, token } = earlier;
      return [
        ...step("earlier", { number: String(n) }),
        ...(token && !token.hasRoot ? [{ kind: "text" as const, text: texts.needsRoot }] : []),
        ...commands(...earlierCommands(id, earlier)),
      ];
    }),

    ...(hasEvidence(checker)
      ? [
          ...step("checker"),
          ...commands(checkCommand(facts)),
          {
            kind: "text" as const,
            text:
              facts.statusAt === undefined
                ? texts.noStatus
                : fill(texts.statusAt, { date: dateOf(facts.statusAt) }),
          },
          { kind: "text" as const, text: texts.offline },
        ]
      : []),
    ...(hasEvidence(checker) && has(documentPath(id))
      ? [...step("document"), ...commands(`node ${checker} ../${documentPath(id)} --trust trust.json`)]
      : []),

    { kind: "heading", text: texts.filesTitle },
    ...fileKinds.flatMap((kind): Block[] => {
      const ofKind = files.filter(({ path }) => kindOf(path) === kind);
      const { shows, not, believe } = texts.kinds[kind];
      const rows = [
        { label: texts.shows, text: shows },
        { label: texts.not, text: not },
        { label: texts.believe, text: believe },
      ];
      return ofKind.length === 0 ? [] : [{ kind: "files", files: ofKind, rows }];
    }),

    { kind: "heading", text: texts.custodyTitle },
    { kind: "text", text: texts.custody.registered },
    { kind: "text", text: texts.custody[facts.madeBy] },
    { kind: "text", text: texts.custody.cut },

    { kind: "heading", text: texts.limitsTitle },
    { kind: "text", text: texts.limits },
  ];
  return language === "ar" ? blocks.map(isolated) : blocks;
}

/** What is in Latin letters, which may begin or end with signs that would turn the Arabic sentence round. */
const latin = /[!-~]*[A-Za-z][!-~]*(?: [!-~]*[A-Za-z0-9$][!-~]*)*/g;
const isolate = (text: string): string =>
  text.replaceAll(latin, (found) => {
    const word = found.replace(/^\(|[.,:;)]+$/g, "");
    return found.replace(word, () => `\u2068${word}\u2069`);
  });

function isolated(block: Block): Block {
  if (block.kind === "command") return block;
  if (block.kind !== "files") return { ...block, text: isolate(block.text) };
  return { ...block, rows: block.rows.map((row) => ({ ...row, text: isolate(row.text) })) };
}

const checker = "colophon-verify.mjs";

const commands = (...lines: string[]): Block[] => lines.map((text) => ({ kind: "command", text }));

function checkCommand({ certificateId: id, statusAt, earlier }: PackFacts): string {
  return [
    `node ${checker} ${bundleName(id)} --trust trust.json`,
    ...(statusAt === undefined ? [] : [`--status ${statusName(id)}`]),
    ...earlier.map((one) => `--earlier ${packedEarlierName(id, one)}`),
  ].join(" ");
}

/** By other people's programs, where they can. */
function earlierCommands(id: string, earlier: PackedEarlier): string[] {
  const { number, kind, about, token } = earlier;
  const name = packedEarlierName(id, earlier);
  if (about === undefined) return [];
  if (kind === "ots") return [`ots --no-bitcoin verify -d ${about} ${name}`];
  if (token === undefined) return [];
  return [
    tokenCommand({
      about: { sha256: about },
      response: name,
      chain: `earlier-${number}-chain.pem`,
      root: token.hasRoot ? `earlier-${number}-root.pem` : undefined,
      time: token.time,
    }),
  ];
}

const fill = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\{([a-z]+)\}/g, (whole, name: string) => values[name] ?? whole);
