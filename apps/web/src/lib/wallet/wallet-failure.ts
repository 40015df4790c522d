/** Why there is no signature; nothing was registered. */
export class WalletFailure extends Error {
  readonly reason: "declined" | "wrongAccount" | "failed";

  constructor(reason: WalletFailure["reason"], options?: ErrorOptions) {
    super(`the wallet gave no signature: ${reason}`, options);
    this.reason = reason;
  }
}
