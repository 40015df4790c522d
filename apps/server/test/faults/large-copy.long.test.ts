import { createCipheriv, createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { afterAll, expect, test } from "vitest";
import { type Account, authorization, openAccount, register } from "@colophon/testing/account";
import { preload, startServer } from "@colophon/testing/start-server";
import { startTestS3 } from "../test-s3.ts";

const mebibyte = 1024 * 1024;
/** As browsers send them. */
const partBytes = 8 * mebibyte;

const s3 = await startTestS3();
afterAll(() => s3.stop());

/** Always the same, incompressible bytes. */
function* makeParts(parts: number): Generator<Buffer> {
  const stream = createCipheriv("aes-128-ctr", Buffer.alloc(16, 1), Buffer.alloc(16));
  for (let at = 0; at < parts; at++) yield stream.update(Buffer.alloc(partBytes));
}

function digestOf(bytes: Iterable<Buffer>): string {
  const hash = createHash("sha256");
  for (const part of bytes) hash.update(part);
  return hash.digest("hex");
}

/** Peak memory of a process since `forgetPeak`, in mebibytes. */
async function peakOf(pid: number): Promise<number> {
  const [, kibibytes] = /VmHWM:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kibibytes) / 1024;
}
const forgetPeak = (pid: number) => writeFile(`/proc/${pid}/clear_refs`, "5");

const [few, many] = [8, 256];
const megabytes = (parts: number): number => (parts * partBytes) / mebibyte;

/** A work's copy of this number of parts, sent and read again: the server's peak memory, in mebibytes. */
async function copyOf(parts: number, { account, pid }: { account: Account; pid: number }): Promise<number> {
  const { url, token } = account;
  const sha256 = digestOf(makeParts(parts));
  const size = parts * partBytes;
  const file = { sha256, name: "film.mov", size, mediaType: "video/quicktime" };
  const { id } = await register(account, { file });
  const tus = async (method: string, headers: Record<string, string>, body?: Buffer) => {
    const answer = await fetch(`${url}/api/files/${id}`, {
      method,
      headers: { "tus-resumable": "1.0.0", ...authorization(token), ...headers },
      ...(body ? { body: body as Buffer<ArrayBuffer> } : {}),
    });
    expect({ ok: answer.ok, said: await answer.text() }).toMatchObject({ ok: true });
    return answer.headers;
  };
  /** As browsers do: where a connection was lost, on a machine with other work, the upload goes on at what has arrived. */
  const sendPart = async (offset: number, part: Buffer): Promise<void> => {
    const type = "application/offset+octet-stream";
    const headers = { "upload-offset": String(offset), "content-type": type };
    await tus("PATCH", headers, part).catch(async (lost: unknown) => {
      if (!(lost instanceof TypeError)) throw lost;
      const arrived = Number((await tus("HEAD", {})).get("upload-offset")) - offset;
      if (arrived < part.length) await sendPart(offset + arrived, part.subarray(arrived));
    });
  };
  await forgetPeak(pid);
  let start = performance.now();
  await tus("POST", { "upload-length": String(size) });
  let offset = 0;
  for (const part of makeParts(parts)) {
    await sendPart(offset, part);
    offset += part.length;
  }
  const up = performance.now() - start;
  const peakUp = await peakOf(pid);
  await forgetPeak(pid);

  start = performance.now();
  const answer = await fetch(`${url}/api/ip/${id}/file`, { headers: authorization(token) });
  const hash = createHash("sha256");
  for await (const chunk of (answer.body ?? []) as AsyncIterable<Uint8Array>) hash.update(chunk);
  expect(hash.digest("hex")).toBe(sha256);
  const down = performance.now() - start;
  const peakDown = await peakOf(pid);
  const speed = (ms: number) => `${Math.round(megabytes(parts) / (ms / 1000))} MB/s`;
  process.stdout.write(
    `${megabytes(parts)} MB: ${Math.round(peakUp)} MB at ${speed(up)} up, ${Math.round(peakDown)} MB at ${speed(down)} down\n`,
  );
  return Math.max(peakUp, peakDown);
}

test.runIf(process.platform === "linux")(
  `a copy of ${megabytes(many)} MB takes at most 200 MB more memory than one of ${megabytes(few)} MB`,
  async () => {
    // With the young generation of a server that runs for months, not of one that only has to start fast.
    const server = await startServer(s3.env, preload);
    const account = await openAccount(server.url);
    const ofFew = await copyOf(few, { account, pid: server.pid });
    expect((await copyOf(many, { account, pid: server.pid })) - ofFew).toBeLessThan(200);
    await server.stop();
  },
  1_200_000,
);
