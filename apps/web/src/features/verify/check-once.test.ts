import type { Certificate } from "@colophon/api";
import {
  type ChainEvidence,
  formatBundle,
  javaScript,
  utf8,
  type Verification,
  verifierOf,
  verifyCertificate,
} from "@colophon/proof";
import { close, makeSaid, makeStatus } from "@colophon/testing/make-status";
import { afterEach, expect, test, vi } from "vitest";
import { statusToCheck } from "../../lib/checking/ask-status.ts";
import { queryClient } from "../../lib/api/query-client.ts";
import type { GatheredEvidence } from "./gather-evidence.ts";
import { judge } from "./judge.ts";
import { statusQuery } from "./status-query.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

test("a page verifies its certificate once, with whatever arrives later, and judges as one call with everything", async () => {
  const sha256 = "ab".repeat(32);
  const { registry, certificate, bundle, logged } = makeSaid([{ kind: "withdrawn", by: "registrant" }], {
    title: "The work",
    "file.1": { name: "work.txt", size: 4, mediaType: "text/plain", sha256 },
  });
  close(registry, Math.floor(Date.now() / 1000));
  const answer = makeStatus(registry, certificate, logged, bundle);
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("fetch", async () => Response.json(answer));

  const { trust } = registry;
  const file = utf8(formatBundle(bundle));
  const chain: ChainEvidence = {
    kind: "answers",
    answers: bundle.anchors.map(({ blockTime }) => ({ state: "final", blockTime })),
  };
  const signatures = { ofLog: 0, ofRecord: 0 };
  const verify = verifierOf(file, {
    trust,
    primitives: {
      ...javaScript,
      verifyEd25519: (...one) => ++signatures.ofLog > 0 && javaScript.verifyEd25519(...one),
      verifyP256: (...one) => ++signatures.ofRecord > 0 && javaScript.verifyP256(...one),
    },
  });

  // As `check-ahead` does, then the page.
  verify();
  const id = certificate.certificateId;
  const evidence: GatheredEvidence = {
    stated: {} as Certificate,
    proof: { bundle: file, trust, chain, verify },
  };
  const early = judge(id, evidence, undefined);
  const status = await queryClient.query(statusQuery(id, evidence));
  const later = judge(id, evidence, undefined, status);
  const document = { kind: "file", sha256 } as const;
  const whole = judge(id, evidence, document, status);

  expect(signatures).toEqual({ ofLog: 1, ofRecord: 1 });
  const atOnce = (more?: object): Verification => verifyCertificate(file, { trust, chain, ...more });
  expect(statusToCheck(status)).toMatchObject({ status: { state: "current", heading: "withdrawn" } });
  expect(early.verification).toEqual(atOnce());
  expect(later.verification).toEqual(atOnce(statusToCheck(status)));
  const everything = atOnce({ ...statusToCheck(status), document });
  expect(whole.checks).toEqual(everything.checks);
  expect(whole.checks.map(({ state }) => state)).toEqual(Array<string>(9).fill("passed"));
  expect(whole.verdict).toBe(everything.verdict);
});
