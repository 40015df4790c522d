import { type ClockEvidence, parseBundle, parseTlogProof } from "@colophon/proof";

/** What other clocks say, by the evidence in a bundle's proof. Empty without any: what judges it is only loaded with the first. */
export async function judgeEvidence(bundle: Uint8Array): Promise<{ clocks?: ClockEvidence }> {
  try {
    const { extra, checkpoint } = parseTlogProof(parseBundle(bundle).tlogProof);
    if (extra === undefined) return {};
    const { judgeHere } = await import("./judge-here.ts");
    return { clocks: await judgeHere({ extra, checkpoint }) };
  } catch {
    // An unreadable bundle fails its first check. Without the code, no clock is known.
    return {};
  }
}
