import { formatBundle, sha256, toBase64Url, verifyCertificate } from "@colophon/proof";
import { formatLicenceFile, LICENCE_FORMAT, licenceFacts, licenceVerifierOf } from "@colophon/proof/licences";
import {
  certificateFacts,
  formatStatus,
  type StatusEvidence,
  verifyStatus,
} from "@colophon/proof/statements";
import { type IssuedCertificate, makeRegistry, type TestRegistry } from "./make-bundle.ts";
import { close, HEAD_TIME, type LoggedStatement, makeStatus, say, type Saying } from "./make-status.ts";

const licences = { prefix: "LIC", vct: "https://registry.example/credentials/licence/v1" };

export interface LicensedWork {
  registry: TestRegistry;
  work: IssuedCertificate;
  licence: IssuedCertificate;
  /** The licence's file. */
  file: string;
  /** Of the work and of the licence, as of the whole log. */
  workStatus: StatusEvidence;
  status: StatusEvidence;
  /** The same as files. */
  workStatusFile: string;
  statusFile: string;
}

/** What is said of the work before the licence is issued, and after; what of the licence. */
export interface SaidOfLicensed {
  before?: readonly Saying[];
  after?: readonly Saying[];
  ofLicence?: readonly Saying[];
}

/** A licence of a work in a log, with everything said of both. `change` changes its claims. */
export function makeLicence(
  { before = [], after = [], ofLicence = [] }: SaidOfLicensed = {},
  change: (claims: Record<string, unknown>) => Record<string, unknown> = (claims) => claims,
): LicensedWork {
  const registry = makeRegistry();
  registry.issue({ title: "Another work" });
  const work = registry.issue({ title: "The work", creatorName: "Aïcha Tremblay" });
  const saidOfWork: LoggedStatement[] = before.map((saying, n) => say(registry, work, n, saying));
  const licence = registry.issue(change(sampleLicence(work)), registry.issuer, licences);
  for (const saying of after) saidOfWork.push(say(registry, work, saidOfWork.length, saying));
  const saidOfLicence = ofLicence.map((saying, n) => say(registry, licence, n, saying));
  close(registry);
  const { trust } = registry;
  const bundle = registry.bundle(work);
  const text = formatBundle(bundle);
  const own = registry.bundle(licence);
  const file = formatLicenceFile({ ...own, format: LICENCE_FORMAT, work: text });
  const options = { trust, now: HEAD_TIME + 60 };
  const facts = certificateFacts(text, verifyCertificate(text, { trust }));
  const ofFile = licenceFacts(file, licenceVerifierOf(file, { trust })());
  if (facts === undefined || ofFile === undefined) throw new Error("the files do not prove what they are of");
  const workStatusFile = formatStatus(makeStatus(registry, work, saidOfWork, bundle));
  const statusFile = formatStatus(makeStatus(registry, licence, saidOfLicence, own));
  return {
    registry,
    work,
    licence,
    file,
    workStatusFile,
    statusFile,
    workStatus: verifyStatus(workStatusFile, facts, options),
    status: verifyStatus(statusFile, ofFile, options),
  };
}

function sampleLicence(work: IssuedCertificate): Record<string, unknown> {
  return {
    licensor: { name: "Aïcha Tremblay", as: "registrant" },
    licensee: { name: "Éditions du Nord" },
    work: { certificate: work.certificateId, record: toBase64Url(sha256(work.jwt)) },
    terms: { vocabulary: "colophon-licence-terms/v1", template: "editorial", revocable: true },
    termsText: { language: "fr", sha256: toBase64Url(sha256("Vous pouvez…")) },
    from: "2026-11-29",
    until: "2027-11-28",
    fee: { amount: 2500, currency: "CAD" },
  };
}
