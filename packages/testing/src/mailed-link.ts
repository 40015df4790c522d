import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** The link that begins like this in the newest mail to an address: quoted-printable folds lines with `=` and writes `=` as `=3D`. */
export async function mailedLink(
  dataDir: string,
  address: string,
  beginning: string,
): Promise<string | undefined> {
  const outbox = join(dataDir, "outbox");
  const names = await readdir(outbox).catch(() => []);
  const mails = names.filter((one) => one.endsWith(".eml")).toSorted();
  for (const name of mails.toReversed()) {
    const mail = (await readFile(join(outbox, name), "utf8")).replace(/=\r?\n/g, "").replaceAll("=3D", "=");
    const link = mail.split(/[\s"<>]/).find((word) => word.startsWith("http") && word.includes(beginning));
    if (mail.includes(address) && link !== undefined) return link;
  }
  return undefined;
}
