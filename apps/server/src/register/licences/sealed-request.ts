import { openJson, sealJson } from "../../base/encryption.ts";
import type { Keys } from "../../base/keys/keys.ts";
import type { Side } from "./request-states.ts";

/** What is sealed of a request: the names of its sides, and what they wrote; `at` an ISO moment. Older rows lack what was added since. */
export interface SealedRequest {
  licensor: string;
  licensee: string;
  said: { by: Side; text: string; at: string }[];
}

type DataKey = Pick<Keys, "dataEncryption">;

/** What it is bound to. */
export const requestContext = (id: string): string => `licence_requests.sealed:${id}`;

export const sealRequest = ({ dataEncryption }: DataKey, id: string, request: SealedRequest): Buffer =>
  sealJson(dataEncryption.key, request, requestContext(id));

export const openRequest = (
  { dataEncryption }: DataKey,
  { id, sealed }: { id: string; sealed: Buffer },
): SealedRequest => openJson(dataEncryption.key, sealed, requestContext(id)) as SealedRequest;

/** With what a side adds, unless it wrote nothing. */
export const withSaid = (request: SealedRequest, by: Side, text: string | undefined): SealedRequest =>
  text === undefined || text === ""
    ? request
    : { ...request, said: [...request.said, { by, text, at: new Date().toISOString() }] };
