import type { Checkpoint } from "../log/checkpoint.ts";
import { type EcPublicJwk, jwkThumbprint } from "../crypto/jwk.ts";
import { createMemory, type Memory } from "./memory.ts";
import type { Primitives } from "../crypto/primitives.ts";
import type { Trust } from "../trust.ts";

/** What the checks of a certificate are given beside its bundle. */
export interface CheckContext {
  /** Whom to believe; nothing in the bundle adds to it. */
  trust: Trust;
  primitives: Primitives;
  /** `jwkThumbprint`, once for each of the trust's keys. */
  thumbprintOf(key: EcPublicJwk): string;
  /** What the certificates of one checkpoint share, for those that are checked after the first. */
  proven: {
    checkpoints: Memory<Checkpoint>;
    keySets: Memory<{ index: number; kids: string[] }>;
  };
}

export function createCheckContext(trust: Trust, primitives: Primitives): CheckContext {
  const thumbprints = new WeakMap<EcPublicJwk, string>();
  return {
    trust,
    primitives,
    thumbprintOf(key) {
      const thumbprint = thumbprints.get(key) ?? jwkThumbprint(key, primitives.sha256);
      thumbprints.set(key, thumbprint);
      return thumbprint;
    },
    proven: { checkpoints: createMemory(), keySets: createMemory() },
  };
}
