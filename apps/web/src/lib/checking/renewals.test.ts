import { authorityOfRoot, judgeClocks, type StampedProof } from "@colophon/clocks";
import { parseBundle, parseTlogProof, utf8 } from "@colophon/proof";
import { testRules } from "@colophon/testing/make-clock-evidence";
import { expiredRootPem, makeRenewal, RENEWED_AT } from "@colophon/testing/make-renewal";
import { afterEach, expect, test, vi } from "vitest";
import { findRenewals, keptRenewals } from "./renewals.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const DAY = 86_400;
const { signal } = new AbortController();
const rules = {
  ...testRules,
  authorities: [...testRules.authorities, authorityOfRoot("Old", expiredRootPem)],
};
const now = Math.floor(Date.now() / 1000);
const judge = (proof: StampedProof) => judgeClocks(proof, { now, rules, renewed: keptRenewals() });

/** A registry that has these files, and no others. */
function serve(files: Record<string, string | Uint8Array>) {
  vi.stubGlobal("fetch", (path: string) => {
    const body = files[path];
    return Promise.resolve(
      body === undefined ? new Response("", { status: 404 }) : new Response(Uint8Array.from(bytesOf(body))),
    );
  });
}

const bytesOf = (body: string | Uint8Array) => (typeof body === "string" ? utf8(body) : body);

function filesOf({ file, jwt, tlogProof }: ReturnType<typeof makeRenewal>, day = "2025-06-15") {
  const path = `/log/evidence/${day}`;
  return { [path]: file, [`${path}.jwt`]: `${jwt}\n`, [`${path}.tlog-proof`]: tlogProof };
}

const piecesOf = async (bundle: string) => {
  const { extra = utf8(""), checkpoint } = parseTlogProof(parseBundle(bundle).tlogProof);
  return (await judge({ extra, checkpoint })).pieces;
};

test.each(["2025-06-15", "2025-06-16"])(
  "a token is renewed by the evidence of %s, and then counts",
  async (day) => {
    const made = makeRenewal();
    serve(filesOf(made, day));
    expect(await piecesOf(made.bundle)).toMatchObject([{ state: "left_out", reason: "authority_expired" }]);
    const [found] = await findRenewals(utf8(made.bundle), judge, signal);
    expect(found).toMatchObject({ stampedAt: RENEWED_AT + 61, time: RENEWED_AT + 2 * DAY + 1 });
    expect(await piecesOf(made.bundle)).toMatchObject([{ state: "proven", operator: "Old" }]);
  },
);

test("while no clock has stamped the later checkpoint, it is found and proves nothing", async () => {
  const made = makeRenewal({ isStampedLater: false });
  serve(filesOf(made));
  expect(await findRenewals(utf8(made.bundle), judge, signal)).toEqual([
    { stampedAt: RENEWED_AT + 61, pieces: [] },
  ]);
  expect(await piecesOf(made.bundle)).toMatchObject([{ state: "left_out" }]);
});

test.each<[string, (made: ReturnType<typeof makeRenewal>) => Record<string, string | Uint8Array>]>([
  ["has no evidence of that day", () => ({})],
  ["has the evidence of another certificate", () => filesOf(makeRenewal())],
  ["sends another file than the leaf is of", (made) => filesOf({ ...made, file: utf8("{}") })],
  ["sends the leaf of another file", (made) => filesOf({ ...made, jwt: makeRenewal().jwt })],
  ["sends a proof of another log", (made) => filesOf({ ...made, tlogProof: makeRenewal().tlogProof })],
])("nothing is renewed by a registry that %s", async (_, files) => {
  const made = makeRenewal();
  serve(files(made));
  expect(await findRenewals(utf8(made.bundle), judge, signal)).toEqual([{ stampedAt: RENEWED_AT + 61 }]);
  expect(await piecesOf(made.bundle)).toMatchObject([{ state: "left_out" }]);
});

test("a registry that doesn't answer is no registry without evidence", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 503 })));
  await expect(findRenewals(utf8(makeRenewal().bundle), judge, signal)).rejects.toThrow("503");
});
