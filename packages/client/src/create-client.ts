import { callOperation } from "./call-operation.ts";
import type { CallOptions, Input, Operation } from "./operation.ts";
import { operations, type Operations } from "./operations.ts";

export interface ClientOptions {
  /** The registry's address, as `https://registry.example`. */
  registry: string;
  /** An API token, `clp_…`. Without one, only what anybody may ask. */
  token?: string;
  /** How often a call is sent again after a failure that may pass: 4 unless set. */
  retries?: number;
  /** The longest wait before that, in milliseconds: 60,000 unless set. Where the registry wants a longer one, the call fails. */
  maxWait?: number;
  /** In place of the global `fetch`. */
  fetch?: typeof fetch;
}

/** One method for each call of the API. */
export type Client = Operations;

/** A client of one registry. It keeps no state, and may be shared. */
export function createClient({
  registry,
  token,
  retries = 4,
  maxWait = 60_000,
  ...rest
}: ClientOptions): Client {
  const { origin, pathname } = new URL(registry);
  const settings = {
    registry: origin + pathname.replace(/\/+$/, ""),
    token,
    retries,
    maxWait,
    fetch: rest.fetch ?? ((...request: Parameters<typeof fetch>) => globalThis.fetch(...request)),
  };
  const method =
    (operation: Operation) =>
    (input: Input = {}, options: CallOptions = {}) =>
      callOperation(settings, operation, input, options);
  return Object.fromEntries(
    Object.entries<Operation>(operations).map(([name, operation]) => [name, method(operation)]),
  ) as unknown as Client;
}
