import { text } from "node:stream/consumers";
import { z } from "zod";
import type { Config } from "../../base/config/config.ts";
import { StartError } from "../../base/errors.ts";
import type { BackupManifest } from "./backup-format.ts";
import { type BackupPlace, openBackupPlace } from "./backup-place.ts";

const seriesFormat = "colophon-backups/v1";
const seriesFile = "backups.json";

const seriesOf = z.object({
  format: z.literal(seriesFormat),
  /** Each under its name in the same place. `createdAt` is null before it is whole, and once it is being deleted. */
  backups: z.array(z.object({ name: z.string(), createdAt: z.iso.datetime().nullable() })),
});

type Listed = z.infer<typeof seriesOf>["backups"][number];

/** Backups in one place, listed in a file there: a bucket with many of them is not searched for the newest. */
export interface BackupSeries {
  /** When the newest whole one was made. */
  newest(): Promise<Date | undefined>;
  /** Makes another one, then deletes what is beyond `keep`. Before, what a crash has left. One process at a time. */
  add(make: (place: BackupPlace) => Promise<BackupManifest>, keep: number): Promise<void>;
}

/** `to` is as BACKUP_TO: the whole path of a folder, or `s3://bucket/prefix`. Nothing is asked for yet. */
export function openBackupSeries(to: string, config: Pick<Config, "s3" | "backupS3">): BackupSeries {
  const placeOf = (name: string) => openBackupPlace(`${to}/${name}`, config);

  async function read(): Promise<Listed[]> {
    const { files } = await openBackupPlace(to, config);
    const bytes = await files.read(seriesFile);
    if (bytes === undefined) return [];
    try {
      return seriesOf.parse(JSON.parse(await text(bytes))).backups;
    } catch (cause) {
      throw new StartError(
        `${to}/${seriesFile} is damaged, or of another version. Move it away: then backups of before are kept and not deleted any more.`,
        { cause },
      );
    }
  }

  async function write(backups: readonly Listed[]): Promise<void> {
    const { files } = await openBackupPlace(to, config);
    await files.put(
      seriesFile,
      Buffer.from(`${JSON.stringify({ format: seriesFormat, backups }, undefined, 2)}\n`),
    );
  }

  /** What a crash has left is deleted. */
  async function tidy(): Promise<Listed[]> {
    const listed = await read();
    const whole = listed.filter(({ createdAt }) => createdAt !== null);
    for (const { name } of listed.filter((one) => !whole.includes(one))) await (await placeOf(name)).remove();
    if (whole.length < listed.length) await write(whole);
    return whole;
  }

  return {
    async newest() {
      const times = (await read()).flatMap(({ createdAt }) => (createdAt === null ? [] : [createdAt]));
      const newest = times.toSorted().at(-1);
      return newest === undefined ? undefined : new Date(newest);
    },
    async add(make, keep) {
      const before = await tidy();
      const name = new Date().toISOString().replaceAll(/[:.]/g, "-");
      await write([...before, { name, createdAt: null }]);
      const { createdAt } = await make(await placeOf(name));
      const all = [...before, { name, createdAt }].toSorted((a, b) =>
        (a.createdAt ?? "").localeCompare(b.createdAt ?? ""),
      );
      // Marked before they are deleted: what is half deleted is no backup.
      await write(all.map((one, place) => (place < all.length - keep ? { ...one, createdAt: null } : one)));
      await tidy();
    },
  };
}
