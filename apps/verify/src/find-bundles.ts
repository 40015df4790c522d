import type { CertificatePdf } from "@colophon/pdf-check";
import type { CheckOptions } from "./arguments.ts";
import { CannotCheckError } from "./errors.ts";
import { type CheckInput, readInput, readWorkFile, type BundledFile } from "./read-input.ts";
import { readSmallFile } from "./read-limited.ts";
import { fetchBundle, fetchLicence, findCertificates } from "./registry.ts";

/** A bundle to check, or a licence, and what it has to belong to. */
export interface FoundBundle {
  isLicence?: true;
  /** The file or the registry that it comes from. */
  from: string;
  read: () => Promise<Uint8Array>;
  workFile?: BundledFile;
  /** The PDF that it is attached to. */
  pdf?: CertificatePdf;
  /** The number that the registry is asked for. */
  certificateId?: string;
}

/** The bundles that an input is about: itself, the one given with it, or those that the registry has of it. */
export async function findBundles(
  input: string,
  { bundle, registry }: Pick<CheckOptions, "bundle" | "registry">,
): Promise<FoundBundle[]> {
  if (bundle !== undefined)
    return [{ from: bundle, read: () => readSmallFile(bundle), workFile: await readWorkFile(input) }];
  const read = await readInput(input);
  if (read.kind === "bundle") return [{ from: input, read: () => Promise.resolve(read.bundle) }];
  if (read.kind === "status")
    throw new CannotCheckError(
      "no_bundle",
      `${input} is a status, which shows nothing by itself. Give the bundle that it is about, and the status with --status FILE.`,
    );
  if (read.kind === "certificate_pdf")
    return [{ from: input, read: () => Promise.resolve(read.bundle), pdf: read.pdf }];
  if (read.kind === "licence" || read.kind === "licence_pdf") {
    const pdf = read.kind === "licence_pdf" ? { pdf: read.pdf } : {};
    return [{ isLicence: true, from: input, read: () => Promise.resolve(read.licence), ...pdf }];
  }
  if (registry === undefined) throw withoutRegistry(input, read);
  if (read.kind === "licence_id") {
    const { licenceId } = read;
    const fetched = () => fetchLicence(registry, licenceId);
    return [{ isLicence: true, from: registry.origin, certificateId: licenceId, read: fetched }];
  }
  if (read.kind === "certificate_id") return [bundleOf(registry, read.certificateId)];
  const ids = await findCertificates(registry, read.sha256);
  if (ids.length === 0)
    throw new CannotCheckError(
      "not_registered",
      `${registry.host} has no certificate for the file ${input}.`,
    );
  return ids.map((id) => ({ ...bundleOf(registry, id, read.sha256), workFile: read }));
}

/** With `sha256` the one that shows the file which has it, even where the certificate hides its files. */
function bundleOf(registry: URL, certificateId: string, sha256?: string): FoundBundle {
  return { from: registry.origin, certificateId, read: () => fetchBundle(registry, certificateId, sha256) };
}

function withoutRegistry(
  input: string,
  read: Extract<CheckInput, { kind: "work_file" | "certificate_id" | "licence_id" }>,
): CannotCheckError {
  if (read.kind === "certificate_id" || read.kind === "licence_id")
    return new CannotCheckError("no_registry", `To look up ${input}, name a registry with --registry URL.`);
  if (read.isPdf)
    return new CannotCheckError(
      "no_bundle",
      `${input} is a PDF without a bundle inside, so not a certificate as the registry issued it. If it is a work, give its bundle with --bundle FILE or a --registry URL.`,
    );
  return new CannotCheckError(
    "no_bundle",
    `${input} is not a bundle. To check a work file, give its bundle with --bundle FILE or a --registry URL.`,
  );
}
