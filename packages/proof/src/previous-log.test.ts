import { describe, expect, test } from "vitest";
import { makeBundle, makeRegistry, type TestRegistry } from "@colophon/testing/make-bundle";
import { chainStateOf, makeChain } from "../test/make-chain.ts";
import { verifyBundle } from "@colophon/testing/verify-bundle";
import type { Bundle, BundleAnchor } from "./bundle.ts";
import { type AnchorOnChain, readAnchors } from "./anchor/read-anchor.ts";
import type { Trust } from "./trust.ts";
import type { Verification } from "./verify.ts";

// A log that has ended, its successor, and a thief who has all keys of the first.

/** A log that ended at 15 entries, with certificates that its heads of 12 and of 15 entries prove, both anchored. */
function endLog(options?: { chainId?: number }) {
  const { registry, bundle, anchor } = makeBundle(options);
  registry.issue();
  registry.issue();
  const last = registry.bundle(registry.issue());
  const successor = makeRegistry({ origin: "registry.example/log2", ...options });
  const trust: Trust = { ...successor.trust, previousLogs: [registry.end()] };
  return { registry, bundle, anchor, last, trust, successor };
}

const { endedAt } = makeRegistry().end();

/** What a thief makes with the log's keys: another history of that size, anchored in a block of that time. */
function forge(registry: TestRegistry, size: number, blockTime = endedAt): Bundle {
  registry.entries.length = 1;
  const forged = registry.issue({ title: "Forged" });
  while (registry.entries.length < size) registry.issue({});
  return { ...registry.bundle(forged), anchors: [{ ...registry.anchor(size), blockTime }] };
}

/** Offline, or with a chain that has the anchor `onChain`. Gives the verdict and what decided it, too. */
async function verify(bundle: Bundle, trust: Trust, onChain?: BundleAnchor) {
  const chain = onChain && makeChain(chainStateOf(onChain));
  const answers = chain && (await readAnchors(bundle.anchors, trust, () => chain));
  return judge(bundle, trust, answers);
}

function judge(bundle: Bundle, trust: Trust, answers?: AnchorOnChain[]): Verification & { summary: string } {
  const verification = verifyBundle(bundle, {
    trust,
    ...(answers && { chain: { kind: "answers", answers } }),
  });
  const { verdict, checks } = verification;
  const decisive = checks.find(({ state }) => state === "failed") ?? checks.find(({ id }) => id === "anchor");
  return {
    ...verification,
    summary: `${verdict}; ${decisive?.id ?? ""} ${decisive?.code ?? decisive?.state ?? ""}`,
  };
}

describe("a certificate of a log that has ended", () => {
  const { bundle, anchor, last, trust, successor } = endLog();

  test("is valid, its time proven, when its anchor is final", async () => {
    expect(await verify(bundle, trust, anchor)).toMatchObject({
      summary: "valid; anchor passed",
      timeStatedBy: "blockchain",
      provenTime: anchor.blockTime,
    });
  });

  test("says offline that its place was not checked; the other checks are made", async () => {
    const { summary, checks, provenTime } = await verify(bundle, trust);
    expect([summary, provenTime]).toEqual(["valid; anchor place_not_checked", undefined]);
    expect(checks.filter(({ state }) => state === "passed")).toHaveLength(6);
  });

  test.each<[string, AnchorOnChain, string]>([
    ["not final", { state: "included", blockTime: anchor.blockTime }, "valid; anchor place_not_checked"],
    ["not reached", { state: "unreachable", reason: "" }, "cannot_be_checked; anchor chain_unreachable"],
    ["denied", { state: "absent", reason: "" }, "not_valid; anchor anchor_absent"],
  ])("whose anchor is %s", (_, answer, summary) => {
    expect(judge(bundle, trust, [answer]).summary).toBe(summary);
  });

  test("cannot be checked without an anchor: it will never have one", async () => {
    const { summary } = await verify({ ...bundle, anchors: [] }, trust);
    expect(summary).toBe("cannot_be_checked; anchor place_not_provable");
  });

  test("is valid by the log's last head, whose place the trust itself states", async () => {
    expect((await verify(last, trust)).summary).toBe("valid; anchor offline");
    expect((await verify({ ...last, anchors: [] }, trust)).summary).toBe("valid; anchor never_anchored");
    const later = last.anchors.map((given) => ({ ...given, blockTime: endedAt + 1 }));
    expect((await verify({ ...last, anchors: later }, trust, later[0])).summary).toBe("valid; anchor passed");
  });

  test("is checked by the same rules where no successor has begun: the log is both", async () => {
    const { previousLogs = [] } = trust;
    const [log] = previousLogs;
    if (log === undefined) throw new Error("the trust has a previous log");
    const ended: Trust = { ...trust, log, issuer: { keys: log.issuerKeys } };
    expect((await verify(bundle, ended)).summary).toBe("valid; anchor place_not_checked");
    expect((await verify(bundle, ended, anchor)).summary).toBe("valid; anchor passed");
  });

  test("leaves its successor's certificates as they are", async () => {
    const own = successor.bundle(successor.issue(), { anchored: false });
    expect((await verify(own, trust)).summary).toBe("valid_anchor_pending; anchor anchor_pending");
  });

  test("of a development chain that went with the log cannot be checked; of a public one it is denied", () => {
    const local = endLog({ chainId: 31337 });
    const gone: AnchorOnChain[] = [{ state: "absent", reason: "" }];
    expect(judge(local.bundle, local.trust, gone).summary).toBe(
      "cannot_be_checked; anchor chain_unreachable",
    );
    expect(judge(bundle, trust, gone).summary).toBe("not_valid; anchor anchor_absent");
  });
});

describe("a thief who has all keys of a log that has ended", () => {
  test("adds no entry, anchored or not", async () => {
    for (const size of [16, 100]) {
      const { registry, trust } = endLog();
      const forged = forge(registry, size);
      for (const onChain of [undefined, forged.anchors[0]])
        expect((await verify(forged, trust, onChain)).summary).toBe("not_valid; checkpoint log_has_ended");
    }
  });

  test("puts no other last head in its place", async () => {
    const { registry, trust } = endLog();
    const forged = forge(registry, 15);
    for (const onChain of [undefined, forged.anchors[0]])
      expect((await verify(forged, trust, onChain)).summary).toBe("not_valid; checkpoint log_has_ended");
  });

  test("gets no verdict for another history without an anchor", async () => {
    const { registry, trust } = endLog();
    const forged = { ...forge(registry, 14), anchors: [] };
    expect((await verify(forged, trust)).summary).toBe("cannot_be_checked; anchor place_not_provable");
  });

  test("is refused with an invented anchor, as soon as a chain is asked", async () => {
    const { registry, trust, anchor } = endLog();
    const forged = forge(registry, 14);
    expect((await verify(forged, trust)).summary).toBe("valid; anchor place_not_checked");
    const onChain = forged.anchors.map((given) => ({ ...given, blockHash: anchor.blockHash }));
    expect((await verify(forged, trust, onChain[0])).summary).toBe("not_valid; anchor anchor_absent");
  });

  test("is refused with a true anchor of another history: its block came after the end", async () => {
    const { registry, trust } = endLog();
    const forged = forge(registry, 14, endedAt + 1);
    for (const onChain of [undefined, forged.anchors[0]])
      expect((await verify(forged, trust, onChain)).summary).toBe("not_valid; anchor anchor_after_end");
    const dated = forged.anchors.map((given) => ({ ...given, blockTime: endedAt }));
    expect((await verify({ ...forged, anchors: dated }, trust, forged.anchors[0])).summary).toBe(
      "not_valid; anchor anchor_mismatch",
    );
  });

  test("signs no record of the successor's log, nor does the successor's key sign one of the old log", async () => {
    const { registry, trust, successor } = endLog();
    const stolen = successor.bundle(successor.issue(undefined, registry.issuer));
    expect((await verify(stolen, trust)).summary).toBe("not_valid; record_signature unknown_issuer_key");
    const reverse = registry.bundle(registry.issue(undefined, successor.issuer));
    expect((await verify(reverse, trust)).summary).toBe("not_valid; record_signature unknown_issuer_key");
  });
});
