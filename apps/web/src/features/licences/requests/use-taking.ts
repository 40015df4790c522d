import type { Api, EndpointInput, LicenceRequest } from "@colophon/api";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { callApi } from "../../../lib/api/call-api.ts";
import { queryClient } from "../../../lib/api/query-client.ts";
import { randomId } from "../../../lib/api/random-id.ts";

interface Taking {
  contents: () => EndpointInput<Api["POST /api/licences/requests"]>["body"];
  onTaken: (request: LicenceRequest) => void;
  onRefused: () => void;
}

/** Sends a request for a licence. A retry after a lost response is the same request. */
export function useTaking({ contents, onTaken, onRefused }: Taking) {
  const before = useRef<{ content: string; key: string }>(undefined);
  return useMutation({
    mutationFn: async () => {
      const body = contents();
      const content = JSON.stringify(body);
      if (before.current?.content !== content) before.current = { content, key: randomId() };
      const headers = { "idempotency-key": before.current.key };
      return callApi("POST /api/licences/requests", { body }, { headers });
    },
    onSuccess: async (request) => {
      onTaken(request);
      await queryClient.invalidateQueries({ queryKey: ["licences"] });
    },
    onError: onRefused,
  });
}
