import { formatBundle, verifyCertificate } from "@colophon/proof";
import { makeBundle } from "@colophon/testing/make-bundle";
import { expect, test } from "vitest";
import { utc } from "./utc.ts";
import { verdictText } from "./verdict-text.ts";

/** What is said of a record that was registered this long after its block. */
function sentenceAfter(seconds: number, chainId: number): string {
  const { bundle, anchor, registry } = makeBundle({ chainId });
  const { trust } = registry;
  const { record } = verifyCertificate(formatBundle(bundle), { trust });
  const iat = record?.payload.iat ?? 0;
  const blockTime = iat - seconds;
  const dated = formatBundle({ ...bundle, anchors: [{ ...anchor, blockTime }] });
  const chain = { kind: "answers" as const, answers: [{ state: "final" as const, blockTime }] };
  const { sentence } = verdictText(verifyCertificate(dated, { trust, chain }), { isPdf: false });
  return sentence.replaceAll(utc(iat), "IAT");
}

test("a stated time that is later than the block's is said, beside the proven one or without", () => {
  const said =
    "The record states IAT, later than the block that contains it: the registry's clock may have been wrong.";
  expect(sentenceAfter(61, 1)).toContain(`as the blockchain shows (Ethereum). ${said}`);
  expect(sentenceAfter(172_800, 11_155_111)).toContain(`not public evidence. ${said}`);
  expect(sentenceAfter(60, 1)).not.toContain("IAT");
});
