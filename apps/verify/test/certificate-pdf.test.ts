import { formatBundle, utf8 } from "@colophon/proof";
import { describe, expect, test } from "vitest";
import { addTimeStamp, appendUpdate } from "@colophon/testing/make-pdf";
import { makeBundle, makeChain, makeFolder, makePdf } from "./fixtures.ts";
import { runVerify } from "./run-verify.ts";

const { root, signer } = makeChain();

/** A genuine certificate as a PDF, and the trust that its registry publishes. */
function setUp() {
  const { registry, bundle } = makeBundle();
  const folder = makeFolder();
  const trusted = { ...registry.trust, pdf: { roots: [root.pem] } };
  const text = formatBundle(bundle);
  return {
    ...folder,
    registry,
    bundle: text,
    pdf: makePdf({ signer, bundle: text }),
    trust: ["--trust", folder.write("trust.json", trusted)],
    rootless: ["--trust", folder.write("rootless.json", registry.trust)],
  };
}

describe("a certificate's PDF", () => {
  test("brings its own bundle, and is checked with the page around it", async () => {
    const { pdf, trust, write } = setUp();
    const { exitCode, stdout } = await runVerify([write("certificate.pdf", pdf), ...trust]);
    expect(stdout).toContain("Certificate  RSF-000000005");
    expect(stdout).toContain("✓ Document     All of this PDF is signed for this certificate");
    expect(stdout).toContain("    signedAt 2025-10-09T08:53:20Z");
    expect(stdout.match(/^✓ /gm)).toHaveLength(7);
    expect(exitCode).toBe(0);
  });

  test("never gives the time of a time-stamp that a stranger has put into it", async () => {
    const { pdf, trust, write } = setUp();
    const file = write("stamped.pdf", addTimeStamp(pdf, Date.UTC(1995, 4, 5) / 1000));
    const told = await runVerify([file, ...trust]);
    expect(told.stdout).toContain("✓ Document     All of this PDF is signed for this certificate");
    expect(told.stdout).toContain("    timeStamp not_checked");
    const inJson = await runVerify([file, ...trust, "--json"]);
    for (const { stdout, exitCode } of [told, inJson]) {
      expect(stdout).not.toContain("1995");
      expect(stdout).not.toContain("799632000");
      expect(exitCode).toBe(0);
    }
  });

  test("is checked with a bundle that is given beside it, too", async () => {
    const { pdf, bundle, registry, trust, write } = setUp();
    const file = write("certificate.pdf", pdf);
    const own = await runVerify([file, "--bundle", write("a.colophon.json", bundle), ...trust]);
    expect(own.exitCode).toBe(0);
    const another = write("b.colophon.json", registry.bundle(registry.issue()));
    const swapped = await runVerify([file, "--bundle", another, ...trust]);
    expect(swapped.stdout).toContain("(pdf_of_other_certificate: RSF-000000005)");
    expect(swapped.exitCode).toBe(1);
  });

  test("is not vouched for by a trust that names no signer of PDFs", async () => {
    const { pdf, rootless, write } = setUp();
    const { exitCode, stdout } = await runVerify([write("certificate.pdf", pdf), ...rootless]);
    expect(stdout).toContain("CANNOT BE CHECKED NOW  The trust file names no PDF signer");
    expect(exitCode).toBe(2);
  });

  test("is vouched for by one root beside another that can't be read; without it, the trust file is named", async () => {
    const { pdf, bundle, registry, write } = setUp();
    const unfit = "-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n";
    const trusting = (...roots: string[]) => write("trust.json", { ...registry.trust, pdf: { roots } });
    const file = write("certificate.pdf", pdf);
    expect(await runVerify([file, "--trust", trusting(unfit, root.pem)])).toMatchObject({ exitCode: 0 });

    const trust = trusting(makeChain().root.pem, unfit);
    const alone = await runVerify([file, "--trust", trust]);
    expect(alone.stdout).toContain("CANNOT BE CHECKED NOW  A PDF signer in the trust file can't be read");
    expect(alone.stdout).toMatch(/– Document +Not checked: .*\(bad_trust: PDF root 2: /);
    expect(alone).toMatchObject({ exitCode: 2, stderr: "" });
    expect(await runVerify([write("a.colophon.json", bundle), "--trust", trust])).toMatchObject({
      exitCode: 0,
    });
  });

  test("says all of it in JSON", async () => {
    const { pdf, trust, write } = setUp();
    const { stdout } = await runVerify([write("certificate.pdf", pdf), ...trust, "--json"]);
    expect(JSON.parse(stdout)).toMatchObject({
      exitCode: 0,
      results: [
        {
          isPdf: true,
          verification: {
            verdict: "valid",
            checks: { 7: { state: "passed", evidence: { signer: "Registry signer" } } },
          },
        },
      ],
    });
  });
});

test("a genuine bundle inside another page is refused, with the reason", async () => {
  const { pdf, bundle, registry, trust, write } = setUp();
  const other = makeChain();
  const anotherBundle = formatBundle(registry.bundle(registry.issue()));
  const changed = Uint8Array.from(pdf);
  changed[400] = (changed[400] ?? 0) ^ 1;
  const cases: [code: string, pdf: Uint8Array][] = [
    ["pdf_signer_not_trusted", makePdf({ ...other, bundle })],
    ["pdf_signer_not_trusted", makePdf({ ...other, chain: [other.root], bundle })],
    ["pdf_not_covered", appendUpdate(pdf, { 3: "<< /Type /Page /Parent 2 0 R >>" })],
    ["pdf_not_covered", Buffer.concat([pdf, utf8("\n")])],
    [
      "pdf_not_covered",
      appendUpdate(pdf, {
        2: "<< /Type /Pages /Kids [3 0 R 21 0 R] /Count 2 >>",
        21: "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>",
      }),
    ],
    ["pdf_not_covered", makePdf({ signer, bundle, gap: 1 })],
    ["pdf_not_covered", makePdf({ signer, bundle, padding: utf8("more") })],
    ["pdf_signed_twice", appendUpdate(pdf, { 20: "<< /Type /Sig /ByteRange [0 1 2 3] /Contents <00> >>" })],
    ["pdf_of_other_certificate", makePdf({ signer, bundle: anotherBundle })],
    ["pdf_changed", changed],
  ];
  const files = cases.map(([, content], i) => write(`${i}.pdf`, content));
  const { exitCode, stdout } = await runVerify([...files, ...trust]);
  const refusals = stdout.match(/(?<=✗ Document .*\()\w+/g);
  expect(refusals).toEqual(cases.map(([code]) => code));
  expect(
    stdout.match(/^NOT VALID {2}This PDF is not one that the registry made for this certificate\.$/gm),
  ).toHaveLength(cases.length);
  expect(exitCode).toBe(1);
});
