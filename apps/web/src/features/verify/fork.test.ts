import { judgeClocks } from "@colophon/clocks";
import {
  type Bundle,
  formatBundle,
  parseTlogProof,
  parseTrust,
  type Trust,
  utf8,
  verifyCertificate,
} from "@colophon/proof";
import { hashOfBlock } from "@colophon/testing/make-blocks";
import { HEIGHT, testRules } from "@colophon/testing/make-clock-evidence";
import { makeFork, trustOfItsOwn } from "@colophon/testing/make-fork";
import { expect, test } from "vitest";
import { judgeEvidence } from "../../lib/checking/judge-evidence.ts";
import { verdictName } from "./verdict-text.ts";

/** The page's verdict once both explorers have shown the block. */
async function nameOf(bundle: Bundle, trust: Trust, headers: Uint8Array) {
  const { extra = new Uint8Array(), checkpoint } = parseTlogProof(bundle.tlogProof);
  const header = headers.subarray(0, 80);
  const shown = { hash: hashOfBlock(header), header, tip: HEIGHT + 6 };
  const answers = new Map([[HEIGHT, testRules.explorers.map((explorer) => ({ explorer, ...shown }))]]);
  const clocks = await judgeClocks({ extra, checkpoint }, { now: 1_750_100_000, rules: testRules, answers });
  const verification = verifyCertificate(formatBundle(bundle), { trust, clocks });
  const { verdict } = verification;
  return verdictName({ verdict, isOther: false, verification });
}

test("a thief’s fork, with a genuine token and a genuine block of Bitcoin, is not plainly valid", async () => {
  const { bundle, trust, headers, genuineAnchor, forgedAnchor } = makeFork();
  expect(await nameOf(bundle, trust, headers)).toBe("validByClocks");
  expect(await nameOf(bundle, { ...trust, anchors: [] }, headers)).toBe("validByClocks");
  expect(await nameOf({ ...bundle, anchors: [forgedAnchor] }, trust, headers)).toBe("validByClocks");
  expect(await nameOf({ ...bundle, anchors: [genuineAnchor] }, trust, headers)).toBe("notValid");
});

test("a trust file that names an authority, explorers, floors and witnesses of its own proves no date", async () => {
  const { bundle, trust } = makeFork();
  const own = trustOfItsOwn(trust);
  const bytes = utf8(formatBundle(bundle));
  const verification = verifyCertificate(bytes, {
    trust: parseTrust(utf8(JSON.stringify(own))),
    ...(await judgeEvidence(bytes)),
  });
  const { verdict, clocks } = verification;
  expect(verdictName({ verdict, isOther: false, verification })).toBe("anchorPending");
  expect(verification.provenTime).toBeUndefined();
  expect(clocks?.pieces).toMatchObject([
    { state: "left_out", reason: "unknown_authority" },
    { state: "left_out", reason: "bad_headers" },
  ]);
});
