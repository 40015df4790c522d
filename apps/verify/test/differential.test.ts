import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PUBLIC_CLOCKS } from "@colophon/clocks";
import { createNodePrimitives } from "@colophon/node-primitives";
import { checkPdfSignature, recogniseFile } from "@colophon/pdf-check";
import {
  createVerifier,
  formatBundle,
  type SaidLater,
  type Trust,
  utf8,
  type Verification,
  verifierOf,
} from "@colophon/proof";
import {
  answersOf,
  correctionsOf,
  formatStatus,
  headingOf,
  type StatusEvidence,
} from "@colophon/proof/statements";
import { carryOver, carryOverTwice } from "@colophon/testing/carry-over";
import { isLong } from "@colophon/testing/is-long";
import { close, makeSaid, makeStatus, type Saying } from "@colophon/testing/make-status";
import { makePdf } from "@colophon/testing/make-pdf";
import { makeChain } from "@colophon/testing/make-signer";
import { judgeStatuses } from "@colophon/web/lib/checking/judge-status.ts";
import fc, { type GeneratorValue } from "fast-check";
import { afterAll, expect, test } from "vitest";
import { checkInput } from "../src/check-input.ts";
import { changeBytes, mutate, pick } from "./mutate.ts";

const rounds = isLong ? 8000 : 30;
const seed = isLong ? randomInt(2 ** 31) : 30;

const { root, signer } = makeChain();
const folder = mkdtempSync(path.join(tmpdir(), "colophon-verify-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sayings: Saying[][] = [
  [],
  [
    { kind: "confirmed", by: "collaborator", claims: { collaborator: 1, role: "Editor", share: "1.00" } },
    { kind: "declined", by: "collaborator", claims: { collaborator: 1 } },
    { kind: "confirmed", by: "collaborator", claims: { collaborator: 2 } },
  ],
  [
    { kind: "corrected", by: "registrant", claims: { fields: { title: { old: "The work", new: "B" } } } },
    {
      kind: "corrected",
      by: "registrant",
      claims: { fields: { title: { old: "B", new: "C" } }, reason: "x" },
    },
    { kind: "disputed", by: "claimant", claims: { text: "It is mine.", certificate: "RSF-ABCDEFGHJ" } },
    { kind: "answered", by: "registrant", claims: { text: "It is not.", dispute: 2 } },
    { kind: "settled", by: "registry", claims: { text: "It is not.", dispute: 2 } },
  ],
  [
    { kind: "transferred", by: "registrant", claims: { to: "Noor Haddad", rights: "all" } },
    { kind: "corrected", by: "successor", claims: { fields: { title: { old: "The work", new: "D" } } } },
    { kind: "blocked", by: "registry", claims: { text: "By a court", ground: "court_order" } },
    { kind: "erased", by: "registry", claims: { transfer: 0 } },
    { kind: "withdrawn", by: "successor" },
  ],
];

/** Genuine files of two registries, each with several certificates, in which each has another status. */
const inOneLog = sayings.map((said) => {
  const { registry, certificate, bundle, logged, status } = makeSaid(said);
  const old = formatStatus(status);
  close(registry, Math.floor(Date.now() / 1000) - 60);
  const trust: Trust = { ...registry.trust, pdf: { roots: [root.pem] } };
  return {
    trust,
    certificateId: certificate.certificateId,
    bundle: formatBundle(bundle),
    statuses: [formatStatus(makeStatus(registry, certificate, logged, bundle)), old] as const,
    another: formatBundle(registry.bundle(registry.issue({ title: "Another work" }))),
  };
});

/** The same of registries that went on from a backup, once and twice: statuses with those of the logs before in them. */
const carried = sayings.flatMap((said) => {
  const [carriedOver, later] = [said.slice(0, 2), said.slice(2)];
  const withdrawn: Saying = { kind: "withdrawn", by: "registrant" };
  const once = carryOver({ carried: carriedOver, lost: [withdrawn], later });
  const twice = carryOverTwice({
    carried: carriedOver,
    later: later.slice(0, 1),
    lostAgain: [withdrawn],
    last: later.slice(1),
  });
  return [
    { ...once, own: once.before },
    { ...twice, own: twice.before.previous },
  ].map(({ old, certificate, bundle, status, own, trust }) => ({
    trust: { ...trust, pdf: { roots: [root.pem] } },
    certificateId: certificate.certificateId,
    bundle: formatBundle(bundle),
    statuses: [formatStatus(status), formatStatus(own ?? status)] as const,
    another: formatBundle(old.bundle(old.issue({ title: "Another work" }))),
  }));
});

const genuine = [...inOneLog, ...carried];

const primitives = createNodePrimitives();
const toolOf = new Map(
  genuine.map(({ trust }) => [
    trust,
    { trust, verify: createVerifier({ trust, primitives }), primitives, clocks: PUBLIC_CLOCKS },
  ]),
);

interface Files {
  name: string;
  file: Uint8Array;
  status: Uint8Array | undefined;
}

/** What a person is told: the verdict with all checks, and what was said later with all that follows from it. */
interface Told {
  kind: string;
  verification?: Verification;
  isPdf?: boolean;
  status?: StatusEvidence | undefined;
}

/** As apps/web/src/lib/checking/check-bundle.ts does it, offline: JavaScript alone, everything again. */
async function onThePage({ name, file, status }: Files, trust: Trust): Promise<Told> {
  const read = (length: number) => Promise.resolve(file.slice(0, length));
  const recognised = await recogniseFile({ name, size: file.length, read });
  if (recognised.kind === "work" || recognised.kind === "status") return { kind: recognised.kind };
  if (recognised.kind === "licence" || recognised.kind === "licence_pdf") return { kind: "licence" };
  const { bundle } = recognised;
  const verify = verifierOf(bundle, { trust });
  const pdf = recognised.kind === "certificate_pdf" ? recognised.pdf : undefined;
  const signature = pdf && checkPdfSignature(pdf, trust.pdf?.roots ?? []);
  const atHand = signature && { document: { kind: "pdf" as const, signature } };
  const first = verify(atHand);
  const about = { kind: "bundle", isPdf: pdf !== undefined };
  if (first.verdict === "not_valid") return { ...about, verification: first };
  const judged = judgeStatuses(
    { files: status ? [status] : [], attached: pdf?.status },
    { bundle, trust, verification: first },
  );
  const verification = verify({ ...atHand, chain: { kind: "offline" }, ...(judged && { status: judged }) });
  return { ...about, verification, status: judged };
}

function write(name: string, content: Uint8Array): string {
  writeFileSync(path.join(folder, name), content);
  return path.join(folder, name);
}

/** The command itself, with OpenSSL and one verifier that remembers what it has proven. */
async function onTheCommandLine({ name, file, status }: Files, trust: Trust): Promise<Told> {
  const tool = toolOf.get(trust);
  if (!tool) throw new Error("no tool for this trust");
  const input = write(name, file);
  const command = { kind: "check" as const, inputs: [input], json: false };
  const given = status && { status: write("given.status.json", status) };
  const [result] = await checkInput(input, { ...command, ...given }, tool);
  if (!result || "problem" in result)
    return { kind: result?.problem.message.includes("is a status") === true ? "status" : "work" };
  if ("licence" in result) return { kind: "licence" };
  const { isPdf, verification, status: said } = result;
  return { kind: "bundle", isPdf, verification, status: withoutForeign(said) };
}

/** The page is silent of a status of another certificate, the command says so; neither takes anything from it. */
function withoutForeign(said: SaidLater | undefined): StatusEvidence | undefined {
  if (said === undefined || said.state === "not_answered") return undefined;
  return said.state === "refused" && said.code === "status_of_other_certificate" ? undefined : said;
}

/** All that either shows a person. */
function meaningOf({ kind, isPdf = false, verification, status }: Told) {
  const statements = status && status.state !== "refused" ? status.statements : undefined;
  const { checks = [], ...proven } = verification ?? {};
  return {
    kind,
    isPdf,
    proven,
    checks: checks.filter(({ id }) => id !== "statements"),
    status,
    heading: statements && headingOf(statements),
    answers: statements && [...answersOf(statements)],
    corrections: statements && correctionsOf(statements),
  };
}

const seen = new Map<string, number>();

async function expectTheSame(files: Files, trust: Trust): Promise<void> {
  const [page, command] = [await onThePage(files, trust), await onTheCommandLine(files, trust)];
  expect(meaningOf(page)).toEqual(meaningOf(command));
  for (const what of [page.verification?.verdict ?? page.kind, page.status?.state ?? "no status"])
    seen.set(what, (seen.get(what) ?? 0) + 1);
}

function pickTwo(g: GeneratorValue) {
  const at = () => g(fc.nat, { max: genuine.length - 1 });
  const [one, other] = [genuine[at()], genuine[at()]];
  if (!one || !other) throw new Error("nothing to choose from");
  return { one, other };
}

const settings = { numRuns: rounds, seed, endOnFailure: !isLong };

test("the page and the command agree on genuine files", async () => {
  for (const { trust, bundle, statuses, certificateId } of genuine)
    for (const status of statuses) {
      const files = { name: "a.colophon.json", file: utf8(bundle), status: utf8(status) };
      await expectTheSame(files, trust);
      const pdf = makePdf({ signer, bundle, status, certificateId });
      await expectTheSame({ name: "a.pdf", file: pdf, status: undefined }, trust);
      expect((await onThePage(files, trust)).status?.state).toMatch(/current|dated/);
    }
  expect(seen.get("current")).toBe(sayings.length);
  expect(seen.get("dated")).toBe(3 * inOneLog.length + 4 * carried.length);
  seen.clear();
});

test(`the page and the command agree on changed bundles (seed ${seed})`, { timeout: 1_800_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.gen(), async (g) => {
      const { one, other } = pickTwo(g);
      const donor = pick(g, one.another, other.bundle, other.another);
      const file = mutate(g, one.bundle, donor);
      const status = utf8(pick(g, ...one.statuses, other.statuses[0]));
      await expectTheSame({ name: "a.colophon.json", file, status }, one.trust);
    }),
    settings,
  );
  expect([...seen.keys()]).toEqual(expect.arrayContaining(["not_valid", "valid"]));
});

test(
  `the page and the command agree on changed statuses (seed ${seed})`,
  { timeout: 1_800_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.gen(), async (g) => {
        const { one, other } = pickTwo(g);
        const status = mutate(g, one.statuses[0], pick(g, ...other.statuses, one.statuses[1]));
        await expectTheSame({ name: "a.colophon.json", file: utf8(one.bundle), status }, one.trust);
      }),
      settings,
    );
    // Few rounds may change every status that is up to date; those of a certain date are authentic, too.
    expect(seen.has("current") || seen.has("dated")).toBe(true);
    expect(seen.has("refused")).toBe(true);
  },
);

test(`the page and the command agree on changed PDFs (seed ${seed})`, { timeout: 1_800_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.gen(), async (g) => {
      const { one, other } = pickTwo(g);
      const [bundle, status] = [one.bundle, one.statuses[0]];
      const { certificateId } = one;
      const file = pick(
        g,
        () => changeBytes(g, makePdf({ signer, bundle, status, certificateId })),
        () => makePdf({ signer, bundle: mutate(g, bundle, other.bundle), status, certificateId }),
        () => makePdf({ signer, bundle, status: mutate(g, status, other.statuses[0]), certificateId }),
      )();
      await expectTheSame({ name: "a.pdf", file, status: undefined }, one.trust);
    }),
    { ...settings, numRuns: Math.ceil(rounds / 2) },
  );
});
