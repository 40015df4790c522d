import { createHash } from "node:crypto";
import type { Certificate, Language } from "@colophon/api";
import { type PrintedFacts, type CertificateFields, certificateFields } from "@colophon/certificate";
import type { ClockRules } from "@colophon/clocks";
import { type Bundle, isPublicChain } from "@colophon/proof";
import { describeTrust, type TrustParts } from "../../log/trust/describe-trust.ts";
import { bundleBy, type BundleContext, chooseProof, type ChosenProof } from "../../record/build-bundle.ts";
import type { StatusContext } from "../statements/build-status.ts";
import type { StoredCertificate } from "../../record/record.ts";
import { headersForMachines } from "../statements/tell-machines.ts";
import type { Config } from "../../base/config/config.ts";
import { AppError } from "../../base/errors.ts";
import type { Objects } from "../../base/files/objects.ts";
import { DocumentOutdated, documentKey, keepDocument } from "./kept-documents.ts";
import { layoutVersion } from "./layout-version.ts";
import { createNewestDocuments } from "./newest-documents.ts";
import { provenClock } from "./proven-clock.ts";
import { readPrinted, readPublic } from "./read-printed.ts";
import type { Documents } from "./open-documents.ts";
import type { DocumentFormat } from "./page-renderer.ts";
import { printedSeal, signPdf } from "./sign-pdf.ts";

export interface DocumentContext extends BundleContext {
  log: BundleContext["log"] & StatusContext["log"] & TrustParts["log"];
  anchoring: BundleContext["anchoring"] & TrustParts["anchoring"];
  past: TrustParts["past"];
  objects: Objects;
  config: Pick<Config, "publicUrl">;
  documents: Documents;
  /** Whose clocks count; default: the public ones. */
  clockRules?: ClockRules;
}

export interface CertificateDocument {
  title: string;
  /** Identifies what the document shows; undefined while that may still change. */
  version: string | undefined;
  /** What machines are told with it. */
  headers: Record<string, string>;
  bytes(): Promise<Uint8Array>;
}

type Clock = Pick<PrintedFacts, "clock">;

/** Documents in memory: a picture takes some 1.7 MB. */
const mostRemembered = 16;

/**
 * Documents of certificates, as anyone may see them. A signed PDF with a final anchor is kept and never made again.
 * All others, that is pictures and whatever still says "pending", can be made again from stored facts, so only the
 * newest are cached.
 */
export function createDocumentMaker(context: DocumentContext) {
  const layout = layoutVersion();
  const newest = createNewestDocuments(mostRemembered);

  return find;

  async function find(id: string, format: DocumentFormat, lang: Language): Promise<CertificateDocument> {
    const reading = await readPublic(context, id);
    const { facts, stored } = reading;
    const choose = once(async () => chooseProof(context, stored));
    const build = once(async () => bundleBy(context, stored, await choose(), "public"));
    // Without evidence of clocks there is nothing to judge. A certificate of an ended log may bring its own, in its own proof.
    const mayHaveClocks =
      needsClock(facts) && (stored.log !== null || (await choose()).evidence !== undefined);
    const clock = mayHaveClocks ? await clockOf(facts, await build()) : {};
    const make = async () => {
      const renderedAt = new Date();
      if (format !== "pdf")
        return context.documents.pool.run({
          format,
          fields: fieldsOf({ ...facts, ...clock }, renderedAt),
          renderedAt,
          bundle: "",
        });
      const { facts: printed, bundle, status } = await readPrinted(context, reading, build);
      // By the very bundle that is attached: another one, where a statement was made since.
      const printedClock = printed === facts ? clock : await clockOf(printed, bundle);
      const fields = fieldsOf({ ...printed, ...printedClock }, renderedAt, status?.asOf);
      const page = await context.documents.pool.run({
        format,
        fields,
        renderedAt,
        bundle: JSON.stringify(bundle),
        status: status?.text,
      });
      return sign(page, id, renderedAt);
    };
    const fieldsOf = (shown: Certificate & Clock, renderedAt: Date, asOf?: string): CertificateFields =>
      certificateFields(shown, {
        lang,
        validationUrl: `${context.config.publicUrl}/verify/${id}`,
        renderedAt: renderedAt.toISOString(),
        isTestChain: !isPublicChain(shown.anchor.chainId),
        ...(asOf !== undefined && { asOf }),
      });
    const isFinal = facts.anchor.state === "final";
    // Includes the number of statements and what clocks have said, so that a new one makes a new document.
    const proof = format === "pdf" ? proofOf(await choose()) : [];
    const shown = [
      fieldsOf({ ...facts, ...clock }, new Date(0)),
      facts.anchor.state,
      facts.statements.length,
      ...proof,
    ];
    const version = createHash("sha256")
      .update(JSON.stringify([layout, context.documents.signer.root, shown]))
      .digest("base64url");
    const key = documentKey(id, version, format);
    const isKept = isFinal && format === "pdf";
    // Erased words change no key, but this: neither the newest documents nor another's cache keeps what shows them.
    const shownVersion = createHash("sha256").update(`${version} ${stored.version}`).digest("base64url");
    const makeOrFind = isKept ? async () => findOrMake(stored, key, make) : make;
    return {
      title: facts.title,
      version: isFinal ? shownVersion : undefined,
      headers: await headersForMachines(context, stored),
      bytes: async () =>
        newest(`${key} ${shownVersion}`, makeOrFind).catch(async (error: unknown) => {
          if (!(error instanceof DocumentOutdated)) throw error;
          return (await find(id, format, lang)).bytes();
        }),
    };
  }

  async function clockOf(facts: Certificate, bundle: Bundle): Promise<Clock> {
    if (!needsClock(facts)) return {};
    const clock = await provenClock(bundle, await describeTrust(context), context.clockRules);
    return clock === undefined ? {} : { clock };
  }

  async function sign(page: Uint8Array, certificateId: string, signedAt: Date): Promise<Uint8Array> {
    const { signer, timeStamp } = context.documents;
    return signPdf(page, {
      identity: signer.identity(),
      certificateId,
      signedAt,
      seal: printedSeal,
      timeStamp,
    });
  }

  async function findOrMake(
    { id, version }: StoredCertificate,
    key: string,
    make: () => Promise<Uint8Array>,
  ): Promise<Uint8Array> {
    const kept = await context.objects.get(key).catch(passAway);
    if (kept !== undefined) return kept;
    const bytes = await make();
    await keepDocument(context, id, key, bytes, version).catch(passAway);
    return bytes;
  }
}

const proofOf = ({ head, evidence }: ChosenProof): string[] =>
  evidence === undefined ? [] : [`${head.size} ${evidence.kinds}`];

/** Whether a clock is printed, if one is proven: no public chain proves the date. */
const needsClock = ({ log, anchor }: Certificate): boolean =>
  !(log.isDamaged || (anchor.state === "final" && isPublicChain(anchor.chainId)));

/** Asks when the answer is needed, and never again. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return async () => (asked ??= ask());
}

/** While the object store is unavailable, documents are made at every request. */
function passAway(error: unknown): undefined {
  if (!(error instanceof AppError && error.code === "storage_unavailable")) throw error;
}
