import { readdirSync, readFileSync } from "node:fs";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

function chunk(name: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  crc.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, crc]);
}

/** 770 kB that become 790 MB of texts, which libvips copies several times. */
export function textBomb(): Buffer {
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
export const thinBomb = (): Buffer => png(30_000_000, 1, 0, Buffer.alloc(1 + 30_000_000 / 8));

function png(width: number, height: number, colours: 0 | 2, rows: Buffer, between = Buffer.alloc(0)): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([colours === 0 ? 1 : 8, colours], 8);
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  const pixels = chunk("IDAT", deflateSync(rows, { level: 9 }));
  return Buffer.concat([signature, chunk("IHDR", header), between, pixels, chunk("IEND", Buffer.alloc(0))]);
}

/** Peak memory, in megabytes, of a process and its children that run Node.js, together. Known on Linux alone; 0 elsewhere. */
export function peakOf(pid: number): number {
  if (process.platform !== "linux") return 0;
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

/** What a person might upload. */
export const ordinaryPicture = (): Promise<Uint8Array> =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: "#8a1c2b" } })
    .jpeg()
    .toBuffer();
