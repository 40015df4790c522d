import { createHash } from "node:crypto";
import type { Certificate } from "@colophon/api";
import { createRecent } from "../base/recent.ts";
import { type BundleContext, chooseProof, proveRecord, type ShownRecord } from "./build-bundle.ts";
import { findVersion, type StoredCertificate } from "./certificate-store.ts";
import { type Fields, openCertificate } from "./open-sealed-disclosures.ts";
import { describeCertificate, requireShown } from "./read-certificate.ts";

/** The public view of one version of a certificate. */
interface Shown extends ShownRecord, Pick<StoredCertificate, "said" | "asked" | "now"> {
  id: string;
  version: string;
  registeredAt: Date;
  fields: Fields;
  /** Of its final head, once requested. */
  bundle?: BundleFile & { proven: string };
}

export interface BundleFile {
  body: Buffer;
  /** An ETag: the body's hash. Undefined while neither a final anchor nor a clock is there, since the next body will differ. */
  tag: string | undefined;
}

/** The cache's limit in bytes, at about 20 kB a certificate; unused entries are dropped after at most twice this time. */
const cacheLimits = { maxBytes: 32e6, seconds: 60 };

/**
 * Certificates in their public view. Decrypted and proven ones are cached, but each time the row's version is checked in the
 * database: a certificate that another process has erased is no longer shown from that moment on.
 */
export function createPublicCertificates(context: BundleContext) {
  const recent = createRecent<Shown>({ ...cacheLimits, sizeOf });

  async function find(id: string): Promise<Shown> {
    const known = recent.get(id);
    if (known !== undefined) {
      // Erased, it has no version: it leaves the cache, and `requireShown` decides what is said of it.
      if ((await findVersion(context.pool, id)) === known.version) return known;
      recent.delete(id);
    }
    const certificate = await requireShown(context, id);
    const { log, index, version, registeredAt, said, asked, now } = certificate;
    const shown = {
      id,
      log,
      index,
      version,
      registeredAt,
      said,
      asked,
      now,
      ...openCertificate(context.keys, certificate, "public"),
    };
    recent.set(id, shown);
    return shown;
  }

  return {
    async read(id: string): Promise<Certificate> {
      const shown = await find(id);
      return describeCertificate(context, shown, shown.fields);
    },

    async bundle(id: string): Promise<BundleFile> {
      const shown = await find(id);
      const chosen = await chooseProof(context, shown);
      const { head, anchor, evidence } = chosen;
      const shows = [anchor?.transaction.hash, evidence?.version].filter((each) => each !== undefined);
      const proven = shows.length > 0 ? [head.size, ...shows].join(" ") : undefined;
      if (shown.bundle !== undefined && shown.bundle.proven === proven) return shown.bundle;
      const body = Buffer.from(JSON.stringify(await proveRecord(context, shown, chosen)));
      if (proven === undefined) return { body, tag: undefined };
      const tag = `"${createHash("sha256").update(body).digest("base64url")}"`;
      const bundle = { body, tag, proven };
      recent.set(id, { ...shown, bundle });
      return bundle;
    },
  };
}

/** The fields repeat the record's contents, without its encoding. */
function sizeOf({ sdJwt, bundle, said }: Shown): number {
  return 3 * sdJwt.length + 200 * said.length + (bundle?.body.length ?? 0) + 500;
}
