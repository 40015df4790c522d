import { formatBundle, utf8, verifyCertificate } from "@colophon/proof";
import { formatStatus } from "@colophon/proof/statements";
import { afterEach, expect, test, vi } from "vitest";
import { close, makeSaid, makeStatus } from "@colophon/testing/make-status";
import { askStatus } from "./ask-status.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const { signal } = new AbortController();
const now = Math.floor(Date.now() / 1000);

/** A withdrawn certificate, the registry's response about it, and its status files. */
function setUp(answer: (url: string) => Response | Promise<Response>, { isOnline = true } = {}) {
  const {
    registry,
    certificate,
    bundle,
    logged,
    status: old,
  } = makeSaid([{ kind: "withdrawn", by: "registrant" }]);
  close(registry, now);
  const current = makeStatus(registry, certificate, logged, bundle);
  const file = utf8(formatBundle(bundle));
  const { trust } = registry;
  const asked: string[] = [];
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("navigator", { onLine: isOnline });
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    return answer(url);
  });
  const proven = { bundle: file, trust, verification: verifyCertificate(file, { trust }) };
  return { proven, asked, current, old, id: certificate.certificateId };
}

const refused = (status: number, code: string) => () => Response.json({ code, error: "" }, { status });

test("the registry is asked for a status that extends the bundle’s tree, and its response is checked", async () => {
  const answers: unknown[] = [];
  const { proven, asked, current, id } = setUp(() => Response.json(answers[0]));
  answers.push(current);
  expect(await askStatus(proven, signal)).toMatchObject({
    evidence: { state: "current", heading: "withdrawn" },
  });
  expect(asked).toEqual([
    `/api/certificates/${id}/status?from=${String(proven.verification.checkpoint?.size)}`,
  ]);
  answers[0] = { ...current, statements: [] };
  expect(await askStatus(proven, signal)).toMatchObject({
    evidence: { state: "refused", code: "later_statement_withheld" },
  });
});

test.each([
  ["pending", refused(404, "status_pending")],
  ["none", refused(404, "not_found")],
  ["unreachable", refused(503, "unavailable")],
  ["unreachable", () => Promise.reject(new TypeError("no network"))],
] as const)("no answer says why: %s", async (gap, answer) => {
  expect(await askStatus(setUp(answer).proven, signal)).toEqual({ gap });
});

test("an offline device asks nobody", async () => {
  const { proven, asked } = setUp(refused(500, "internal_error"), { isOnline: false });
  expect(await askStatus(proven, signal)).toEqual({ gap: "offline" });
  expect(asked).toEqual([]);
});

test("offline, the newest authentic file counts, whatever the others are", async () => {
  const { proven, asked, current, old } = setUp(refused(500, "internal_error"), { isOnline: false });
  const other = makeSaid([]).status;
  const files = [old, other, current].map((status) => utf8(formatStatus(status)));
  expect(await askStatus(proven, signal, { files })).toMatchObject({ evidence: { state: "current" } });
  expect(await askStatus(proven, signal, { files: files.slice(0, 2) })).toMatchObject({
    evidence: { state: "dated" },
  });
  const forged = utf8(formatStatus({ ...current, statements: [] }));
  expect(await askStatus(proven, signal, { files: [forged] })).toMatchObject({
    evidence: { state: "refused" },
  });
  // A file about another certificate counts as none.
  expect(await askStatus(proven, signal, { files: files.slice(1, 2) })).toEqual({ gap: "offline" });
  expect(asked).toEqual([]);
});

test("an older file doesn’t hide what the registry says now, nor the registry a newer file", async () => {
  const { proven, current, old } = setUp(() => Response.json(current));
  const files = [utf8(formatStatus(old))];
  expect(await askStatus(proven, signal, { files })).toMatchObject({ evidence: { state: "current" } });
  const behind = setUp(() => Response.json(behind.old));
  const newer = [utf8(formatStatus(behind.current))];
  expect(await askStatus(behind.proven, signal, { files: newer })).toMatchObject({
    evidence: { state: "current" },
  });
});

test("the status inside a document counts if no newer one is available", async () => {
  const answers = [refused(503, "unavailable")()];
  const { proven, current } = setUp(() => answers.pop() ?? Response.json({}));
  const attached = utf8(formatStatus(current));
  expect(await askStatus(proven, signal, { attached })).toMatchObject({
    evidence: { state: "dated", heading: "withdrawn" },
  });
  answers.push(Response.json(current));
  expect(await askStatus(proven, signal, { attached })).toMatchObject({ evidence: { state: "current" } });
});
