import { type Authority, type ExplorerAnswer, type Extra, formatExtra } from "@colophon/clocks";
import { formatBundle, formatTlogProof, parseBundle, parseTlogProof, toBase64, toHex } from "@colophon/proof";
import { blockOf, HEIGHT, proofsOf, testRules } from "@colophon/testing/make-clock-evidence";
import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** The easiest work that a header can ask for. */
const EASY_BITS = "545259519";

/**
 * Lets this page believe the tests' authorities and blocks of little work. Only a verifier that was built so does, so the built
 * one is changed on its way to the browser.
 */
export async function believeTestClocks(
  page: Page,
  authorities: readonly Authority[] = testRules.authorities,
): Promise<void> {
  const known = authorities.map(({ operator, subject, subjectPublicKeyInfo }) =>
    [operator, toBase64(subject), toBase64(subjectPublicKeyInfo)].map((text) => `\`${text}\``).join(","),
  );
  await page.route("**/assets/clocks-*.js", async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const left = [...known];
    const changed = code
      .replaceAll(/\(`DigiCert`,`[^`]+`,`[^`]+`\)/g, (own) => {
        const next = left.shift();
        return next === undefined ? own : `(${next})`;
      })
      .replaceAll(/\{from:([^{}]*),bits:[^{}]*\}/g, `{from:$1,bits:${EASY_BITS}}`);
    await route.fulfill({ response, body: changed });
  });
}

/** The public explorers that a page asks. */
const hosts = ["blockstream.info", "mempool.space"] as const;

/** Leads what this page asks the public explorers to those of the test, whose addresses end in `/api`. */
export async function leadToExplorers(page: Page, urls: readonly [string, string]): Promise<void> {
  for (const [at, host] of hosts.entries())
    await page.route(`https://${host}/api/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      const answer = await fetch(`${urls[at] ?? ""}${pathname.replace("/api", "")}`);
      await route.fulfill({
        status: answer.status,
        body: await answer.text(),
        headers: { "access-control-allow-origin": "*" },
      });
    });
}

/** A bundle with this evidence beside its proof. */
export function withEvidence(text: string, extraOf: (note: string) => Partial<Extra>): string {
  const bundle = parseBundle(text);
  const proof = parseTlogProof(bundle.tlogProof);
  const extra = formatExtra({
    rfc3161: [],
    ocsp: [],
    ots: [],
    bitcoin: [],
    ...extraOf(proof.checkpoint),
  });
  return formatBundle({ ...bundle, tlogProof: formatTlogProof({ ...proof, extra }) });
}

/** A proof that has arrived at a block of this time. */
export function inBlockOf(note: string, time: number): Pick<Extra, "ots" | "bitcoin"> {
  const { upgraded, merkleRoot } = proofsOf(note);
  const { headers } = blockOf(merkleRoot, time);
  return { ots: [upgraded], bitcoin: [{ height: HEIGHT, headers }] };
}

/** What the two explorers say of the block of a bundle. */
export async function answerAsExplorers(
  page: Page,
  { note, time, how }: { note: string; time: number; how: "agreed" | "differing" },
): Promise<void> {
  const answers = blockOf(proofsOf(note).merkleRoot, time)[how];
  await Promise.all(
    hosts.map(async (host, at) => {
      await page.unroute(`https://${host}/**`);
      await page.route(`https://${host}/**`, async (route) =>
        route.fulfill({
          headers: { "access-control-allow-origin": "*" },
          body: textOf(answers[at], new URL(route.request().url()).pathname),
        }),
      );
    }),
  );
}

function textOf(answer: ExplorerAnswer | undefined, path: string): string {
  if (answer === undefined || "failed" in answer) return "";
  if (path === `/api/block-height/${HEIGHT}`) return answer.hash;
  if (path === `/api/block/${answer.hash}/header`) return toHex(answer.header);
  expect(path).toBe("/api/blocks/tip/height");
  return String(answer.tip);
}
