import { accountEndpoints } from "./accounts.ts";
import { certificateEndpoints } from "./certificates.ts";
import { profileEndpoints } from "./profiles.ts";
import { searchEndpoints } from "./search.ts";
import { walletEndpoints } from "./wallet.ts";
import { workEndpoints } from "./works.ts";

/** Every call of the API, by method and path. */
export const api = {
  ...accountEndpoints,
  ...profileEndpoints,
  ...workEndpoints,
  ...certificateEndpoints,
  ...walletEndpoints,
  ...searchEndpoints,
};
export type Api = typeof api;

export type { User } from "./accounts.ts";
export type { Certificate } from "./certificates.ts";
export { ApiError, call } from "./client.ts";
export type { Access, Endpoint, EndpointInput, EndpointKey, EndpointOutput } from "./endpoint.ts";
export { type ApiErrorCode, apiErrors, type Failure, type FieldErrorCode, fieldErrors } from "./errors.ts";
export type { Alias, Profile, SelfIdentification } from "./profiles.ts";
export * from "./vocabulary.ts";
export type { FileFingerprint, Registered, Registration, RegistrationInput, WorkListItem } from "./works.ts";
