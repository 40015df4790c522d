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
  const writing = startWriting(facts, language);
  const { texts, dateOf } = writing;
  const blocks: Block[] = [
    { kind: "title", text: fill(texts.title, { id: facts.certificateId }) },
    { kind: "note", text: fill(texts.made[facts.madeBy], { date: dateOf(facts.madeAt) }) },
    { kind: "text", text: texts.about },
    { kind: "warning", text: texts.vouch },
    { kind: "text", text: texts.run },

    ...recordSteps(writing),
    ...fileSteps(writing),
    ...clockSteps(writing),
    ...earlierSteps(writing),
    ...checkerSteps(writing),

    { kind: "heading", text: texts.filesTitle },
    ...filesByKind(writing),

    { kind: "heading", text: texts.custodyTitle },
    { kind: "text", text: texts.custody.registered },
    { kind: "text", text: texts.custody[facts.madeBy] },
    { kind: "text", text: texts.custody.cut },

    { kind: "heading", text: texts.limitsTitle },
    { kind: "text", text: texts.limits },
  ];
  return language === "ar" ? blocks.map(isolated) : blocks;
}

/** What every part of a READ ME is written from; steps are numbered in the order in which they are asked for. */
type Writing = ReturnType<typeof startWriting>;

function startWriting(facts: PackFacts, language: DocumentLanguage) {
  const texts = readMeTextsIn(language);
  let number = 0;
  return {
    facts,
    texts,
    dateOf: (seconds: number) => formatDateTime(language, new Date(seconds * 1000).toISOString()),
    has: (path: string) => facts.files.some((file) => file.path === path),
    step(name: StepName, values: Record<string, string> = {}): Block[] {
      const { title, text } = texts.steps[name];
      number += 1;
      const heading = fill(texts.step, { number: String(number), title: fill(title, values) });
      return [
        { kind: "step", text: heading },
        { kind: "text", text: fill(text, values) },
      ];
    },
  };
}

/** Whose keys these are, that nothing is missing, and that they signed the record. */
function recordSteps({ facts, texts, has, step }: Writing): Block[] {
  return [
    ...step("origin", { registry: facts.registry.replace(/^https?:\/\//, "") }),
    ...commands(
      `openssl dgst -sha256 trust.json${has(checkerPath) ? ` ${checker}` : ""}`,
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
  ];
}

function fileSteps({ facts, texts, has, step }: Writing): Block[] {
  return facts.works.flatMap((work): Block[] => {
    const name = workName(work);
    return [
      ...step("file", { name }),
      ...(has(`${folder}/${name}`) ? [] : [{ kind: "text" as const, text: fill(texts.bring, { name }) }]),
      ...commands(
        fileCommand({ file: name, disclosure: `file-${work.number}.json`, padding: facts.padding }),
      ),
    ];
  });
}

/** Who says when the record existed: the log, authorities, Bitcoin. */
function clockSteps({ facts, texts, dateOf, step }: Writing): Block[] {
  return [
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
  ];
}

function earlierSteps({ facts, texts, step }: Writing): Block[] {
  return facts.earlier.flatMap((earlier): Block[] => {
    const { number, token } = earlier;
    return [
      ...step("earlier", { number: String(number) }),
      ...(token && !token.hasRoot ? [{ kind: "text" as const, text: texts.needsRoot }] : []),
      ...commands(...earlierCommands(facts.certificateId, earlier)),
    ];
  });
}

/** The same by our own program, where the pack has it. */
function checkerSteps({ facts, texts, dateOf, has, step }: Writing): Block[] {
  if (!has(checkerPath)) return [];
  const document = documentPath(facts.certificateId);
  const status =
    facts.statusAt === undefined ? texts.noStatus : fill(texts.statusAt, { date: dateOf(facts.statusAt) });
  return [
    ...step("checker"),
    ...commands(checkCommand(facts)),
    { kind: "text", text: status },
    { kind: "text", text: texts.offline },
    ...(has(document)
      ? [...step("document"), ...commands(`node ${checker} ../${document} --trust trust.json`)]
      : []),
  ];
}

function filesByKind({ facts, texts }: Writing): Block[] {
  return fileKinds.flatMap((kind): Block[] => {
    const files = facts.files.filter(({ path }) => kindOf(path) === kind);
    const { shows, not, believe } = texts.kinds[kind];
    const rows = [
      { label: texts.shows, text: shows },
      { label: texts.not, text: not },
      { label: texts.believe, text: believe },
    ];
    return files.length === 0 ? [] : [{ kind: "files", files, rows }];
  });
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
const checkerPath = `${folder}/${checker}`;

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
