import type { Bundle } from "@colophon/proof";
import type { Certificate } from "@colophon/api";
import { AppError } from "../../base/errors.ts";
import { buildBundle, type BundleContext } from "../../record/build-bundle.ts";
import { readCertificate, requireCertificate } from "../../record/read-certificate.ts";
import type { StatusContext } from "../statements/build-status.ts";
import { type StatusBeside, statusBeside } from "./status-beside.ts";

/** What a document prints, and what is attached to it. */
export interface Printed {
  facts: Certificate;
  bundle: Bundle;
  status: StatusBeside | undefined;
}

/** How often it is read again when a statement is made in the meantime. */
const mostAttempts = 5;

/** A certificate as its document prints it: with the very statements of the status that is attached, no fewer and no more. */
export async function readPrinted(context: BundleContext & StatusContext, id: string): Promise<Printed> {
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    const stored = await requireCertificate(context, id);
    const [facts, bundle] = await Promise.all([
      readCertificate(context, stored, "public"),
      buildBundle(context, stored, "public"),
    ]);
    const status = await statusBeside(context, id, bundle);
    if (status === undefined || status.count === stored.said.length) return { facts, bundle, status };
  }
  throw new AppError("unavailable");
}
