import { formatBundle } from "@colophon/proof";
import { makeRegistry, sampleClaims } from "@colophon/testing/make-bundle";
import { expect, test } from "vitest";
import { makeFolder } from "./fixtures.ts";
import { runVerify } from "./run-verify.ts";

/** Without line breaks, as wide as it comes. */
const flat = (text: string) => text.replaceAll(/\s+/g, " ");

const checkedAt = 1_764_000_000;
const links = {
  "link.1": { url: "https://xn--mnchen-3ya.example", how: "dns", checkedAt },
  "link.2": { url: "https://example.org/amina", how: "rel-me", checkedAt },
  "link.3": { url: "https://example.org/\u202ecomments", how: "text", checkedAt },
  "link.4": { url: "https://example.org", how: "seance", checkedAt },
};

test("what the registry says it saw is told, each as weak as it is, and no check rests on it", async () => {
  const registry = makeRegistry();
  const { write } = makeFolder();
  const bundle = registry.bundle(registry.issue({ ...sampleClaims, ...links }));
  const args = [
    write("a.colophon.json", formatBundle(bundle)),
    "--trust",
    write("trust.json", registry.trust),
  ];
  const { stdout, exitCode } = await runVerify(args);
  expect(exitCode).toBe(0);
  const text = flat(stdout);
  const seen = "as the registry says it saw on 2025-11-24T16:00:00Z";
  expect(text).toContain(
    `Link 1 whoever registered the work controlled xn--mnchen-3ya.example (münchen.example), ${seen} (dns)`,
  );
  expect(text).toContain(
    `Link 2 the page example.org/amina linked to the profile of whoever registered the work, ${seen}; others may have written it`,
  );
  expect(text).toContain(
    "Link 3 a code given to whoever registered the work was on the page example.org/\\u{202e}comments",
  );
  expect(text).toContain(
    "Link 4 example.org, checked on 2025-11-24T16:00:00Z in a way that this version does not know: seance",
  );
  expect(text).toContain("without DNSSEC");
  expect(text.match(/controlled/g)).toHaveLength(1);

  const json = JSON.parse((await runVerify([...args, "--json"])).stdout) as {
    results: { verification: { record: { claims: { links: unknown[] } } } }[];
  };
  expect(json.results[0]?.verification.record.claims.links).toEqual(
    Object.values(links).map((link, at) => ({ number: at + 1, ...link })),
  );
});
