import { readdirSync, readFileSync } from "node:fs";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Account, openAccount } from "@colophon/testing/account";
import { preload, type RunningServer, startServer } from "@colophon/testing/start-server";

let server: RunningServer;
let ada: Account;
let bo: Account;

beforeAll(async () => {
  server = await startServer({ RATE_LIMITS: "off" }, preload);
  [ada, bo] = await Promise.all([openAccount(server.url), openAccount(server.url)]);
});
afterAll(() => server.stop());

function chunk(name: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  crc.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, crc]);
}

/** 770 kB that become 790 MB of texts, which libvips copies several times. */
function textBomb(): Buffer {
  const text = Buffer.concat([
    Buffer.from("k\0\0", "latin1"),
    deflateSync(Buffer.alloc(7_900_000, "a"), { level: 9 }),
  ]);
  return png(
    20,
    20,
    2,
    Buffer.alloc(20 * 61),
    Buffer.concat(Array.from({ length: 100 }, () => chunk("zTXt", text))),
  );
}

/** 4 kB that are 30 megapixels in one row. */
const thinBomb = (): Buffer => png(30_000_000, 1, 0, Buffer.alloc(1 + 30_000_000 / 8));

function png(width: number, height: number, colours: 0 | 2, rows: Buffer, between = Buffer.alloc(0)): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([colours === 0 ? 1 : 8, colours], 8);
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  const pixels = chunk("IDAT", deflateSync(rows, { level: 9 }));
  return Buffer.concat([signature, chunk("IHDR", header), between, pixels, chunk("IEND", Buffer.alloc(0))]);
}

async function upload(account: Account, bytes: Uint8Array): Promise<number> {
  const body = new FormData();
  body.append("image", new File([Uint8Array.from(bytes)], "me.png"));
  const headers = { authorization: `Bearer ${account.token}` };
  const { status } = await fetch(`${server.url}/api/user/profile/image`, { method: "POST", headers, body });
  return status;
}

/** Peak memory, in megabytes, of a process and its children together. */
function peakOf(pid: number): number {
  const statusOf = (one: number | string) => readFileSync(`/proc/${one}/status`, "utf8");
  const kilobytes = (status: string) => Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0);
  const children = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const status = statusOf(name);
        return /PPid:\s+(\d+)/.exec(status)?.[1] === String(pid) && /node/i.test(status) ? [status] : [];
      } catch {
        return [];
      }
    });
  return [statusOf(pid), ...children].reduce((sum, status) => sum + kilobytes(status), 0) / 1024;
}

test("pictures that ask for gigabytes are read or refused, and delay nobody", async () => {
  const [text, thin] = [textBomb(), thinBomb()];
  expect(text.length).toBeLessThan(1_000_000);
  expect(await upload(ada, text)).toBe(200);
  expect(await upload(ada, thin)).toBe(413);

  const many = Array.from({ length: 40 }, (_, i) => upload(ada, i % 2 === 0 ? text : thin));
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#8a1c2b" } })
    .png()
    .toBuffer();
  expect(await upload(bo, picture)).toBe(200);
  for (const status of await Promise.all(many)) expect([200, 413, 503]).toContain(status);
  const peak = process.platform === "linux" ? peakOf(server.pid) : 0;
  expect(peak).toBeLessThan(500);
});
