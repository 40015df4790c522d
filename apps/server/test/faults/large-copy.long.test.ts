import { createCipheriv, createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { afterAll, expect, test } from "vitest";
import { authorization, openAccount, register } from "@colophon/testing/account";
import { startServer } from "@colophon/testing/start-server";
import { startTestS3 } from "../test-s3.ts";

const mebibyte = 1024 * 1024;
/** As browsers send them. */
const partBytes = 8 * mebibyte;
const parts = 256;

const s3 = await startTestS3();
afterAll(() => s3.stop());

/** Always the same, incompressible bytes. */
function* makeParts(): Generator<Buffer> {
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

test.runIf(process.platform === "linux")(
  `a copy of ${(parts * partBytes) / mebibyte} MB goes up and down with at most 200 MB more memory`,
  async () => {
    const server = await startServer(s3.env);
    const account = await openAccount(server.url);
    const { token } = account;
    const sha256 = digestOf(makeParts());
    const size = parts * partBytes;
    const file = { sha256, name: "film.mov", size, mediaType: "video/quicktime" };
    const { id } = await register(account, { file });
    const tus = async (method: string, headers: Record<string, string>, body?: Buffer) => {
      const answer = await fetch(`${server.url}/api/files/${id}`, {
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
    await forgetPeak(server.pid);
    const before = await peakOf(server.pid);

    let start = performance.now();
    await tus("POST", { "upload-length": String(size) });
    let offset = 0;
    for (const part of makeParts()) {
      await sendPart(offset, part);
      offset += part.length;
    }
    const up = performance.now() - start;
    const peakUp = await peakOf(server.pid);
    await forgetPeak(server.pid);

    start = performance.now();
    const answer = await fetch(`${server.url}/api/ip/${id}/file`, { headers: authorization(token) });
    const hash = createHash("sha256");
    for await (const chunk of (answer.body ?? []) as AsyncIterable<Uint8Array>) hash.update(chunk);
    expect(hash.digest("hex")).toBe(sha256);
    const down = performance.now() - start;
    const peakDown = await peakOf(server.pid);
    const speed = (ms: number) => `${Math.round(size / mebibyte / (ms / 1000))} MB/s`;
    process.stdout.write(
      `${size / mebibyte} MB: ${Math.round(before)} MB before, up to ${Math.round(peakUp)} MB at ${speed(up)} up, ` +
        `${Math.round(peakDown)} MB at ${speed(down)} down\n`,
    );
    expect(Math.max(peakUp, peakDown) - before).toBeLessThan(200);
    await server.stop();
  },
  1_200_000,
);
