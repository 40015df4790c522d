/** Why the upload of a private copy is paused, in words. */
export const pauseReasons = {
  person: "deposit.paused",
  network: "deposit.lostNetwork",
  session: "deposit.lostSession",
  server: "deposit.lostServer",
} as const;
