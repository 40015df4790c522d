import { createHash } from "node:crypto";
import { call } from "@colophon/api";
import { beforeAll, expect, test } from "vitest";
import { authorization, confirmSession, openAccount, register } from "@colophon/testing/account";
import { writeEarlierProofs } from "../record/record.ts";
import { openWholeApp, type WholeApp } from "../../test/whole-app.ts";

let whole: WholeApp;
beforeAll(async () => {
  whole = await openWholeApp();
});

/** The files of a ZIP that compresses nothing, by their names. */
function unzip(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const end = zip.lastIndexOf(Buffer.from("PK\x05\x06"));
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    expect(zip.readUInt32LE(at)).toBe(0x02014b50);
    const [size, nameLength, extraLength] = [
      zip.readUInt32LE(at + 24),
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
    ];
    const start = zip.readUInt32LE(at + 42);
    const name = zip.toString("utf8", at + 46, at + 46 + nameLength);
    const data = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
    files.set(name, zip.subarray(data, data + size));
    at += 46 + nameLength + extraLength + zip.readUInt16LE(at + 32);
  }
  return files;
}

test("the ZIP has the data and every file that they name, in the language that is asked for", async () => {
  const ada = await openAccount(whole.origin, "Ada Lovelace");
  const bytes = Buffer.from("the keeper’s own words");
  const sha256 = Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("hex");
  const file = { sha256, name: "keeper: draft?.txt", size: bytes.length, mediaType: "text/plain" };
  const { id, certificateId } = await register(ada, { title: "The Lighthouse / Keeper", file });
  const second = await register(ada, { title: "Low Water" });
  const earlier = { certificateId: second.certificateId, number: 1, bytes: Buffer.from("an earlier proof") };
  await writeEarlierProofs(whole.pool, [{ ...earlier, kind: "rfc3161" }]);
  const headers = { ...authorization(ada.token), "tus-resumable": "1.0.0" };
  const begun = await fetch(`${whole.origin}/api/files/${id}`, {
    method: "POST",
    headers: { ...headers, "upload-length": String(bytes.length) },
  });
  expect(begun.status).toBe(201);
  const kept = await fetch(`${whole.origin}/api/files/${id}`, {
    method: "PATCH",
    headers: { ...headers, "upload-offset": "0", "content-type": "application/offset+octet-stream" },
    body: bytes,
  });
  expect(kept.status).toBe(204);
  const picture = Buffer.from("RIFF, as it is kept");
  const image = `${"p".repeat(32)}.webp`;
  await whole.objects.put(`images/${image}`, picture);
  await whole.pool.query("update users set image = $1 where id = $2", [image, ada.user.id]);

  const asked = async () =>
    fetch(`${whole.origin}/api/user/export.zip?lng=fr`, { headers: authorization(ada.token) });
  expect((await asked()).status).toBe(403);
  await confirmSession(ada);
  const answer = await asked();
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/zip");
  const files = unzip(Buffer.from(await answer.arrayBuffer()));

  const [first, other] = [
    `works/The Lighthouse Keeper ${certificateId}`,
    `works/Low Water ${second.certificateId}`,
  ];
  expect([...files.keys()].toSorted()).toEqual(
    [
      "colophon-export.json",
      "picture.webp",
      `${first}/certificate.pdf`,
      `${first}/${certificateId}.colophon.json`,
      `${first}/private copy/keeper draft.txt`,
      `${other}/certificate.pdf`,
      `${other}/${second.certificateId}.colophon.json`,
      `${other}/${second.certificateId}.earlier-1.tsr`,
    ].toSorted(),
  );
  expect(files.get(`${first}/private copy/keeper draft.txt`)).toEqual(bytes);
  expect(files.get(`${other}/${second.certificateId}.earlier-1.tsr`)).toEqual(earlier.bytes);
  expect(files.get("picture.webp")).toEqual(picture);
  expect(files.get(`${first}/certificate.pdf`)?.toString("latin1", 0, 5)).toBe("%PDF-");
  expect(JSON.parse(String(files.get(`${first}/${certificateId}.colophon.json`)))).toMatchObject({
    format: "colophon-bundle/v1",
  });
  const params = {};
  const {
    exportedAt: _,
    securityEvents: _events,
    ...data
  } = await call("GET /api/user/export", params, {
    baseUrl: whole.origin,
    headers: authorization(ada.token),
  });
  const written = JSON.parse(String(files.get("colophon-export.json"))) as typeof data;
  expect(written.works).toEqual(data.works);
  expect(written.account).toEqual(data.account);
});

test("what can't be given is named, and the rest is given", async () => {
  const ada = await openAccount(whole.origin, "Ada Lovelace");
  const { id, certificateId } = await register(ada, { title: "Gone" });
  await whole.pool.query("insert into deposits (work_id, size, kept_at) values ($1, 4, now())", [id]);
  await confirmSession(ada);
  const answer = await fetch(`${whole.origin}/api/user/export.zip`, { headers: authorization(ada.token) });
  const files = unzip(Buffer.from(await answer.arrayBuffer()));
  const missing = JSON.parse(String(files.get("missing.json"))) as unknown;
  expect(missing).toEqual([{ file: `works/Gone ${certificateId}/private copy`, code: "not_found" }]);
  expect(files.has(`works/Gone ${certificateId}/certificate.pdf`)).toBe(true);
});

test("of a work of several files, each copy that is kept is in the ZIP, by its file's number", async () => {
  const ada = await openAccount(whole.origin, "Ada Lovelace");
  const contents = ["low water", "high water"].map((text) => Buffer.from(text));
  const files = contents.map((bytes) => ({
    sha256: createHash("sha256").update(bytes).digest("hex"),
    name: "tide.txt",
    size: bytes.length,
    mediaType: "text/plain",
  }));
  const { id, certificateId } = await register(ada, { title: "Tides", file: null, files });
  const headers = { ...authorization(ada.token), "tus-resumable": "1.0.0" };
  const bytes = contents[1] ?? Buffer.of();
  const url = `${whole.origin}/api/files/${id}/2`;
  await fetch(url, { method: "POST", headers: { ...headers, "upload-length": String(bytes.length) } });
  const part = { "upload-offset": "0", "content-type": "application/offset+octet-stream" };
  const kept = await fetch(url, { method: "PATCH", headers: { ...headers, ...part }, body: bytes });
  expect(kept.status).toBe(204);
  await confirmSession(ada);
  const answer = await fetch(`${whole.origin}/api/user/export.zip`, { headers: authorization(ada.token) });
  const zipped = unzip(Buffer.from(await answer.arrayBuffer()));
  expect(zipped.get(`works/Tides ${certificateId}/private copy 2/tide.txt`)).toEqual(bytes);
  const { works } = JSON.parse(String(zipped.get("colophon-export.json"))) as {
    works: { depositedFiles: unknown }[];
  };
  expect(works.map(({ depositedFiles }) => depositedFiles)).toEqual([
    [{ number: 2, path: `/api/ip/${id}/files/2`, size: bytes.length }],
  ]);
});
