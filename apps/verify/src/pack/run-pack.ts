import { createWriteStream } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createNodePrimitives } from "@colophon/node-primitives";
import { makePack, type Pack, type PackFile, readMe, readMeHtml } from "@colophon/pack";
import { createVerifier, type RecordClaims, sha256, toHex, utf8 } from "@colophon/proof";
import { certificateFacts } from "@colophon/proof/statements";
import { makeZip } from "client-zip";
import type { PackCommand } from "../arguments.ts";
import { breakText } from "../break-text.ts";
import { type Checked, checkInput } from "../check-input.ts";
import { CannotCheckError } from "../errors.ts";
import { exitCodeOf, VALID } from "../exit-code.ts";
import { findBundles } from "../find-bundles.ts";
import { readClockRules } from "../read-clocks.ts";
import { readSmallFile, cannotRead } from "../read-limited.ts";
import { gatherStatuses } from "../read-status.ts";
import { readTrust } from "../read-trust.ts";
import { fetchFile, fetchReadMe } from "../registry.ts";
import { type Page, reportText } from "../report-text.ts";
import { ownFormat } from "./own-format.ts";

const cannotVouch =
  "A pack can't vouch for itself: the trusted keys and the checker are inside it. So its READ ME begins with a comparison of trust.json with a copy from elsewhere.";

/** Writes a certificate's evidence as one ZIP, from files that are given and, where one is named, from a registry. */
export async function runPack(
  command: PackCommand,
  page: Page & { write: (text: string) => void },
): Promise<number> {
  const { input, registry, language, out } = command;
  const { bytes: trustBytes, trust } = await readTrust(command.trust);
  const rules = await readClockRules(command);
  const primitives = createNodePrimitives();
  const context = { trust, verify: createVerifier({ trust, primitives }), primitives, clocks: rules };
  const results = await checkInput(input, command, context);
  const [result] = results;
  // What isn't valid is reported as it always is, and nothing is written.
  if (result !== undefined && "licence" in result)
    throw new CannotCheckError(
      "usage",
      `${input} is a licence. pack takes a certificate: the one of its work, say.`,
    );
  if (result === undefined || "problem" in result || exitCodeOf(results) !== VALID || results.length > 1) {
    page.write(results.map((one) => reportText(one, page)).join(""));
    if (results.length > 1)
      throw new CannotCheckError("usage", `${input} has several certificates. Give the bundle of one.`);
    return exitCodeOf(results);
  }
  const [found] = await findBundles(input, command);
  const { record, certificateId: id } = result.verification;
  if (found === undefined || record === undefined || id === undefined) throw new Error("it was just found");
  const bundle = await found.read();
  const attached = found.pdf?.status;
  const ask = (path: string) => askRegistry(registry, path);
  const status = await newestStatus(command, { bundle, checked: result, attached }, context);
  const pack = await makePack({
    bundle,
    claims: record.claims,
    trust: trustBytes,
    ...(status && { status }),
    document: result.isPdf
      ? await readSmallFile(input)
      : await ask(`api/certificates/${id}/certificate.pdf?lng=${language}`),
    checker: (await ownProgram()) ?? (await ask("colophon-verify.mjs")),
    format: utf8(ownFormat()),
    earlier: await earlierProofs(command, record.claims, (name) => ask(`api/certificates/${id}/${name}`)),
    works: await worksOf(command, record.claims),
    madeBy: "command",
    now: Math.floor(Date.now() / 1000),
    rules,
  });
  const pdf = registry && (await fetchReadMe(registry, pack.facts, language).catch(orNothing));
  const html = utf8(readMeHtml(readMe(pack.facts, language), language));
  const files = [
    ...(pdf ? [{ path: "READ ME.pdf", bytes: pdf }] : []),
    { path: "READ ME.html", bytes: html },
    ...pack.files,
  ];
  await writeZip(out, files);
  const missing = [...(pdf ? [] : ["READ ME.pdf"]), ...missingIn(pack, record.claims)];
  const size = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const lines = [
    `${out}: ${files.length} files, ${size} bytes.`,
    ...(missing.length === 0
      ? []
      : [
          `Left out, because nothing here has them: ${missing.join(", ")}. With --registry URL, a registry is asked for them.`,
        ]),
    cannotVouch,
  ];
  page.write(lines.map((line) => `${breakText(line, { columns: page.columns, indent: 0 })}\n`).join(""));
  return VALID;
}

/** Of a file that is missing, a pack says so; it is made all the same. */
function orNothing(error: unknown): undefined {
  if (!(error instanceof CannotCheckError)) throw error;
}

const askRegistry = (registry: URL | undefined, path: string): Promise<Uint8Array | undefined> =>
  registry === undefined ? Promise.resolve(undefined) : fetchFile(registry, path).catch(orNothing);

/** This program itself, where it is one file. */
async function ownProgram(): Promise<Uint8Array | undefined> {
  const { filename } = import.meta;
  return filename.endsWith(".mjs") ? readFile(filename) : undefined;
}

async function newestStatus(
  command: PackCommand,
  given: { bundle: Uint8Array; checked: Checked; attached: Uint8Array | undefined },
  context: Parameters<typeof gatherStatuses>[2],
): Promise<{ bytes: Uint8Array; at: number } | undefined> {
  const { bundle, checked, attached } = given;
  const gathered = await gatherStatuses(
    command,
    {
      facts: certificateFacts(bundle, checked.verification),
      certificateId: checked.verification.certificateId,
      attached,
    },
    context,
  );
  const proven = (gathered?.heard ?? []).flatMap(({ bytes, said }) =>
    said.state === "refused" ? [] : [{ bytes, at: said.asOf }],
  );
  return proven.toSorted((a, b) => b.at - a.at)[0];
}

async function earlierProofs(
  { earlier: paths = [] }: PackCommand,
  { earlier: named }: RecordClaims,
  ask: (name: string) => Promise<Uint8Array | undefined>,
): Promise<ReadonlyMap<number, Uint8Array>> {
  const given = await Promise.all(paths.map(readSmallFile));
  const found = new Map<number, Uint8Array>();
  for (const { number, kind, sha256: hash } of named) {
    const ending = { ots: "ots", rfc3161: "tsr", bundle: "json" }[kind];
    const bytes =
      given.find((one) => toHex(sha256(one)) === hash) ??
      (ending === undefined ? undefined : await ask(`earlier-${number}.${ending}`));
    if (bytes !== undefined) found.set(number, bytes);
  }
  return found;
}

/** Registered files that were given; one that the record doesn't show is refused, since it would pass for evidence. */
async function worksOf(
  { works }: PackCommand,
  { files }: RecordClaims,
): Promise<ReadonlyMap<number, Uint8Array>> {
  const found = new Map<number, Uint8Array>();
  for (const path of works) {
    const bytes = await readFile(path).catch((error: unknown) => {
      throw cannotRead(path, error);
    });
    const hash = toHex(sha256(bytes));
    const file = files.find((one) => one.sha256 === hash);
    if (file?.number === undefined)
      throw new CannotCheckError("no_bundle", `${path} is no file that this certificate shows.`);
    found.set(file.number, bytes);
  }
  return found;
}

function missingIn({ files }: Pack, { earlier }: RecordClaims): string[] {
  const has = (name: string) => files.some(({ path }) => path.endsWith(name));
  return [
    ...(has(".pdf") ? [] : ["the certificate's PDF"]),
    ...(has(".status.json") ? [] : ["the list of changes"]),
    ...(has("/colophon-verify.mjs") ? [] : ["the checker as one file"]),
    ...earlier
      .filter(({ number }) => !files.some(({ path }) => path.includes(`.earlier-${number}.`)))
      .map(({ number }) => `the earlier proof ${number}`),
  ];
}

/** A file that is there is not written over, and one that wasn't finished is taken away. */
async function writeZip(out: string, files: readonly PackFile[]): Promise<void> {
  const entries = files.map(({ path, bytes }) => ({ name: path, input: Uint8Array.from(bytes) }));
  let isOurs = false;
  const target = createWriteStream(out, { flags: "wx" }).once("open", () => (isOurs = true));
  try {
    await pipeline(Readable.fromWeb(makeZip(entries)), target);
  } catch (error) {
    if (isOurs) await rm(out, { force: true });
    const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
    const reason = code === "EEXIST" ? "there is a file of this name" : code;
    throw new CannotCheckError("unreadable", `${out} cannot be written: ${reason}.`);
  }
}
