import { type ClockEvidence, parseBundle, parseTlogProof } from "@colophon/proof";

/** What other clocks say, by the evidence in a bundle's proof. Empty without any: what judges it is only loaded with the first. */
export async function judgeEvidence(bundle: Uint8Array): Promise<{ clocks?: ClockEvidence }> {
  try {
    const { extra, checkpoint } = parseTlogProof(parseBundle(bundle).tlogProof);
    if (extra === undefined) return {};
    const { judgeClocks } = await import("@colophon/clocks");
    return { clocks: await judgeClocks({ extra, checkpoint }, { now: Math.floor(Date.now() / 1000) }) };
  } catch {
    // An unreadable bundle fails its first check. Without the code, no clock is known.
    return {};
  }
}
