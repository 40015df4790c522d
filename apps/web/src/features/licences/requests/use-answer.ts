import type { Api, EndpointInput, LicenceRequest } from "@colophon/api";
import { useMutation, type UseMutationResult } from "@tanstack/react-query";
import { useRef } from "react";
import { callApi } from "../../../lib/api/call-api.ts";
import { requestsQuery } from "../../../lib/api/licences-query.ts";
import { queryClient } from "../../../lib/api/query-client.ts";
import { randomId } from "../../../lib/api/random-id.ts";

type Answer = EndpointInput<Api["POST /api/licences/requests/{id}/answer"]>["body"];

/** Sends an answer; a retry after a lost response is the same answer. What the page shows is new before it is done. */
export function useAnswer(id: string, onDone: () => void): UseMutationResult<LicenceRequest, Error, Answer> {
  const before = useRef<{ content: string; key: string }>(undefined);
  return useMutation({
    mutationFn: async (body: Answer) => {
      const content = JSON.stringify(body);
      if (before.current?.content !== content) before.current = { content, key: randomId() };
      const headers = { "idempotency-key": before.current.key };
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
