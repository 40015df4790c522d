import type { Bundle } from "@colophon/proof";
import type { Certificate } from "@colophon/api";
import type { UsesSaid } from "@colophon/uses";
import { AppError } from "../../base/errors.ts";
import { buildBundle, type BundleContext } from "../../record/build-bundle.ts";
import { type CertificateContext, readCertificate, requireShown } from "../../record/read-certificate.ts";
import type { StoredCertificate } from "../../record/record.ts";
import type { StatusContext } from "../statements/build-status.ts";
import { usesSaidLater } from "../statements/uses-now.ts";
import { type StatusBeside, statusBeside } from "./status-beside.ts";

/** What a document prints, and what is attached to it. */
export interface Printed {
  facts: PrintedFacts;
  bundle: Bundle;
  status: StatusBeside | undefined;
}

/** With what each change of use by machines says. */
type PrintedFacts = Certificate & {
  statements: (Certificate["statements"][number] & { aiUse?: UsesSaid })[];
};

/** A certificate as anyone may see it at one moment. */
export interface Reading {
  stored: StoredCertificate;
  facts: PrintedFacts;
}

export async function readPublic(context: CertificateContext, id: string): Promise<Reading> {
  const stored = await requireShown(context, id);
  const facts = await readCertificate(context, stored, "public");
  if (!facts.statements.some(({ kind }) => kind === "ai_use")) return { stored, facts };
  const uses = await usesSaidLater(context, id);
  const statements = facts.statements.map((each) => {
    const aiUse = uses.get(each.n);
    return aiUse === undefined ? each : { ...each, aiUse };
  });
  return { stored, facts: { ...facts, statements } };
}

/** How often it is read again when a statement is made in the meantime. */
const mostAttempts = 5;

/**
 * A certificate as its document prints it: with the very statements of the status that is attached, no fewer and no more. What was
 * read first, and its bundle, are returned where they will do.
 */
export async function readPrinted(
  context: BundleContext & StatusContext,
  first: Reading,
  bundleOfFirst: () => Promise<Bundle>,
): Promise<Printed> {
  let { stored, facts } = first;
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    const bundle = await (attempt === 1 ? bundleOfFirst() : buildBundle(context, stored, "public"));
    const status = await statusBeside(context, stored.id, bundle);
    if (status === undefined || facts.log.isDamaged || status.count === stored.said.length)
      return { facts, bundle, status };
    ({ stored, facts } = await readPublic(context, stored.id));
  }
  throw new AppError("unavailable");
}
