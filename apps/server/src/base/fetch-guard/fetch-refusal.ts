import type { LinkFailure } from "@colophon/api";

/** Why an address that a stranger named was not read. A link's row and the API's `failure` have it by this name. */
export type FetchFailure = Exclude<LinkFailure, "no_code" | "weak_link">;

export class FetchRefusal extends Error {
  readonly reason: FetchFailure;

  constructor(reason: FetchFailure, options?: ErrorOptions) {
    super(reason, options);
    this.name = "FetchRefusal";
    this.reason = reason;
  }
}
