export { createClient, type Client, type ClientOptions } from "./create-client.ts";
export { RegistryError, type FailureCode } from "./registry-error.ts";
export type { Bytes, CallOptions } from "./operation.ts";
export type * from "./operations.ts";
