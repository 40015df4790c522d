import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { register } from "prom-client";
import { expect, test } from "vitest";
import { makeManyWorks } from "../../../test/make-many-works.ts";
import { makeUser } from "@colophon/testing/make-user";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { createTestRegister } from "../../../test/test-register.ts";
import { openObjects } from "../../base/files/folder-objects.ts";
import { sweepObjects } from "./sweep-objects.ts";

/** Logs statements such as a block and what followed it. */
async function say(certificateId: string, kinds: string[]): Promise<void> {
  for (const [n, kind] of kinds.entries())
    await pool.query(
      `insert into statements (certificate_id, n, log_index, kind, said_by, said_at, packed)
       select $1, $2, count(*) + 1000, $3, 'registry', now(), '' from statements`,
      [certificateId, n, kind],
    );
}

const { pool, db, keys } = await createTestRegister();
const folder = path.join(makeTemporaryFolder("colophon-sweep-"), "objects");
const objects = openObjects(folder);
const anHour = 3600 * 1000;

async function put(key: string, hoursAgo: number): Promise<void> {
  await objects.put(key, Buffer.from(key));
  const at = new Date(Date.now() - hoursAgo * anHour);
  utimesSync(path.join(folder, key), at, at);
}

async function keysThere(): Promise<string[]> {
  const all: string[] = [];
  for await (const { key } of objects.list()) all.push(key);
  return all.toSorted();
}

test("objects without an owner are deleted after a day; those that have one, or soon will, stay", async () => {
  const user = await makeUser(db);
  const [work, uploading, erased, blocked, unblocked] = await makeManyWorks(pool, keys, user.id, 5);
  const [w = "", u = "", e = ""] = [work?.id, uploading?.id, erased?.id];
  const [shown = "", hidden = ""] = [work?.certificateId, erased?.certificateId];
  const [away = "", back = ""] = [blocked?.certificateId, unblocked?.certificateId];
  // The server died before deleting the document.
  await say(away, ["noted", "blocked"]);
  await say(back, ["blocked", "unblocked", "noted"]);
  const copyId = randomUUID();
  await pool.query("update users set image = 'hers.webp' where id = $1", [user.id]);
  await pool.query(
    `insert into deposits (work_id, position, size, kept_at, copy_id)
     values ($1, 1, 1, now(), null), ($2, 1, 1, null, null), ($1, 7, 1, now(), null), ($1, 9, 1, now(), $3)`,
    [w, u, copyId],
  );
  await pool.query(
    "update certificates set erased_at = now(), work_id = null, disclosures = null where id = $1",
    [erased?.certificateId],
  );
  const owned = [
    "images/hers.webp",
    `deposits/${w}`,
    `deposits/${u}`,
    `further-deposits/${w}/7`,
    `copies/${w}/9/${copyId}`,
    `documents/${shown}/1.pdf`,
    `documents/${back}/1.pdf`,
    // Written by a future version.
    "receipts/1.pdf",
  ];
  const unowned = [
    "images/nobodys.webp",
    `deposits/${e}`,
    `further-deposits/${e}/7`,
    `further-deposits/${w}/8`,
    // Another node has kept that copy.
    `further-deposits/${w}/9`,
    `copies/${w}/9/${randomUUID()}`,
    `copies/${e}/1/${copyId}`,
    ...["x", hidden, away].map((id) => `documents/${id}/1.pdf`),
  ];
  for (const key of [...owned, ...unowned]) await put(key, 25);
  for (const key of ["images/new.webp", "documents/new/1.pdf"]) await put(key, 23);
  mkdirSync(folder, { recursive: true });
  for (const [name, hours] of [
    [".old", 25],
    [".new", 1],
  ] as const) {
    writeFileSync(path.join(folder, name), "half");
    const at = new Date(Date.now() - hours * anHour);
    utimesSync(path.join(folder, name), at, at);
  }

  const counter = register.getSingleMetric("colophon_objects_swept_total");
  const counted = async () => (await counter?.get())?.values[0]?.value ?? 0;
  const before = await counted();
  expect(await sweepObjects({ pool, objects })).toBe(unowned.length + 1);
  expect(await keysThere()).toEqual([...owned, "images/new.webp", "documents/new/1.pdf"].toSorted());
  expect(readdirSync(folder).filter((name) => name.startsWith("."))).toEqual([".new"]);
  expect((await counted()) - before).toBe(unowned.length + 1);
  expect(await sweepObjects({ pool, objects })).toBe(0);
});

test("a store that doesn't exist yet has nothing to sweep, and a stopped sweep leaves the rest", async () => {
  expect(await sweepObjects({ pool, objects: openObjects(`${folder}-none`) })).toBe(0);
  await put("images/left.webp", 25);
  const end = AbortSignal.abort();
  expect(await sweepObjects({ pool, objects }, { end })).toBe(0);
  expect(await keysThere()).toContain("images/left.webp");
});
