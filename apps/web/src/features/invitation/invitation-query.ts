import { ApiError } from "@colophon/api";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api/call-api.ts";

export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ["invitation", token],
    queryFn: async () => callApi("POST /api/invitations/show", { body: { token } }),
    retry: (count, error) => !isUnknown(error) && count < 3,
  });

export const isUnknown = (error: Error | null): boolean => error instanceof ApiError && error.status < 500;
