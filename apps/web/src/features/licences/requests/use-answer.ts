import type { Api, EndpointInput, LicenceRequest } from "@colophon/api";
import { useMutation, type UseMutationResult } from "@tanstack/react-query";
import { callApi } from "../../../lib/api/call-api.ts";
import { requestsQuery } from "../../../lib/api/licences-query.ts";
import { queryClient } from "../../../lib/api/query-client.ts";
import { useRequestKey } from "../../../lib/api/use-request-key.ts";

type Answer = EndpointInput<Api["POST /api/licences/requests/{id}/answer"]>["body"];

/** Sends an answer. What the page shows is new before it is done. */
export function useAnswer(id: string, onDone: () => void): UseMutationResult<LicenceRequest, Error, Answer> {
  const keyFor = useRequestKey();
  return useMutation({
    mutationFn: async (body: Answer) => {
      const headers = keyFor(JSON.stringify(body));
      return callApi("POST /api/licences/requests/{id}/answer", { params: { id }, body }, { headers });
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: requestsQuery.queryKey });
      onDone();
    },
    // The other side may have been faster.
    onError: async () => queryClient.invalidateQueries({ queryKey: requestsQuery.queryKey }),
  });
}
