/** Why there is no signature; nothing was registered. */
export class WalletFailure extends Error {
  /** Each has two texts: `registration.wallet.…` and `work.wallet.…`. */
  readonly reason: "declined" | "wrongAccount" | "failed";

  constructor(reason: WalletFailure["reason"], options?: ErrorOptions) {
    super(`the wallet gave no signature: ${reason}`, options);
    this.reason = reason;
  }
}
