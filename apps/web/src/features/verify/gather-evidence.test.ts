import { readFileSync } from "node:fs";
import { formatExtra } from "@colophon/clocks";
import {
  formatBundle,
  formatTlogProof,
  parseBundle,
  parseTlogProof,
  parseTrust,
  verifierOf,
} from "@colophon/proof";
import { afterEach, expect, test, vi } from "vitest";
import { evidenceAhead } from "../../lib/checking/evidence-ahead.ts";
import { queryClient } from "../../lib/api/query-client.ts";
import { gatherEvidence } from "./gather-evidence.ts";

const example = readFileSync("docs/example/work.colophon.json", "utf8");
const trustFile = readFileSync("docs/example/trust.json");
const trust = parseTrust(trustFile);
const encode = (text: string) => new TextEncoder().encode(text);
const anchored = encode(example);
const pending = encode(JSON.stringify({ ...(JSON.parse(example) as object), anchors: [] }));

const id = "RSF-AAAAAAAAA";
const paths = {
  stated: `/api/ip/verify/${id}`,
  bundle: `/api/certificates/${id}/bundle`,
  trust: "/.well-known/colophon-trust.json",
  config: "/.well-known/colophon-client.json",
};

/** A registry that reports this anchor state, with a current bundle. */
function answerWith(state: "pending" | "final"): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    if (path === paths.stated) return Response.json({ anchor: { state } });
    if (path === paths.config) return Response.json({ chainRpcUrl: null });
    if (path === paths.bundle) return new Response(anchored);
    return path === paths.trust ? new Response(trustFile) : Response.error();
  });
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  queryClient.clear();
});

// A page prefetches once, and these tests share one page.
const ahead = (bundle: Uint8Array) =>
  vi
    .spyOn(evidenceAhead, "take")
    .mockReturnValueOnce(
      Promise.resolve({ bundle, trust, chain: { kind: "offline" }, verify: verifierOf(bundle, { trust }) }),
    );
const gather = async () => gatherEvidence(id, new AbortController().signal);

test("takes prefetched evidence unless it is known to be stale", async () => {
  for (const [state, bundle] of [
    ["pending", pending],
    ["final", anchored],
  ] as const) {
    const asked = answerWith(state);
    ahead(bundle);
    expect((await gather()).proof?.bundle).toBe(bundle);
    expect(asked).not.toContain(paths.bundle);
  }
});

test("does not miss a test chain’s anchor beside other clocks", async () => {
  const asked = answerWith("final");
  const bundle = parseBundle(pending);
  const extra = formatExtra({ rfc3161: [], ocsp: [], ots: [Uint8Array.of(1)], bitcoin: [] });
  const tlogProof = formatTlogProof({ ...parseTlogProof(bundle.tlogProof), extra });
  ahead(encode(formatBundle({ ...bundle, tlogProof })));
  expect((await gather()).proof?.clocks?.pieces).toHaveLength(1);
  expect(asked).not.toContain(paths.bundle);
});

test("fetches again if the anchor has become final since", async () => {
  const asked = answerWith("final");
  ahead(pending);
  expect((await gather()).proof?.bundle).toEqual(anchored);
  expect(asked).toContain(paths.bundle);
});
