import packageJson from "../package.json" with { type: "json" };
import {
  type Bundle,
  formatBundle,
  formatSdJwt,
  newDisclosure,
  parseSdJwt,
  type Trust,
  toHex,
  type Verification,
  verifyCertificate,
} from "@colophon/proof";
import { expect, test } from "vitest";
import { makeBundle, makeFolder, makeRegistry } from "./fixtures.ts";
import { runVerify } from "./run-verify.ts";

/** Bundles that must not pass, by the check that has to catch them. */
function tamper({
  bundle,
  trust,
}: {
  bundle: Bundle;
  trust: Trust;
}): [check: string, what: string, bundle: unknown][] {
  const { jwt, disclosures } = parseSdJwt(bundle.sdJwt);
  const [first = "", ...others] = disclosures;
  const [anchor] = bundle.anchors;
  const foreign = makeRegistry();
  const forged = newDisclosure("title", "Another title", new Uint8Array(16));
  const noTilde = bundle.sdJwt.slice(0, -1);
  const lastDot = jwt.lastIndexOf(".");
  const changedAt = (text: string, at: number) =>
    `${text.slice(0, at)}${text[at] === "A" ? "B" : "A"}${text.slice(at + 1)}`;
  return [
    ["bundle", "cut short", formatBundle(bundle).slice(0, -40)],
    ["bundle", "another format", { ...bundle, format: "colophon-bundle/v2" }],
    ["bundle", "an unknown key", { ...bundle, trust }],
    ["bundle", "empty", ""],
    [
      "record_signature",
      "a changed payload",
      { ...bundle, sdJwt: formatSdJwt(changedAt(jwt, 200), disclosures) },
    ],
    [
      "record_signature",
      "a changed signature",
      { ...bundle, sdJwt: formatSdJwt(changedAt(jwt, lastDot + 5), disclosures) },
    ],
    ["record_signature", "a key binding", { ...bundle, sdJwt: `${bundle.sdJwt}eyJ.eyJ.AA` }],
    ["record_signature", "no end", { ...bundle, sdJwt: noTilde }],
    ["disclosures", "a forged title", { ...bundle, sdJwt: formatSdJwt(jwt, [forged, ...others]) }],
    ["disclosures", "a field twice", { ...bundle, sdJwt: formatSdJwt(jwt, [first, ...disclosures]) }],
    ["inclusion", "another index", { ...bundle, tlogProof: bundle.tlogProof.replace("index 5", "index 4") }],
    [
      "checkpoint",
      "another size, which the root does not bind",
      { ...bundle, tlogProof: bundle.tlogProof.replace("\n12\n", "\n13\n") },
    ],
    [
      "checkpoint",
      "a changed log signature",
      { ...bundle, tlogProof: changedAt(bundle.tlogProof, bundle.tlogProof.length - 20) },
    ],
    ["checkpoint", "another log", { ...bundle, log: foreign.trust.log }],
    ["issuer_keys", "another key set", { ...bundle, issuerJwks: foreign.issuerJwks }],
    ["issuer_keys", "no proof of the key set", { ...bundle, issuerKeysProof: bundle.tlogProof }],
    ["anchor", "of another size", { ...bundle, anchors: [{ ...anchor, size: 11 }] }],
    ["anchor", "by another sender", { ...bundle, anchors: [{ ...anchor, sender: `0x${"00".repeat(20)}` }] }],
  ];
}

/** As the command prints it: JSON has no bytes. */
function asJson(verification: Verification): unknown {
  return JSON.parse(
    JSON.stringify(verification, (_, value: unknown) => (value instanceof Uint8Array ? toHex(value) : value)),
  );
}

test("every tampering is caught by its check, and the command says what verifyCertificate says", async () => {
  const { registry, bundle } = makeBundle();
  const { trust } = registry;
  const { write } = makeFolder();
  const cases = tamper({ bundle, trust });
  const files = cases.map(([, , content], i) => write(`${i}.colophon.json`, content));
  const good = write("good.colophon.json", bundle);

  const { exitCode, stdout, stderr } = await runVerify([
    ...files,
    good,
    "--trust",
    write("trust.json", trust),
    "--json",
  ]);
  expect(stderr).toBe("");
  expect(exitCode).toBe(1);
  const { results, ...report } = JSON.parse(stdout) as {
    results: { input: string; verification: Verification }[];
  };
  expect(report).toEqual({ tool: "colophon-verify", version: packageJson.version, exitCode: 1 });

  const caught = results.map(
    ({ verification }) => verification.checks.find(({ state }) => state === "failed")?.id,
  );
  expect(caught).toEqual([...cases.map(([check]) => check), undefined]);
  expect(results.map(({ verification }) => verification.verdict)).toEqual([
    ...cases.map(() => "not_valid"),
    "valid",
  ]);

  const contents = [...cases.map(([, , content]) => content), bundle];
  const expected = contents.map((content) =>
    verifyCertificate(typeof content === "string" ? content : JSON.stringify(content), { trust }),
  );
  expect(results).toEqual(
    [...files, good].map((input, i) => {
      const verification = expected[i];
      return {
        input,
        bundle: input,
        isPdf: false,
        chain: { kind: "offline" },
        verification: verification && asJson(verification),
      };
    }),
  );
});

test("a forged title is refused in plain words, and never shown", async () => {
  const { registry, bundle } = makeBundle();
  const { jwt, disclosures } = parseSdJwt(bundle.sdJwt);
  const forged = newDisclosure("title", "Another title", new Uint8Array(16));
  const { write } = makeFolder();
  const file = write("a.colophon.json", {
    ...bundle,
    sdJwt: formatSdJwt(jwt, [forged, ...disclosures.slice(1)]),
  });
  const { exitCode, stdout } = await runVerify([file, "--trust", write("trust.json", registry.trust)]);
  expect(exitCode).toBe(1);
  expect(stdout).toContain("NOT VALID  A field shown is not part of the signed record.\n");
  expect(stdout).toContain(
    "✗ Fields       A field shown is not part of the signed record (unreferenced_disclosure: title)",
  );
  expect(stdout).not.toContain("Another title");
});
