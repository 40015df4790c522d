import { writeFileSync } from "node:fs";
import path from "node:path";
import { type Language, languages } from "@colophon/api";
import { readMe, type PackFacts } from "@colophon/pack";
import { isMissing, run } from "@colophon/testing/run-tool";
import { type RunningServer, startServer } from "@colophon/testing/start-server";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestDatabase } from "../../../test/test-database.ts";

const { url: DATABASE_URL } = await createTestDatabase();
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ DATABASE_URL });
});
afterAll(() => server.stop());

const sha256 = "0f".repeat(32);
const id = "RSF-0A1B2C3D4";
const facts: PackFacts = {
  certificateId: id,
  registry: "https://registry.example:8443",
  madeAt: 1_764_394_800,
  madeBy: "page",
  files: [
    `${id}.pdf`,
    `evidence/${id}.colophon.json`,
    "evidence/trust.json",
    "evidence/colophon-verify.mjs",
  ].map((file) => ({ path: file, size: 1234, sha256 })),
  padding: 2,
  works: [{ number: 1, ending: "jpg" }],
  statusAt: 1_764_394_000,
  tokens: [{ time: 1_764_390_000, hasRoot: true }],
  isInBitcoin: true,
  earlier: [{ number: 1, kind: "ots", about: sha256 }],
};

const ask = (body: unknown, lng: Language = "en") =>
  fetch(`${server.url}/api/packs/read-me.pdf?lng=${lng}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/** Without spaces, marks of direction and the order of lines, which a typesetter chooses. */
const letters = (text: string) => text.normalize("NFKC").replaceAll(/[\s\p{Cf}]/gu, "");

describe.skipIf(isMissing("pdftotext", "pdffonts" as "pdfinfo"))("a pack's READ ME as a PDF", () => {
  test.each(languages)("says in %s what READ ME.html says", async (lng) => {
    const response = await ask(facts, lng);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    const file = path.join(makeTemporaryFolder("colophon-read-me-"), "read-me.pdf");
    writeFileSync(file, Buffer.from(await response.arrayBuffer()));
    const { output } = run("pdftotext", ["-raw", file, "-"]);
    const printed = letters(output);
    expect(printed).not.toContain("〓");
    // Arabic is drawn from the right: its letters are there, in whatever order a program reads them.
    const kinds = lng === "ar" ? ["command"] : ["command", "step"];
    const said = readMe(facts, lng).flatMap((block) =>
      "text" in block && kinds.includes(block.kind) ? [letters(block.text)] : [],
    );
    expect(said.length).toBeGreaterThan(10);
    expect(said.filter((text) => !printed.includes(text))).toEqual([]);
  });
});

test("nobody can have words of their own printed", async () => {
  const odd: object[] = [
    { ...facts, registry: "https://registry.example/ Pay at once" },
    { ...facts, certificateId: "Pay at once" },
    { ...facts, files: [{ path: "Pay at once", size: 1, sha256 }] },
    { ...facts, works: [{ number: 1, ending: "jpg; rm -rf ~" }] },
    { ...facts, earlier: [{ number: 1, kind: "ots", about: "$(rm)" }] },
    { ...facts, madeBy: "a friend" },
    { ...facts, more: "Pay at once" },
  ];
  for (const body of odd) expect([body, (await ask(body)).status]).toEqual([body, 400]);
});
