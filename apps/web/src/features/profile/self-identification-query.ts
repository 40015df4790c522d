import { ApiError, selfIdentificationFields, type SelfIdentification } from "@colophon/api";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api/call-api.ts";

/** The user's self-identification. Specification section 8: a 404 means none yet, and isn't an error. */
export const selfIdentificationQuery = queryOptions({
  queryKey: ["self-identification"],
  queryFn: async ({ signal }) => {
    try {
      return await callApi("GET /api/user/self-identification", {}, { signal });
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return nothing;
      throw error;
    }
  },
});

const each = <T>(value: T) => Object.fromEntries(selfIdentificationFields.map((field) => [field, value]));

const nothing = { ...each(""), privacy_settings: each("private") } as SelfIdentification;
