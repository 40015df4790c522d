/** Size and root of the tree: what a checkpoint signs. */
export interface Head {
  size: number;
  root: Uint8Array;
}

/** The database contradicts itself: nothing may be signed until somebody has looked (npm run fsck). */
export class LogDamaged extends Error {}
