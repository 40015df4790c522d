import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import http from "node:http";
import path from "node:path";
import { parseTrust, verifyCertificate } from "@colophon/proof";
import { isLong } from "@colophon/testing/is-long";
import { type Account, authorization, openAccount, register } from "@colophon/testing/account";
import { isMissing, run } from "@colophon/testing/run-tool";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { beforeAll, expect, test, vi } from "vitest";
import { patience } from "@colophon/testing/patience";
import { openWholeApp, type WholeApp } from "../../../test/whole-app.ts";
import { writeEarlierProofs } from "../../record/record.ts";

const folder = makeTemporaryFolder("colophon-zips-");

let whole: WholeApp;
beforeAll(async () => {
  whole = await openWholeApp();
});

const ask = async (account: Account, kind: "proofs" | "documents", chosen: string[] | object, lng = "en") =>
  fetch(`${whole.origin}/api/ip/user/${kind}.zip?lng=${lng}`, {
    method: "POST",
    headers: { ...authorization(account.token), "content-type": "application/json" },
    body: JSON.stringify(Array.isArray(chosen) ? { ids: chosen } : { filter: chosen }),
  });

const registerMany = async (account: Account, titles: string[]) => {
  const works = [];
  for (let start = 0; start < titles.length; start += 20)
    works.push(
      ...(await Promise.all(
        titles.slice(start, start + 20).map(async (title) => register(account, { title })),
      )),
    );
  return works;
};

const readAll = `import sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as z:
    assert z.testzip() is None
    z.extractall(sys.argv[2])`;

/** The files of a ZIP, as Python reads them, once unzip has found no fault. */
async function filesOf(answer: Response): Promise<Map<string, Buffer>> {
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/zip"]);
  const zip = path.join(folder, `${randomUUID()}.zip`);
  writeFileSync(zip, Buffer.from(await answer.arrayBuffer()));
  const tested = run("unzip", ["-tq", zip]);
  expect([tested.status, tested.output]).toEqual([0, `No errors detected in compressed data of ${zip}.\n`]);
  const out = `${zip}.files`;
  expect(run("python3", ["-c", readAll, zip, out])).toEqual({ status: 0, output: "" });
  return new Map(readdirSync(out).map((name) => [name, readFileSync(path.join(out, name))]));
}

const linesOf = (files: Map<string, Buffer>) => String(files.get("manifest.csv")).trim().split("\r\n");

const inOneZip = isLong ? 300 : 40;

test.skipIf(isMissing("unzip", "python3"))(
  `${inOneZip} proofs are in a ZIP that others read, and each can be checked`,
  async () => {
    const ada = await openAccount(whole.origin);
    const works = await registerMany(
      ada,
      Array.from({ length: inOneZip }, (_, at) => `Plate ${at + 1} of the sea`),
    );
    const [first] = works;
    if (first === undefined) throw new Error("no work");
    const earlier = { certificateId: first.certificateId, number: 1, bytes: Buffer.from("an earlier proof") };
    await writeEarlierProofs(whole.pool, [{ ...earlier, kind: "rfc3161" }]);

    const files = await filesOf(
      await ask(
        ada,
        "proofs",
        [...works, first].map(({ id }) => id),
      ),
    );

    const trust = parseTrust(await (await fetch(`${whole.origin}/.well-known/colophon-trust.json`)).text());
    for (const { certificateId } of works) {
      const name = [...files.keys()].find((one) => one.startsWith(`${certificateId}-Plate`));
      expect(name).toMatch(/ of the sea\.colophon\.json$/);
      const { verdict, record } = verifyCertificate(files.get(name ?? "") ?? "", { trust });
      expect([verdict, record?.payload.jti]).toEqual([expect.stringMatching(/^valid/), certificateId]);
    }
    expect(files.get(`${first.certificateId}.earlier-1.tsr`)).toEqual(earlier.bytes);
    expect(files.size).toBe(inOneZip + 2);
    const lines = linesOf(files);
    expect(lines).toHaveLength(inOneZip + 1);
    expect(lines.find((line) => line.includes(first.certificateId))).toBe(
      `"${first.certificateId}-Plate 1 of the sea.colophon.json","${first.certificateId}","Plate 1 of the sea","${first.registrationDate}","${whole.config.publicUrl}/verify/${first.certificateId}"`,
    );
  },
);

test.skipIf(isMissing("unzip", "python3"))(
  "names and cells lead nowhere, and what is missing is named in the reader's language",
  async () => {
    const ada = await openAccount(whole.origin);
    const bo = await openAccount(whole.origin);
    const titles = [
      "../../etc/passwd",
      "=HYPERLINK(0)",
      "\u202egpj.tac\u202c",
      "海".repeat(200),
      'Say "sea"',
    ];
    const works = await registerMany(
      ada,
      titles.map((_, at) => `Plate ${at}`),
    );
    // As no form takes them today.
    for (const [at, title] of titles.entries())
      await whole.pool.query("update works set title = $1 where id = $2", [title, works[at]?.id]);
    const others = await register(bo);
    const asked = [...works.map(({ id }) => id), others.id, randomUUID()];
    const files = await filesOf(await ask(ada, "proofs", asked, "fr"));
    expect(files.size).toBe(titles.length + 2);
    for (const name of files.keys()) {
      expect(name).toMatch(
        /^(?:RSF-[\dA-Z]{9}-[^\p{Bidi_Control}/\\]+\.colophon\.json|manifest\.csv|FAILED\.txt)$/u,
      );
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(120);
    }
    expect(String(files.get("manifest.csv"))).toMatch(/,"'=HYPERLINK\(0\)",/);
    expect(String(files.get("manifest.csv"))).toContain(',"Say ""sea""",');
    expect(String(files.get("FAILED.txt")).split("\r\n")).toEqual([
      expect.stringContaining("Ces œuvres"),
      "",
      ...asked.slice(titles.length).map((id) => `${id} (not_found)`),
      "",
    ]);
  },
);

test.skipIf(isMissing("unzip", "python3"))(
  "certificates are signed PDFs; one that can’t be drawn is named as missing",
  async () => {
    const ada = await openAccount(whole.origin);
    const works = await registerMany(ada, ["One", "Two"]);
    const [one, two] = works;
    if (one === undefined || two === undefined) throw new Error("no work");
    // The record of the second is damaged: its page can't be made.
    await whole.pool.query("update certificates set disclosures = '\\x00' where id = $1", [
      two.certificateId,
    ]);
    const files = await filesOf(
      await ask(
        ada,
        "documents",
        works.map(({ id }) => id),
      ),
    );
    const pdf = files.get(`${one.certificateId}-One.pdf`)?.toString("latin1") ?? "";
    expect(pdf).toMatch(/^%PDF-[^]*\/Type \/Sig/);
    expect([...files.keys()].toSorted()).toEqual(
      ["FAILED.txt", `${one.certificateId}-One.pdf`, "manifest.csv"].toSorted(),
    );
    expect(String(files.get("FAILED.txt"))).toContain(`${two.certificateId} (internal)`);
  },
);

test.skipIf(isMissing("unzip", "python3"))("a filter chooses among all works", async () => {
  const ada = await openAccount(whole.origin);
  await registerMany(ada, ["Low Water", "High Water", "The Keeper"]);
  const titlesOf = async (filter: object) =>
    linesOf(await filesOf(await ask(ada, "proofs", filter)))
      .slice(1)
      .map((line) => line.split(",")[2] ?? "");
  expect(new Set(await titlesOf({ q: "water" }))).toEqual(new Set(['"High Water"', '"Low Water"']));
  expect(await titlesOf({ q: "nothing of it" })).toEqual([]);
});

test("where the registry is in trouble, the connection breaks: nothing looks like a whole ZIP", async () => {
  const ada = await openAccount(whole.origin);
  const works = await registerMany(
    ada,
    Array.from({ length: 10 }, (_, at) => `Plate ${at}`),
  );
  // The newest comes first.
  const { id: newest } = await register(ada);
  const ids = works.map(({ id }) => id);
  await whole.pool.query("update certificates set disclosures = '\\x00' where work_id = any($1)", [ids]);
  const answer = await ask(ada, "proofs", [...ids, newest]);
  expect(answer.status).toBe(200);
  await expect(answer.arrayBuffer()).rejects.toThrow("terminated");
});

test("one at a time; a client that goes away leaves nothing behind", async () => {
  const ada = await openAccount(whole.origin);
  const works = await registerMany(
    ada,
    Array.from({ length: 120 }, (_, at) => `Plate ${at} ${"of the sea ".repeat(10)}`),
  );
  const ids = works.map(({ id }) => id);
  const body = JSON.stringify({ ids: [...ids, ...Array.from({ length: 9000 }, () => randomUUID())] });
  const { hostname, port } = new URL(whole.origin);
  const slow = http.request({
    hostname,
    port,
    method: "POST",
    path: "/api/ip/user/proofs.zip",
    headers: { ...authorization(ada.token), "content-type": "application/json" },
  });
  slow.end(body);
  const [incoming] = (await once(slow, "response")) as [http.IncomingMessage];
  incoming.pause();
  const second = await ask(ada, "documents", ids);
  expect([second.status, ((await second.json()) as { code: string }).code]).toEqual([429, "zip_in_progress"]);
  const bo = await openAccount(whole.origin);
  const { id } = await register(bo);
  expect((await ask(bo, "proofs", [id])).status).toBe(200);

  slow.destroy();
  await expect.poll(async () => (await ask(ada, "proofs", ids.slice(0, 1))).status, patience).toBe(200);
  // The log and the anchoring have a transaction now and then; one that is left behind ends only after four seconds.
  await vi.waitFor(
    async () => {
      const { rows } = await whole.pool.query(
        "select query from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
      );
      expect(rows).toEqual([]);
      expect(whole.pool.totalCount - whole.pool.idleCount).toBeLessThanOrEqual(1);
    },
    { timeout: 3000, interval: 20 },
  );
});

test("no one else's session, no selection and too many works are refused", async () => {
  const ada = await openAccount(whole.origin);
  const url = `${whole.origin}/api/ip/user/proofs.zip`;
  expect((await fetch(url, { method: "POST" })).status).toBe(401);
  expect((await ask(ada, "proofs", [])).status).toBe(400);
  const many = await ask(
    ada,
    "proofs",
    Array.from({ length: 10_001 }, () => randomUUID()),
  );
  expect(many.status).toBe(400);
});
