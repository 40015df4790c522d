import { formatBundle, type Trust } from "@colophon/proof";
import { makeRegistry } from "@colophon/testing/make-bundle";

/** Sizes the inclusion proof: as long as in a log of 2^14 registrations. */
const LOG_SIZE = 16_384;

export interface SampleBundles {
  /** The text of each file. */
  bundles: string[];
  trust: Trust;
}

/** Anchored bundles of different works, each with every kind of claim. */
export function makeSampleBundles(count: number): SampleBundles {
  const registry = makeRegistry();
  const certificates = Array.from({ length: count }, () => registry.issue());
  const filler = registry.entries.at(-1) ?? new Uint8Array();
  while (registry.entries.length < LOG_SIZE) registry.entries.push(filler);
  const bundles = certificates.map((certificate) => formatBundle(registry.bundle(certificate)));
  return { bundles, trust: registry.trust };
}
