import { selfIdentificationFields, type SelfIdentification } from "@colophon/api";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api/call-api.ts";
import { emptyIfNotFound } from "../../lib/api/empty-if-not-found.ts";

/** The user's self-identification. */
export const selfIdentificationQuery = queryOptions({
  queryKey: ["self-identification"],
  queryFn: async ({ signal }) =>
    emptyIfNotFound(callApi("GET /api/user/self-identification", {}, { signal }), nothing),
});

const each = <T>(value: T) => Object.fromEntries(selfIdentificationFields.map((field) => [field, value]));

const nothing = { ...each(""), privacy_settings: each("private") } as SelfIdentification;
